/** One glyph of the handwriting: a character's outline and its width on 1000 units. */
export interface Glyph {
  readonly codePoint: number;
  readonly advance: number;
  readonly leftBearing: number;
  /** An entry of a TrueType `glyf` table; empty for a blank. */
  readonly outline: Uint8Array;
}

const HEAD = 12;

/** Writes glyphs one behind the other: character, advance, bearing and length of the outline, then the outline; big-endian. */
export function encodeGlyphs(glyphs: readonly Glyph[]): Uint8Array {
  const size = glyphs.reduce((sum, { outline }) => sum + HEAD + outline.length, 0);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const { codePoint, advance, leftBearing, outline } of glyphs) {
    view.setUint32(at, codePoint);
    view.setUint16(at + 4, advance);
    view.setInt16(at + 6, leftBearing);
    view.setUint32(at + 8, outline.length);
    bytes.set(outline, at + HEAD);
    at += HEAD + outline.length;
  }
  return bytes;
}

/** Reads what `encodeGlyphs` wrote. */
export function decodeGlyphs(bytes: Uint8Array): readonly Glyph[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const glyphs: Glyph[] = [];
  for (let at = 0; at < bytes.length;) {
    const end = at + HEAD + view.getUint32(at + 8);
    glyphs.push({
      codePoint: view.getUint32(at),
      advance: view.getUint16(at + 4),
      leftBearing: view.getInt16(at + 6),
      outline: bytes.subarray(at + HEAD, end),
    });
    at = end;
  }
  return glyphs;
}
