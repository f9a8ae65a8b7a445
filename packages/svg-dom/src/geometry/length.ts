import { readCssNumber } from './number.js';

/** What relative lengths are relative to. */
export interface LengthContext {
  /** Pixels of 1em. */
  readonly fontSize: number;
  /** Pixels of 1rem. */
  readonly rootFontSize: number;
  /** Pixels of 1ex; asked for only when met, since a font has to be measured. */
  readonly xHeight: () => number;
  /** Pixels of 1ch, the advance of a zero. */
  readonly zeroWidth: () => number;
  /** The window's size in pixels, for vw and vh. */
  readonly window: { readonly width: number; readonly height: number };
}

const LENGTH = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([a-z]*|%)$/i;
const PIXELS_PER_INCH = 96;

/**
 * Returns a length in pixels; undefined if the text is none.
 *
 * Units are those of https://www.w3.org/TR/css-values-4/#lengths; a number alone is pixels, as in attributes.
 *
 * @param text Such as `12`, `1.5em`, `50%` or `calc(100% - 4px)`.
 * @param percentBase Pixels of 100 %; without it percentages are no lengths.
 */
export function toPixels(text: string, context: LengthContext, percentBase?: number): number | undefined {
  const trimmed = text.trim();
  const length = parseLength(trimmed, context, percentBase);
  return length ? length.value * length.unit : calculated(trimmed, context, percentBase);
}

/** Returns a length of an SVG attribute, which browsers work out in single precision. */
export function toUserUnits(text: string, context: LengthContext, percentBase?: number): number | undefined {
  const length = parseLength(text.trim(), context, percentBase);
  if (!length) return toPixels(text, context, percentBase);
  return Math.fround(Math.fround(length.value) * Math.fround(length.unit));
}

/** A number and the pixels it is a number of. */
interface Length {
  readonly value: number;
  readonly unit: number;
}

function parseLength(
  text: string,
  context: LengthContext,
  percentBase: number | undefined,
): Length | undefined {
  const match = LENGTH.exec(text);
  if (!match) return undefined;
  const name = (match[2] as string).toLowerCase();
  const unit = name === '%' ? percentBase && percentBase / 100 : pixelsPer(name, context);
  return unit === undefined ? undefined : { value: readCssNumber(match[1] as string), unit };
}

function pixelsPer(unit: string, context: LengthContext): number | undefined {
  switch (unit) {
    case '':
    case 'px':
      return 1;
    case 'em':
      return context.fontSize;
    case 'rem':
      return context.rootFontSize;
    case 'ex':
      return context.xHeight();
    case 'ch':
      return context.zeroWidth();
    case 'vw':
      return context.window.width / 100;
    case 'vh':
      return context.window.height / 100;
    case 'in':
      return PIXELS_PER_INCH;
    case 'cm':
      return PIXELS_PER_INCH / 2.54;
    case 'mm':
      return PIXELS_PER_INCH / 25.4;
    case 'q':
      return PIXELS_PER_INCH / 101.6;
    case 'pt':
      return PIXELS_PER_INCH / 72;
    case 'pc':
      return PIXELS_PER_INCH / 6;
    default:
      return undefined;
  }
}

const CALC_TOKEN = /\s*(calc\(|[()*/]|(?:[+-](?=\s))|[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?(?:[a-z]+|%)?)/iy;

/** Sums, differences, products and quotients in `calc()`; lengths times lengths are not told apart from numbers. */
function calculated(text: string, context: LengthContext, percentBase?: number): number | undefined {
  if (!text.toLowerCase().startsWith('calc(')) return undefined;
  const tokens = tokensOf(text);
  if (!tokens) return undefined;
  let at = 0;

  const operand = (): number => {
    const token = tokens[at++] ?? '';
    if (!token.endsWith('(')) return toPixels(token, context, percentBase) ?? Number.NaN;
    const value = sum();
    return tokens[at++] === ')' ? value : Number.NaN;
  };
  const product = (): number => {
    let value = operand();
    while (tokens[at] === '*' || tokens[at] === '/')
      value = tokens[at++] === '*' ? value * operand() : value / operand();
    return value;
  };
  const sum = (): number => {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '-')
      value = tokens[at++] === '+' ? value + product() : value - product();
    return value;
  };

  const value = operand();
  return at === tokens.length && Number.isFinite(value) ? value : undefined;
}

function tokensOf(text: string): string[] | undefined {
  const tokens: string[] = [];
  CALC_TOKEN.lastIndex = 0;
  let end = 0;
  for (let match = CALC_TOKEN.exec(text); match; match = CALC_TOKEN.exec(text)) {
    tokens.push(match[1] as string);
    end = CALC_TOKEN.lastIndex;
  }
  return end === text.length ? tokens : undefined;
}
