import type { Page, PageCell } from '../../../document/model.js';
import { isHidden } from '../../edit/layers.js';
import { indexOf } from '../../store/pageIndex.js';
import { nameOfCell, type CellWords } from '../labels.js';

/** A line of the outline. */
export interface OutlineRow {
  readonly cell: PageCell;
  /** From 1 on. */
  readonly level: number;
  readonly name: string;
  readonly isHidden: boolean;
  /** Its place among its siblings, from 1 on, and how many there are. */
  readonly place: number;
  readonly siblings: number;
}

/** Returns the cells of a page by what they are in: boxes in the order they are read in, then the edges. */
export function outlineRows(page: Page, words: CellWords): readonly OutlineRow[] {
  const index = indexOf(page);
  const rows: OutlineRow[] = [];
  const add = (cells: readonly PageCell[], level: number) => {
    const sorted = cells.toSorted(inReadingOrder);
    for (const [at, cell] of sorted.entries()) {
      rows.push({
        cell,
        level,
        name: nameOfCell(page, cell, words),
        isHidden: isHidden(page, cell.id),
        place: at + 1,
        siblings: sorted.length,
      });
      if (level < DEEPEST) add(index.children(cell.id), level + 1);
    }
  };
  add(
    index.layers.flatMap((layer) => index.children(layer.id)),
    1,
  );
  return rows;
}

/** Deeper levels are not read out. */
const DEEPEST = 100;
/** Boxes whose tops are nearer stand in one row. */
const ROW = 20;

function inReadingOrder(one: PageCell, other: PageCell): number {
  const edges = Number(one.role === 'edge') - Number(other.role === 'edge');
  if (edges !== 0 || one.role === 'edge') return edges;
  const rows = Math.round((one.geometry?.y ?? 0) / ROW) - Math.round((other.geometry?.y ?? 0) / ROW);
  return rows !== 0 ? rows : (one.geometry?.x ?? 0) - (other.geometry?.x ?? 0);
}
