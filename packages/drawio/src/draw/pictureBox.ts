import type { DrawioGraph } from '../graph/index.js';

/** The part of a page that a picture shows. */
export interface PictureBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What is left free around what is drawn. */
const MARGIN = 10;
/** So much earlier does a picture begin that lines of one pixel cover whole pixels. */
const HALF = 0.5;
/** How large an empty page is. */
const EMPTY = 100;

/** Returns the box around all that is drawn. */
export function pictureBox(graph: DrawioGraph): PictureBox {
  const { x, y, width, height } = graph.view.getGraphBounds();
  if (![x, y, width, height].every(Number.isFinite) || (width === 0 && height === 0))
    return { x: 0, y: 0, width: EMPTY, height: EMPTY };
  const left = Math.floor(x) - MARGIN - HALF;
  const top = Math.floor(y) - MARGIN - HALF;
  return {
    x: left,
    y: top,
    width: Math.ceil(x + width + MARGIN - left),
    height: Math.ceil(y + height + MARGIN - top),
  };
}
