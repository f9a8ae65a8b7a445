const NOW = Date.UTC(2026, 2, 11, 4);

/** Starts `Math.random` over from a text: https://github.com/cprosche/mulberry32, seeded with a sum of the text. */
function seedRandom(text: string): void {
  let state = 0;
  for (let index = 0; index < text.length; index++)
    state = (Math.imul(state, 31) + text.charCodeAt(index)) | 0;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

class FixedDate extends Date {
  constructor(...parts: [] | [number]) {
    // Dates that are given stay; only the present one stands still.
    super(...((parts.length === 0 ? [NOW] : parts) as [number]));
  }

  static override now(): number {
    return NOW;
  }
}

/**
 * Takes chance and time out of this thread, so that two threads draw the same.
 *
 * @param seed Where `Math.random` starts.
 * @returns what gives them back.
 */
export function fixWorld(seed: string): () => void {
  const { random } = Math;
  const { Date: date } = globalThis;
  seedRandom(seed);
  globalThis.Date = FixedDate as DateConstructor;
  return () => {
    Math.random = random;
    globalThis.Date = date;
  };
}
