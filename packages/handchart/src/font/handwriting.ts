import { loadCharacters, loadGlyphs } from '../assets.js';
import { decodeGlyphs, type Glyph } from './glyphFile.js';

/** The family of the handwriting in pictures. */
export const FAMILY = 'Letu Hand';
/** Ascent and descent on 1000 units: those of Xiaolai, whose characters fill them. */
export const ASCENT = 880;
export const DESCENT = 144;
/** Letters, digits and signs are in one file, which every picture needs. */
const LATIN = 0;

const glyphs = new Map<number, Glyph>();
const files = new Map<number, Promise<void>>();
let places: Promise<ReadonlyMap<number, number>> | undefined;

/** Loads what is needed to write a text, and was not loaded before. */
export async function loadHandwriting(text: string): Promise<void> {
  const fileOf = await (places ??= readPlaces());
  const needed = new Set([LATIN]);
  for (const character of text) {
    const file = fileOf.get(character.codePointAt(0) ?? 0);
    if (file !== undefined) needed.add(file);
  }
  await Promise.all([...needed].map(load));
}

/** Tells whether all of a text can be written that ever can. */
export async function canWrite(text: string): Promise<boolean> {
  const fileOf = await (places ??= readPlaces());
  return Array.from(text).every((character) => {
    const codePoint = character.codePointAt(0) ?? 0;
    return glyphs.has(codePoint) || !fileOf.has(codePoint);
  });
}

/** Returns the glyph of a character, undefined for one that is not loaded or that the handwriting lacks. */
export const glyphOf = (codePoint: number): Glyph | undefined => glyphs.get(codePoint);

/** Characters of East Asia and emoji are as wide as they are high, where the handwriting lacks them. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|[\u{1f000}-\u{3fffd}]/u;

/** Returns how wide a text is in ems, the same wherever it is measured. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) {
    const glyph = glyphs.get(character.codePointAt(0) ?? 0);
    width += glyph ? glyph.advance / 1000 : WIDE.test(character) ? 1 : 0.55;
  }
  return width;
}

async function readPlaces(): Promise<ReadonlyMap<number, number>> {
  const characters = await loadCharacters();
  return new Map(
    characters.flatMap((text, file) =>
      Array.from(text, (character) => [character.codePointAt(0) ?? 0, file] as const),
    ),
  );
}

function load(file: number): Promise<void> {
  const started = files.get(file);
  if (started) return started;
  const loading = loadGlyphs(file).then((bytes) => {
    for (const glyph of decodeGlyphs(bytes)) glyphs.set(glyph.codePoint, glyph);
  });
  files.set(file, loading);
  // What could not be loaded is asked for again by the next picture.
  loading.catch(() => files.delete(file));
  return loading;
}
