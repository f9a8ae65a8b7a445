import type { Node } from './node.js';
import type { Box } from './scene.js';

type Bend = readonly [number, number, number, number];

/** How far a line bows out of its own, of the way between its ends, and at least and at most, in CSS pixels. */
const BOW = 0.22;
const LEAST_BOW = 28;
const MOST_BOW = 140;
/** Between a label and the topics it passes. */
const PAST = 12;
/** How much farther lines are tried that would be in the way. */
const TRIED = [1, 1.7, 2.6];

/**
 * Returns how a line between two topics can be bent, the best first: a little before much, and away from the central topic before
 * towards it.
 *
 * @param label What the label takes up.
 */
export function candidateBends(
  from: Node,
  to: Node,
  label: Pick<Box, 'width' | 'height'> | undefined,
): readonly Bend[] {
  const [dx, dy] = [to.at.x - from.at.x, to.at.y - from.at.y];
  const length = Math.hypot(dx, dy) || 1;
  const [acrossX, acrossY] = [-dy / length, dx / length];
  const halfOf = ({ width, height }: Pick<Box, 'width' | 'height'>) =>
    (Math.abs(acrossX) * width + Math.abs(acrossY) * height) / 2;
  // Past its ends, a curve goes three quarters of the way to its control points.
  const past = (Math.max(halfOf(from), halfOf(to)) + (label ? halfOf(label) : 0) + PAST) / 0.75;
  const little = Math.min(length * BOW, MOST_BOW) + LEAST_BOW;
  const outwards = acrossX * (from.at.x + to.at.x) + acrossY * (from.at.y + to.at.y) >= 0 ? 1 : -1;
  return [...TRIED.map((times) => little * times), past, past * 1.6].flatMap((bow) =>
    [outwards, -outwards].map((side): Bend => {
      const [outX, outY] = [acrossX * bow * side, acrossY * bow * side];
      return [dx * 0.25 + outX, dy * 0.25 + outY, -dx * 0.25 + outX, -dy * 0.25 + outY];
    }),
  );
}
