import type { Page, PageCell } from '../../../document/model.js';
import { indexOf } from '../../store/pageIndex.js';
import { addCells, cellOf, changeCells, removeCells, withGeometry } from '../cells.js';
import type { Edited } from '../groups.js';
import { ordered } from '../order.js';
import { styleValue, withStyle } from '../styles.js';

/** Before or after: above or left of something, or below or right of it. */
export type TableSide = 'before' | 'after';

/** Where a cell is in a table. */
export interface TablePlace {
  readonly table: PageCell;
  /** From top to bottom. */
  readonly rows: readonly PageCell[];
  /** The number of its row; missing for the table itself. */
  readonly row: number | undefined;
  /** The number of its column; missing for the table and for a row. */
  readonly column: number | undefined;
}

/** Tells whether a cell is a table. */
export const isTable = ({ role, style }: PageCell) =>
  role === 'vertex' && styleValue(style, 'shape') === 'table';

const isInOrder = ({ role, geometry }: PageCell) => role === 'vertex' && !geometry?.isRelative;

/** Returns the rows of a table, or the cells of a row. */
export const partsOf = (page: Page, id: string): readonly PageCell[] =>
  indexOf(page).children(id).filter(isInOrder);

/** Returns where a cell, or what it lies in, is in a table; undefined where it is in none. */
export function tablePlace(page: Page, id: string | undefined): TablePlace | undefined {
  const index = indexOf(page);
  const own = index.cell(id);
  if (!own) return undefined;
  const chain = [own, ...index.around(own.id)];
  const at = chain.findIndex(isTable);
  const table = chain[at];
  if (!table) return undefined;
  const rows = partsOf(page, table.id);
  const row = rows.findIndex((each) => each === chain[at - 1]);
  const column = row < 0 ? -1 : partsOf(page, rows[row]!.id).findIndex((each) => each === chain[at - 2]);
  return {
    table,
    rows,
    row: row < 0 ? undefined : row,
    column: column < 0 ? undefined : column,
  };
}

/** Returns the table that a cell is a row or a cell of, and no more than that; undefined for anything else. */
export function tableAround(page: Page, { id, parent }: PageCell): PageCell | undefined {
  const place = tablePlace(page, id);
  if (!place || place.row === undefined) return undefined;
  const isPart = parent === place.table.id || parent === place.rows[place.row]?.id;
  return isPart ? place.table : undefined;
}

/** Returns a row or a cell as the one beside it is, with nothing in it yet. */
function blankOf({ role, parent, style, geometry, attributes }: PageCell): PageCell {
  const { visible: _covered, ...rest } = attributes;
  const single = withStyle(style, { rowspan: undefined, colspan: undefined });
  return cellOf({
    role,
    style: single,
    attributes: rest,
    ...(parent === undefined ? {} : { parent }),
    ...(geometry ? { geometry } : {}),
  });
}

/** Adds a row beside that of a cell; beside the first or the last where the table itself is given. */
export function addRow(page: Page, id: string, side: TableSide): Edited | undefined {
  const place = tablePlace(page, id);
  const at = place?.row ?? (side === 'before' ? 0 : (place?.rows.length ?? 0) - 1);
  const beside = place?.rows[at];
  if (!beside) return undefined;
  const row = blankOf(beside);
  const cells = partsOf(page, beside.id).map((cell) => ({ ...blankOf(cell), parent: row.id }));
  const rows = place.rows.toSpliced(side === 'before' ? at : at + 1, 0, row);
  const added = withOrder(addCells(page, [row, ...cells]), new Map([[place.table.id, rows]]));
  return { page: added, select: [cells[place.column ?? 0]?.id ?? row.id] };
}

/** Adds a column beside that of a cell; beside the first or the last where the table or a row is given. */
export function addColumn(page: Page, id: string, side: TableSide): Edited | undefined {
  const place = tablePlace(page, id);
  if (!place) return undefined;
  const made: PageCell[] = [];
  const orders = new Map<string, readonly PageCell[]>();
  for (const row of place.rows) {
    const cells = partsOf(page, row.id);
    const at = Math.min(place.column ?? (side === 'before' ? 0 : cells.length - 1), cells.length - 1);
    const beside = cells[at];
    if (!beside) continue;
    const cell = blankOf(beside);
    made.push(cell);
    orders.set(row.id, cells.toSpliced(side === 'before' ? at : at + 1, 0, cell));
  }
  const own = made[place.row ?? 0];
  return own && { page: withOrder(addCells(page, made), orders), select: [own.id] };
}

