import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { maps } from './fontFile.js';
import { readFont, writeFont } from './sfnt.js';

/** A font that a picture carries. */
export interface EmbeddedFont {
  /** As the picture calls it. */
  readonly family: string;
  /** A TrueType or OpenType font of that name. */
  readonly bytes: Uint8Array;
  /** Tells whether it has glyphs for all of a text. */
  writes(text: string): boolean;
}

const FACE = /@font-face\s*\{([^}]*)\}/g;
const FAMILY = /font-family\s*:\s*["']?([^"';]+?)["']?\s*(?:;|$)/;
const SOURCE = /url\(\s*["']?data:[\w/+.-]+;base64,([\w+/=\s]*)["']?\s*\)/;
/** More faces than these no picture of ours has: a board's Chinese comes in some two hundred. */
const MOST_FACES = 256;

/** Returns the fonts in a picture's style sheets, which the rasteriser reads from files alone. What is no font is left out. */
export async function embeddedFonts(svg: string): Promise<readonly EmbeddedFont[]> {
  const fonts: EmbeddedFont[] = [];
  for (const [, face = ''] of [...svg.matchAll(FACE)].slice(0, MOST_FACES)) {
    const [, family] = FAMILY.exec(face.replace(SOURCE, '')) ?? [];
    const [, data] = SOURCE.exec(face) ?? [];
    if (family === undefined || data === undefined) continue;
    try {
      fonts.push(embeddedFont(family, await unpacked(Buffer.from(data, 'base64'))));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }
  return fonts;
}

const WOFF2 = 'wOF2';

/** Returns a font that is not packed as WOFF 2.0 (https://www.w3.org/TR/WOFF2/). @throws RangeError for one that is damaged. */
async function unpacked(font: Buffer): Promise<Uint8Array> {
  if (font.toString('latin1', 0, 4) !== WOFF2) return font;
  const { default: wawoff2 } = await import('wawoff2');
  try {
    // What it returns is its own memory, which the next font is written into.
    return Uint8Array.from(await wawoff2.decompress(font));
  } catch (cause) {
    throw new RangeError('The font is damaged.', { cause });
  }
}

function embeddedFont(family: string, bytes: Uint8Array): EmbeddedFont {
  const tables = readFont(bytes);
  const cmap = tables.get('cmap');
  if (!cmap) throw new RangeError('The font has no characters.');
  const view = new DataView(cmap.buffer, cmap.byteOffset, cmap.byteLength);
  const writes = (text: string) =>
    Array.from(text).every((sign) => /\s/.test(sign) || maps(view, 0, sign.codePointAt(0) ?? 0));
  // A damaged table is met now, and not in the midst of a picture.
  writes('a');
  return { family, bytes: writeFont(tables, family), writes };
}

/** Calls with files that hold the fonts, which are gone when it returns. */
export function withFontFiles<Result>(
  fonts: readonly EmbeddedFont[],
  call: (files: readonly string[]) => Result,
): Result {
  if (fonts.length === 0) return call([]);
  const folder = mkdtempSync(join(tmpdir(), 'letu-fonts-'));
  try {
    return call(
      fonts.map(({ bytes }, index) => {
        const file = join(folder, `${index}.ttf`);
        writeFileSync(file, bytes);
        return file;
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
