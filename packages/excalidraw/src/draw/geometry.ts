import type { Point } from '../document/model.js';

/** A box by its sides. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Turns a point around another. @param angle Radians, clockwise. */
export function rotate([x, y]: Point, [cx, cy]: Point, angle: number): Point {
  if (angle === 0) return [x, y];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [(x - cx) * cos - (y - cy) * sin + cx, (x - cx) * sin + (y - cy) * cos + cy];
}

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

/** Returns the box around points; they may be too many for the arguments of a call. */
export function boxAround(points: Iterable<Point>): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return [left, top, right, bottom];
}

export function boxOfBoxes(boxes: Iterable<Box>): Box {
  const corners: Point[] = [];
  for (const [left, top, right, bottom] of boxes) corners.push([left, top], [right, bottom]);
  return boxAround(corners);
}

/** Returns the box of a Bézier curve of the third degree. */
export function curveBox(curve: readonly [Point, Point, Point, Point]): Box {
  const [[x0, y0], , , [x3, y3]] = curve;
  const xs = extremes(curve.map(([x]) => x));
  const ys = extremes(curve.map(([, y]) => y));
  return [Math.min(x0, x3, ...xs), Math.min(y0, y3, ...ys), Math.max(x0, x3, ...xs), Math.max(y0, y3, ...ys)];
}

/** Returns the values where one coordinate of a curve turns, between its ends. */
function extremes([p0 = 0, p1 = 0, p2 = 0, p3 = 0]: readonly number[]): readonly number[] {
  const [i, j, k] = [p1 - p0, p2 - p1, p3 - p2];
  const a = 3 * i - 6 * j + 3 * k;
  const b = 6 * j - 6 * i;
  const c = 3 * i;
  const root = b * b - 4 * a * c;
  if (root < 0) return [];
  const ts =
    Math.abs(a) < 1e-12 ? [-c / b] : [(-b + Math.sqrt(root)) / (2 * a), (-b - Math.sqrt(root)) / (2 * a)];
  return ts
    .filter((t) => t >= 0 && t <= 1)
    .map((t) => {
      const s = 1 - t;
      return s ** 3 * p0 + 3 * s ** 2 * t * p1 + 3 * s * t ** 2 * p2 + t ** 3 * p3;
    });
}
