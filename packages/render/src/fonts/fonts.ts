import { readFile } from 'node:fs/promises';
import { readFontFaces, type FontFace } from './fontFile.js';

/** The fonts that pictures are wanted in. */
export interface Fonts {
  readonly files: readonly string[];
  /** Their families; of a collection the one for simplified Chinese. */
  readonly families: readonly string[];
  /** Those of them that have Chinese. */
  readonly chinese: readonly string[];
}

/** A file is no font that can be drawn with. */
export class FontError extends Error {
  override readonly name = 'FontError';
  readonly file: string;

  constructor(file: string) {
    super(`${file} is no font that can be used.`);
    this.file = file;
  }
}

/**
 * Reads font files and lets the engines of this process measure text in them.
 *
 * The fonts of `@napi-rs/canvas` are the process's: registered here, they are found in its threads too.
 *
 * @throws FontError
 */
export async function prepareFonts(files: readonly string[]): Promise<Fonts> {
  const faces: FontFace[] = [];
  for (const file of files) {
    const bytes = await readFile(file).catch(() => new Uint8Array());
    const [face] = readFontFaces(bytes).toSorted((a, b) => rank(b) - rank(a));
    if (!face || !(await register(file, face))) throw new FontError(file);
    faces.push(face);
  }
  return {
    files,
    families: faces.map(({ family }) => family),
    chinese: faces.filter(({ hasChinese }) => hasChinese).map(({ family }) => family),
  };
}

/** A Chinese collection has a face for each region, whose glyphs differ; the text here is simplified Chinese. */
function rank({ family, hasChinese }: FontFace): number {
  return (/ (?:SC|GB|CN)$/.test(family) ? 2 : 0) + (hasChinese ? 1 : 0);
}

async function register(file: string, { family }: FontFace): Promise<boolean> {
  const { GlobalFonts } = await import('@napi-rs/canvas');
  // Engines measure in it what their own fonts lack.
  GlobalFonts.registerFromPath(file, 'sans-serif');
  return GlobalFonts.registerFromPath(file, family) !== null;
}
