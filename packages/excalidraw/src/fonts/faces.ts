import { faces } from '../../generated/faces.js';

/** A font that has some of the characters of a family. */
export interface Face {
  readonly family: string;
  readonly font: string;
  has(codePoint: number): boolean;
}

const byFamily = new Map<string, readonly Face[]>();

/** Returns the fonts of a family, in the order they are looked into. */
export function facesOf(family: string): readonly Face[] {
  const known = byFamily.get(family);
  if (known) return known;
  const found = faces
    .filter((face) => face.family === family)
    .map(({ font, range }): Face => ({ family, font, has: ranges(range) }));
  byFamily.set(family, found);
  return found;
}

/** Returns the font that Excalidraw knows by a path. */
export const fontOfPath = (path: string): string | undefined =>
  faces.find((face) => face.path === path)?.font;

/** Reads ranges as CSS writes them: `U+20-7E, U+4E00`. */
function ranges(written: string | undefined): (codePoint: number) => boolean {
  if (written === undefined) return () => true;
  const list = written.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (codePoint) => list.some(([from, to]) => codePoint >= from && codePoint <= to);
}
