import type { Box, FigureNode, Outline, Point } from '../figure.js';

const steps = (count: number) => Array.from({ length: count + 1 }, (_, index) => index / count);

/** How far across half an ellipse is, of which a share has been gone along. */
const across = (t: number) => (1 - Math.cos(t * Math.PI)) / 2;

/** How high the lid of a cylinder is, as a share of its height. */
const LID = 0.12;

/** Half a circle at both ends of the longer sides. */
function stadium({ width, height }: Box): readonly Point[] {
  const radius = Math.min(width, height) / 2;
  const turn = width >= height ? -Math.PI / 2 : 0;
  const end = (from: number, x: number, y: number) =>
    steps(12).map((t) => ({
      x: (x + Math.cos(from + t * Math.PI) * radius) / width,
      y: (y + Math.sin(from + t * Math.PI) * radius) / height,
    }));
  return [...end(turn, width - radius, height - radius), ...end(turn + Math.PI, radius, radius)];
}

/** A point of a cylinder that lies with its lid on the right. */
const lain = ({ x, y }: Point): Point => ({ x: 1 - y, y: x });

/** The shares of a box's sides that an outline goes through which Excalidraw has no element for. */
function cornersOf(outline: Outline, box: Box, lid: number): readonly Point[] {
  if (outline === 'stadium') return stadium(box);
  if (outline === 'triangle')
    return [
      { x: 0.5, y: 0 },
      { x: 1, y: 1 },
      { x: 0, y: 1 },
    ];
  if (outline === 'cylinder')
    return [
      ...steps(12).map((t) => ({ x: across(t), y: lid - Math.sin(t * Math.PI) * lid })),
      ...steps(12).map((t) => ({ x: 1 - across(t), y: 1 - lid + Math.sin(t * Math.PI) * lid })),
    ];
  if (outline === 'queue') return cornersOf('cylinder', box, lid).map(lain);
  if (outline === 'document')
    return [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      ...steps(12).map((t) => ({ x: 1 - t, y: 0.92 - Math.sin(t * Math.PI * 2) * 0.08 })),
    ];
  return [];
}

const BODY: readonly (readonly [Point, Point])[] = [
  [
    { x: 0.5, y: 0.3 },
    { x: 0.5, y: 0.68 },
  ],
  [
    { x: 0, y: 0.42 },
    { x: 1, y: 0.42 },
  ],
  [
    { x: 0.5, y: 0.68 },
    { x: 0.1, y: 1 },
  ],
  [
    { x: 0.5, y: 0.68 },
    { x: 0.9, y: 1 },
  ],
];

/** A line of a drawing, and whether it is filled. */
export interface OutlineLine {
  readonly points: readonly Point[];
  readonly isFilled: boolean;
}

/** Returns the lines, in pixels, of an outline that Excalidraw has no element for. */
export function linesOf(
  outline: Outline,
  { corners, inset, box }: Pick<FigureNode, 'corners' | 'inset' | 'box'>,
): readonly OutlineLine[] {
  const lid = inset === undefined ? LID : inset / (outline === 'queue' ? box.width : box.height);
  const place = ({ x, y }: Point): Point => ({ x: box.x + x * box.width, y: box.y + y * box.height });
  if (outline === 'actor') return BODY.map((line) => ({ points: line.map(place), isFilled: false }));
  const ring = corners && corners.length > 2 ? corners : cornersOf(outline, box, lid);
  const [first] = ring;
  if (!first) return [];
  const whole = { points: [...ring, first].map(place), isFilled: true };
  if (outline !== 'cylinder' && outline !== 'queue') return [whole];
  const rim = steps(12).map((t) => ({ x: across(t), y: lid + Math.sin(t * Math.PI) * lid }));
  const shown = outline === 'queue' ? rim.map(lain) : rim;
  return [whole, { points: shown.map(place), isFilled: false }];
}

/** Returns the box of an actor's head. */
export const headOfActor = (box: Box): Box => {
  const size = Math.min(box.width, box.height * 0.3);
  return { x: box.x + (box.width - size) / 2, y: box.y, width: size, height: size };
};
