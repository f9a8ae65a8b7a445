import type { Document, Element } from '../dom/interfaces.js';
import type { Box } from './box.js';
import type { Matrix, Point } from './matrix.js';
import type { Style } from './style/style.js';
import type { StyleResolver } from './style/styleResolver.js';
import type { ElementLengths } from './svg/lengths.js';
import type { ViewportSize } from './text/positions.js';

/** What a window shows a document in. */
export interface WindowSize {
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
}

/** The room an element has. */
export interface Space {
  readonly width: number;
  /** Undefined where the height follows from what it holds. */
  readonly height: number | undefined;
}

/** One document with everything found out about its boxes: where SVG stands, how large it is and how HTML is laid out ask each other. */
export interface Scene {
  readonly document: Document;
  readonly window: WindowSize;
  readonly styles: StyleResolver;
  readonly styleOf: (element: Element) => Style;
  readonly spaces: {
    viewportAround(element: Element): ViewportSize;
    lengthsOf(element: Element): ElementLengths;
    toScreen(element: Element): Matrix;
    toParent(element: Element): Matrix;
  };
  readonly boxes: { untransformedBox(element: Element): { readonly box: Box } | undefined };
  readonly html: {
    contentOrigin(svg: Element): Point;
    spaceFor(svg: Element): Space;
  };
}
