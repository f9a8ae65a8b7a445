import { toBinaryString } from './binaryString.js';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Length, type and checksum of a chunk. */
const CHUNK_OVERHEAD = 12;
const latin1 = new TextDecoder('latin1');

/** Tells whether bytes are a PNG picture. */
export function isPng(bytes: Uint8Array): boolean {
  return SIGNATURE.every((byte, at) => bytes[at] === byte);
}

/**
 * Returns the contents of the uncompressed text chunks by their keyword.
 * Source: https://www.w3.org/TR/png-3/#11tEXt
 */
export function pngTexts(png: Uint8Array): Map<string, string> {
  const texts = new Map<string, string>();
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  for (let at = SIGNATURE.length; at + CHUNK_OVERHEAD <= png.length;) {
    const length = view.getUint32(at);
    const type = latin1.decode(png.subarray(at + 4, at + 8));
    if (type === 'tEXt') {
      const data = png.subarray(at + 8, at + 8 + length);
      const end = data.indexOf(0);
      if (end > 0) texts.set(latin1.decode(data.subarray(0, end)), toBinaryString(data.subarray(end + 1)));
    }
    at += CHUNK_OVERHEAD + length;
  }
  return texts;
}
