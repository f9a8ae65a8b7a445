/** What a layer is painted with: the cell's fill or stroke, nothing, or a colour of its own. */
export type Ink = 'fill' | 'stroke' | 'none' | (string & Record<never, never>);

/** Where the path of a layer lies in its shape: moved, then scaled. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly scaleX: number;
  readonly scaleY: number;
}

/** One path of a shape with how it is painted; layers lie on each other in their order. */
export interface Layer {
  /** Commands of SVG's paths, all of them absolute. */
  readonly path: string;
  readonly fill: Ink;
  readonly stroke: Ink;
  /** How opaque it is, 0 to 1. */
  readonly alpha?: number;
  /** How wide its stroke is, in pixels, where that is not the cell's width. */
  readonly width?: number;
  /** Lengths of dashes and gaps; a cell's own dashes stand without. */
  readonly dash?: string;
  /** Whether ends and corners of its stroke are round. */
  readonly isRound?: boolean;
  readonly frame?: Frame;
  /** A word in the middle of the layer, instead of a path. */
  readonly word?: Word;
}

/** A word that is part of a shape, such as the letter in a gauge. */
export interface Word {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A path filled and outlined with the cell's colours. */
export const area = (path: string): Layer => ({ path, fill: 'fill', stroke: 'stroke' });
/** A path of lines alone. */
export const line = (path: string): Layer => ({ path, fill: 'none', stroke: 'stroke' });
/** A path filled with the colour of the cell's lines, such as the head of an arrow. */
export const solid = (path: string): Layer => ({ path, fill: 'stroke', stroke: 'stroke' });
/** A path filled with an ink and without an outline. */
export const flat = (path: string, fill: Ink = 'fill'): Layer => ({ path, fill, stroke: 'none' });
/** A path that darkens what lies under it, or lightens it where `alpha` is below 0. */
export const shade = (path: string, alpha: number): Layer => ({
  path,
  fill: alpha < 0 ? '#ffffff' : '#000000',
  stroke: 'none',
  alpha: Math.abs(alpha),
});
/** A word of the shape in an ink, its middle at x and y. */
export const word = (text: string, x: number, y: number, size: number, ink: Ink = 'stroke'): Layer => ({
  path: '',
  fill: ink,
  stroke: 'none',
  word: { text, x, y, size },
});

/** Puts layers drawn on a grid of `grid` by `grid` into a box. */
export function placed(
  layers: readonly Layer[],
  [x, y, w, h]: readonly [x: number, y: number, width: number, height: number],
  grid = 100,
): readonly Layer[] {
  const scaleX = w / grid;
  const scaleY = h / grid;
  return layers.map((layer) => {
    const inner = layer.frame ?? { x: 0, y: 0, scaleX: 1, scaleY: 1 };
    return {
      ...layer,
      frame: {
        x: x + inner.x * scaleX,
        y: y + inner.y * scaleY,
        scaleX: inner.scaleX * scaleX,
        scaleY: inner.scaleY * scaleY,
      },
    };
  });
}

/** Puts layers drawn on a square grid into the middle of a box, as large as they fit without being distorted. */
export function fitted(
  layers: readonly Layer[],
  [x, y, w, h]: readonly [x: number, y: number, width: number, height: number],
  grid = 100,
): readonly Layer[] {
  const side = Math.min(w, h);
  return placed(layers, [x + (w - side) / 2, y + (h - side) / 2, side, side], grid);
}
