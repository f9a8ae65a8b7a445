import type { CellGeometry, Page, PageCell, Point } from '../../document/model.js';
import { indexOf } from '../store/pageIndex.js';
import { styleNumber } from './styles.js';

/** A room on a page, in pixels of the page. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A geometry of nothing but its room. */
export const geometryOf = ({ x, y, width, height }: Box): CellGeometry => ({
  x,
  y,
  width,
  height,
  isRelative: false,
  points: [],
  attributes: {},
});

/** Returns where the room begins that the children of a cell count from; of the page for a layer. */
export function originOf(page: Page, id: string | undefined): Point {
  const index = indexOf(page);
  const cell = index.cell(id);
  if (!cell || cell.role !== 'vertex') return { x: 0, y: 0 };
  const { x, y } = boundsOf(page, cell);
  return { x, y };
}

/** Returns the room of a cell on its page; of an edge that of its ends and way points. */
export function boundsOf(page: Page, cell: PageCell): Box {
  const { geometry } = cell;
  if (!geometry) return { x: 0, y: 0, width: 0, height: 0 };
  if (cell.role === 'edge') return boxAround(pointsOf(page, cell));
  const { x, y, width, height } = geometry;
  const parent = indexOf(page).cell(cell.parent);
  if (!parent || (parent.role === 'other' && !geometry.isRelative)) return { x, y, width, height };
  const around = boundsOf(page, parent);
  const offset = geometry.offset ?? { x: 0, y: 0 };
  const at = geometry.isRelative ? { x: x * around.width, y: y * around.height } : { x, y };
  return { x: around.x + at.x + offset.x, y: around.y + at.y + offset.y, width, height };
}

/** Returns the ends of an edge, roughly, and its way points. */
export function pointsOf(page: Page, edge: PageCell): readonly Point[] {
  const { geometry } = edge;
  const index = indexOf(page);
  const { x, y } = originOf(page, edge.parent);
  const own = (point: Point | undefined) => (point ? [{ x: point.x + x, y: point.y + y }] : []);
  const end = (id: string | undefined, point: Point | undefined): readonly Point[] => {
    const cell = index.cell(id);
    if (!cell || cell.id === edge.id || cell.role === 'edge') return own(point);
    return [middleOf(boundsOf(page, cell))];
  };
  const points = (geometry?.points ?? []).flatMap(own);
  return [...end(edge.source, geometry?.sourcePoint), ...points, ...end(edge.target, geometry?.targetPoint)];
}

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Returns the least room around points. */
export function boxAround(points: readonly Point[]): Box {
  if (points.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Returns the least room around boxes; undefined around none. */
export function union(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  return boxAround(
    boxes.flatMap(({ x, y, width, height }) => [
      { x, y },
      { x: x + width, y: y + height },
    ]),
  );
}

/** Returns the room that a box takes once it is turned around its middle. */
export function turned(box: Box, degrees: number): Box {
  if (degrees % 180 === 0) return box;
  const centre = middleOf(box);
  const corners = [
    { x: box.x, y: box.y },
    { x: box.x + box.width, y: box.y },
    { x: box.x, y: box.y + box.height },
    { x: box.x + box.width, y: box.y + box.height },
  ];
  return boxAround(corners.map((corner) => rotated(corner, degrees, centre)));
}

/** Returns the room that a cell takes, with its turn. */
export function roomOf(page: Page, cell: PageCell): Box {
  return turned(boundsOf(page, cell), styleNumber(cell.style, 'rotation', 0));
}

/** Returns a point after a turn around another. */
export function rotated(point: Point, degrees: number, around: Point): Point {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [dx, dy] = [point.x - around.x, point.y - around.y];
  return { x: around.x + dx * cos - dy * sin, y: around.y + dx * sin + dy * cos };
}

export const overlaps = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Tells whether all of a box is within another. */
export const holds = (around: Box, inner: Box): boolean =>
  around.x <= inner.x &&
  around.y <= inner.y &&
  inner.x + inner.width <= around.x + around.width &&
  inner.y + inner.height <= around.y + around.height;

export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});
