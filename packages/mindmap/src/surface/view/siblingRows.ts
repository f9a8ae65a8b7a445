import type { Target } from '../../document/operations.js';
import type { Box, PlacedTopic, Point, Scene } from '../../layout/scene.js';
import { around } from './geometry.js';

/** A place beside a topic, among its siblings. */
export interface SiblingPlace {
  readonly topic: PlacedTopic;
  readonly as: Exclude<Target['as'], 'child'>;
  /** The middle of the room between two siblings; undefined behind the last one and before the first. */
  readonly middle: number | undefined;
}

/** How far beside siblings the room between them reaches, in CSS pixels of the scene. */
const BESIDE = 24;
/** How far the room before the first branch of a row reaches, and that behind the last one. */
const AWAY = 96;

/** Siblings on one side of what they hang on, in their order. */
interface Row {
  readonly topics: readonly PlacedTopic[];
  /** Whether they stand below each other, or beside. */
  readonly isUpright: boolean;
}

interface Rows {
  readonly rows: readonly Row[];
  /** The boxes of topics with all below them. */
  readonly branches: ReadonlyMap<string, Box>;
}

const known = new WeakMap<Scene, Rows>();

export const isUpright = ({ side }: PlacedTopic): boolean => side === 'left' || side === 'right';

function rowsOf(scene: Scene): Rows {
  const found = known.get(scene) ?? findRows(scene);
  known.set(scene, found);
  return found;
}

function findRows({ topics }: Scene): Rows {
  const rows = new Map<string, PlacedTopic[]>();
  for (const topic of topics) {
    if (topic.parent === undefined || topic.rank === 'summary') continue;
    const key = `${topic.side}:${topic.parent}`;
    const row = rows.get(key);
    if (row) row.push(topic);
    else rows.set(key, [topic]);
  }
  const branches = new Map<string, Box>();
  // What is below a topic comes behind it.
  for (const { topic, parent, box } of topics.toReversed()) {
    const branch = around([box, branches.get(topic.id) ?? box]);
    branches.set(topic.id, branch);
    if (parent !== undefined) branches.set(parent, around([branch, branches.get(parent) ?? branch]));
  }
  const upright = (row: readonly PlacedTopic[]) => ({ topics: row, isUpright: isUpright(row[0]!) });
  return { rows: [...rows.values()].map(upright), branches };
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

const along = ({ isUpright: upright }: Row, { x, y, width, height }: Box): Stretch =>
  upright ? { from: y, to: y + height } : { from: x, to: x + width };

const across = ({ isUpright: upright }: Row, { x, y, width, height }: Box): Stretch =>
  upright ? { from: x, to: x + width } : { from: y, to: y + height };

const isIn = (at: number, { from, to }: Stretch, beside = 0) => at >= from - beside && at <= to + beside;

/** What two boxes have in common, or, where they have nothing in common, what is between them. */
function common(one: Stretch, other: Stretch): Stretch {
  const [from, to] = [Math.max(one.from, other.from), Math.min(one.to, other.to)];
  return { from: Math.min(from, to), to: Math.max(from, to) };
}

/** Returns the place between two siblings that a point is between; undefined where it is between none. */
export function gapAt(
  scene: Scene,
  point: Point,
  isDragged: (id: string) => boolean,
): SiblingPlace | undefined {
  return nearest(scene, isDragged, (row, topics) => {
    const [at, beside] = row.isUpright ? [point.y, point.x] : [point.x, point.y];
    return topics.slice(1).flatMap((second, index) => {
      const first = topics[index]!;
      const [one, other] = [along(row, first.box), along(row, second.box)];
      const isForward = one.from < other.from;
      const room = isForward ? { from: one.to, to: other.from } : { from: other.to, to: one.from };
      const width = common(across(row, first.box), across(row, second.box));
      if (!isIn(at, room) || !isIn(beside, width, BESIDE)) return [];
      const [start, end] = [at - room.from, room.to - at];
      const isFirst = isForward === start <= end;
      const middle = (room.from + room.to) / 2;
      const place: SiblingPlace = isFirst
        ? { topic: first, as: 'after', middle }
        : { topic: second, as: 'before', middle };
      return { place, distance: Math.min(start, end) };
    });
  });
}

/** Returns the place before the first branch of a row, or behind the last one, that a point is near; undefined far from all. */
export function endAt(
  scene: Scene,
  point: Point,
  isDragged: (id: string) => boolean,
): SiblingPlace | undefined {
  const { branches } = rowsOf(scene);
  return nearest(scene, isDragged, (row, topics) => {
    const [at, beside] = row.isUpright ? [point.y, point.x] : [point.x, point.y];
    const [first, last] = [topics[0]!, topics.at(-1)!];
    const isForward = along(row, row.topics[0]!.box).from <= along(row, row.topics.at(-1)!.box).from;
    const ends = isForward ? ([first, last] as const) : ([last, first] as const);
    return ends.flatMap((topic, index) => {
      const box = along(row, topic.box);
      const branch = along(row, branches.get(topic.topic.id) ?? topic.box);
      const room =
        index === 0 ? { from: branch.from - AWAY, to: box.from } : { from: box.to, to: branch.to + AWAY };
      if (!isIn(at, room) || !isIn(beside, across(row, topic.box), BESIDE)) return [];
      const as = isForward === (index === 0) ? 'before' : 'after';
      const place: SiblingPlace = { topic, as, middle: undefined };
      return { place, distance: index === 0 ? box.from - at : at - box.to };
    });
  });
}

interface Found {
  readonly place: SiblingPlace;
  readonly distance: number;
}

function nearest(
  scene: Scene,
  isDragged: (id: string) => boolean,
  placesIn: (row: Row, topics: readonly PlacedTopic[]) => readonly Found[],
): SiblingPlace | undefined {
  let best: Found | undefined;
  for (const row of rowsOf(scene).rows) {
    const topics = row.topics.filter(({ topic }) => !isDragged(topic.id));
    if (topics.length === 0) continue;
    for (const found of placesIn(row, topics)) if (!best || found.distance < best.distance) best = found;
  }
  return best?.place;
}
