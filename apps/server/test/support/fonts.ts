import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const katex = new URL(`file://${createRequire(import.meta.url).resolve('katex/package.json')}`);

/** A font that comes with KaTeX, by the name of its file. */
export function readFont(name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(new URL(`./dist/fonts/${name}`, katex)));
}

/** A small TrueType font: Latin and Greek letters. */
export const FONT = readFont('KaTeX_Main-Italic.ttf');

interface Table {
  readonly tag: string;
  readonly bytes: Uint8Array;
}

/** Reads a font's tables without looking at them twice. */
export function tablesOf(font: Uint8Array): Table[] {
  const view = new DataView(font.buffer, font.byteOffset);
  return Array.from({ length: view.getUint16(4) }, (_each, index) => {
    const record = 12 + index * 16;
    const [offset, length] = [view.getUint32(record + 8), view.getUint32(record + 12)];
    const tag = new TextDecoder().decode(font.subarray(record, record + 4));
    return { tag, bytes: font.slice(offset, offset + length) };
  });
}

/** Writes a font with some of its tables changed, or left out. */
export function withTables(
  font: Uint8Array,
  changes: Readonly<Record<string, (table: Uint8Array) => Uint8Array | undefined>>,
): Uint8Array<ArrayBuffer> {
  const tables = tablesOf(font).flatMap(({ tag, bytes }) => {
    const changed = tag in changes ? changes[tag]?.(bytes) : bytes;
    return changed ? [{ tag, bytes: changed }] : [];
  });
  const parts: Uint8Array[] = [];
  const directory = new DataView(new ArrayBuffer(12 + tables.length * 16));
  directory.setUint32(0, 0x00010000);
  directory.setUint16(4, tables.length);
  let offset = directory.byteLength;
  for (const [index, { tag, bytes }] of tables.entries()) {
    const record = 12 + index * 16;
    for (const [at, letter] of [...tag].entries()) directory.setUint8(record + at, letter.charCodeAt(0));
    directory.setUint32(record + 8, offset);
    directory.setUint32(record + 12, bytes.length);
    const padded = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
    padded.set(bytes);
    parts.push(padded);
    offset += padded.length;
  }
  return new Uint8Array(Buffer.concat([new Uint8Array(directory.buffer), ...parts]));
}

/** Changes a 16-bit number of a table. */
export function u16At(offset: number, value: number): (table: Uint8Array) => Uint8Array {
  return (table) => {
    const changed = table.slice();
    new DataView(changed.buffer).setUint16(offset, value);
    return changed;
  };
}

/** A `cmap` that shows the font's second glyph for each of these characters (format 12). */
export function cmapOf(text: string): Uint8Array {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  const view = new DataView(new ArrayBuffer(12 + 16 + codes.length * 12));
  view.setUint16(2, 1);
  view.setUint16(4, 3);
  view.setUint16(6, 10);
  view.setUint32(8, 12);
  view.setUint16(12, 12);
  view.setUint32(16, 16 + codes.length * 12);
  view.setUint32(24, codes.length);
  for (const [index, code] of codes.entries()) {
    const group = 28 + index * 12;
    view.setUint32(group, code);
    view.setUint32(group + 4, code);
    view.setUint32(group + 8, 1);
  }
  return new Uint8Array(view.buffer);
}

/** A `name` table with a family name in these languages, by their Windows numbers. */
export function namesOf(names: Readonly<Record<number, string>>): Uint8Array {
  const entries = Object.entries(names).map(([language, text]) => {
    const bytes = Buffer.from(text, 'utf16le').swap16();
    return { language: Number(language), bytes };
  });
  const storage = 6 + entries.length * 12;
  const view = new DataView(new ArrayBuffer(storage));
  view.setUint16(2, entries.length);
  view.setUint16(4, storage);
  let offset = 0;
  for (const [index, { language, bytes }] of entries.entries()) {
    const record = [3, 1, language, 1, bytes.length, offset];
    for (const [at, value] of record.entries()) view.setUint16(6 + index * 12 + at * 2, value);
    offset += bytes.length;
  }
  return new Uint8Array(Buffer.concat([new Uint8Array(view.buffer), ...entries.map(({ bytes }) => bytes)]));
}
