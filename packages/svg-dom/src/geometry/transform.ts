import { IDENTITY, multiply, scaling, translation, type Matrix } from './matrix.js';
import { parseNumbers, PathScanner } from './path/pathScanner.js';

const DEGREE = Math.PI / 180;
const ATTRIBUTE_ITEM = /\s*,?\s*([a-z]+)\s*\(([^()]*)\)/iy;

/**
 * Reads a `transform` attribute (https://www.w3.org/TR/css-transforms-1/#svg-syntax).
 *
 * As in browsers a single mistake makes all of it count for nothing.
 */
export function parseTransformAttribute(text: string): Matrix {
  let matrix = IDENTITY;
  let end = 0;
  ATTRIBUTE_ITEM.lastIndex = 0;
  for (let item = ATTRIBUTE_ITEM.exec(text); item; item = ATTRIBUTE_ITEM.exec(text)) {
    const steps = attributeItem(item[1] as string, item[2] as string);
    if (!steps) return IDENTITY;
    matrix = steps.reduce(compose, matrix);
    end = ATTRIBUTE_ITEM.lastIndex;
  }
  return text.slice(end).trim() === '' ? matrix : IDENTITY;
}

/** Returns the steps of one function: they are taken one by one, since each of them is rounded. */
function attributeItem(name: string, text: string): readonly Matrix[] | undefined {
  const numbers = parseNumbers(text);
  if (!hasNumbersOnly(text, numbers.length)) return undefined;
  const [first = 0, second, third] = numbers;
  const expect = (...counts: number[]) => counts.includes(numbers.length);
  switch (name) {
    case 'matrix':
      return expect(6) ? [fromNumbers(numbers)] : undefined;
    case 'translate':
      return expect(1, 2) ? [translation(first, second ?? 0)] : undefined;
    case 'scale':
      return expect(1, 2) ? [scaling(first, second ?? first)] : undefined;
    case 'rotate':
      return expect(1, 3) ? stepsAbout(rotation(first), second ?? 0, third ?? 0) : undefined;
    case 'skewX':
      return expect(1) ? [skew(first * DEGREE, 0)] : undefined;
    case 'skewY':
      return expect(1) ? [skew(0, first * DEGREE)] : undefined;
    default:
      return undefined;
  }
}

function hasNumbersOnly(text: string, count: number): boolean {
  const scanner = new PathScanner(text);
  for (let index = 0; index < count; index++) scanner.number();
  return scanner.done;
}

function fromNumbers(numbers: readonly number[]): Matrix {
  const [a, b, c, d, e, f] = numbers as [number, number, number, number, number, number];
  return { a, b, c, d, e, f };
}

/** Returns a turn about the origin by degrees. */
export function rotation(degrees: number): Matrix {
  const turned = ((degrees % 360) + 360) % 360;
  const quarters = Math.floor(turned / 90);
  const { sin, cos } = sineAndCosine(turned - quarters * 90);
  const [b, a] = (
    [
      [sin, cos],
      [cos, -sin],
      [-sin, -cos],
      [-cos, sin],
    ] as const
  )[quarters] ?? [0, 1];
  return { a: a + 0, b: b + 0, c: 0 - b, d: a + 0, e: 0, f: 0 };
}

/** Of an angle in the first quadrant; folded at 45°, so that right angles are exact as in Chromium. */
function sineAndCosine(degrees: number): { sin: number; cos: number } {
  const rest = 90 - degrees;
  return {
    sin: degrees < 45 ? Math.sin(degrees * DEGREE) : Math.cos(rest * DEGREE),
    cos: degrees <= 45 ? Math.cos(degrees * DEGREE) : Math.sin(rest * DEGREE),
  };
}

function skew(x: number, y: number): Matrix {
  return { a: 1, b: Math.tan(y), c: Math.tan(x), d: 1, e: 0, f: 0 };
}

/** Returns the map done about a point instead of the origin. */
export function about(matrix: Matrix, x: number, y: number): Matrix {
  return stepsAbout(matrix, x, y).reduce(multiply);
}

