import type { Target } from '../../document/operations.js';
import type { Box, PlacedTopic, Point, Scene } from '../../layout/scene.js';
import { distanceTo, middleOf } from './geometry.js';
import { endAt, gapAt, isUpright } from './siblingRows.js';

/** Where topics that are dragged would go. */
export type DropPlace =
  | {
      readonly to: Target;
      /** The side of the central topic, where that is chosen. */
      readonly side: 'left' | 'right' | undefined;
      /** The topic that it is about. */
      readonly topic: PlacedTopic;
      /** The line that shows it, in the scene. */
      readonly mark: Box;
    }
  | { readonly to: 'ground'; readonly at: Point };

/** How near to a topic others are dropped at it and not beside it onto the ground, in CSS pixels of the scene. */
const NEAR = 48;
const SHARE = 0.3;
const THICK = 4;
const GAP = 7;
/** How much longer than a topic the line between two is, so that what is dragged does not hide it. */
const BEYOND = 10;
const CHILD = { width: 44, height: 16 };

/**
 * Returns where topics go that are dropped at a point.
 *
 * @param isDragged Tells which topics are dragged, or below those.
 * @param isBothSided Whether the subtopics of the central topic are on both of its sides.
 */
export function dropPlace(
  scene: Scene,
  point: Point,
  isDragged: (id: string) => boolean,
  isBothSided: boolean,
): DropPlace {
  const under = nearestTopic(scene, point, isDragged, 0);
  const gap = under ? undefined : gapAt(scene, point, isDragged);
  const near = gap ? undefined : (under ?? nearestTopic(scene, point, isDragged, NEAR));
  const beside = gap ?? (near ? undefined : endAt(scene, point, isDragged));
  const topic = near ?? beside?.topic;
  if (!topic) return { to: 'ground', at: point };
  const as = beside?.as ?? relationTo(topic, point);
  const isMain = topic.depth === 1 && topic.parent === scene.topics[0]?.topic.id;
  const hasSide = isBothSided && (isMain ? as !== 'child' : topic === scene.topics[0]);
  const side = hasSide ? (point.x < 0 ? 'left' : 'right') : undefined;
  const mark = markOf(topic, as, side);
  return { to: { id: topic.topic.id, as }, side, topic, mark: between(mark, topic, gap?.middle) };
}

function nearestTopic(
  scene: Scene,
  point: Point,
  isDragged: (id: string) => boolean,
  within: number,
): PlacedTopic | undefined {
  let topic: PlacedTopic | undefined;
  let least = Infinity;
  for (const candidate of scene.topics) {
    if (isDragged(candidate.topic.id)) continue;
    const distance = distanceTo(candidate.box, point);
    if (distance <= within && distance < least) [topic, least] = [candidate, distance];
  }
  return topic;
}

/** The line between two siblings is as far from both. */
function between(mark: Box, topic: PlacedTopic, middle: number | undefined): Box {
  if (middle === undefined) return mark;
  const start = middle - THICK / 2;
  return isUpright(topic)
    ? { ...mark, x: mark.x - BEYOND, y: start, width: mark.width + 2 * BEYOND }
    : { ...mark, x: start, y: mark.y - BEYOND, height: mark.height + 2 * BEYOND };
}

function relationTo(topic: PlacedTopic, { x, y }: Point): Target['as'] {
  if (topic.parent === undefined) return 'child';
  const { box, side } = topic;
  const isAhead = {
    right: x > box.x + box.width,
    left: x < box.x,
    down: y > box.y + box.height,
    up: y < box.y,
  }[side];
  if (isAhead) return 'child';
  const share = isUpright(topic) ? (y - box.y) / box.height : (x - box.x) / box.width;
  if (share < SHARE) return 'before';
  return share > 1 - SHARE ? 'after' : 'child';
}

function markOf(topic: PlacedTopic, as: Target['as'], side: 'left' | 'right' | undefined): Box {
  const { x, y, width, height } = topic.box;
  const middle = middleOf(topic.box);
  const isLine = as !== 'child';
  if (isLine && isUpright(topic)) {
    return {
      x,
      y: as === 'before' ? y - GAP - THICK / 2 : y + height + GAP - THICK / 2,
      width,
      height: THICK,
    };
  }
  if (isLine)
    return {
      x: as === 'before' ? x - GAP - THICK / 2 : x + width + GAP - THICK / 2,
      y,
      width: THICK,
      height,
    };
  const at = {
    right: { x: x + width + GAP, y: middle.y - CHILD.height / 2 },
    left: { x: x - GAP - CHILD.width, y: middle.y - CHILD.height / 2 },
    down: { x: middle.x - CHILD.width / 2, y: y + height + GAP },
    up: { x: middle.x - CHILD.width / 2, y: y - GAP - CHILD.height },
  }[side ?? topic.side];
  return { ...at, ...CHILD };
}
