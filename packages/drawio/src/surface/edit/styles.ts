import type { PageCell } from '../../document/model.js';
import { baseNames, styleMap, styleValue } from '../../document/style.js';

export { styleValue, withStyle } from '../../document/style.js';

/** Values for keys of a style; undefined takes a key away. */
export type StyleChange = Readonly<Record<string, string | undefined>>;

/** Returns the keys of a style with their values. */
export const styleEntries = (style: string): readonly (readonly [key: string, value: string])[] => [
  ...styleMap(style),
];

/** Tells whether a key of a style is switched on. */
export function hasStyle(style: string, key: string): boolean {
  return styleValue(style, key) === '1';
}

/** Returns the number a style has for a key. */
export function styleNumber(style: string, key: string, otherwise: number): number {
  const value = Number.parseFloat(styleValue(style, key) ?? '');
  return Number.isFinite(value) ? value : otherwise;
}

/** Returns the name a style begins with, such as `swimlane` or `text`. */
export function styleName(style: string): string | undefined {
  return baseNames(style)[0];
}

/** The bits of `fontStyle`. */
export const FONT_BITS = { bold: 1, italic: 2, underline: 4, strike: 8 } as const;

/** Tells whether a cell's label is HTML. */
export const isHtml = ({ style }: Pick<PageCell, 'style'>) => hasStyle(style, 'html');
