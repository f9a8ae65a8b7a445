import type { Cell } from '@maxgraph/core';
import type { Attributes, PageCell } from '../document/model.js';

/** What a cell of the graph says: immutable, so that a change of it is one that can be undone. */
export interface CellValue {
  /** HTML where its style says `html=1`. */
  readonly label: string;
  /** The `object` or `UserObject` around it. */
  readonly wrapper?: PageCell['wrapper'];
}

/** A cell that remembers what it was read from; copies of it remember that too. */
interface ReadCell extends Cell {
  pageCell?: PageCell;
}

/** Returns what a cell was read from; undefined for one that was drawn since. */
export const pageCellOf = (cell: Cell): PageCell | undefined => (cell as ReadCell).pageCell;

/** Makes a cell remember what it was read from. */
export function rememberPageCell(cell: Cell, pageCell: PageCell): void {
  (cell as ReadCell).pageCell = pageCell;
}

/** Returns what a cell says. A text alone is a label. */
export function valueOf(cell: Cell): CellValue {
  const value: unknown = cell.value;
  if (typeof value === 'string') return { label: value };
  return isCellValue(value) ? value : NOTHING;
}

const NOTHING: CellValue = { label: '' };
const isCellValue = (value: unknown): value is CellValue =>
  typeof value === 'object' && value !== null && 'label' in value;

/** Returns own data of a cell: link, tooltip, tags and whatever its author gave it. */
export function attributesOf(cell: Cell): Attributes {
  return valueOf(cell).wrapper?.attributes ?? {};
}
