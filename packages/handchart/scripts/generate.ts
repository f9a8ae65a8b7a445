// Takes the handwriting fonts that ship with Excalidraw apart, into files of glyphs from which a picture's own font is put together.
// Does nothing where that was done already with the same fonts and the same scripts.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import fontverter from 'fontverter';
import { makeGenerated } from '../../../scripts/generated.mjs';
import { encodeGlyphs } from '../src/font/glyphFile.js';
import { readGlyphs, type SfntGlyph } from './sfnt.js';

const TARGET = fileURLToPath(new URL('../generated/', import.meta.url));
const VENDOR = dirname(createRequire(import.meta.url).resolve('@excalidraw/excalidraw'));
const OWN = ['./generate.ts', './sfnt.ts', '../src/font/glyphFile.ts'].map((name) =>
  fileURLToPath(new URL(name, import.meta.url)),
);

const fontFiles = (family: string) => {
  const folder = join(VENDOR, 'fonts', family);
  return readdirSync(folder)
    .toSorted()
    .map((name) => join(folder, name));
};
const LATIN = fontFiles('Excalifont');
const CHINESE = fontFiles('Xiaolai');

/** Reads the fonts of a family, one after the other: the vendor's code unpacks each into the same memory. */
async function readFamily(paths: readonly string[]): Promise<readonly (readonly SfntGlyph[])[]> {
  const fonts: (readonly SfntGlyph[])[] = [];
  for (const path of paths) {
    fonts.push(readGlyphs(new Uint8Array(await fontverter.convert(readFileSync(path), 'truetype'))));
  }
  return fonts;
}

/** The characters of GBK, which has all that GB 2312 and Big5 have and the names of people: the rest of Xiaolai is for scholars. */
function gbk(): ReadonlySet<number> {
  const bytes: number[] = [];
  for (let lead = 0x81; lead <= 0xfe; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) if (trail !== 0x7f) bytes.push(lead, trail);
  }
  return new Set(
    Array.from(new TextDecoder('gbk').decode(new Uint8Array(bytes)), (sign) => sign.codePointAt(0) ?? 0),
  );
}

async function generate(): Promise<void> {
  // Letters of one hand: what Excalifont has is taken from it.
  const latin = (await readFamily(LATIN)).flat().filter(({ codePoint }) => codePoint < 0xffff);
  const seen = new Set(latin.map(({ codePoint }) => codePoint));
  const common = gbk();
  const files = [latin];
  for (const font of await readFamily(CHINESE)) {
    const glyphs = font.filter(({ codePoint }) => common.has(codePoint) && !seen.has(codePoint));
    for (const { codePoint } of glyphs) seen.add(codePoint);
    if (glyphs.length > 0) files.push(glyphs);
  }
  for (const [index, glyphs] of files.entries()) {
    writeFileSync(join(TARGET, `${index}.glyphs`), gzipSync(encodeGlyphs(glyphs), { level: 9 }));
  }
  const characters = files.map((glyphs) => String.fromCodePoint(...glyphs.map(({ codePoint }) => codePoint)));
  writeFileSync(join(TARGET, 'characters.json'), JSON.stringify(characters));
}

await makeGenerated(TARGET, [...OWN, ...LATIN, ...CHINESE], generate);
