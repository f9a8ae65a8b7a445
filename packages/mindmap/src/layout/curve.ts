import type { Box, PlacedRelationship, Point } from './scene.js';

/** A cubic curve. */
export type Curve = Pick<PlacedRelationship, 'start' | 'controls' | 'end'>;

/** What is drawn beside a curve, such as its heads, in CSS pixels. */
const BESIDE = 9;

/** Returns a point of a curve. @param share From 0 at its start to 1 at its end. */
export function pointOn({ start, controls: [one, other], end }: Curve, share: number): Point {
  const rest = 1 - share;
  const [a, b, c, d] = [rest ** 3, 3 * rest ** 2 * share, 3 * rest * share ** 2, share ** 3];
  return {
    x: a * start.x + b * one.x + c * other.x + d * end.x,
    y: a * start.y + b * one.y + c * other.y + d * end.y,
  };
}

/** Returns the point at a distance from one towards another. */
export function towards(from: Point, to: Point, length: number): Point {
  const distance = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {
    x: from.x + ((to.x - from.x) * length) / distance,
    y: from.y + ((to.y - from.y) * length) / distance,
  };
}

/** Returns the room that curves take, with what is at their ends. */
export function curvesBox(curves: readonly Curve[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const curve of curves) {
    for (let share = 0; share <= 1; share += 1 / 16) {
      const { x, y } = pointOn(curve, share);
      [left, top] = [Math.min(left, x), Math.min(top, y)];
      [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
    }
  }
  return {
    x: left - BESIDE,
    y: top - BESIDE,
    width: right - left + 2 * BESIDE,
    height: bottom - top + 2 * BESIDE,
  };
}
