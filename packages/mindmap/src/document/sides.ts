import type { MindMap, Topic } from './model.js';

export type Side = 'left' | 'right';

/** A main topic: the side it says, and how much of it is shown, in lines. */
interface Main {
  readonly side: Side | undefined;
  readonly weight: number;
}

/**
 * Returns the side of each main topic: its own, else the first ones go to the right, and the others to the left once the right
 * has its half of the lines.
 */
export function distribute(mains: readonly Main[]): readonly Side[] {
  const half = mains.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let right = mains.reduce((sum, { side, weight }) => (side === 'right' ? sum + weight : sum), 0);
  let isFull = mains.length > 1 && right >= half;
  return mains.map(({ side, weight }) => {
    if (side) return side;
    // The topic in the middle goes where it leaves the sides more even.
    if (!isFull && right > 0 && right + weight / 2 > half) isFull = true;
    if (isFull) return 'left';
    right += weight;
    return 'right';
  });
}

/** Returns the side of each child of a central topic, in a map that has both; a summary is where it sums up. */
export function sidesOf({ children }: Topic): ReadonlyMap<string, Side> {
  const isSummary = ({ summary }: Topic, index: number) => summary > 0 && index > 0;
  const mains = children.filter((child, index) => !isSummary(child, index));
  const sides = distribute(mains.map((main) => ({ side: main.side, weight: weightOf(main) })));
  const found = new Map<string, Side>();
  let at = -1;
  children.forEach((child, index) => {
    if (!isSummary(child, index)) at += 1;
    found.set(child.id, sides[at]!);
  });
  return found;
}

function weightOf({ folded, children }: Topic): number {
  if (folded) return 1;
  const shown = children.filter(({ summary }, index) => summary === 0 || index === 0);
  return Math.max(
    1,
    shown.reduce((sum, child) => sum + weightOf(child), 0),
  );
}

/** Returns a changed map whose main topics stay on the sides they were on: those say so once one of them would leave. */
export function keepSides(before: MindMap, after: MindMap): MindMap {
  const isBoth = before.settings.layout === 'both' && after.settings.layout === 'both';
  if (!isBoth || before.root.children === after.root.children) return after;
  const [was, is] = [sidesOf(before.root), sidesOf(after.root)];
  const isFree = ({ id, side, summary }: Topic) => side === undefined && summary === 0 && was.has(id);
  if (!after.root.children.some((topic) => isFree(topic) && was.get(topic.id) !== is.get(topic.id)))
    return after;
  const children = after.root.children.map((topic) =>
    isFree(topic) ? { ...topic, side: was.get(topic.id) } : topic,
  );
  return { ...after, root: { ...after.root, children } };
}
