import type { Page, PageCell, Point } from '../../document/model.js';
import { indexOf } from '../store/pageIndex.js';
import { originOf } from './bounds.js';
import { newId, withGeometry } from './cells.js';
import { withEnd } from './ends.js';

/** Where an edge is divided: at which point of the page, and the way it is drawn on. */
export interface EdgePlace {
  readonly at: Point;
  readonly way: readonly Point[];
}

/**
 * Puts a shape into an edge, as draw.io does: the edge goes on from the shape, and a new one of its look leads there. Labels stay
 * with the edge. Returns the page itself where one of the two is gone or they are joined.
 */
export function splitEdge(page: Page, edgeId: string, cellId: string, { at, way }: EdgePlace): Page {
  const index = indexOf(page);
  const edge = index.cell(edgeId);
  if (edge?.role !== 'edge' || !index.cell(cellId) || isJoined(edge, cellId)) return page;
  const origin = originOf(page, edge.parent);
  const points = edge.geometry?.points ?? [];
  const absolute = points.map(({ x, y }) => ({ x: x + origin.x, y: y + origin.y }));
  const cut = nearestLeg([way[0] ?? at, ...absolute, way.at(-1) ?? at], at);
  const { wrapper: _wrapper, ...plain } = edge;
  const first = withGeometry({ ...plain, id: newId(), label: '' }, { points: points.slice(0, cut) });
  const rest = withGeometry(edge, { points: points.slice(cut) });
  const joined = [
    withEnd(page, first, 'target', { cell: cellId }),
    withEnd(page, rest, 'source', { cell: cellId }),
  ];
  return { ...page, cells: page.cells.flatMap((cell) => (cell === edge ? joined : cell)) };
}

/** Tells whether an edge begins or ends at a cell. */
export const isJoined = ({ source, target }: PageCell, cell: string): boolean =>
  source === cell || target === cell;

/** Returns how far a point is from a way. */
export const distanceTo = (way: readonly Point[], at: Point): number =>
  Math.min(...legsOf(way).map(([from, to]) => offLeg(at, from, to)));

/** Returns which leg of a way is the nearest to a point, from 0 on. */
export function nearestLeg(way: readonly Point[], at: Point): number {
  const distances = legsOf(way).map(([from, to]) => offLeg(at, from, to));
  return distances.indexOf(Math.min(...distances));
}

const legsOf = (way: readonly Point[]) => way.slice(1).map((to, index) => [way[index]!, to] as const);

function offLeg(at: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : ((at.x - from.x) * dx + (at.y - from.y) * dy) / length;
  const along = Math.min(1, Math.max(0, share));
  return Math.hypot(at.x - from.x - along * dx, at.y - from.y - along * dy);
}