/** Puts the parts of parents in another order; what else is in them stays behind. */
export function withOrder(page: Page, orders: ReadonlyMap<string, readonly PageCell[]>): Page {
  const { children } = indexOf(page);
  return ordered(page, (id) => {
    const parts = orders.get(id);
    return parts ? [...parts, ...children(id).filter((child) => !parts.includes(child))] : children(id);
  });
}

/** Takes the rows of cells away; the table goes with its last one. */
export function removeRows(page: Page, ids: readonly string[]): Edited | undefined {
  return removeLines(page, ids, ({ rows, row }) => (row === undefined ? [] : [rows[row]!.id]));
}

/** Takes the columns of cells away; the table goes with its last one. */
export function removeColumns(page: Page, ids: readonly string[]): Edited | undefined {
  return removeLines(page, ids, (place) => columnOf(page, place));
}

function removeLines(
  page: Page,
  ids: readonly string[],
  lineOf: (place: TablePlace) => readonly string[],
): Edited | undefined {
  const places = ids.flatMap((id) => tablePlace(page, id) ?? []);
  const [first] = places;
  const gone = new Set(places.flatMap(lineOf));
  if (!first || gone.size === 0) return undefined;
  const left = removeCells(page, [...gone]);
  const rows = partsOf(left, first.table.id);
  const isEmpty = rows.every((row) => partsOf(left, row.id).length === 0);
  if (isEmpty) return { page: removeCells(left, [first.table.id]), select: [] };
  const row = rows[Math.min(first.row ?? 0, rows.length - 1)]!;
  const cells = partsOf(left, row.id);
  const next = first.column === undefined ? row : cells[Math.min(first.column, cells.length - 1)];
  return { page: left, select: next ? [next.id] : [] };
}

function columnOf(page: Page, { rows, column }: TablePlace): readonly string[] {
  if (column === undefined) return [];
  return rows.flatMap((row) => partsOf(page, row.id)[column]?.id ?? []);
}

/** Returns the ids of the rows of cells. */
export const rowsOf = (page: Page, ids: readonly string[]): readonly string[] =>
  uniqueOf(ids, (id) => {
    const place = tablePlace(page, id);
    return place?.row === undefined ? [] : [place.rows[place.row]!.id];
  });

/** Returns the ids of all cells in the columns of cells. */
export const columnsOf = (page: Page, ids: readonly string[]): readonly string[] =>
  uniqueOf(ids, (id) => {
    const place = tablePlace(page, id);
    return place ? columnOf(page, place) : [];
  });

const uniqueOf = (ids: readonly string[], found: (id: string) => readonly string[]) => [
  ...new Set(ids.flatMap(found)),
];

/** Returns the id of the next cell of a table, or of the one before, as they are read; undefined past the last. */
export function nextCell(page: Page, id: string, way: 1 | -1): string | undefined {
  const place = tablePlace(page, id);
  if (place?.column === undefined) return undefined;
  const cells = place.rows.flatMap((row) =>
    partsOf(page, row.id).filter(({ attributes }) => attributes['visible'] !== '0'),
  );
  const own = partsOf(page, place.rows[place.row!]!.id)[place.column];
  return cells[cells.findIndex((cell) => cell === own) + way]?.id;
}

/** A row is no lower and a column no narrower than this. */
const LEAST = 10;

/**
 * Moves the line behind a column or below a row.
 *
 * @param isKept Whether the next one gives what this one takes, so that the table stays as large as it is.
 */
export function moveLine(
  page: Page,
  table: string,
  line: { readonly axis: 'column' | 'row'; readonly at: number },
  { by, isKept }: { readonly by: number; readonly isKept: boolean },
): Page {
  const rows = partsOf(page, table);
  const length = line.axis === 'row' ? 'height' : 'width';
  const partsAt = (at: number) =>
    line.axis === 'row' ? rows.slice(at, at + 1) : rows.flatMap((row) => partsOf(page, row.id)[at] ?? []);
  const sizeAt = (at: number) => partsAt(at)[0]?.geometry?.[length];
  const [own, next] = [sizeAt(line.at), isKept ? sizeAt(line.at + 1) : undefined];
  if (own === undefined) return page;
  const most = next === undefined ? Infinity : next - LEAST;
  const way = Math.min(Math.max(by, LEAST - own), most);
  const resize = (before: Page, at: number, size: number) =>
    changeCells(
      before,
      partsAt(at).map(({ id }) => id),
      (cell) => withGeometry(cell, { [length]: size }),
    );
  const moved = resize(page, line.at, own + way);
  return next === undefined ? moved : resize(moved, line.at + 1, next - way);
}
