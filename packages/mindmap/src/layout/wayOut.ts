import type { Box, Point } from './scene.js';

/** How far what is moved out of the way stays from what it would cover, in CSS pixels. */
const GAP = 16;

/** Returns the shortest way, straight up, down, left or right, on which boxes cover none of others any more. */
export function wayOut(boxes: readonly Box[], taken: readonly Box[]): Point {
  const isClear = boxes.every((box) => taken.every((other) => !covers(box, other)));
  if (isClear) return { x: 0, y: 0 };
  const ways: readonly Point[] = [
    { x: 0, y: shiftOf(boxes, taken, 'y', 1) },
    { x: 0, y: -shiftOf(boxes, taken, 'y', -1) },
    { x: shiftOf(boxes, taken, 'x', 1), y: 0 },
    { x: -shiftOf(boxes, taken, 'x', -1), y: 0 },
  ];
  return ways.reduce((best, way) => (lengthOf(way) < lengthOf(best) ? way : best));
}

const lengthOf = ({ x, y }: Point) => Math.abs(x + y);

const covers = (one: Box, other: Box) =>
  Math.abs(one.x + one.width / 2 - other.x - other.width / 2) < (one.width + other.width) / 2 &&
  Math.abs(one.y + one.height / 2 - other.y - other.height / 2) < (one.height + other.height) / 2;

/** Returns how far boxes have to be moved along an axis until they cover nothing. @param way 1 for forwards, -1 for back. */
function shiftOf(boxes: readonly Box[], taken: readonly Box[], axis: 'x' | 'y', way: 1 | -1): number {
  const [length, cross, breadth] =
    axis === 'x' ? (['width', 'y', 'height'] as const) : (['height', 'x', 'width'] as const);
  const barred = boxes.flatMap((box) =>
    taken.flatMap((other): readonly (readonly [from: number, to: number])[] => {
      const isBeside =
        other[cross] >= box[cross] + box[breadth] + GAP || box[cross] >= other[cross] + other[breadth] + GAP;
      if (isBeside) return [];
      const before = other[axis] - box[axis] - box[length] - GAP;
      const behind = other[axis] + other[length] - box[axis] + GAP;
      return [way > 0 ? [before, behind] : [-behind, -before]];
    }),
  );
  let shift = 0;
  for (const [from, to] of barred.toSorted(([one], [other]) => one - other))
    if (from < shift && to > shift) shift = to;
  return shift;
}
