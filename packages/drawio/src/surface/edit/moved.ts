import type { Page, PageCell, Point } from '../../document/model.js';
import { indexOf, outermost, withDescendants } from '../store/pageIndex.js';
import { shifted, withGeometry } from './cells.js';
import { tableAround } from './containers/tables.js';
import { isLocked } from './layers.js';

/** What is moved together. */
export interface Moved {
  /** All that moves on the page, with what is inside. */
  readonly ids: ReadonlySet<string>;
  readonly tops: readonly PageCell[];
  shifted(by: Point): readonly PageCell[];
}

/** Returns what moves with cells: they, and the edges between them. */
export function movedCells(page: Page, selection: readonly string[]): Moved {
  const index = indexOf(page);
  const tops = outermost(page, wholeTables(page, selection))
    .map((id) => index.cell(id)!)
    .filter(({ id, style }) => !isLocked(page, id) && !/(?:^|;)movable=0(?:;|$)/.test(style));
  const ids = new Set(
    withDescendants(
      page,
      tops.map(({ id }) => id),
    ).map(({ id }) => id),
  );
  const inner = new Set([...ids].flatMap((id) => index.edges(id)).filter(isBetween(ids)));
  const edges = [...inner].filter(({ id }) => !ids.has(id));
  const own = tops.filter((cell) => cell.role !== 'edge' || isLoose(cell) || isBetween(ids)(cell));
  return { ids, tops: own, shifted: (by) => [...own, ...edges].map((cell) => movedBy(cell, by)) };
}

/** A row or a cell of a table is moved with all of it. */
function wholeTables(page: Page, ids: readonly string[]): readonly string[] {
  const { cell } = indexOf(page);
  const whole = ids.map((id) => {
    const own = cell(id);
    return (own && tableAround(page, own)?.id) ?? id;
  });
  return [...new Set(whole)];
}

const isBetween = (ids: ReadonlySet<string>) => (edge: PageCell) =>
  ids.has(edge.source ?? '') && ids.has(edge.target ?? '');

const isLoose = ({ source, target }: PageCell) => source === undefined || target === undefined;

/** A label or a port that counts in shares of its parent moves by its offset. */
function movedBy(cell: PageCell, by: Point): PageCell {
  if (cell.role === 'vertex' && cell.geometry?.isRelative) {
    const offset = cell.geometry.offset ?? { x: 0, y: 0 };
    return withGeometry(cell, { offset: { x: offset.x + by.x, y: offset.y + by.y } });
  }
  return shifted(cell, by);
}
