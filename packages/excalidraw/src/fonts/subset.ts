import { dataAddress } from '@letu/core';

/** Fonts of a few letters, by what they were made of: pictures are drawn again with nearly the same texts. */
const made = new Map<string, Promise<string>>();
const MOST = 500;

/**
 * Returns the address that holds a font with the given characters alone. HarfBuzz makes it (https://harfbuzz.github.io), which
 * is loaded with the first.
 */
export function subsetAddress(
  font: string,
  bytes: Uint8Array<ArrayBuffer>,
  codePoints: readonly number[],
): Promise<string> {
  const key = `${font} ${codePoints.join()}`;
  const known = made.get(key);
  if (known) return known;
  const making = subset(bytes, codePoints);
  if (made.size > MOST) made.clear();
  made.set(key, making);
  making.catch(() => made.delete(key));
  return making;
}

/** Makes a font of the characters alone, as an address that holds it. */
export async function subset(bytes: Uint8Array<ArrayBuffer>, codePoints: readonly number[]): Promise<string> {
  const { subsetToBinary } = await import('../../generated/subset.js');
  // It reads the whole of a buffer, of which bytes that were read may be a part.
  const font = bytes.slice().buffer;
  return dataAddress({
    mediaType: 'font/woff2',
    bytes: new Uint8Array(await subsetToBinary(font, codePoints)),
  });
}
