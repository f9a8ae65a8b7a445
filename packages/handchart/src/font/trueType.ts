import { ByteWriter, joined } from './bytes.js';
import type { Glyph } from './glyphFile.js';
import { ASCENT, DESCENT, FAMILY } from './handwriting.js';

const UNITS = 1000;
const LICENCE =
  'Excalifont, Copyright 2024 Excalidraw. Xiaolai, Copyright 2020 LXGW. SIL Open Font License 1.1, https://openfontlicense.org';

/**
 * Puts a TrueType font together of some glyphs (https://learn.microsoft.com/typography/opentype/spec/otff).
 *
 * @param glyphs Of characters of the first plane, in the order of their code points.
 */
export function trueTypeFont(glyphs: readonly Glyph[]): Uint8Array {
  // The first glyph of a font stands for what it lacks; here it is blank.
  const all = [{ codePoint: 0, advance: 500, leftBearing: 0, outline: new Uint8Array() }, ...glyphs];
  const { bytes: glyf, offsets } = joined(all.map(({ outline }) => outline));
  const tables: readonly (readonly [tag: string, bytes: Uint8Array])[] = [
    ['OS/2', os2(glyphs)],
    ['cmap', cmap(glyphs)],
    ['glyf', glyf],
    ['head', head()],
    ['hhea', hhea(all)],
    ['hmtx', new ByteWriter().u16(...all.flatMap((glyph) => [glyph.advance, glyph.leftBearing])).done()],
    ['loca', new ByteWriter().u32(...offsets, glyf.length).done()],
    ['maxp', maxp(all)],
    ['name', name()],
    ['post', new ByteWriter().u32(0x30000, 0, 0, 0, 0, 0, 0, 0).done()],
  ];
  return sfnt(tables);
}

function sfnt(tables: readonly (readonly [tag: string, bytes: Uint8Array])[]): Uint8Array {
  const directory = 12 + 16 * tables.length;
  const { bytes, offsets } = joined(tables.map(([, table]) => table));
  const step = 2 ** Math.floor(Math.log2(tables.length));
  const writer = new ByteWriter().u32(0x10000).u16(tables.length, 16 * step, Math.log2(step));
  writer.u16(16 * (tables.length - step));
  for (const [index, [tag, table]] of tables.entries()) {
    writer.ascii(tag).u32(checksum(table), directory + (offsets[index] ?? 0), table.length);
  }
  return joined([writer.done(), bytes]).bytes;
}

function checksum(table: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) {
    const [a = 0, b = 0, c = 0, d = 0] = table.subarray(at, at + 4);
    sum = (sum + ((a << 24) | (b << 16) | (c << 8) | d)) >>> 0;
  }
  return sum;
}

/** Runs of characters whose glyphs follow each other too (format 4). */
function cmap(glyphs: readonly Glyph[]): Uint8Array {
  const runs: { first: number; last: number; delta: number }[] = [];
  for (const [index, { codePoint }] of glyphs.entries()) {
    const run = runs.at(-1);
    if (run?.last === codePoint - 1) run.last = codePoint;
    else runs.push({ first: codePoint, last: codePoint, delta: index + 1 - codePoint });
  }
  runs.push({ first: 0xffff, last: 0xffff, delta: 1 });
  const step = 2 ** Math.floor(Math.log2(runs.length));
  return new ByteWriter()
    .u16(0, 1, 3, 1)
    .u32(12)
    .u16(4, 16 + 8 * runs.length, 0, 2 * runs.length, 2 * step, Math.log2(step), 2 * (runs.length - step))
    .u16(...runs.map(({ last }) => last), 0)
    .u16(...runs.map(({ first }) => first))
    .u16(...runs.map(({ delta }) => delta))
    .u16(...runs.map(() => 0))
    .done();
}

function head(): Uint8Array {
  return new ByteWriter()
    .u32(0x10000, 0x10000, 0, 0x5f0f3cf5)
    .u16(0x0b, UNITS)
    .u32(0, 0, 0, 0)
    .u16(0, -DESCENT, UNITS, ASCENT)
    .u16(0, 8, 2, 1, 0)
    .done();
}

function hhea(glyphs: readonly Glyph[]): Uint8Array {
  const widest = Math.max(...glyphs.map(({ advance }) => advance));
  return new ByteWriter()
    .u32(0x10000)
    .u16(ASCENT, -DESCENT, 0, widest, 0, 0, widest, 1, 0, 0, 0, 0, 0, 0, 0, glyphs.length)
    .done();
}

function maxp(glyphs: readonly Glyph[]): Uint8Array {
  let contours = 0;
  let points = 0;
  for (const { outline } of glyphs) {
    if (outline.length === 0) continue;
    const view = new DataView(outline.buffer, outline.byteOffset);
    const own = view.getInt16(0);
    contours = Math.max(contours, own);
    points = Math.max(points, own > 0 ? view.getUint16(8 + 2 * own) + 1 : 0);
  }
  return new ByteWriter()
    .u32(0x10000)
    .u16(glyphs.length, points, contours, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)
    .done();
}

function name(): Uint8Array {
  const names: readonly (readonly [id: number, text: string])[] = [
    [0, LICENCE],
    [1, FAMILY],
    [2, 'Regular'],
    [4, FAMILY],
    [6, FAMILY.replaceAll(' ', '')],
  ];
  const texts = new ByteWriter();
  const records = new ByteWriter().u16(0, names.length, 6 + 12 * names.length);
  for (const [id, text] of names) {
    records.u16(3, 1, 0x409, id, 2 * text.length, texts.length);
    texts.u16(...Array.from(text, (sign) => sign.charCodeAt(0)));
  }
  return joinedExactly(records.done(), texts.done());
}

function joinedExactly(first: Uint8Array, second: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
}

function os2(glyphs: readonly Glyph[]): Uint8Array {
  const first = glyphs[0]?.codePoint ?? 0;
  const last = glyphs.at(-1)?.codePoint ?? 0;
  return new ByteWriter()
    .u16(4, UNITS / 2, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0)
    .u8(...Array.from({ length: 10 }, () => 0))
    .u32(0, 0, 0, 0)
    .ascii('LETU')
    .u16(0x40, first, last, ASCENT, -DESCENT, 0, ASCENT, DESCENT)
    .u32(0, 0)
    .u16(500, 700, 0, 32, 0)
    .done();
}
