import type { Page, PageCell, Point } from '../../document/model.js';
import { originOf } from '../edit/bounds.js';
import { changeCells, withGeometry } from '../edit/cells.js';
import { titleOf } from '../edit/containers/title.js';
import { takesChildren } from '../edit/groups.js';
import { isHidden, isLocked } from '../edit/layers.js';
import { styleValue, withStyle } from '../../document/style.js';
import { indexOf, type PageIndex } from '../store/pageIndex.js';
import type { Arrangement, LayoutGraph, LayoutNode } from './layoutGraph.js';

/** Returns the boxes and connections of a page that a layout arranges: those that are seen and not locked. */
export function graphOf(page: Page): LayoutGraph {
  const index = indexOf(page);
  const nodes = page.cells.flatMap((cell) => nodeOf(page, index, cell) ?? []);
  const ids = new Set(nodes.map(({ id }) => id));
  const boxOf = (id: string | undefined) =>
    id === undefined
      ? undefined
      : [id, ...index.around(id).map((cell) => cell.id)].find((each) => ids.has(each));
  const edges = page.cells.flatMap((cell) => {
    if (cell.role !== 'edge') return [];
    const [source, target] = [boxOf(cell.source), boxOf(cell.target)];
    return source === undefined || target === undefined ? [] : { id: cell.id, source, target };
  });
  return { nodes, edges };
}

function nodeOf(page: Page, index: PageIndex, cell: PageCell): LayoutNode | undefined {
  const { id, role, geometry } = cell;
  // What stands at a share of its parent, such as a label of an edge, goes where its parent goes.
  if (role !== 'vertex' || !geometry || geometry.isRelative) return undefined;
  if (isHidden(page, id) || isLocked(page, id)) return undefined;
  const parent = index.cell(cell.parent);
  if (parent?.role === 'edge') return undefined;
  const { x, y, width, height } = geometry;
  const within = parent?.role === 'vertex' ? { parent: parent.id } : {};
  if (index.around(id).some((around) => laysItself(around) && !lanesOf(page, around))) return undefined;
  return { id, x, y, width, height, ...within, title: titleOf(cell), lanes: lanesOf(page, cell) };
}

/** What lies in a list or a table has its place from it. */
const laysItself = ({ style }: PageCell) => styleValue(style, 'childLayout') !== undefined;

/** How the lanes of a pool follow each other: a pool is a stack of nothing but containers. */
function lanesOf(page: Page, cell: PageCell): LayoutNode['lanes'] {
  if (styleValue(cell.style, 'childLayout') !== 'stackLayout') return undefined;
  const within = indexOf(page)
    .children(cell.id)
    .filter(({ role }) => role === 'vertex');
  if (within.length === 0 || !within.every((each) => takesChildren(page, each))) return undefined;
  return styleValue(cell.style, 'horizontalStack') === '0' ? 'down' : 'right';
}

const PORTS = [
  'exitX',
  'exitY',
  'exitDx',
  'exitDy',
  'exitPerimeter',
  'entryX',
  'entryY',
  'entryDx',
  'entryDy',
  'entryPerimeter',
];
const NO_PORTS = Object.fromEntries(PORTS.map((key) => [key, undefined]));

/** Moves the boxes of a page to where an arrangement has them, and gives its edges their way points. */
export function withArrangement(page: Page, { parent, bounds, wayPoints }: Arrangement): Page {
  const moved = changeCells(page, [...bounds.keys()], (cell) => {
    const { geometry } = cell;
    const rect = bounds.get(cell.id)!;
    const isSame = (['x', 'y', 'width', 'height'] as const).every((key) => geometry?.[key] === rect[key]);
    return isSame ? cell : withGeometry(cell, rect);
  });
  const from = originOf(moved, parent);
  return changeCells(moved, [...wayPoints.keys()], (cell) => {
    const to = originOf(moved, cell.parent);
    const points = wayPoints
      .get(cell.id)!
      .map(({ x, y }) => ({ x: x + from.x - to.x, y: y + from.y - to.y }));
    if (isSameWay(points, cell.geometry?.points ?? [])) return cell;
    // A line that is led between the boxes leaves them where that is the shortest.
    const style = points.length > 0 ? withStyle(cell.style, NO_PORTS) : cell.style;
    return { ...withGeometry(cell, { points }), style };
  });
}

const isSameWay = (some: readonly Point[], others: readonly Point[]) =>
  some.length === others.length && some.every(({ x, y }, at) => x === others[at]!.x && y === others[at]!.y);

/** Returns an arrangement on the way to another: its boxes have come a share of the way, and its edges are not led. */
export function onTheWay(page: Page, { parent, bounds, wayPoints }: Arrangement, share: number): Arrangement {
  const { cell } = indexOf(page);
  const between = (from: number, to: number) => from + (to - from) * share;
  return {
    parent,
    wayPoints: new Map([...wayPoints.keys()].map((id) => [id, []])),
    bounds: new Map(
      [...bounds].map(([id, to]) => {
        const from = cell(id)?.geometry ?? to;
        return [
          id,
          {
            x: between(from.x, to.x),
            y: between(from.y, to.y),
            width: between(from.width, to.width),
            height: between(from.height, to.height),
          },
        ];
      }),
    ),
  };
}