function stepsAbout(matrix: Matrix, x: number, y: number): readonly Matrix[] {
  return x === 0 && y === 0 ? [matrix] : [translation(x, y), matrix, translation(-x, -y)];
}

/** Reads lengths in a CSS transform; percentages are of the reference box's width or height. */
export type TransformLength = (text: string, axis: 'x' | 'y') => number | undefined;

/**
 * Multiplies the functions of one list. As long as they only shift and scale, Chromium keeps the result in single
 * precision; once something turned, in double, as it does with the transforms of elements in each other.
 */
function compose(outer: Matrix, inner: Matrix): Matrix {
  if (!isUpright(outer) || !isUpright(inner)) return multiply(outer, inner);
  const { fround } = Math;
  return {
    a: fround(outer.a * inner.a),
    b: 0,
    c: 0,
    d: fround(outer.d * inner.d),
    e: fround(outer.e + fround(outer.a * inner.e)),
    f: fround(outer.f + fround(outer.d * inner.f)),
  };
}

function isUpright({ b, c }: Matrix): boolean {
  return b === 0 && c === 0;
}

const CSS_ITEM = /\s*([a-z0-9]+)\(((?:[^()]|\([^()]*\))*)\)/iy;

/**
 * Reads a CSS `transform` (https://www.w3.org/TR/css-transforms-1/#transform-functions), and of the 3D functions what
 * they do to the plane. `none` and what cannot be read change nothing.
 */
export function parseCssTransform(text: string, length: TransformLength): Matrix {
  let matrix = IDENTITY;
  let end = 0;
  CSS_ITEM.lastIndex = 0;
  for (let item = CSS_ITEM.exec(text); item; item = CSS_ITEM.exec(text)) {
    const next = cssItem((item[1] as string).toLowerCase(), (item[2] as string).split(','), length);
    if (!next || Object.values(next).some((value) => !Number.isFinite(value))) return IDENTITY;
    matrix = compose(matrix, next);
    end = CSS_ITEM.lastIndex;
  }
  return text.slice(end).trim() === '' ? matrix : IDENTITY;
}

function cssItem(name: string, parts: readonly string[], length: TransformLength): Matrix | undefined {
  const [first = '', second] = parts;
  const x = () => length(first, 'x') ?? Number.NaN;
  const y = (text: string | undefined) => (text === undefined ? 0 : (length(text, 'y') ?? Number.NaN));
  switch (name) {
    case 'matrix':
      return parts.length === 6 ? fromNumbers(parts.map(Number)) : undefined;
    case 'translate':
    case 'translate3d':
      return translation(x(), y(second));
    case 'translatex':
      return translation(x(), 0);
    case 'translatey':
      return translation(0, y(first));
    case 'scale':
    case 'scale3d':
      return scaling(factor(first), factor(second ?? first));
    case 'scalex':
      return scaling(factor(first), 1);
    case 'scaley':
      return scaling(1, factor(first));
    case 'rotate':
    case 'rotatez':
      return rotation(radians(first) / DEGREE);
    case 'skew':
      return skew(radians(first), radians(second ?? '0'));
    case 'skewx':
      return skew(radians(first), 0);
    case 'skewy':
      return skew(0, radians(first));
    case 'translatez':
      return IDENTITY;
    default:
      return undefined;
  }
}

function factor(text: string): number {
  const trimmed = text.trim();
  return trimmed.endsWith('%') ? Number(trimmed.slice(0, -1)) / 100 : Number(trimmed || Number.NaN);
}

const RADIANS_PER_UNIT: Readonly<Record<string, number>> = {
  deg: DEGREE,
  rad: 1,
  grad: Math.PI / 200,
  turn: 2 * Math.PI,
};

function radians(text: string): number {
  const match = /^\s*([+-]?[\d.]+(?:e[+-]?\d+)?)(deg|rad|grad|turn)?\s*$/i.exec(text);
  if (!match) return Number.NaN;
  const unit = match[2]?.toLowerCase();
  // Only zero may do without a unit.
  if (unit === undefined) return Number(match[1]) === 0 ? 0 : Number.NaN;
  return Number(match[1]) * (RADIANS_PER_UNIT[unit] ?? Number.NaN);
}
