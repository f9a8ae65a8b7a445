import type {
  Box,
  PlacedBoundary,
  PlacedRelationship,
  PlacedTopic,
  Point,
  Scene,
  Sign,
} from '../../layout/scene.js';
import { boundaryItem, relationshipItem } from '../store/items.js';
import { contains, distanceToLine, grown, pointsAlong } from './geometry.js';

/** What is under the pointer. */
export type Hit =
  | { readonly on: 'topic'; readonly topic: PlacedTopic }
  /** Where the topics below one are folded and unfolded. */
  | { readonly on: 'fold'; readonly topic: PlacedTopic }
  | { readonly on: 'sign'; readonly topic: PlacedTopic; readonly sign: Sign }
  | { readonly on: 'relationship'; readonly placed: PlacedRelationship }
  /** An end of a selected relationship. */
  | { readonly on: 'end'; readonly placed: PlacedRelationship; readonly end: 'from' | 'to' }
  /** A point that bends a selected relationship. */
  | { readonly on: 'bend'; readonly placed: PlacedRelationship; readonly control: 0 | 1 }
  | { readonly on: 'boundary'; readonly placed: PlacedBoundary }
  /** A side of a selected boundary, or of what a selected summary sums up. */
  | { readonly on: 'side'; readonly item: string; readonly edge: 'start' | 'end' }
  | { readonly on: 'ground' };

/** The radius of the button that folds, in CSS pixels of the scene. */
export const FOLD_RADIUS = 8;

/**
 * Returns what is at a point of a scene.
 *
 * @param selection The names of the selected items, which have handles of their own.
 * @param reach How far beside a thin thing it is hit still, in CSS pixels of the scene.
 */
export function hitTest(scene: Scene, selection: readonly string[], point: Point, reach: number): Hit {
  return (
    handleAt(scene, selection, point, reach) ??
    partAt(scene, point, reach) ??
    relationshipAt(scene, point, reach) ??
    boundaryAt(scene, point, reach) ?? { on: 'ground' }
  );
}

const isNear = (one: Point, other: Point, reach: number) =>
  Math.hypot(one.x - other.x, one.y - other.y) <= reach;

function handleAt(scene: Scene, selection: readonly string[], point: Point, reach: number): Hit | undefined {
  for (const placed of scene.relationships) {
    if (!selection.includes(relationshipItem(placed.index))) continue;
    const [first, second] = placed.controls;
    if (isNear(first, point, reach)) return { on: 'bend', placed, control: 0 };
    if (isNear(second, point, reach)) return { on: 'bend', placed, control: 1 };
    if (isNear(placed.start, point, reach)) return { on: 'end', placed, end: 'from' };
    if (isNear(placed.end, point, reach)) return { on: 'end', placed, end: 'to' };
  }
  for (const { item, edges } of spansOf(scene, selection)) {
    if (isNear(edges.start, point, reach)) return { on: 'side', item, edge: 'start' };
    if (isNear(edges.end, point, reach)) return { on: 'side', item, edge: 'end' };
  }
  return undefined;
}

/** The run of neighbours that a selected item goes around or sums up. */
export interface SelectedSpan {
  readonly item: string;
  readonly box: Box;
  readonly members: readonly string[];
  /** Where it is made longer or shorter. */
  readonly edges: { readonly start: Point; readonly end: Point };
  /** Whether its members stand below each other, or beside. */
  readonly isUpright: boolean;
}

/** Returns the runs that selected boundaries go around and selected summaries sum up. */
export function spansOf(scene: Scene, selection: readonly string[]): readonly SelectedSpan[] {
  const chosen = new Set(selection);
  const spans = [
    ...scene.boundaries.map(({ topic, index, members, box }) => ({
      item: boundaryItem(topic, index),
      members,
      box,
    })),
    ...scene.summaries.map(({ topic, members, box }) => ({ item: topic, members, box })),
  ];
  return spans
    .filter(({ item }) => chosen.has(item))
    .map((span) => {
      const isUpright = isUprightRun(scene, span.members);
      const { x, y, width, height } = span.box;
      const edges = isUpright
        ? { start: { x: x + width / 2, y }, end: { x: x + width / 2, y: y + height } }
        : { start: { x, y: y + height / 2 }, end: { x: x + width, y: y + height / 2 } };
      return { ...span, isUpright, edges };
    });
}

/** Topics that grow to the right or left stand below each other. */
function isUprightRun(scene: Scene, members: readonly string[]): boolean {
  const side = scene.topics.find(({ topic }) => topic.id === members[0])?.side;
  return side === 'right' || side === 'left';
}

/** Returns the topic at a point, the one on top where some lie over each other. */
export function topicAt(scene: Scene, point: Point): PlacedTopic | undefined {
  return scene.topics.findLast(({ box }) => contains(box, point));
}

function partAt(scene: Scene, point: Point, reach: number): Hit | undefined {
  for (const topic of scene.topics) {
    if (topic.fold && isNear(topic.fold.at, point, Math.max(FOLD_RADIUS, reach))) {
      if (!contains(topic.box, point)) return { on: 'fold', topic };
    }
  }
  const topic = topicAt(scene, point);
  if (!topic) return undefined;
  const inside = { x: point.x - topic.box.x - topic.inset.x, y: point.y - topic.box.y - topic.inset.y };
  const sign = topic.content.signs.find(
    ({ kind, box }) => (kind === 'note' || kind === 'link') && contains(box, inside),
  );
  return sign ? { on: 'sign', topic, sign } : { on: 'topic', topic };
}

function relationshipAt(scene: Scene, point: Point, reach: number): Hit | undefined {
  const placed = scene.relationships.findLast((each) => {
    if (each.label && contains(each.label.box, point)) return true;
    const points = pointsAlong(each);
    return points.some((at, index) => index > 0 && distanceToLine(points[index - 1]!, at, point) <= reach);
  });
  return placed && { on: 'relationship', placed };
}

function boundaryAt(scene: Scene, point: Point, reach: number): Hit | undefined {
  const size = ({ box }: PlacedBoundary) => box.width * box.height;
  const [innermost] = scene.boundaries
    .filter(({ box, title }) => contains(grown(box, reach), point) || (title && contains(title.box, point)))
    .toSorted((one, other) => size(one) - size(other));
  return innermost && { on: 'boundary', placed: innermost };
}
