import { ByteReader } from './byteReader.js';
import { FontFailure } from './fontFailure.js';

export type SfntFormat = 'ttf' | 'otf';

/** The tables of a font by their tags, each within the file. */
export type Tables = ReadonlyMap<string, Uint8Array>;

/** TrueType's version 1.0 and Apple's `true`; OpenType with PostScript outlines. */
const FORMATS: Readonly<Record<string, SfntFormat>> = { '\0\u0001\0\0': 'ttf', true: 'ttf', OTTO: 'otf' };

/** More than any font has. */
const MOST_TABLES = 64;
/** Tables begin at multiples of four bytes, so a file can end with as many as three of padding. */
const PADDING = 3;

/** Returns what a file begins as, or undefined for no single font (https://learn.microsoft.com/typography/opentype/spec/otff). */
export function sfntFormat(bytes: Uint8Array): SfntFormat | undefined {
  return FORMATS[new TextDecoder('latin1').decode(bytes.subarray(0, 4))];
}

/**
 * Reads the table directory of a TrueType or OpenType font. The tables must lie in the file one after another: a file in which
 * they overlap, or which holds anything else, is no font that a program has written.
 *
 * @throws FontFailure `unknown-format`, `damaged`, `foreign-content`.
 */
export function readTables(bytes: Uint8Array): Tables {
  if (!sfntFormat(bytes)) throw new FontFailure('unknown-format');
  const reader = new ByteReader(bytes, 4);
  const count = reader.u16();
  if (count === 0 || count > MOST_TABLES) throw new FontFailure('damaged');
  reader.offset = 12;
  const records = Array.from({ length: count }, () => {
    const tag = reader.tag();
    reader.u32();
    return { tag, offset: reader.u32(), length: reader.u32() };
  });
  let end = reader.offset;
  for (const { tag, offset, length } of records.toSorted((a, b) => a.offset - b.offset)) {
    if (!/^[\x20-\x7e]{4}$/.test(tag) || offset < end || offset + length > bytes.length) {
      throw new FontFailure('damaged');
    }
    if (offset - end > PADDING) throw new FontFailure('foreign-content');
    end = offset + length;
  }
  if (bytes.length - end > PADDING) throw new FontFailure('foreign-content');
  const tables = new Map(
    records.map(({ tag, offset, length }) => [tag, bytes.subarray(offset, offset + length)]),
  );
  if (tables.size < count) throw new FontFailure('damaged');
  return tables;
}
