import { CANVAS_BYTES } from '@letu/core';
import { attempt } from '../attempt.js';
import { CodecError } from '../error.js';
import { fromBinaryString, toBinaryString } from './binaryString.js';
import { crc32 } from './checksum.js';
import { concatBytes } from './concat.js';
import { inflate } from './inflate.js';
import { fromUtf8, toUtf8 } from './utf8.js';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Length, type and checksum of a chunk. */
const CHUNK_OVERHEAD = 12;
const latin1 = new TextDecoder('latin1');

interface Chunk {
  readonly type: string;
  /** Where the chunk begins in the file, and where it ends. */
  readonly from: number;
  readonly to: number;
  readonly data: Uint8Array;
}

/** Tells whether bytes are a PNG picture. */
export function isPng(bytes: Uint8Array): boolean {
  return SIGNATURE.every((byte, at) => bytes[at] === byte);
}

/** The largest text that is inflated, in bytes: percent-encoded, as draw.io writes them, a text is thrice as large. */
const LARGEST_TEXT = 3 * CANVAS_BYTES;

/**
 * Returns the contents of the text chunks by their keyword: `tEXt` and `zTXt` as one character a byte, `iTXt` as text. Damaged
 * ones are left out.
 * Source: https://www.w3.org/TR/png-3/#11textinfo
 */
export function pngTexts(png: Uint8Array): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { type, data } of chunks(png)) {
    const read = READ_TEXT.get(type);
    const keyword = read ? keywordOf(data) : '';
    if (keyword === '') continue;
    const text = attempt(() => read?.(data, keyword.length + 1));
    if (text !== undefined) texts.set(keyword, text);
  }
  return texts;
}

/**
 * Returns a picture with a text under a keyword, in a chunk behind the header. An earlier one under the same keyword goes.
 *
 * @param keyword 1 to 79 characters of ASCII.
 * @param chunk `tEXt` for programs that know no other; it holds a text of one byte a character.
 * @throws CodecError `malformed` where the bytes are no PNG or a character has no byte, `lone-surrogate`.
 */
export function withPngText(
  png: Uint8Array,
  keyword: string,
  text: string,
  chunk: 'iTXt' | 'tEXt' = 'iTXt',
): Uint8Array<ArrayBuffer> {
  const [header] = isPng(png) ? chunks(png) : [];
  if (!header || header.to > png.length) throw new CodecError('malformed', 'The bytes are no PNG.');
  const parts = [png.subarray(0, header.to), textChunk(keyword, text, chunk)];
  let kept = header.to;
  for (const { type, from, to, data } of chunks(png)) {
    if (type !== chunk || keywordOf(data) !== keyword) continue;
    parts.push(png.subarray(kept, from));
    kept = to;
  }
  parts.push(png.subarray(kept));
  return concatBytes(
    parts,
    parts.reduce((size, part) => size + part.length, 0),
  ) as Uint8Array<ArrayBuffer>;
}

function* chunks(png: Uint8Array): Generator<Chunk> {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  for (let from = SIGNATURE.length; from + CHUNK_OVERHEAD <= png.length;) {
    const length = view.getUint32(from);
    const type = latin1.decode(png.subarray(from + 4, from + 8));
    const to = from + CHUNK_OVERHEAD + length;
    yield { type, from, to, data: png.subarray(from + 8, from + 8 + length) };
    from = to;
  }
}

function keywordOf(data: Uint8Array): string {
  return latin1.decode(data.subarray(0, Math.max(data.indexOf(0), 0)));
}

/** How the text of a chunk is read that begins at a place behind its keyword. */
const READ_TEXT = new Map<string, (data: Uint8Array, at: number) => string | undefined>([
  ['tEXt', (data, at) => toBinaryString(data.subarray(at))],
  ['zTXt', (data, at) => toBinaryString(inflated(data.subarray(at + 1)))],
  ['iTXt', internationalText],
]);

/** Behind the keyword stand two bytes of compression, a language, the keyword in that language, and the text. */
function internationalText(data: Uint8Array, at: number): string | undefined {
  const isCompressed = data[at] !== 0;
  const language = data.indexOf(0, at + 2);
  const translated = language < 0 ? -1 : data.indexOf(0, language + 1);
  if (translated < 0) return undefined;
  const text = data.subarray(translated + 1);
  return fromUtf8(isCompressed ? inflated(text) : text);
}

const inflated = (data: Uint8Array) => inflate(data, 'zlib', { maxBytes: LARGEST_TEXT });

function textChunk(keyword: string, text: string, type: 'iTXt' | 'tEXt'): Uint8Array {
  // The five zeros end the keyword, say that nothing is compressed, and leave language and translated keyword empty.
  const body =
    type === 'iTXt' ? toUtf8(`iTXt${keyword}\0\0\0\0\0${text}`) : fromBinaryString(`tEXt${keyword}\0${text}`);
  if (!body) throw new CodecError('malformed', 'The text has characters of more than a byte.');
  const chunk = new Uint8Array(body.length + 8);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, body.length - 4);
  chunk.set(body, 4);
  view.setUint32(4 + body.length, crc32(body));
  return chunk;
}
