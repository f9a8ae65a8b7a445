import { isColor } from './colors.js';
import { joinComponents, numberPart, type Component } from './components.js';

/**
 * Checks the parts of a value.
 *
 * @param quirks Whether lengths may come without a unit.
 * @returns the value as browsers write it; `null` where it is none
 */
export type Grammar = (components: readonly Component[], quirks: boolean) => string | null;

const LENGTH_UNITS = new Set(
  'px em rem ex rex ch rch ic cap lh rlh cm mm q in pt pc vw vh vi vb vmin vmax svw svh lvw lvh dvw dvh cqw cqh'.split(
    ' ',
  ),
);
const ANGLE_UNITS = new Set(['deg', 'rad', 'grad', 'turn']);
const CALCULATIONS = new Set(['calc', 'min', 'max', 'clamp', 'fit-content']);
/** What is left when a program makes a value of something that is not there. */
const NONSENSE = new Set(['nan', 'undefined', 'null', 'infinity']);

interface LengthRules {
  /** Words that may stand for the length. */
  readonly words?: string;
  readonly negative?: boolean;
  /** Whether plain numbers count as they do in SVG. */
  readonly numbers?: boolean;
  readonly percent?: boolean;
}

/** One of some words. */
export function keyword(words: string): Grammar {
  const known = new Set(words.split(' '));
  return ([first, ...rest]) =>
    first?.kind === 'word' && rest.length === 0 && known.has(first.text) ? first.text : null;
}

/** One length. */
export function length(rules: LengthRules = {}): Grammar {
  const check = lengthCheck(rules);
  return ([first, ...rest], quirks) => (first && rest.length === 0 ? check(first, quirks) : null);
}

/** Up to four lengths, for the sides of a box. */
export function sides(rules: LengthRules = {}): Grammar {
  const check = lengthCheck(rules);
  return (components, quirks) => {
    if (components.length === 0 || components.length > 4) return null;
    const values = components.map((component) => check(component, quirks));
    if (values.includes(null)) return null;
    const [top = '', right = top, bottom = top, left = right] = values as string[];
    if (left !== right) return [top, right, bottom, left].join(' ');
    if (bottom !== top) return [top, right, bottom].join(' ');
    return right === top ? top : `${top} ${right}`;
  };
}

/** A number, or a percentage that becomes one. */
export const alpha: Grammar = ([first, ...rest]) => {
  if (first?.kind === 'function' && CALCULATIONS.has(first.unit)) return first.text;
  if (first?.kind !== 'number' || rest.length > 0) return null;
  if (first.unit === '%') return numberPart(first.value / 100, '').text;
  return first.unit === '' ? first.text : null;
};

/** A number or one of some words. */
export function number(words = '', accepts: (value: number) => boolean = () => true): Grammar {
  const known = new Set(words.split(' '));
  return ([first, ...rest]) => {
    if (!first || rest.length > 0) return null;
    if (first.kind === 'word') return known.has(first.text) ? first.text : null;
    return first.kind === 'number' && first.unit === '' && accepts(first.value) ? first.text : null;
  };
}

/** A colour. */
export const color: Grammar = ([first, ...rest]) => (first && rest.length === 0 ? colorText(first) : null);

/** What `fill` and `stroke` take. */
export const paint: Grammar = ([first, ...rest]) => {
  if (!first || rest.length > 1) return null;
  const [fallback] = rest;
  if (first.kind === 'url') {
    if (!fallback) return first.text;
    const text = paintText(fallback);
    return text === null ? null : `${first.text} ${text}`;
  }
  return fallback ? null : paintText(first);
};

/** The lengths of `stroke-dasharray`. */
export const dashes: Grammar = (components, quirks) => {
  const [first] = components;
  if (components.length === 1 && first?.text === 'none') return 'none';
  const check = lengthCheck({ numbers: true, percent: true });
  const values = components
    .filter(({ kind }) => kind !== 'comma')
    .map((component) => check(component, quirks));
  return values.length === 0 || values.includes(null) ? null : values.join(', ');
};

/** Names of fonts. */
export const families: Grammar = (components) => {
  const names: string[] = [];
  let words: string[] = [];
  for (const { kind, text } of [...components, { kind: 'comma', text: ',' } as const]) {
    if (kind === 'word' || kind === 'string') words.push(text);
    else if (kind !== 'comma' || words.length === 0) return null;
    else {
      names.push(words.length > 1 ? `"${words.join(' ')}"` : (words[0] as string));
      words = [];
    }
  }
  return names.join(', ');
};

/** `none` or functions whose lengths and angles have units. */
export const transform: Grammar = (components) => {
  if (components.length === 1 && components[0]?.text === 'none') return 'none';
  const items = components.map(transformText);
  return items.length === 0 || items.includes(null) ? null : items.join(' ');
};

/** Anything that holds together. */
export const anything: Grammar = (components) =>
  components.length === 0 || components.some(({ kind, text }) => kind === 'word' && NONSENSE.has(text))
    ? null
    : joinComponents(components);

function lengthCheck({ words = '', negative = false, numbers = false, percent = true }: LengthRules) {
  const known = new Set(words.split(' '));
  return (component: Component, quirks: boolean): string | null => {
    if (component.kind === 'word') return known.has(component.text) ? component.text : null;
    if (component.kind === 'function') return CALCULATIONS.has(component.unit) ? component.text : null;
    if (component.kind !== 'number' || (component.value < 0 && !negative)) return null;
    if (component.unit === '%') return percent ? component.text : null;
    if (component.unit !== '') return LENGTH_UNITS.has(component.unit) ? component.text : null;
    if (numbers) return component.text;
    return quirks || component.value === 0 ? `${component.text}px` : null;
  };
}

function colorText({ kind, text }: Component): string | null {
  return kind === 'color' || (kind === 'word' && isColor(text)) ? text : null;
}

function paintText(component: Component): string | null {
  if (/^(?:none|context-fill|context-stroke)$/.test(component.text)) return component.text;
  return colorText(component);
}

function transformText({ kind, text, unit }: Component): string | null {
  if (kind !== 'function') return null;
  const inner = text.slice(unit.length + 1, -1).split(', ');
  const isLength = /^(?:translate|perspective)/.test(unit);
  const isAngle = /^(?:rotate|skew)/.test(unit);
  const checked = inner.map((argument, index) => {
    const [, digits, suffix = ''] = /^(-?[\d.]+(?:e-?\d+)?)(%|[a-z]*)$/.exec(argument) ?? [];
    if (digits === undefined) return /^(?:calc|min|max|clamp)\(/.test(argument) ? argument : null;
    if (isLength) return suffix === '%' || LENGTH_UNITS.has(suffix) ? argument : zero(digits, suffix, 'px');
    if (isAngle && !(unit === 'rotate3d' && index < 3))
      return ANGLE_UNITS.has(suffix) ? argument : zero(digits, suffix, 'deg');
    return suffix === '' || suffix === '%' ? argument : null;
  });
  // The axis is written large: `skewX`.
  const name = unit.replace(/(?<=^(?:translate|scale|rotate|skew))[xyz]$/, (axis) => axis.toUpperCase());
  return checked.includes(null) ? null : `${name}(${checked.join(', ')})`;
}

/** Zero needs no unit. */
function zero(digits: string, suffix: string, unit: string): string | null {
  return suffix === '' && Number(digits) === 0 ? `0${unit}` : null;
}
