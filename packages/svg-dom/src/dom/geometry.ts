import type { Element } from './element.js';
import type { SVGElement } from './svgElements.js';

/** A point of the plane, in user units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What `getBBox` gives. It has no `left` or `top`, as in browsers: Mermaid asks `bbox.left ?? 0`. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The six numbers of a 2D transform, `[a c e; b d f]`. */
export interface Matrix {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

/** The used style of an element, as `getComputedStyle` shows it. */
export interface ComputedStyle {
  getPropertyValue(name: string): string;
  readonly [property: string]: unknown;
}

/**
 * What a document asks for boxes, lengths and styles; elements delegate to the one their document owns.
 *
 * All lengths are CSS pixels, all results numbers as a browser rounds them.
 */
export interface Geometry {
  /** The box of `getBBox`, in the element's own user space; zero for what is not rendered. */
  bbox(element: SVGElement): Box;
  /** The box of `getBoundingClientRect`, in the viewport. */
  clientRect(element: Element): Box;
  /** The advance of an element's text. */
  textLength(element: SVGElement): number;
  /** The transform from the element's user space to its nearest viewport (`getCTM`). */
  ctm(element: SVGElement): Matrix;
  /** The transform from the element's user space to the screen (`getScreenCTM`). */
  screenCtm(element: SVGElement): Matrix;
  /** The length of the outline of a shape. */
  totalLength(element: SVGElement): number;
  /** The point at a length along the outline of a shape. */
  pointAt(element: SVGElement, length: number): Point;
  /** The used style. */
  computedStyle(element: Element): ComputedStyle;
}

const NO_BOX: Box = { x: 0, y: 0, width: 0, height: 0 };
const IDENTITY: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

/** The geometry of documents that are not shown: everything is empty, as in a browser. */
export const noGeometry: Geometry = {
  bbox: () => ({ ...NO_BOX }),
  clientRect: () => ({ ...NO_BOX }),
  textLength: () => 0,
  ctm: () => IDENTITY,
  screenCtm: () => IDENTITY,
  totalLength: () => 0,
  pointAt: () => ({ x: 0, y: 0 }),
  computedStyle: () => ({ getPropertyValue: () => '' }),
};
