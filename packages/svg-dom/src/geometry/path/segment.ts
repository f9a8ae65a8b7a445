import type { Point } from '../matrix.js';

/**
 * One step of a path in absolute coordinates; where it begins is where the one before it ended.
 *
 * Circles and ellipses are conics, as a browser makes them, so that lengths agree.
 */
export type PathSegment =
  | { readonly kind: 'move'; readonly x: number; readonly y: number }
  | { readonly kind: 'line'; readonly x: number; readonly y: number }
  | QuadraticSegment
  | CubicSegment
  | ConicSegment
  | ArcSegment
  | { readonly kind: 'close'; readonly x: number; readonly y: number };

/** A quadratic Bézier curve with its control point. */
export interface QuadraticSegment {
  readonly kind: 'quadratic';
  readonly x1: number;
  readonly y1: number;
  readonly x: number;
  readonly y: number;
}

/** A cubic Bézier curve with its two control points. */
export interface CubicSegment {
  readonly kind: 'cubic';
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly x: number;
  readonly y: number;
}

/** A rational quadratic curve: with a weight of √½ and a right angle, exactly a quarter of an ellipse. */
export interface ConicSegment {
  readonly kind: 'conic';
  readonly x1: number;
  readonly y1: number;
  readonly x: number;
  readonly y: number;
  readonly weight: number;
}

/** Part of an ellipse, as path data have it. */
export interface ArcSegment {
  readonly kind: 'arc';
  /** The curves that stand for it where lengths are measured. */
  readonly curves: readonly CubicSegment[];
  /** The points furthest left, right, up and down that are not its ends. */
  readonly extremes: readonly Point[];
  readonly x: number;
  readonly y: number;
}

/** A path: its segments in order. The first one, if any, is a move. */
export type Path = readonly PathSegment[];
