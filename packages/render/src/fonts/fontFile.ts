/** A face of a font file. */
export interface FontFace {
  readonly family: string;
  /** Whether it has glyphs for Chinese. */
  readonly hasChinese: boolean;
}

const CHINESE_SAMPLE = 0x4e2d;
const TRUETYPE = 0x00010000;
const NAME_FAMILY = 1;
const NAME_TYPOGRAPHIC_FAMILY = 16;

/**
 * Reads the faces of a TrueType or OpenType file or collection. Returns none for anything else.
 *
 * The format is https://learn.microsoft.com/typography/opentype/spec/otff; of it, this reads `name` and `cmap`.
 */
export function readFontFaces(bytes: Uint8Array): FontFace[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return faceOffsets(view).flatMap((offset) => {
      const tables = readTables(view, offset);
      const family = readFamily(view, tables.get('name') ?? 0);
      return family === undefined
        ? []
        : [{ family, hasChinese: maps(view, tables.get('cmap') ?? 0, CHINESE_SAMPLE) }];
    });
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

function tag(view: DataView, at: number): string {
  return String.fromCharCode(
    view.getUint8(at),
    view.getUint8(at + 1),
    view.getUint8(at + 2),
    view.getUint8(at + 3),
  );
}

function faceOffsets(view: DataView): number[] {
  const kind = tag(view, 0);
  if (kind === 'ttcf')
    return Array.from({ length: view.getUint32(8) }, (_, index) => view.getUint32(12 + 4 * index));
  return view.getUint32(0) === TRUETYPE || kind === 'OTTO' || kind === 'true' ? [0] : [];
}

function readTables(view: DataView, offset: number): Map<string, number> {
  const entries = Array.from({ length: view.getUint16(offset + 4) }, (_, index) => offset + 12 + 16 * index);
  return new Map(entries.map((at) => [tag(view, at), view.getUint32(at + 8)]));
}

function readFamily(view: DataView, table: number): string | undefined {
  const storage = table + view.getUint16(table + 4);
  const names = new Map<number, string>();
  for (let index = 0; index < view.getUint16(table + 2); index += 1) {
    const at = table + 6 + 12 * index;
    const [platform, language, id] = [view.getUint16(at), view.getUint16(at + 4), view.getUint16(at + 6)];
    // Windows names in American English: the ones programs look fonts up by.
    if (platform !== 3 || language !== 0x409 || (id !== NAME_FAMILY && id !== NAME_TYPOGRAPHIC_FAMILY))
      continue;
    const start = storage + view.getUint16(at + 10);
    names.set(id, utf16(view, start, view.getUint16(at + 8)));
  }
  return names.get(NAME_TYPOGRAPHIC_FAMILY) ?? names.get(NAME_FAMILY);
}

function utf16(view: DataView, start: number, length: number): string {
  return String.fromCharCode(
    ...Array.from({ length: length / 2 }, (_, index) => view.getUint16(start + 2 * index)),
  );
}

/** Tells whether a font has a glyph for a character. @param cmap Where its table `cmap` begins. */
export function maps(view: DataView, cmap: number, character: number): boolean {
  const records = Array.from({ length: view.getUint16(cmap + 2) }, (_, index) => cmap + 4 + 8 * index);
  return records.some((at) => subtableMaps(view, cmap + view.getUint32(at + 4), character));
}

function subtableMaps(view: DataView, at: number, character: number): boolean {
  const format = view.getUint16(at);
  if (format === 4) {
    const doubled = view.getUint16(at + 6);
    for (let index = 0; index < doubled; index += 2) {
      const [end, start] = [view.getUint16(at + 14 + index), view.getUint16(at + 16 + doubled + index)];
      if (character >= start && character <= end) return true;
    }
    return false;
  }
  if (format !== 12) return false;
  for (let index = 0; index < view.getUint32(at + 12); index += 1) {
    const group = at + 16 + 12 * index;
    if (character >= view.getUint32(group) && character <= view.getUint32(group + 4)) return true;
  }
  return false;
}
