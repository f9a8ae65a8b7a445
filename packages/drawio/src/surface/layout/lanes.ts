import type { ELK } from 'elkjs/lib/elk-api.js';
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
  // All is worked out as if the lanes ran down.
  const upright = (rect: Rect) => (pool.lanes === 'right' ? rect : turned(rect));
  const rects = new Map([...drawn.bounds].map(([id, rect]) => [id, upright(rect)]));
  const { y, height } = boundsOf([...rects.values()]);
  const partsOf = grouped(parts, ({ parent }) => parent!);
  const bounds = nodes
    .filter(({ parent }) => parent === pool.id)
    .flatMap((lane) => {
      const { left, top } = lane.title ?? { left: 0, top: 0 };
      const [aside, before] = pool.lanes === 'right' ? [left, top] : [top, left];
      const within = (partsOf.get(lane.id) ?? []).map(({ id }) => [id, rects.get(id)!] as const);
      const tracks = tracksOf(within);
      const needed = widthOf(tracks) + aside + 2 * PADDING;
      const own = upright(lane);
      const width = Math.max(own.width, needed);
      const start = { x: aside + PADDING + (width - needed) / 2, y: before + PADDING - y };
      const long = Math.max(own.height, before + height + 2 * PADDING);
      return [
        [lane.id, { ...own, width, height: long }] as const,
        ...placedIn(tracks, new Map(within), start),
      ];
    });
  return {
    parent: pool.id,
    bounds: new Map(bounds.map(([id, rect]) => [id, upright(rect)])),
    wayPoints: new Map(level.routed.map((id) => [id, []])),
  };
}

function alongLanes({ lanes }: LayoutNode, direction: Direction): Direction {
  const isBack = direction === 'up' || direction === 'left';
  if (lanes === 'right') return isBack ? 'up' : 'down';
  return isBack ? 'left' : 'right';
}

/** Returns the boxes of a lane in as few tracks as keep them apart. */
function tracksOf(rects: readonly (readonly [id: string, rect: Rect])[]): readonly Track[] {
  const tracks: Track[] = [];
  for (const [id, { y, width, height }] of rects.toSorted(
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
