import type { Point } from '../../document/model.js';
import { turned, type Rect } from './layoutGraph.js';

/**
 * Returns the two bends of a line that leaves a box towards the next row, runs between the rows and enters another box; none where the
 * boxes stand in one line. A box beside the one it hangs on is entered from the side.
 */
export function elbow(source: Rect, target: Rect, isVertical: boolean): readonly Point[] {
  if (!isVertical) return elbow(turned(source), turned(target), true).map(({ x, y }) => ({ x: y, y: x }));
  const [from, to] = [middle(source), middle(target)];
  if (Math.abs(from - to) < 1) return [];
  if (target.x > from) {
    const side = target.y + target.height / 2;
    // In a column of a team: down beside it, and in from the side.
    if (from > target.x - SIDE && target.y > source.y + source.height) return [{ x: from, y: side }];
  }
  const isBelow = target.y >= source.y + source.height;
  const isAbove = target.y + target.height <= source.y;
  if (!isBelow && !isAbove) return [];
  const y = isBelow
    ? target.y - (target.y - source.y - source.height) / 2
    : source.y - (source.y - target.y - target.height) / 2;
  return [
    { x: from, y },
    { x: to, y },
  ];
}

/** How near a box of a column is to the line that leads down beside it. */
const SIDE = 40;

const middle = ({ x, width }: Rect): number => x + width / 2;
