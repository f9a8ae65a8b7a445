import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { TextLook } from './content.js';
import { colorOf, fontSizeOf, fontTagSize, lineHeightOf, type Declarations } from './css.js';
import { attributeOf } from './tree.js';

const BOLD = new Set(['b', 'strong', 'th', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'dt']);
const ITALIC = new Set(['i', 'em', 'cite', 'dfn', 'var', 'address']);
const STRIKE = new Set(['s', 'strike', 'del']);
const MONO = new Set(['code', 'tt', 'kbd', 'samp', 'pre']);
const HEADINGS: Readonly<Record<string, number>> = { h1: 2, h2: 1.5, h3: 1.17, h4: 1, h5: 0.83, h6: 0.67 };
/** Smaller letters are five sixths as high, as browsers have them. */
const SMALLER = 1 / 1.2;
const LINK_COLOR = '#0000ee';

/** Returns how letters in an element look. */
export function lookOf(element: Tree.Element, css: Declarations, look: TextLook): TextLook {
  return withCss(css, withTag(element, look), look);
}

function withTag(element: Tree.Element, look: TextLook): TextLook {
  const { tagName } = element;
  if (BOLD.has(tagName)) return { ...look, bold: true, size: look.size * (HEADINGS[tagName] ?? 1) };
  if (ITALIC.has(tagName)) return { ...look, italic: true };
  if (STRIKE.has(tagName)) return { ...look, strike: true };
  if (MONO.has(tagName))
    return { ...look, family: 'monospace', spaces: tagName === 'pre' ? 'pre' : look.spaces };
  switch (tagName) {
    case 'u':
    case 'ins':
      return { ...look, underline: true };
    case 'small':
      return { ...look, size: look.size * SMALLER };
    case 'big':
      return { ...look, size: look.size * 1.2 };
    case 'sub':
      return { ...look, size: look.size * SMALLER, raise: look.raise - look.size * 0.2 };
    case 'sup':
      return { ...look, size: look.size * SMALLER, raise: look.raise + look.size * 0.33 };
    case 'a':
      return linked(element, look);
    case 'mark':
      return { ...look, background: '#ffff00' };
    case 'font':
      return {
        ...look,
        color: colorOf(attributeOf(element, 'color')) ?? look.color,
        family: attributeOf(element, 'face') ?? look.family,
        size: fontTagSize(attributeOf(element, 'size') ?? '') ?? look.size,
      };
    default:
      return look;
  }
}

function linked(element: Tree.Element, look: TextLook): TextLook {
  const link = attributeOf(element, 'href');
  return link === undefined ? look : { ...look, link, color: LINK_COLOR, underline: true };
}

function withCss(css: Declarations, look: TextLook, outer: TextLook): TextLook {
  if (css.size === 0) return look;
  const size = fontSizeOf(css.get('font-size'), outer.size) ?? look.size;
  const weight = css.get('font-weight');
  const slant = css.get('font-style');
  const decoration = css.get('text-decoration') ?? css.get('text-decoration-line') ?? '';
  return {
    ...look,
    size,
    family: css.get('font-family') ?? look.family,
    bold:
      weight === undefined ? look.bold : weight === 'bold' || weight === 'bolder' || Number(weight) >= 600,
    italic: slant === undefined ? look.italic : slant === 'italic' || slant.startsWith('oblique'),
    underline: decoration === 'none' ? outer.underline : look.underline || decoration.includes('underline'),
    strike: look.strike || decoration.includes('line-through'),
    color: colorOf(css.get('color')) ?? look.color,
    background: colorOf(css.get('background-color') ?? css.get('background')) ?? look.background,
    lineHeight: lineHeightOf(css.get('line-height'), size) ?? look.lineHeight,
    spaces: spacesOf(css.get('white-space')) ?? look.spaces,
    raise: raiseOf(css.get('vertical-align'), look),
  };
}

function spacesOf(value: string | undefined): TextLook['spaces'] | undefined {
  if (value === 'pre-line') return 'normal';
  return value === 'normal' || value === 'nowrap' || value === 'pre' || value === 'pre-wrap'
    ? value
    : undefined;
}

function raiseOf(value: string | undefined, { raise, size }: TextLook): number {
  if (value === 'sub') return raise - size * 0.2;
  return value === 'super' ? raise + size * 0.33 : raise;
}
