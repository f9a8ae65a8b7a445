import type { CellGeometry, Page, PageCell, Point } from '../../document/model.js';
import { withStyle } from '../../document/style.js';
import { indexOf } from '../store/pageIndex.js';
import { geometryOf, originOf, type Box } from './bounds.js';
import { cellOf, changeCells, withGeometry } from './cells.js';

/** A side of an edge. */
export type Side = 'source' | 'target';

/** Where an edge begins or ends: at a cell, at a fixed place of it, or at a point of the page. */
export interface EdgeEnd {
  readonly cell?: string | undefined;
  /** Shares of the cell's width and height. */
  readonly port?: { readonly x: number; readonly y: number; readonly onOutline: boolean } | undefined;
  readonly point?: Point | undefined;
}

/** The look of an edge that nothing else was chosen for, which is that of draw.io. */
export const EDGE_STYLE = 'edgeStyle=orthogonalEdgeStyle;rounded=0;orthogonalLoop=1;jettySize=auto;html=1;';

const PREFIX = { source: 'exit', target: 'entry' } as const;

/** Joins an end of an edge to something else, and forgets where it was fixed. */
export function withEnd(page: Page, edge: PageCell, side: Side, end: EdgeEnd): PageCell {
  const { [side]: _before, ...rest } = edge;
  const origin = originOf(page, edge.parent);
  const prefix = PREFIX[side];
  const { port } = end;
  const number = (value: number) => String(Math.round(value * 1_000) / 1_000);
  const style = withStyle(edge.style, {
    [`${prefix}X`]: port && number(port.x),
    [`${prefix}Y`]: port && number(port.y),
    [`${prefix}Dx`]: port && '0',
    [`${prefix}Dy`]: port && '0',
    [`${prefix}Perimeter`]: port && !port.onOutline ? '0' : undefined,
  });
  const joined = { ...rest, style, ...(end.cell === undefined ? {} : { [side]: end.cell }) };
  const key = side === 'source' ? 'sourcePoint' : 'targetPoint';
  const geometry: CellGeometry = edge.geometry ?? geometryOf(NOWHERE);
  const { [key]: _point, ...others } = geometry;
  const point = end.point && { x: end.point.x - origin.x, y: end.point.y - origin.y };
  return { ...joined, geometry: { ...others, ...(point ? { [key]: point } : {}) } };
}

const NOWHERE: Box = { x: 0, y: 0, width: 50, height: 50 };

/** Returns an edge between two ends. */
export function edgeBetween(page: Page, layer: string, style: string, from: EdgeEnd, to: EdgeEnd): PageCell {
  const edge = cellOf({
    role: 'edge',
    parent: layer,
    style,
    geometry: { ...geometryOf(NOWHERE), isRelative: true },
  });
  return withEnd(page, withEnd(page, edge, 'source', from), 'target', to);
}

/** Turns edges round: their labels stay where they are, and each end keeps the place it is fixed at. */
export function reverseEdges(page: Page, ids: readonly string[]): Page {
  const { cell, children } = indexOf(page);
  const edges = ids.filter((id) => cell(id)?.role === 'edge');
  const labels = edges.flatMap((id) => children(id).map((label) => label.id));
  const turned = changeCells(page, edges, (edge) => mirrored(reversed(edge)));
  return changeCells(turned, labels, mirrored);
}

/** A place along an edge, seen from its other end. */
function mirrored(cell: PageCell): PageCell {
  const { geometry } = cell;
  if (!geometry?.isRelative || (geometry.x === 0 && geometry.y === 0)) return cell;
  return withGeometry(cell, { x: 0 - geometry.x, y: 0 - geometry.y });
}

const OTHER_END: Readonly<Record<string, string>> = { exit: 'entry', entry: 'exit' };

const withEndsSwapped = (style: string) =>
  style.replaceAll(
    /(^|;)(exit|entry)(?=(?:X|Y|Dx|Dy|Perimeter)=)/g,
    (_whole, before: string, end: string) => before + OTHER_END[end]!,
  );

function reversed(edge: PageCell): PageCell {
  const { source, target, geometry, ...own } = edge;
  const rest = { ...own, style: withEndsSwapped(own.style) };
  const swapped = {
    ...rest,
    ...(target === undefined ? {} : { source: target }),
    ...(source === undefined ? {} : { target: source }),
  };
  if (!geometry) return swapped;
  const { sourcePoint, targetPoint, ...others } = geometry;
  return withGeometry(
    { ...swapped, geometry: others },
    {
      points: geometry.points.toReversed(),
      ...(targetPoint ? { sourcePoint: targetPoint } : {}),
      ...(sourcePoint ? { targetPoint: sourcePoint } : {}),
    },
  );
}
