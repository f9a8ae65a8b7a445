const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const FUNCTION = /^(?:rgba?|hsla?)\([\d\s.,%/deg-]+\)$/i;
const WORD = /^[a-z]{3,24}$/i;

/** Tells whether a text is a colour that a style can have: nothing in it leads elsewhere. */
export function isColor(text: string): boolean {
  if (HEX.test(text) || FUNCTION.test(text)) return true;
  if (!WORD.test(text)) return false;
  return text === 'none' || (typeof CSS === 'object' && CSS.supports('color', text));
}

/** Returns a colour as the browser's own picker takes it; undefined where it is written otherwise. */
export function sixDigits(color: string | undefined): string | undefined {
  if (color === undefined || !HEX.test(color)) return undefined;
  if (color.length === 7) return color.toLowerCase();
  return `#${color.slice(1).replaceAll(/./g, '$&$&')}`.toLowerCase();
}
