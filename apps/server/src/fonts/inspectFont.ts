import * as harfbuzz from 'harfbuzzjs';
import { ByteReader } from './byteReader.js';
import { commonHanzi, isHanzi } from './commonHanzi.js';
import { FontFailure } from './fontFailure.js';
import type { Tables } from './sfnt.js';
import { unpackFont, type UnpackedFont } from './unpackFont.js';

/** What a file says of the font in it. */
export interface FontFacts {
  readonly family: string;
  readonly weight: number;
  readonly style: 'normal' | 'italic' | 'oblique';
  readonly format: UnpackedFont['format'];
  readonly embedding: 'installable' | 'editable' | 'preview' | 'whole';
  readonly glyphs: number;
  readonly hanzi: number;
  readonly commonHanzi: number;
}

/** What every font has (https://learn.microsoft.com/typography/opentype/spec/otff#required-tables), besides its outlines. */
const REQUIRED = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post'];
const HEAD_MAGIC = 0x5f0f3cf5;

/** Reads what a font is, and makes sure that it is one and may be kept. @throws FontFailure */
export async function inspectFont(file: Uint8Array): Promise<FontFacts> {
  const { format, bytes, tables } = await unpackFont(file);
  checkCompleteness(tables);
  const glyphs = checkMetrics(tables);
  const face = new harfbuzz.Face(new harfbuzz.Blob(bytes));
  const hanzi = [...face.collectUnicodes()].filter(isHanzi);
  const common = commonHanzi();
  return {
    family: familyOf(face),
    ...styleOf(tableOf(tables, 'OS/2')),
    format,
    embedding: embeddingOf(tableOf(tables, 'OS/2')),
    glyphs,
    hanzi: hanzi.length,
    commonHanzi: hanzi.filter((codePoint) => common.has(codePoint)).length,
  };
}

function tableOf(tables: Tables, tag: string): Uint8Array {
  const table = tables.get(tag);
  if (!table) throw new FontFailure('incomplete');
  return table;
}

function checkCompleteness(tables: Tables): void {
  for (const tag of REQUIRED) tableOf(tables, tag);
  const hasOutlines = (tables.has('glyf') && tables.has('loca')) || tables.has('CFF ') || tables.has('CFF2');
  if (!hasOutlines) throw new FontFailure('incomplete');
}

/** Makes sure that the tables are as long as their numbers need. Returns how many glyphs there are. */
function checkMetrics(tables: Tables): number {
  const [head, maxp, hhea] = [tableOf(tables, 'head'), tableOf(tables, 'maxp'), tableOf(tables, 'hhea')];
  const at = (table: Uint8Array, offset: number) => new ByteReader(table, offset);
  const unitsPerEm = at(head, 18).u16();
  const isLong = at(head, 50).u16() === 1;
  const glyphs = at(maxp, 4).u16();
  const widths = at(hhea, 34).u16();
  const loca = tables.get('loca');
  const fits =
    at(head, 12).u32() === HEAD_MAGIC &&
    unitsPerEm >= 16 &&
    unitsPerEm <= 16_384 &&
    glyphs > 0 &&
    widths > 0 &&
    widths <= glyphs &&
    tableOf(tables, 'hmtx').length >= widths * 4 + (glyphs - widths) * 2 &&
    (!loca || loca.length >= (glyphs + 1) * (isLong ? 4 : 2));
  if (!fits) throw new FontFailure('damaged');
  return glyphs;
}

/** https://learn.microsoft.com/typography/opentype/spec/os2#fsselection */
function styleOf(os2: Uint8Array): Pick<FontFacts, 'weight' | 'style'> {
  const weight = new ByteReader(os2, 4).u16();
  const selection = new ByteReader(os2, 62).u16();
  const slant = selection & 1 ? 'italic' : 'normal';
  return { weight: Math.min(Math.max(weight, 1), 1000), style: selection & (1 << 9) ? 'oblique' : slant };
}

/**
 * Returns what a font's maker allows (https://learn.microsoft.com/typography/opentype/spec/os2#fstype). Of several permissions
 * the widest holds.
 *
 * @throws FontFailure `restricted` where it must not be embedded, or only as bitmaps.
 */
function embeddingOf(os2: Uint8Array): FontFacts['embedding'] {
  const bits = new ByteReader(os2, 8).u16();
  const usage = bits & 0xf;
  const isRestricted = (usage & 2) !== 0 && (usage & 12) === 0;
  if (isRestricted || (bits & 0x200) !== 0) throw new FontFailure('restricted');
  if ((bits & 0x100) !== 0) return 'whole';
  if ((usage & 8) !== 0) return 'editable';
  return (usage & 4) === 0 ? 'installable' : 'preview';
}

/** The numbers of the names that a family has, the one for all its styles first. */
const FAMILY_NAMES = [16, 1];
const LANGUAGES = [/^zh-(?:hans|cn|sg)/, /^zh/, /^en/, /./];
const LONGEST_NAME = 100;

function familyOf(face: harfbuzz.Face): string {
  const names = face.listNames();
  for (const language of LANGUAGES) {
    for (const nameId of FAMILY_NAMES) {
      const entry = names.find(
        (name) => name.nameId === nameId && language.test(name.language.toLowerCase()),
      );
      const name = entry && readable(face.getName(nameId, entry.language));
      if (name) return name;
    }
  }
  throw new FontFailure('incomplete');
}

/** Leaves out of a name what cannot be seen: control characters, and those that turn the direction of text. */
function readable(name: string): string {
  const visible = name.normalize('NFC').replaceAll(/\p{C}/gu, '').replaceAll(/\s+/g, ' ').trim();
  return Array.from(visible).slice(0, LONGEST_NAME).join('');
}
