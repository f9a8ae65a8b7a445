import type { DrawioGraph } from '../graph/index.js';

/** The part of a page that a picture shows. */
export interface PictureBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** So much earlier does a picture begin that lines of one pixel cover whole pixels. */
const HALF = 0.5;
/** How large an empty page is. */
const EMPTY = 100;

/** Returns the box around all that is drawn. @param margin What is left free around it, in pixels. */
export function pictureBox(graph: DrawioGraph, margin: number): PictureBox {
  const { x, y, width, height } = graph.view.getGraphBounds();
  if (![x, y, width, height].every(Number.isFinite) || (width === 0 && height === 0))
    return { x: 0, y: 0, width: EMPTY, height: EMPTY };
  const left = Math.floor(x) - margin - HALF;
  const top = Math.floor(y) - margin - HALF;
  return {
    x: left,
    y: top,
    width: Math.ceil(x + width + margin - left),
    height: Math.ceil(y + height + margin - top),
  };
}
