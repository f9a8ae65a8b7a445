import { PNG_SIGNATURE } from './png.js';
import { inflateRaw, unpack, withoutPercent } from './unpack.js';

/** Length, type and checksum of a chunk. */
const CHUNK_OVERHEAD = 12;
/** Those under which pictures carry a file; the second is of the years before 2014. */
const KEYWORDS: ReadonlySet<string> = new Set(['mxfile', 'mxGraphModel']);

const latin1 = new TextDecoder('latin1');

/**
 * Returns the file that a PNG of draw.io carries in a text chunk, plain or packed; undefined where there is none. Of a picture
 * that is cut off, as much as there is of it is looked at.
 * Source: https://www.w3.org/TR/png-3/#11textinfo
 *
 * @throws FormatError `too-large`, or another error where it is damaged.
 */
export function xmlInPng(png: Uint8Array): string | undefined {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  for (let at = PNG_SIGNATURE.length; at + CHUNK_OVERHEAD <= png.length;) {
    const length = view.getUint32(at);
    const type = latin1.decode(png.subarray(at + 4, at + 8));
    const data = png.subarray(at + 8, at + 8 + length);
    const keyword = latin1.decode(data.subarray(0, Math.max(data.indexOf(0), 0)));
    if (KEYWORDS.has(keyword)) {
      const found = textOf(type, data.subarray(keyword.length + 1));
      if (found !== undefined) return unpack(found);
    }
    at += CHUNK_OVERHEAD + length;
  }
  return undefined;
}

/** Returns what stands in a text chunk behind its keyword. */
function textOf(type: string, data: Uint8Array): string | undefined {
  if (type === 'tEXt') return latin1.decode(data);
  // A method, then a stream of zlib, whose header has two bytes and whose checksum four; draw.io leaves both out.
  if (type === 'zTXt') return withoutPercent(latin1.decode(inflateRaw(rawOf(data.subarray(1)))));
  if (type !== 'iTXt' || data[0] !== 0) return undefined;
  const language = data.indexOf(0, 2);
  const translated = language < 0 ? -1 : data.indexOf(0, language + 1);
  return translated < 0 ? undefined : new TextDecoder().decode(data.subarray(translated + 1));
}

/** Returns a stream without what zlib puts around it, if it does. */
function rawOf(stream: Uint8Array): Uint8Array {
  const [method = 0, flags = 0] = stream;
  const isZlib = (method & 15) === 8 && ((method << 8) | flags) % 31 === 0;
  return isZlib ? stream.subarray(2, -4) : stream;
}
