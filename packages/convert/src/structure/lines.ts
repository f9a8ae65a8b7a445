import type { PathMark } from '../picture/marks.js';
import { flattened } from '../picture/path.js';

/** Tells what has no inside: lines, and curves that are not filled. */
export function isLineMark({ strokes, paint, element, box }: PathMark): boolean {
  if (element === 'line') return true;
  if (box.width < 1 || box.height < 1) return true;
  return (
    paint.fill === undefined &&
    strokes.every((stroke) => !stroke.isClosed && !endsWhereItBegins(flattened(stroke)))
  );
}

const endsWhereItBegins = (points: ReturnType<typeof flattened>) => {
  const [first, last] = [points[0], points.at(-1)];
  return first && last && points.length > 3 ? Math.hypot(first.x - last.x, first.y - last.y) < 1 : false;
};
