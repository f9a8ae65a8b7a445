import type { Matrix, Path, PathSegment } from '@letu/svg-dom';
import type { Box, Point } from '../figure.js';

/** A line or a cubic Bézier curve: its two or four points. */
export type Stretch = readonly [Point, Point] | readonly [Point, Point, Point, Point];

/** A stroke without a gap. */
export interface Stroke {
  readonly stretches: readonly Stretch[];
  readonly isClosed: boolean;
}

const between = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
});

/** The share of a tangent with which a cubic curve is a quarter of an ellipse. */
const ROUND = 0.5523;

/** Returns the strokes of a path, moved by a transform; circles and arcs as curves. */
export function strokesOf(path: Path, matrix: Matrix): readonly Stroke[] {
  const strokes: { stretches: Stretch[]; isClosed: boolean }[] = [];
  const moved = ({ x, y }: Point): Point => ({
    x: matrix.a * x + matrix.c * y + matrix.e,
    y: matrix.b * x + matrix.d * y + matrix.f,
  });
  let from: Point = { x: 0, y: 0 };
  let current: { stretches: Stretch[]; isClosed: boolean } | undefined;
  for (const segment of path) {
    const to = { x: segment.x, y: segment.y };
    if (segment.kind === 'move') current = undefined;
    else {
      if (!current) strokes.push((current = { stretches: [], isClosed: false }));
      for (const stretch of stretchesOf(from, segment))
        current.stretches.push(stretch.map(moved) as unknown as Stretch);
      if (segment.kind === 'close') {
        current.isClosed = true;
        current = undefined;
      }
    }
    from = to;
  }
  return strokes.filter(({ stretches }) => stretches.length > 0);
}

function stretchesOf(from: Point, segment: PathSegment): readonly Stretch[] {
  const to = { x: segment.x, y: segment.y };
  switch (segment.kind) {
    case 'cubic':
      return [[from, { x: segment.x1, y: segment.y1 }, { x: segment.x2, y: segment.y2 }, to]];
    case 'quadratic':
      return [towards(from, { x: segment.x1, y: segment.y1 }, to, 2 / 3)];
    case 'conic':
      return [towards(from, { x: segment.x1, y: segment.y1 }, to, ROUND)];
    case 'arc': {
      let start = from;
      return segment.curves.map(({ x1, y1, x2, y2, x, y }): Stretch => {
        const stretch: Stretch = [start, { x: x1, y: y1 }, { x: x2, y: y2 }, { x, y }];
        start = { x, y };
        return stretch;
      });
    }
    default:
      return from.x === to.x && from.y === to.y ? [] : [[from, to]];
  }
}

const towards = (from: Point, control: Point, to: Point, share: number): Stretch => [
  from,
  between(from, control, share),
  between(to, control, share),
  to,
];

/** Returns the point at a share of a stretch. */
export function pointOn(stretch: Stretch, t: number): Point {
  if (stretch.length === 2) return between(stretch[0], stretch[1], t);
  const [a, b, c, d] = stretch;
  const [ab, bc, cd] = [between(a, b, t), between(b, c, t), between(c, d, t)];
  return between(between(ab, bc, t), between(bc, cd, t), t);
}

/** How many straight pieces stand for a curve. */
const PIECES = 12;

/** Returns a stroke as the points of a polyline near enough to be it. */
export function flattened({ stretches }: Stroke): Point[] {
  const [first] = stretches;
  if (!first) return [];
  const points = [first[0]];
  for (const stretch of stretches) {
    const pieces = stretch.length === 2 ? 1 : PIECES;
    for (let piece = 1; piece <= pieces; piece += 1) points.push(pointOn(stretch, piece / pieces));
  }
  return points;
}

/** Returns the box around points; undefined for none. */
export function boxAround(points: readonly Point[]): Box | undefined {
  if (points.length === 0) return undefined;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Returns the box around boxes; undefined for none. */
export function boxAroundBoxes(boxes: readonly Box[]): Box | undefined {
  return boxAround(
    boxes.flatMap((box) => [
      { x: box.x, y: box.y },
      { x: box.x + box.width, y: box.y + box.height },
    ]),
  );
}

/** Returns the distance of two points. */
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Returns the middle of a box. */
export const centreOf = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** Tells whether a point lies in a box, and not on its border. */
export const isWithin = ({ x, y }: Point, box: Box): boolean =>
  x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;

/** Tells boxes that are one over the other, but for what outlines are off. */
export const isSamePlace = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) < 1.5 &&
  Math.abs(a.y - b.y) < 1.5 &&
  Math.abs(a.width - b.width) < 3 &&
  Math.abs(a.height - b.height) < 3;

