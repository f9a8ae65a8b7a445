import type { ELK } from 'elkjs/lib/elk-api.js';
import type { Point } from '../../document/model.js';
import { arrangeByElk, layered } from './elk.js';
import {
  boundsOf,
  checkCount,
  grouped,
  PADDING,
  turned,
  type Arrangement,
  type Direction,
  type LayoutGraph,
  type LayoutNode,
  type Rect,
} from './layoutGraph.js';
import { edgesOf } from './levels.js';
import { elbow } from './routes.js';

/** The room between the tracks of a lane. */
const BETWEEN_TRACKS = 40;

/** Boxes of a lane one behind the other. */
interface Track {
  readonly ids: string[];
  width: number;
  end: number;
}

/**
 * Arranges what lies in the lanes of a pool: in layers along the lanes, as if there were none, and across them each in its own lane,
 * which grows to hold it. The pool puts its lanes beside each other itself.
 *
 * @param direction The one asked for: lanes have their own, and heed whether it runs backwards.
 * @returns undefined where there are fewer than two boxes to arrange.
 * @throws RangeError where there are more than `MOST_ARRANGED`.
 */
export async function arrangeLanes(
  elk: Pick<ELK, 'layout'>,
  direction: Direction,
  { nodes, edges }: LayoutGraph,
  pool: LayoutNode,
): Promise<Arrangement | undefined> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parts = nodes.filter(({ parent }) => parent !== undefined && byId.get(parent)?.parent === pool.id);
  if (parts.length < 2) return undefined;
  checkCount(parts);
  const level = edgesOf(edges, byId, new Set(parts.map(({ id }) => id)));
  const along = alongLanes(pool, direction);
  const drawn = await arrangeByElk(elk, { nodes: parts, edges: level.edges }, layered(along));
  const { rect: upright, point } = pool.lanes === 'right' ? AS_IT_IS : TURNED;
  const rects = new Map([...drawn.bounds].map(([id, rect]) => [id, upright(rect)]));
  const lanes = nodes
    .filter(({ parent }) => parent === pool.id)
    .map((lane) => uprightLane(lane, pool, upright))
    .toSorted((one, other) => one.x - other.x);
  const { bounds, inPool } = laidLanes(
    lanes,
    grouped(parts, ({ parent }) => parent!),
    rects,
  );
  const ways = level.edges.map(({ id, source, target }) => {
    const points = elbow(inPool.get(source)!, inPool.get(target)!, true);
    return [id, points.map(point)] as const;
  });
  const wayOf = new Map(ways);
  return {
    parent: pool.id,
    bounds: new Map([...bounds].map(([id, rect]) => [id, upright(rect)])),
    wayPoints: new Map(level.routed.map((id) => [id, wayOf.get(id) ?? []])),
  };
}

/** All is worked out as if lanes ran down. */
const AS_IT_IS = { rect: (rect: Rect) => rect, point: (point: Point) => point };
const TURNED = { rect: turned, point: ({ x, y }: Point): Point => ({ x: y, y: x }) };

/** A lane that runs down, and what its title takes beside and above what lies in it. */
interface Lane extends Rect {
  readonly id: string;
  readonly aside: number;
  readonly before: number;
}

function uprightLane(lane: LayoutNode, pool: LayoutNode, upright: (rect: Rect) => Rect): Lane {
  const { left, top } = lane.title ?? { left: 0, top: 0 };
  const [aside, before] = pool.lanes === 'right' ? [left, top] : [top, left];
  const { x, y, width, height } = upright(lane);
  return { id: lane.id, x, y, width, height, aside, before };
}

/** @returns the lanes with what is in each, and where that comes to lie in the pool */
function laidLanes(
  lanes: readonly Lane[],
  partsOf: ReadonlyMap<string, readonly LayoutNode[]>,
  rects: ReadonlyMap<string, Rect>,
) {
  const bounds = new Map<string, Rect>();
  const inPool = new Map<string, Rect>();
  const whole = boundsOf([...rects.values()]);
  let moved = 0;
  for (const { id, x, y, aside, before, ...own } of lanes) {
    const within = new Map((partsOf.get(id) ?? []).map((part) => [part.id, rects.get(part.id)!]));
    const tracks = tracksOf(within);
    const needed = widthOf(tracks) + aside + 2 * PADDING;
    const width = Math.max(own.width, needed);
    const height = Math.max(own.height, before + whole.height + 2 * PADDING);
    bounds.set(id, { x, y, width, height });
    const start = { x: aside + PADDING + (width - needed) / 2, y: before + PADDING - whole.y };
    for (const [part, rect] of placedIn(tracks, within, start)) {
      bounds.set(part, rect);
      inPool.set(part, { ...rect, x: rect.x + x + moved, y: rect.y + y });
    }
    moved += width - own.width;
  }
  return { bounds, inPool };
}

function alongLanes({ lanes }: LayoutNode, direction: Direction): Direction {
  const isBack = direction === 'up' || direction === 'left';
  if (lanes === 'right') return isBack ? 'up' : 'down';
  return isBack ? 'left' : 'right';
}

/** Returns the boxes of a lane in as few tracks as keep them apart. */
function tracksOf(rects: ReadonlyMap<string, Rect>): readonly Track[] {
  const tracks: Track[] = [];
  for (const [id, { y, width, height }] of [...rects].toSorted(
    ([, one], [, other]) => one.y - other.y || one.x - other.x,
  )) {
    let track = tracks.find(({ end }) => end <= y);
    if (!track) tracks.push((track = { ids: [], width: 0, end: 0 }));
    track.ids.push(id);
    track.width = Math.max(track.width, width);
    track.end = y + height;
  }
  return tracks;
}

const widthOf = (tracks: readonly Track[]) =>
  tracks.reduce((sum, { width }) => sum + width, 0) + BETWEEN_TRACKS * Math.max(tracks.length - 1, 0);

/** Puts tracks beside each other, and each box in the middle of its own. */
function placedIn(
  tracks: readonly Track[],
  rects: ReadonlyMap<string, Rect>,
  start: { readonly x: number; readonly y: number },
): readonly (readonly [string, Rect])[] {
  let left = start.x;
  return tracks.flatMap(({ ids, width }) => {
    const middle = left + width / 2;
    left += width + BETWEEN_TRACKS;
    return ids.map((id) => {
      const rect = rects.get(id)!;
      const [x, y] = [Math.round(middle - rect.width / 2), Math.round(rect.y + start.y)];
      return [id, { ...rect, x, y }] as const;
    });
  });
}
