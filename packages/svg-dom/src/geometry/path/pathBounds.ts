import { BoxBuilder, type Box } from '../box.js';
import type { Point } from '../matrix.js';
import { cubicExtremes, quadraticExtremes } from './curveExtremes.js';
import type { Path, PathSegment } from './segment.js';

/**
 * Returns the box exactly around a path of lines, curves and arcs; undefined for an empty path.
 *
 * A move that is followed by another counts for nothing, and so does one at the end of straight lines: that
 * is how Skia bounds paths. Conics only occur in circles and ellipses, whose boxes follow from their radii.
 */
export function pathBounds(path: Path): Box | undefined {
  const box = new BoxBuilder();
  const straight = !path.some(({ kind }) => kind === 'quadratic' || kind === 'cubic' || kind === 'arc');
  let from: Point = { x: 0, y: 0 };
  path.forEach((segment, index) => {
    for (const { x, y } of extremesOf(from, segment)) box.add(x, y);
    from = segment;
    const isDropped = segment.kind === 'move' && isPassedOver(path, index, straight);
    if (!isDropped) box.add(segment.x, segment.y);
  });
  return box.build('beside');
}

function isPassedOver(path: Path, index: number, straight: boolean): boolean {
  const next = path[index + 1];
  if (next) return next.kind === 'move';
  return straight && path.some(({ kind }) => kind === 'line');
}

function extremesOf(from: Point, segment: PathSegment): readonly Point[] {
  if (segment.kind === 'quadratic') return quadraticExtremes(from, segment);
  if (segment.kind === 'cubic') return cubicExtremes(from, segment);
  return segment.kind === 'arc' ? segment.extremes : [];
}
