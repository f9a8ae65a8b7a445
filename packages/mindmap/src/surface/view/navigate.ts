import type { Direction, PlacedTopic, Scene } from '../../layout/scene.js';
import { middleOf } from './geometry.js';

const OPPOSITE: Readonly<Record<Direction, Direction>> = {
  right: 'left',
  left: 'right',
  up: 'down',
  down: 'up',
};

/**
 * Returns the topic that an arrow key leads to from another: with the branch to its subtopics, against it to the topic above, and
 * across it to the next one as deep, whoever it belongs to. Undefined where there is none.
 */
export function neighbour(scene: Scene, id: string, direction: Direction): PlacedTopic | undefined {
  const from = scene.topics.find(({ topic }) => topic.id === id);
  if (!from) return undefined;
  const children = scene.topics.filter(({ parent }) => parent === id);
  const isTop = from.parent === undefined;
  const parent = scene.topics.find(({ topic }) => topic.id === from.parent);
  if (isTop || direction === from.side) {
    const child = nearest(from, direction, children);
    if (child) return child;
  }
  if (parent && direction === OPPOSITE[from.side] && isThere(from, direction, parent)) return parent;
  const level = scene.topics.filter(({ depth }) => depth === from.depth);
  return (
    (isTop ? undefined : nearest(from, direction, level, true)) ??
    (direction === from.side ? undefined : nearest(from, direction, scene.topics))
  );
}

/** Tells whether a topic lies in a direction from another. */
function isThere(from: PlacedTopic, direction: Direction, to: PlacedTopic): boolean {
  return along(from, direction, to) > 0;
}

/** How far a topic's middle is from another's in a direction; negative behind it. */
function along(from: PlacedTopic, direction: Direction, to: PlacedTopic): number {
  const [one, other] = [middleOf(from.box), middleOf(to.box)];
  const isAcross = direction === 'left' || direction === 'right';
  const way = isAcross ? other.x - one.x : other.y - one.y;
  return direction === 'left' || direction === 'up' ? -way : way;
}

/** How far apart two topics are across a direction; 0 where one is straight ahead of the other. */
function aside({ box: from }: PlacedTopic, direction: Direction, { box: to }: PlacedTopic): number {
  const isAcross = direction === 'left' || direction === 'right';
  return isAcross
    ? Math.max(to.y - (from.y + from.height), from.y - (to.y + to.height), 0)
    : Math.max(to.x - (from.x + from.width), from.x - (to.x + to.width), 0);
}

/** @param isStraight Whether only those count that are more ahead than aside. */
function nearest(
  from: PlacedTopic,
  direction: Direction,
  among: readonly PlacedTopic[],
  isStraight = false,
): PlacedTopic | undefined {
  let found: PlacedTopic | undefined;
  let least = Infinity;
  for (const to of among) {
    const ahead = along(from, direction, to);
    if (to === from || ahead <= 1) continue;
    const away = aside(from, direction, to);
    if (isStraight && away > ahead) continue;
    const middles = Math.abs(
      along(from, direction === 'left' || direction === 'right' ? 'down' : 'right', to),
    );
    const cost = ahead + 2 * away + middles / 10;
    if (cost < least) [found, least] = [to, cost];
  }
  return found;
}
