/** What is known of a font, on units of an em (https://github.com/excalidraw/excalidraw, FontMetadata). */
export interface Family {
  /** As CSS names it. */
  readonly name: string;
  /** As a share of an em. */
  readonly ascender: number;
  readonly descender: number;
  /** Fonts of the system are in no package. */
  readonly isLocal?: true;
}

/** What characters of Chinese are written in beside Excalifont. */
export const CHINESE = 'Xiaolai';

/** What emoji are written in. */
const EMOJI = 'Segoe UI Emoji';

const VIRGIL: Family = { name: 'Virgil', ascender: 0.886, descender: -0.374 };

/** The font of the names of frames and of what stands in place of pages. */
export const PLAIN_FONT = 2;

const FAMILIES: ReadonlyMap<number, Family> = new Map([
  [1, VIRGIL],
  [PLAIN_FONT, { name: 'Helvetica', ascender: 1577 / 2048, descender: -471 / 2048, isLocal: true }],
  [3, { name: 'Cascadia', ascender: 1900 / 2048, descender: -480 / 2048 }],
  [5, { name: 'Excalifont', ascender: 0.886, descender: -0.374 }],
  [6, { name: 'Nunito', ascender: 1.011, descender: -0.353 }],
  [7, { name: 'Lilita One', ascender: 0.923, descender: -0.22 }],
  [8, { name: 'Comic Shanns', ascender: 0.75, descender: -0.25 }],
  [9, { name: 'Liberation Sans', ascender: 1854 / 2048, descender: -434 / 2048 }],
]);

/** Returns the font that a file says by its number. */
export const familyOf = (font: number): Family => FAMILIES.get(font) ?? VIRGIL;

/** Returns the fonts to write a text in, as CSS lists them: what one lacks is looked for in the next. */
export function stackOf(font: number): string {
  const family = FAMILIES.get(font);
  if (!family) return EMOJI;
  return [family.name, ...(hasChinese(font) ? [CHINESE] : []), EMOJI].join(', ');
}

/** Tells whether what a font lacks is written by hand, too. */
export const hasChinese = (font: number): boolean => font === 5;
