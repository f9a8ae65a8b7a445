import type { Element } from './interfaces.js';

/** A string of SVG 1.1 that could be animated; here `animVal` is `baseVal`. */
export interface AnimatedString {
  readonly baseVal: string;
  readonly animVal: string;
}
/** A length that could be animated, in CSS pixels. */
export interface AnimatedLength {
  readonly baseVal: { readonly value: number };
}
/** A box that could be animated. */
export interface AnimatedRect {
  readonly baseVal: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}
/** A list of transforms that could be animated; programs only ask whether it is empty. */
export interface AnimatedTransformList {
  readonly baseVal: { readonly numberOfItems: number; consolidate(): null };
}

/** A length attribute; percentages and missing ones are those of the element's box. */
export function animatedLength(element: Element, name: 'width' | 'height'): AnimatedLength {
  const text = element.getAttribute(name);
  const number = text === null || text.trim().endsWith('%') ? Number.NaN : Number.parseFloat(text);
  const value = Number.isFinite(number) ? number : element.nodeDocument.geometry.clientRect(element)[name];
  return { baseVal: { value } };
}

/** An attribute of four numbers. */
export function animatedRect(element: Element, name: string): AnimatedRect {
  const numbers = (element.getAttribute(name) ?? '').trim().split(/[\s,]+/);
  const [x = 0, y = 0, width = 0, height = 0] = numbers.map((text) => Number(text) || 0);
  return { baseVal: { x, y, width, height } };
}

/** The `transform` attribute. */
export function animatedTransform(element: Element): AnimatedTransformList {
  const numberOfItems = element.getAttribute('transform')?.match(/\(/g)?.length ?? 0;
  return { baseVal: { numberOfItems, consolidate: () => null } };
}
