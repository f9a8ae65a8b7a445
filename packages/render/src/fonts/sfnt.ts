import { inflateSync } from 'node:zlib';

/** The tables of a font by their tags (https://learn.microsoft.com/typography/opentype/spec/otff). */
export type FontTables = ReadonlyMap<string, Uint8Array>;

const TRUETYPE = 0x00010000;
const WOFF = 0x774f4646;
const OPENTYPE = 0x4f54544f;
/** A font with all of Chinese is smaller. */
const MOST_BYTES = 32 << 20;

/**
 * Reads the tables of a TrueType, OpenType or WOFF 1.0 font (https://www.w3.org/TR/WOFF/).
 *
 * @throws RangeError for what is none, or damaged.
 */
export function readFont(bytes: Uint8Array): FontTables {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const signature = view.getUint32(0);
  if (signature === WOFF) return tablesOf(view, 44, 20, (at) => unpacked(view, at));
  if (signature !== TRUETYPE && signature !== OPENTYPE) throw new RangeError('This is no font.');
  return tablesOf(view, 12, 16, (at) => slice(view, view.getUint32(at + 8), view.getUint32(at + 12)));
}

function tablesOf(view: DataView, start: number, step: number, read: (at: number) => Uint8Array): FontTables {
  const count = view.getUint16(start === 12 ? 4 : 12);
  let total = 0;
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const at = start + step * index;
      const table = read(at);
      total += table.length;
      if (total > MOST_BYTES) throw new RangeError('The font is too large.');
      return [String.fromCharCode(...slice(view, at, 4)), table] as const;
    }),
  );
}

function unpacked(view: DataView, at: number): Uint8Array {
  const [packed, length] = [view.getUint32(at + 8), view.getUint32(at + 12)];
  const bytes = slice(view, view.getUint32(at + 4), packed);
  if (packed >= length) return bytes;
  try {
    return inflateSync(bytes, { maxOutputLength: Math.min(length, MOST_BYTES) });
  } catch (cause) {
    throw new RangeError('The font is damaged.', { cause });
  }
}

function slice(view: DataView, from: number, length: number): Uint8Array {
  if (from + length > view.byteLength) throw new RangeError('The font is cut short.');
  return new Uint8Array(view.buffer, view.byteOffset + from, length);
}

/** Writes a font of its tables, under another family name. Nobody who draws with it looks at its checksums. */
export function writeFont(tables: FontTables, family: string): Uint8Array {
  const named = [...new Map(tables).set('name', nameTable(family))].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const head = 12 + 16 * named.length;
  const padded = named.map(([, table]) => (table.length + 3) & ~3);
  const bytes = new Uint8Array(padded.reduce((sum, length) => sum + length, head));
  const view = new DataView(bytes.buffer);
  view.setUint32(0, tables.has('CFF ') ? OPENTYPE : TRUETYPE);
  view.setUint16(4, named.length);
  let at = head;
  for (const [index, [tag, table]] of named.entries()) {
    const entry = 12 + 16 * index;
    for (let letter = 0; letter < 4; letter += 1) bytes[entry + letter] = tag.charCodeAt(letter);
    view.setUint32(entry + 8, at);
    view.setUint32(entry + 12, table.length);
    bytes.set(table, at);
    at += padded[index] ?? 0;
  }
  return bytes;
}

/** Family, style, full name and PostScript name, as Windows names them in American English. */
function nameTable(family: string): Uint8Array {
  const names = [
    [1, family],
    [2, 'Regular'],
    [4, family],
    [6, family.replaceAll(/[^\w-]/g, '')],
  ] as const;
  const storage = 6 + 12 * names.length;
  const bytes = new Uint8Array(names.reduce((sum, [, text]) => sum + 2 * text.length, storage));
  const view = new DataView(bytes.buffer);
  view.setUint16(2, names.length);
  view.setUint16(4, storage);
  let at = storage;
  for (const [index, [id, text]] of names.entries()) {
    const fields = [3, 1, 0x409, id, 2 * text.length, at - storage];
    for (const [field, value] of fields.entries()) view.setUint16(6 + 12 * index + 2 * field, value);
    for (const letter of text.split('')) {
      view.setUint16(at, letter.charCodeAt(0));
      at += 2;
    }
  }
  return bytes;
}
