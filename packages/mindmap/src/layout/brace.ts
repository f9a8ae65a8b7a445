import { n } from './branches.js';
import type { Box, Direction, Point } from './scene.js';
import { BRACE_DEPTH, BRACE_GAP } from './stack.js';

/**
 * Returns the path of a brace around topics that grow into a direction.
 *
 * @param box What it goes around.
 * @param tip Where the summary begins.
 */
export function bracePath(box: Box, direction: Direction, tip: Point): string {
  const isAcross = direction === 'right' || direction === 'left';
  const sign = direction === 'right' || direction === 'down' ? 1 : -1;
  const edge = isAcross ? box.x + (sign > 0 ? box.width : 0) : box.y + (sign > 0 ? box.height : 0);
  const [from, to] = isAcross ? [box.y, box.y + box.height] : [box.x, box.x + box.width];
  const radius = Math.min(BRACE_DEPTH / 2, (to - from) / 4);
  const middle = Math.min(Math.max(isAcross ? tip.y : tip.x, from + 2 * radius), to - 2 * radius);
  const start = edge + sign * BRACE_GAP;
  const bow = start + sign * radius;
  const at = (main: number, cross: number) =>
    isAcross ? `${n(main)} ${n(cross)}` : `${n(cross)} ${n(main)}`;
  return (
    `M${at(start, from)}Q${at(bow, from)} ${at(bow, from + radius)}L${at(bow, middle - radius)}` +
    `Q${at(bow, middle)} ${at(bow + sign * radius, middle)}Q${at(bow, middle)} ${at(bow, middle + radius)}` +
    `L${at(bow, to - radius)}Q${at(bow, to)} ${at(start, to)}`
  );
}
