import type { Box, PlacedRelationship, Point } from '../../layout/scene.js';

/** Returns how far a point is from a box; 0 inside of it. */
export function distanceTo({ x, y, width, height }: Box, point: Point): number {
  return Math.hypot(
    Math.max(x - point.x, 0, point.x - (x + width)),
    Math.max(y - point.y, 0, point.y - (y + height)),
  );
}

export const contains = (box: Box, point: Point): boolean => distanceTo(box, point) === 0;

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Returns the box between two points, whichever is where. */
export function boxBetween(one: Point, other: Point): Box {
  return {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.abs(one.x - other.x),
    height: Math.abs(one.y - other.y),
  };
}

export function overlaps(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** Tells whether a box holds all of another. */
export function holds(outer: Box, inner: Box): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.width >= inner.x + inner.width &&
    outer.y + outer.height >= inner.y + inner.height
  );
}

/** Returns a box that reaches so much further on all sides. */
export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** Returns the box around others. */
export function around(boxes: readonly Box[], margin = 0): Box {
  const left = Math.min(...boxes.map(({ x }) => x)) - margin;
  const top = Math.min(...boxes.map(({ y }) => y)) - margin;
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + margin;
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + margin;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const SAMPLES = 24;

/** Returns points along the curve of a relationship. */
export function pointsAlong({ start, end, controls: [one, two] }: PlacedRelationship): readonly Point[] {
  return Array.from({ length: SAMPLES + 1 }, (_, step) => {
    const t = step / SAMPLES;
    const u = 1 - t;
    const at = (axis: 'x' | 'y') =>
      u ** 3 * start[axis] + 3 * u * u * t * one[axis] + 3 * u * t * t * two[axis] + t ** 3 * end[axis];
    return { x: at('x'), y: at('y') };
  });
}

/** Returns how far a point is from the line between two others. */
export function distanceToLine(from: Point, to: Point, point: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length;
  const t = Math.min(Math.max(along, 0), 1);
  return Math.hypot(point.x - from.x - t * dx, point.y - from.y - t * dy);
}
