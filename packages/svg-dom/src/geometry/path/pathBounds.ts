import { BoxBuilder, type Box } from '../box.js';
import { cubicAt, cubicExtrema, quadraticAt, quadraticExtrema } from './curve.js';
import type { CubicSegment, Path, QuadraticSegment } from './segment.js';

/**
 * Returns the box exactly around a path of lines, curves and arcs; undefined for an empty path.
 *
 * A move that is followed by another counts for nothing, and so does one at the end of a path of straight lines: that
 * is how Skia bounds paths. Conics only occur in circles and ellipses, whose boxes follow from their radii.
 */
export function pathBounds(path: Path): Box | undefined {
  const box = new BoxBuilder();
  const straight = !path.some(({ kind }) => kind === 'quadratic' || kind === 'cubic' || kind === 'arc');
  let x = 0;
  let y = 0;
  path.forEach((segment, index) => {
    const isDropped = segment.kind === 'move' && isPassedOver(path, index, straight);
    if (segment.kind === 'quadratic') addQuadratic(box, x, y, segment);
    else if (segment.kind === 'cubic') addCubic(box, x, y, segment);
    else if (segment.kind === 'arc') for (const point of segment.extremes) box.add(point.x, point.y);
    ({ x, y } = segment);
    if (!isDropped) box.add(x, y);
  });
  return box.build();
}

function isPassedOver(path: Path, index: number, straight: boolean): boolean {
  const next = path[index + 1];
  return next ? next.kind === 'move' : straight && index > 0;
}

function addQuadratic(box: BoxBuilder, fromX: number, fromY: number, curve: QuadraticSegment): void {
  const turns = [
    ...quadraticExtrema(fromX, curve.x1, curve.x),
    ...quadraticExtrema(fromY, curve.y1, curve.y),
  ];
  for (const t of turns)
    box.add(quadraticAt(fromX, curve.x1, curve.x, t), quadraticAt(fromY, curve.y1, curve.y, t));
}

function addCubic(box: BoxBuilder, fromX: number, fromY: number, curve: CubicSegment): void {
  const { x1, y1, x2, y2, x, y } = curve;
  const turns = [...cubicExtrema(fromX, x1, x2, x), ...cubicExtrema(fromY, y1, y2, y)];
  for (const t of turns) box.add(cubicAt(fromX, x1, x2, x, t), cubicAt(fromY, y1, y2, y, t));
}