/**
 * Returns strokes of which each goes on where the one before ends as one stroke.
 *
 * Pictures that could be drawn by hand go along each side twice: once is enough.
 */
export function joined(strokes: readonly Stroke[]): readonly Stroke[] {
  const whole: Stroke[] = [];
  let last: Stroke | undefined;
  for (const stroke of strokes) {
    const [before, isAgain] = [whole.at(-1), last !== undefined && haveSameEnds(last, stroke)];
    last = stroke;
    if (isAgain) continue;
    if (before && !before.isClosed && !stroke.isClosed && goesOn(before, stroke))
      whole[whole.length - 1] = { ...before, stretches: [...before.stretches, ...stroke.stretches] };
    else whole.push(stroke);
  }
  return whole;
}

const startOf = ({ stretches }: Stroke) => stretches[0]?.[0] ?? { x: 0, y: 0 };
const endOf = ({ stretches }: Stroke) => stretches.at(-1)?.at(-1) ?? { x: 0, y: 0 };

const goesOn = (before: Stroke, stroke: Stroke) => distance(endOf(before), startOf(stroke)) < 0.01;

const haveSameEnds = (one: Stroke, other: Stroke) =>
  one.stretches.length === 1 &&
  other.stretches.length === 1 &&
  distance(startOf(one), startOf(other)) < 0.01 &&
  distance(endOf(one), endOf(other)) < 0.01;

/** Returns the length of a polyline. */
export function lengthOf(points: readonly Point[]): number {
  let length = 0;
  for (let index = 1; index < points.length; index += 1)
    length += distance(points[index - 1] as Point, points[index] as Point);
  return length;
}

/** Returns the point of a piece of a line that is nearest to another. */
export function nearestOn(point: Point, from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const squared = dx * dx + dy * dy;
  const t = squared === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / squared;
  return between(from, to, Math.max(0, Math.min(1, t)));
}

/** Returns how far a point is from a piece of a line. */
export const distanceToPiece = (point: Point, from: Point, to: Point): number =>
  distance(point, nearestOn(point, from, to));

/** Leaves out the points of a polyline that are not needed to keep within a distance of it (Ramer–Douglas–Peucker). */
export function simplified(points: readonly Point[], within: number): Point[] {
  const kept = new Set([0, points.length - 1]);
  const open: [number, number][] = [[0, points.length - 1]];
  for (let range = open.pop(); range; range = open.pop()) {
    const [from, to] = range;
    let [furthest, most] = [-1, within];
    for (let index = from + 1; index < to; index += 1) {
      const away = distanceToPiece(points[index] as Point, points[from] as Point, points[to] as Point);
      if (away > most) [furthest, most] = [index, away];
    }
    if (furthest < 0) continue;
    kept.add(furthest);
    open.push([from, furthest], [furthest, to]);
  }
  return points.filter((_, index) => kept.has(index));
}

/** Returns how far a point is from a polyline. */
export function distanceToWay(point: Point, way: readonly Point[]): number {
  let least = Infinity;
  for (let index = 1; index < way.length; index += 1)
    least = Math.min(least, distanceToPiece(point, way[index - 1] as Point, way[index] as Point));
  return least;
}

/** Returns the curve that points pull: from the first to the last, through the middles between the others. */
export function pulled(points: readonly Point[]): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  const curve: Point[] = [first];
  let from = first;
  for (let index = 1; index < points.length - 1; index += 1) {
    const control = points[index] as Point;
    const to = index === points.length - 2 ? last : between(control, points[index + 1] as Point, 0.5);
    for (const t of [0.25, 0.5, 0.75, 1])
      curve.push(between(between(from, control, t), between(control, to, t), t));
    from = to;
  }
  return curve;
}
