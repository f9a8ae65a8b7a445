/** One glyph of a TrueType font, as its tables hold it. */
export interface SfntGlyph {
  readonly codePoint: number;
  /** Font units. */
  readonly advance: number;
  /** Font units. */
  readonly leftBearing: number;
  /** An entry of the `glyf` table; empty for a blank. */
  readonly outline: Uint8Array;
}

/**
 * Reads the glyphs of a TrueType font by their characters (https://learn.microsoft.com/typography/opentype/spec/otff).
 *
 * @throws Error for a font that is not on 1000 units, has composite glyphs, or no full character map: none of those at hand do.
 */
export function readGlyphs(font: Uint8Array): readonly SfntGlyph[] {
  const table = tablesOf(font);
  const head = viewOf(table('head'));
  if (head.getUint16(18) !== 1000) throw new Error('The font is not drawn on 1000 units.');
  const glyf = table('glyf');
  const loca = viewOf(table('loca'));
  const isLong = head.getInt16(50) === 1;
  const start = (glyph: number) => (isLong ? loca.getUint32(4 * glyph) : 2 * loca.getUint16(2 * glyph));
  const hmtx = viewOf(table('hmtx'));
  const metrics = viewOf(table('hhea')).getUint16(34);
  return [...characterMap(viewOf(table('cmap')))].map(([codePoint, glyph]) => {
    const outline = glyf.slice(start(glyph), start(glyph + 1));
    if (outline.length > 0 && viewOf(outline).getInt16(0) < 0)
      throw new Error('The font has a composite glyph.');
    const leftBearing =
      glyph < metrics ? hmtx.getInt16(4 * glyph + 2) : hmtx.getInt16(4 * metrics + 2 * (glyph - metrics));
    return { codePoint, advance: hmtx.getUint16(4 * Math.min(glyph, metrics - 1)), leftBearing, outline };
  });
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function tablesOf(font: Uint8Array): (tag: string) => Uint8Array {
  const view = viewOf(font);
  const tables = new Map<string, Uint8Array>();
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const at = 12 + 16 * index;
    const tag = String.fromCharCode(...font.subarray(at, at + 4));
    const from = view.getUint32(at + 8);
    tables.set(tag, font.slice(from, from + view.getUint32(at + 12)));
  }
  return (tag) => {
    const found = tables.get(tag);
    if (!found) throw new Error(`The font has no table ${tag}.`);
    return found;
  };
}

/** Reads the map of format 4 or 12, of which the latter has characters beyond the first plane as well. */
function characterMap(cmap: DataView): ReadonlyMap<number, number> {
  const offsets = Array.from({ length: cmap.getUint16(2) }, (_, index) => cmap.getUint32(8 + 8 * index));
  const full = offsets.find((offset) => cmap.getUint16(offset) === 12);
  const basic = offsets.find((offset) => cmap.getUint16(offset) === 4);
  if (full !== undefined) return groups(cmap, full);
  if (basic !== undefined) return segments(cmap, basic);
  throw new Error('The font has no character map of format 4 or 12.');
}

function groups(cmap: DataView, offset: number): ReadonlyMap<number, number> {
  const map = new Map<number, number>();
  for (let index = 0; index < cmap.getUint32(offset + 12); index += 1) {
    const at = offset + 16 + 12 * index;
    const first = cmap.getUint32(at);
    for (let code = first; code <= cmap.getUint32(at + 4); code += 1) {
      map.set(code, cmap.getUint32(at + 8) + code - first);
    }
  }
  return map;
}

function segments(cmap: DataView, offset: number): ReadonlyMap<number, number> {
  const map = new Map<number, number>();
  const size = cmap.getUint16(offset + 6);
  for (let index = 0; index < size; index += 2) {
    const first = cmap.getUint16(offset + 16 + size + index);
    const delta = cmap.getUint16(offset + 16 + 2 * size + index);
    const rangeAt = offset + 16 + 3 * size + index;
    const range = cmap.getUint16(rangeAt);
    for (let code = first; code <= Math.min(cmap.getUint16(offset + 14 + index), 0xfffe); code += 1) {
      const found = range === 0 ? code : cmap.getUint16(rangeAt + range + 2 * (code - first));
      const glyph = range !== 0 && found === 0 ? 0 : (found + delta) & 0xffff;
      if (glyph !== 0) map.set(code, glyph);
    }
  }
  return map;
}
