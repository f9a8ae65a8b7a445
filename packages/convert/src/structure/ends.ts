import type { Point } from '../figure.js';
import { distance, distanceToPiece, isWithin } from '../picture/path.js';
import { crossing } from './courses.js';
import type { Target } from './sketch.js';

/** How far an engine leaves the end of a line from what it leads to. */
const GAP = 14;

/** Returns how far a point is from the outline of a target. */
export function distanceToBorder(point: Point, border: readonly Point[]): number {
  return Math.min(
    ...border.map((corner, index) =>
      distanceToPiece(point, corner, border[(index + 1) % border.length] as Point),
    ),
  );
}

/**
 * Returns where a line ends at a target: on its outline, if the end is near it.
 *
 * @param tip Where the head ends.
 * @param outward The direction of the line there, of length 1.
 */
export function touched(tip: Point, outward: Point, target: Target | undefined): Point {
  if (!target || target.lineX !== undefined) return tip;
  const { border } = target;
  const away = distanceToBorder(tip, border);
  // Outlines that are not straight, such as the wave of a document, lie within their box.
  if (away < 0.6 || away > GAP || isWithin(tip, target.box)) return tip;
  const hits = border.flatMap((corner, index) => {
    const next = border[(index + 1) % border.length] as Point;
    const hit = crossing(tip, { x: tip.x + outward.x, y: tip.y + outward.y }, corner, next);
    return hit && distanceToPiece(hit, corner, next) < 0.01 ? [hit] : [];
  });
  const nearest = hits.toSorted((a, b) => distance(a, tip) - distance(b, tip))[0];
  return nearest && distance(nearest, tip) < Math.max(away * 2, 4) ? nearest : tip;
}
