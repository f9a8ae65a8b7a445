/** A property and its value. */
export type PropertyValue = readonly [name: string, value: string];

const SIDES = ['top', 'right', 'bottom', 'left'] as const;
const BORDER_STYLES = new Set('none hidden dotted dashed solid double groove ridge inset outset'.split(' '));
const WIDE_KEYWORDS = new Set(['inherit', 'initial', 'unset', 'revert']);

/** Returns the properties a declaration sets: those of a shorthand, or the one it names. */
export function longhands(name: string, value: string): readonly PropertyValue[] {
  switch (name) {
    case 'font':
      return fontLonghands(value);
    case 'margin':
    case 'padding':
      return sides((side) => `${name}-${side}`, value);
    case 'border-width':
    case 'border-style':
      return sides((side) => name.replace('border', `border-${side}`), value);
    case 'border':
      return SIDES.flatMap((side) => borderLonghands(side, value));
    case 'border-top':
    case 'border-right':
    case 'border-bottom':
    case 'border-left':
      return borderLonghands(name.slice('border-'.length), value);
    case 'list-style':
      return listStyleLonghands(value);
    case 'word-wrap':
      return [['overflow-wrap', value]];
    default:
      return [[name, value]];
  }
}

function sides(nameOf: (side: string) => string, value: string): PropertyValue[] {
  const values = splitSpaces(value);
  const [top = '', right = top, bottom = top, left = right] = values;
  return SIDES.map((side, index) => [nameOf(side), [top, right, bottom, left][index] as string]);
}

function borderLonghands(side: string, value: string): PropertyValue[] {
  const parts = splitSpaces(value);
  const wide = parts.length === 1 && WIDE_KEYWORDS.has(value) ? value : undefined;
  const style = wide ?? parts.find((part) => BORDER_STYLES.has(part)) ?? 'none';
  const width = wide ?? parts.find((part) => /^(?:[\d.]|thin$|medium$|thick$)/.test(part)) ?? 'medium';
  return [
    [`border-${side}-style`, style],
    [`border-${side}-width`, width],
  ];
}

function listStyleLonghands(value: string): PropertyValue[] {
  const parts = splitSpaces(value).filter((part) => !part.startsWith('url('));
  const position = parts.find((part) => part === 'inside' || part === 'outside') ?? 'outside';
  const type = parts.find((part) => part !== 'inside' && part !== 'outside') ?? 'disc';
  return [
    ['list-style-position', position],
    ['list-style-type', type],
  ];
}

const FONT =
  /^((?:(?:normal|italic|oblique|small-caps|bold|bolder|lighter|[1-9]\d{0,2}|(?:ultra-|extra-|semi-)?(?:condensed|expanded))\s+)*)([^\s/]+)\s*(?:\/\s*(\S+))?\s+(.+)$/i;

/** The parts of `font` (https://www.w3.org/TR/css-fonts-4/#font-prop); what is left out returns to its initial value. */
function fontLonghands(value: string): readonly PropertyValue[] {
  const longhandNames = [
    'font-style',
    'font-variant',
    'font-weight',
    'font-stretch',
    'font-size',
    'line-height',
  ];
  if (WIDE_KEYWORDS.has(value))
    return [...longhandNames, 'font-family'].map((name) => [name, value] as const);
  if (value.includes('var(')) return [];
  const match = FONT.exec(value.trim());
  if (!match) return [];
  const [, before = '', size = '', lineHeight = 'normal', family = ''] = match;
  const words = splitSpaces(before.toLowerCase());
  const pick = (pattern: RegExp, otherwise: string) => words.find((word) => pattern.test(word)) ?? otherwise;
  return [
    ['font-style', pick(/^(?:italic|oblique)$/, 'normal')],
    ['font-variant', pick(/^small-caps$/, 'normal')],
    ['font-weight', pick(/^(?:bold|bolder|lighter|\d+)$/, '400')],
    ['font-stretch', pick(/(?:condensed|expanded)$/, '100%')],
    ['font-size', size],
    ['line-height', lineHeight],
    ['font-family', family],
  ];
}

function splitSpaces(value: string): string[] {
  // Spaces inside brackets do not separate.
  return value.trim().match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
}
