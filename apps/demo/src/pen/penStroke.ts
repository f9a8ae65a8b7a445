import { getStroke } from 'perfect-freehand';

/** The colours of the pen, by what the theme calls them. */
export const PEN_COLOURS = ['text', 'cinnabar', 'gamboge', 'bamboo', 'ultramarine', 'wisteria'] as const;
export type PenColour = (typeof PEN_COLOURS)[number];

/** How wide pens are, in pixels of the screen, or of the picture where it is seen enlarged. */
export const PEN_WIDTHS = [3, 6, 12] as const;
/** No stroke is wider, in pixels of its picture. */
export const MOST_WIDTH = 1000;
/** A marker is as much wider than a pen of the same size, and lets through what is below. */
const MARKER_WIDTH = 3;
const MARKER_OPACITY = 0.35;

/** A place of a pen: pixels from the top left of the picture, and the pressure from 0 to 1. */
export type PenPoint = readonly [x: number, y: number, pressure: number];

/** One stroke of a pen. */
export interface PenStroke {
  readonly tool: 'pen' | 'marker';
  readonly colour: PenColour;
  /** In pixels of the picture: the larger that is, the wider is a pen on it. */
  readonly width: number;
  /** Whether the pressures were felt, and not thought up. */
  readonly isPressed: boolean;
  readonly points: readonly PenPoint[];
}

/** Returns how strokes of a tool are filled. */
export const opacityOf = ({ tool }: Pick<PenStroke, 'tool'>) => (tool === 'marker' ? MARKER_OPACITY : 1);

/** Returns how wide a stroke is, in pixels of the picture. */
export const widthOf = ({ tool, width }: Pick<PenStroke, 'tool' | 'width'>) =>
  tool === 'marker' ? width * MARKER_WIDTH : width;

/** Returns the outline of a stroke as the data of a path, to be filled. */
export function outlineOf(stroke: PenStroke): string {
  const points = getStroke(stroke.points as unknown as number[][], {
    size: widthOf(stroke),
    thinning: stroke.tool === 'marker' ? 0 : 0.5,
    smoothing: 0.5,
    streamline: 0.4,
    simulatePressure: !stroke.isPressed && stroke.tool === 'pen',
    // Where it is drawn out, it reaches the last point, and does not stay behind it.
    last: true,
  });
  const [first, ...rest] = points;
  if (!first) return '';
  // Curves through the middles of the points, which bend at the points themselves.
  const curves = rest.map((point, at) => {
    const [x = 0, y = 0] = point;
    const [nextX = 0, nextY = 0] = rest[at + 1] ?? first;
    return `Q${short(x)} ${short(y)} ${short((x + nextX) / 2)} ${short((y + nextY) / 2)}`;
  });
  return `M${short(first[0] ?? 0)} ${short(first[1] ?? 0)}${curves.join('')}Z`;
}

/** Tells whether a stroke is touched at a place. @param reach In pixels of the picture. */
export function isTouched(stroke: PenStroke, [x, y]: readonly [number, number], reach: number): boolean {
  const near = (reach + widthOf(stroke) / 2) ** 2;
  return stroke.points.some(([toX, toY], at) => {
    const [fromX, fromY] = stroke.points[at - 1] ?? [toX, toY];
    return distance2([x, y], [fromX, fromY], [toX, toY]) <= near;
  });
}

type Place = readonly [x: number, y: number];

/** Returns the square of how far a place is from the line between two others. */
function distance2([x, y]: Place, [fromX, fromY]: Place, [toX, toY]: Place): number {
  const [wide, high] = [toX - fromX, toY - fromY];
  const length2 = wide * wide + high * high;
  const along = length2 === 0 ? 0 : ((x - fromX) * wide + (y - fromY) * high) / length2;
  const part = Math.min(1, Math.max(0, along));
  return (x - fromX - part * wide) ** 2 + (y - fromY - part * high) ** 2;
}

/** Returns the points of a stroke that are told apart in a picture: of those that come many a pixel, a few do. */
export function thinned(points: readonly PenPoint[]): readonly PenPoint[] {
  const kept: PenPoint[] = [];
  for (const [at, [x, y, pressure]] of points.entries()) {
    const last = kept.at(-1);
    const isLast = at === points.length - 1;
    if (!last || isLast || Math.hypot(x - last[0], y - last[1]) >= 1.2) {
      kept.push([Number(short(x)), Number(short(y)), Math.round(pressure * 100) / 100]);
    }
  }
  return kept;
}

const short = (value: number) => String(Math.round(value * 10) / 10);
