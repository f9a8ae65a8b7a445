import { brotliDecompressSync } from 'node:zlib';
import { ByteReader } from './byteReader.js';
import { FontFailure } from './fontFailure.js';

/** The largest font that a WOFF2 file can hold here, in bytes. */
const UNPACKED_LIMIT = 30 << 20;
const MOST_TABLES = 64;
const HEADER_SIZE = 48;
/** Its tag is written out instead of being one of those the format knows by number. */
const UNKNOWN_TAG = 63;
/** The numbers of `glyf` and `loca`, which alone are changed by transform 0. */
const TRANSFORMED: ReadonlySet<number> = new Set([10, 11]);
const NULL_TRANSFORM = 3;

export function isWoff2(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 4)) === 'wOF2';
}

/**
 * Makes sure that a WOFF2 file (https://www.w3.org/TR/WOFF2/) holds one font and nothing else, and unpacks to what its own
 * directory says, which is no more than a font may be. What decodes it afterwards meets no surprise.
 *
 * @throws FontFailure `damaged`, `collection`, `too-large`, `foreign-content`.
 */
export function checkWoff2(bytes: Uint8Array): void {
  const reader = new ByteReader(bytes, 4);
  if (reader.tag() === 'ttcf') throw new FontFailure('collection');
  if (reader.u32() !== bytes.length) throw new FontFailure('damaged');
  const count = reader.u16();
  reader.u16();
  const unpacked = reader.u32();
  const packed = reader.u32();
  reader.offset += 4;
  const [metaOffset, metaLength, , , privateLength] = Array.from({ length: 5 }, () => reader.u32());
  if (count === 0 || count > MOST_TABLES) throw new FontFailure('damaged');
  if (unpacked > UNPACKED_LIMIT) throw new FontFailure('too-large');
  // Metadata and private data are no part of the font, and nothing here reads them.
  if (metaOffset !== 0 || metaLength !== 0 || privateLength !== 0) throw new FontFailure('foreign-content');

  reader.offset = HEADER_SIZE;
  let [whole, stored] = [0, 0];
  for (let index = 0; index < count; index += 1) {
    const { original, transformed } = readEntry(reader);
    whole += original;
    stored += transformed;
  }
  if (whole > UNPACKED_LIMIT || stored > UNPACKED_LIMIT) throw new FontFailure('too-large');
  const end = reader.offset + packed;
  if (end > bytes.length) throw new FontFailure('damaged');
  if (bytes.length - end > 3) throw new FontFailure('foreign-content');
  if (unpackedSize(bytes.subarray(reader.offset, end), stored) !== stored) throw new FontFailure('damaged');
}

function readEntry(reader: ByteReader): { original: number; transformed: number } {
  const flags = reader.u8();
  const tag = flags & 63;
  if (tag === UNKNOWN_TAG) reader.tag();
  const transform = flags >> 6;
  const original = readBase128(reader);
  const isTransformed = TRANSFORMED.has(tag) ? transform !== NULL_TRANSFORM : transform !== 0;
  return { original, transformed: isTransformed ? readBase128(reader) : original };
}

/** https://www.w3.org/TR/WOFF2/#DataTypes: seven bits a byte, five bytes at most, without leading zeros. */
function readBase128(reader: ByteReader): number {
  let value = 0;
  for (let index = 0; index < 5; index += 1) {
    const byte = reader.u8();
    if (index === 0 && byte === 0x80) break;
    value = value * 128 + (byte & 127);
    if (value > 0xff_ff_ff_ff) break;
    if (byte < 128) return value;
  }
  throw new FontFailure('damaged');
}

/** Unpacks no more than there should be, so that a few bytes cannot fill the memory. */
function unpackedSize(packed: Uint8Array, most: number): number {
  try {
    return brotliDecompressSync(packed, { maxOutputLength: Math.max(most, 1) }).length;
  } catch (cause) {
    const isTooLarge = (cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new FontFailure(isTooLarge ? 'too-large' : 'damaged', { cause });
  }
}
