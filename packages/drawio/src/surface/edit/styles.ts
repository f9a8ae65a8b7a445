import type { PageCell } from '../../document/model.js';

/** Values for keys of a style; undefined takes a key away. */
export type StyleChange = Readonly<Record<string, string | undefined>>;

/** Returns what a style says of a key; undefined where it says nothing. */
export function styleValue(style: string, key: string): string | undefined {
  const part = style.split(';').findLast((each) => each.startsWith(`${key}=`));
  return part?.slice(key.length + 1);
}

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
  const [first] = style.split(';');
  return first === undefined || first === '' || first.includes('=') ? undefined : first;
}

/** Returns a style with other values; keys that it has stay where they are, and others come last. */
export function withStyle(style: string, change: StyleChange): string {
  const left = new Map(Object.entries(change));
  const parts = style.split(';').filter((part) => part !== '');
  const kept = parts.flatMap((part) => {
    const at = part.indexOf('=');
    const key = part.slice(0, at);
    if (at < 0 || !Object.hasOwn(change, key)) return part;
    left.delete(key);
    const value = change[key];
    return value === undefined ? [] : `${key}=${value}`;
  });
  const added = [...left].flatMap(([key, value]) => (value === undefined ? [] : `${key}=${value}`));
  const all = [...kept, ...added];
  return all.length > 0 ? `${all.join(';')};` : '';
}

/** Returns the keys of a style with their values. */
export function styleEntries(style: string): readonly (readonly [key: string, value: string])[] {
  return style.split(';').flatMap((part) => {
    const at = part.indexOf('=');
    return at < 1 ? [] : [[part.slice(0, at), part.slice(at + 1)] as const];
  });
}

/** The bits of `fontStyle`. */
export const FONT_BITS = { bold: 1, italic: 2, underline: 4, strike: 8 } as const;

/** Tells whether a cell's label is HTML. */
export const isHtml = ({ style }: Pick<PageCell, 'style'>) => hasStyle(style, 'html');
