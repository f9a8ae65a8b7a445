import type { Edges, LineHeight } from './content.js';

/** Declarations of a `style` attribute, by their names in lower case. */
export type Declarations = ReadonlyMap<string, string>;

/** Reads a `style` attribute. */
export function declarationsOf(style: string): Declarations {
  const declarations = new Map<string, string>();
  for (const part of style.split(';')) {
    const at = part.indexOf(':');
    if (at < 0) continue;
    const value = part.slice(at + 1).replace(/!important\s*$/i, '');
    declarations.set(part.slice(0, at).trim().toLowerCase(), value.trim());
  }
  return declarations;
}

const PIXELS: Readonly<Record<string, number>> = {
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
};

/** Returns a length in pixels. @param size What 1em is. @param whole What 100% is. */
export function lengthOf(text: string | undefined, size: number, whole?: number): number | undefined {
  const [, digits = '', unit = ''] = /^([+-]?[\d.]+)\s*([a-z%]*)$/i.exec(text?.trim() ?? '') ?? [];
  const number = Number(digits);
  if (digits === '' || !Number.isFinite(number)) return undefined;
  switch (unit.toLowerCase()) {
    case '':
      return number;
    case 'em':
      return number * size;
    case 'rem':
      return number * 16;
    case '%':
      return whole === undefined ? undefined : (number / 100) * whole;
    default: {
      const pixels = PIXELS[unit.toLowerCase()];
      return pixels === undefined ? undefined : number * pixels;
    }
  }
}

/** The sizes of `<font size>`, from 1 to 7, which are those of CSS from x-small on. */
const FONT_SIZES = [10, 13, 16, 18, 24, 32, 48];
const SIZE_NAMES = ['x-small', 'small', 'medium', 'large', 'x-large', 'xx-large', 'xxx-large'];

/** Returns the size of `<font size>`, which may be relative to 3. */
export function fontTagSize(text: string): number | undefined {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number)) return undefined;
  const step = /^[+-]/.test(text.trim()) ? 3 + number : number;
  return FONT_SIZES[Math.min(7, Math.max(1, Math.round(step))) - 1];
}

/** Returns a `font-size` in pixels. */
export function fontSizeOf(text: string | undefined, size: number): number | undefined {
  const name = text?.trim().toLowerCase() ?? '';
  const named = SIZE_NAMES.indexOf(name);
  if (named >= 0) return FONT_SIZES[named];
  if (name === 'xx-small') return 9;
  if (name === 'smaller') return size / 1.2;
  if (name === 'larger') return size * 1.2;
  const length = lengthOf(text, size, size);
  return length !== undefined && length >= 0 && length < 2000 ? length : undefined;
}

/** Returns a `line-height`. */
export function lineHeightOf(text: string | undefined, size: number): LineHeight | undefined {
  const value = text?.trim().toLowerCase();
  if (value === undefined || value === '') return undefined;
  if (value === 'normal') return { times: 1.2 };
  if (/^[\d.]+$/.test(value)) return { times: Number(value) };
  const pixels = lengthOf(value, size, size);
  return pixels === undefined ? undefined : { pixels };
}

/** Returns `margin` or `padding` on each side. */
export function edgesOf(name: string, css: Declarations, size: number, before: Edges): Edges {
  const values = (css.get(name) ?? '').split(/\s+/).map((value) => lengthOf(value, size));
  const [top = before.top, right = top, bottom = top, left = right] =
    css.has(name) && values[0] !== undefined
      ? values
      : [before.top, before.right, before.bottom, before.left];
  const side = (of: string, otherwise: number) => lengthOf(css.get(`${name}-${of}`), size) ?? otherwise;
  return {
    top: side('top', top),
    right: side('right', right),
    bottom: side('bottom', bottom),
    left: side('left', left),
  };
}

const NO_COLOR = new Set(['', 'transparent', 'none', 'inherit', 'initial', 'unset', 'currentcolor']);

/** Returns a colour, or undefined for none and for what may be more than a colour. */
export function colorOf(text: string | undefined): string | undefined {
  const color = text?.trim() ?? '';
  if (NO_COLOR.has(color.toLowerCase()) || color.length > 100) return undefined;
  if (/^rgba\(.*,\s*0(?:\.0+)?\s*\)$/i.test(color)) return undefined;
  return /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgba?|hsla?|light-dark)\([^;"'<>]*\))$/i.test(color)
    ? color
    : undefined;
}
