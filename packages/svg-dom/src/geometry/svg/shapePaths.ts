import type { Path, PathSegment } from '../path/segment.js';

/** The weight that makes a conic a quarter of an ellipse. */
const QUARTER = Math.SQRT1_2;

/** Returns the path of a rectangle, clockwise from the end of its first corner. */
export function rectPath(x: number, y: number, width: number, height: number, rx: number, ry: number): Path {
  const [right, bottom] = [x + width, y + height];
  if (!(rx > 0 && ry > 0))
    return [
      { kind: 'move', x, y },
      { kind: 'line', x: right, y },
      { kind: 'line', x: right, y: bottom },
      { kind: 'line', x, y: bottom },
      { kind: 'close', x, y },
    ];
  return [
    { kind: 'move', x: x + rx, y },
    { kind: 'line', x: right - rx, y },
    quarter(right, y, right, y + ry),
    { kind: 'line', x: right, y: bottom - ry },
    quarter(right, bottom, right - rx, bottom),
    { kind: 'line', x: x + rx, y: bottom },
    quarter(x, bottom, x, bottom - ry),
    { kind: 'line', x, y: y + ry },
    quarter(x, y, x + rx, y),
    { kind: 'close', x: x + rx, y },
  ];
}

/** Returns the path of an ellipse, clockwise from its right end. */
export function ellipsePath(cx: number, cy: number, rx: number, ry: number): Path {
  const [left, right, top, bottom] = [cx - rx, cx + rx, cy - ry, cy + ry];
  return [
    { kind: 'move', x: right, y: cy },
    quarter(right, bottom, cx, bottom),
    quarter(left, bottom, left, cy),
    quarter(left, top, cx, top),
    quarter(right, top, right, cy),
    { kind: 'close', x: right, y: cy },
  ];
}

function quarter(x1: number, y1: number, x: number, y: number): PathSegment {
  return { kind: 'conic', x1, y1, x, y, weight: QUARTER };
}

/** Returns the path through points, x and y in turn; one number too many is left out. */
export function polyPath(numbers: readonly number[], closed: boolean): Path {
  const path: PathSegment[] = [];
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    const [x, y] = [numbers[index] as number, numbers[index + 1] as number];
    path.push({ kind: index === 0 ? 'move' : 'line', x, y });
  }
  const [first] = path;
  if (closed && first) path.push({ kind: 'close', x: first.x, y: first.y });
  return path;
}
