import type { Box, Paint, TextLook, TextRun } from '../figure.js';
import type { Stroke } from './path.js';

/** What an element of a picture draws: a mark, with the shape it belongs to. */
interface MarkOf {
  /** The id of the shape that the engine says it belongs to. */
  readonly shape: string | undefined;
  /** Its turn in the picture: what is drawn later stands in front. */
  readonly turn: number;
  readonly box: Box;
}

/** A shape that is painted. */
export interface PathMark extends MarkOf {
  readonly kind: 'path';
  /** The name of its element. */
  readonly element: string;
  readonly strokes: readonly Stroke[];
  readonly paint: Paint;
  /** Whether it is filled with more than one colour, of which the first is in its paint. */
  readonly isGradient: boolean;
  /** The radius of a rectangle's corners. */
  readonly radius: number;
  /** What the picture draws at its ends, in its own user space: along the x axis, with the end at the origin. */
  readonly start?: readonly PathMark[] | undefined;
  readonly end?: readonly PathMark[] | undefined;
}

/** A line of text. */
export interface TextMark extends MarkOf, TextLook {
  readonly kind: 'text';
  readonly text: string;
  /** Its parts, where they are not all alike. */
  readonly runs?: readonly TextRun[] | undefined;
  readonly anchor: 'left' | 'center' | 'right';
  /** Whether it does not run from left to right. */
  readonly isTurned: boolean;
}

/** A picture in the picture, or a formula. */
export interface ImageMark extends MarkOf {
  readonly kind: 'image';
  readonly what: 'image' | 'formula';
  /** An address that holds all of the image; undefined for one that stands elsewhere. */
  readonly address?: string | undefined;
}

/** Anything drawn. */
export type Mark = PathMark | TextMark | ImageMark;
