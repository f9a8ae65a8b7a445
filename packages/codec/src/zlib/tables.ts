// The fixed tables of RFC 1951, sections 3.2.5 and 3.2.6 (https://www.rfc-editor.org/rfc/rfc1951).

export const LITERALS = 286;
export const DISTANCES = 30;
export const END_OF_BLOCK = 256;

/** Extra bits of each length code, from symbol 257 on. */
export const LENGTH_EXTRA = Uint8Array.from([
  0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
]);
/** Extra bits of each distance code. */
export const DISTANCE_EXTRA = Uint8Array.from([
  0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
]);

/** The smallest length of each length code, less 3. */
export const LENGTH_BASE = new Uint8Array(29);
/** The length code of each length, less 3. */
export const LENGTH_CODE = new Uint8Array(256);
/** The smallest distance of each distance code, less 1. */
export const DISTANCE_BASE = new Uint16Array(DISTANCES);
/** The distance code of each distance less 1: of the first 256 by themselves, of the others by their upper bits. */
const DISTANCE_CODE = new Uint8Array(512);

fillLengths();
fillDistances();

/** Returns the code of a distance less 1. */
export function distanceCode(distanceLessOne: number): number {
  return DISTANCE_CODE[distanceLessOne < 256 ? distanceLessOne : 256 + (distanceLessOne >> 7)]!;
}

/** The code lengths of a block without tables. */
export const STATIC_LITERAL_LENGTHS = Uint8Array.from({ length: 288 }, (_, symbol) => {
  if (symbol < 144) return 8;
  if (symbol < 256) return 9;
  return symbol < 280 ? 7 : 8;
});
export const STATIC_DISTANCE_LENGTHS = new Uint8Array(DISTANCES).fill(5);

function fillLengths(): void {
  let length = 0;
  for (let code = 0; code < 28; code++) {
    LENGTH_BASE[code] = length;
    const end = length + (1 << LENGTH_EXTRA[code]!);
    LENGTH_CODE.fill(code, length, end);
    length = end;
  }
  // Length 258 has a code of its own, although 31 extra values of the code before it could say it.
  LENGTH_BASE[28] = 255;
  LENGTH_CODE[255] = 28;
}

function fillDistances(): void {
  let distance = 0;
  for (let code = 0; code < DISTANCES; code++) {
    DISTANCE_BASE[code] = distance;
    const end = distance + (1 << DISTANCE_EXTRA[code]!);
    if (distance < 256) DISTANCE_CODE.fill(code, distance, end);
    else DISTANCE_CODE.fill(code, 256 + (distance >> 7), 256 + (end >> 7));
    distance = end;
  }
}
