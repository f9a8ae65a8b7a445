import { fitted, type Ink, type Layer } from '../layers.js';

/** A pictogram on a grid of 24 by 24: closed parts are tinted and outlined, open ones are lines. */
export interface Pictogram {
  readonly closed: string;
  readonly open: string;
}

/** Pictograms by what they mean. */
export type PictogramTable = Readonly<Record<string, Pictogram>>;

/** The grid that pictograms are drawn on. */
const GRID = 24;
/** How wide lines are on that grid: one family at every size. */
const LINE = 1.6;
/** Lines of the smallest pictograms, in pixels. */
const THINNEST = 0.75;

/** A pictogram of closed parts and of lines. */
export const pictogram = (closed: string, open = ''): Pictogram => ({ closed, open });

/** How a pictogram is painted. */
export interface PictogramLook {
  readonly ink: Ink;
  /** How opaque closed parts are, 0 to 1. */
  readonly tint: number;
  /** What closed parts are filled with. @default the ink */
  readonly ground?: Ink;
}

/** The layers of a pictogram in a box, undistorted. */
export function pictogramLayers(
  { closed, open }: Pictogram,
  [x, y, w, h]: readonly [x: number, y: number, width: number, height: number],
  { ink, tint, ground = ink }: PictogramLook,
): readonly Layer[] {
  const width = Math.max(THINNEST, (Math.min(w, h) / GRID) * LINE);
  const pen = { stroke: ink, width, isRound: true };
  const layers: Layer[] = [];
  if (closed) layers.push({ path: closed, fill: ground, stroke: 'none', alpha: tint });
  if (closed + open) layers.push({ path: closed + open, fill: 'none', ...pen });
  return fitted(layers, [x, y, w, h], GRID);
}
