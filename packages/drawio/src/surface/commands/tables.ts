import type { Page } from '../../document/model.js';
import { changeCells } from '../edit/cells.js';
import {
  addColumn,
  addRow,
  columnsOf,
  nextCell,
  removeColumns,
  removeRows,
  rowsOf,
  tableAround,
  tablePlace,
  type TableSide,
} from '../edit/containers/tables.js';
import { isMerged, mergeCells, splitAcross, splitCells, splitOver } from '../edit/containers/spans.js';
import { moveTableLine } from '../edit/containers/moveTableLine.js';
import type { Edited } from '../edit/groups.js';
import type { CommandName } from '../locales/zh-CN.js';
import { indexOf } from '../store/pageIndex.js';
import type { CanvasAccess } from './access.js';

/** What is done to the rows and columns of a table, in the order in which it is offered. */
export const TABLE_COMMANDS = [
  'rowAbove',
  'rowBelow',
  'columnLeft',
  'columnRight',
  'rowUp',
  'rowDown',
  'columnToLeft',
  'columnToRight',
  'deleteRow',
  'deleteColumn',
  'mergeCells',
  'splitCells',
  'selectRow',
  'selectColumn',
] as const satisfies readonly CommandName[];

/** Tells whether what was selected last is a table, or in one. @param part Whether a row or a column of it has to be meant. */
export function isInTable(
  { canvas: { session } }: CanvasAccess,
  part: 'table' | 'row' | 'column' = 'table',
): boolean {
  const { page, selection } = session.getState();
  const place = tablePlace(page, selection.at(-1));
  return place !== undefined && (part === 'table' || place[part] !== undefined);
}

function edit(
  { canvas }: CanvasAccess,
  update: (page: Page, ids: readonly string[]) => Edited | undefined,
): void {
  const { session } = canvas;
  const { page, selection } = session.getState();
  const made = update(page, selection);
  if (!made) return;
  session.change(() => made.page, { select: made.select });
  canvas.reveal(made.select);
}

/** Adds a row above or below what was selected last. */
export const insertRow = (access: CanvasAccess, side: TableSide): void =>
  edit(access, (page, ids) => addRow(parted(page, ids.at(-1), 'row', side), ids.at(-1) ?? '', side));

/** Adds a column on the left or the right of what was selected last. */
export const insertColumn = (access: CanvasAccess, side: TableSide): void =>
  edit(access, (page, ids) => addColumn(parted(page, ids.at(-1), 'column', side), ids.at(-1) ?? '', side));

/** What lies over the line where a row or a column is to come is parted first. */
function parted(page: Page, id: string | undefined, axis: 'row' | 'column', side: TableSide): Page {
  const place = tablePlace(page, id);
  const at = place?.[axis];
  return at === undefined ? page : splitAcross(page, place!.table.id, axis, side === 'before' ? at : at + 1);
}

/** What lies over rows or columns that go, and over others, is parted first. */
const freed = (page: Page, ids: readonly string[], axis: 'row' | 'column'): Page =>
  ids.reduce((next, id) => {
    const place = tablePlace(next, id);
    const at = place?.[axis];
    return at === undefined ? next : splitOver(next, place!.table.id, axis, at);
  }, page);

/** Moves the row or the column of what was selected last by one place. */
export const moveLineBy = (access: CanvasAccess, axis: 'row' | 'column', by: 1 | -1): void =>
  edit(access, (page, ids) => {
    const id = ids.at(-1) ?? '';
    const at = tablePlace(page, id)?.[axis];
    return at === undefined ? undefined : moveTableLine(page, id, axis, at + by);
  });

/** Makes one cell of the selected ones. */
export const mergeSelected = (access: CanvasAccess): void => edit(access, mergeCells);

/** Parts the selected cells that were merged. */
export const splitSelected = (access: CanvasAccess): void =>
  edit(access, (page, ids) => ({ page: splitCells(page, ids), select: ids }));

/** Tells whether several cells of one table are selected. */
export const canMerge = ({ canvas: { session } }: CanvasAccess): boolean => {
  const { page, selection } = session.getState();
  return selection.length > 1 && mergeCells(page, selection) !== undefined;
};

/** Tells whether a cell is selected that was merged of several. */
export const canSplit = ({ canvas: { session } }: CanvasAccess): boolean => {
  const { page, selection } = session.getState();
  const { cell } = indexOf(page);
  return selection.some((id) => isMerged(cell(id)!) && tablePlace(page, id)?.column !== undefined);
};

/** Takes away the rows that something is selected of. */
export const deleteRows = (access: CanvasAccess): void =>
  edit(access, (page, ids) => removeRows(freed(page, ids, 'row'), ids));

/** Takes away the columns that something is selected of. */
export const deleteColumns = (access: CanvasAccess): void =>
  edit(access, (page, ids) => removeColumns(freed(page, ids, 'column'), ids));

/** Selects all cells of rows or columns that something is selected of, or the table around it. */
export function selectInTable(
  { canvas: { session } }: CanvasAccess,
  what: 'rows' | 'columns' | 'table',
): void {
  const { page, selection } = session.getState();
  const table = tablePlace(page, selection.at(-1))?.table.id;
  const found = { rows: rowsOf, columns: columnsOf, table: () => (table === undefined ? [] : [table]) };
  session.select(found[what](page, selection));
}

/** Writes the next cell of a table, or the one before; behind the last one a row is added. Returns false outside of tables. */
export function writeNextCell({ canvas: { session } }: CanvasAccess, id: string, way: 1 | -1): boolean {
  const { page } = session.getState();
  if (tablePlace(page, id)?.column === undefined) return false;
  const next = nextCell(page, id, way);
  if (next !== undefined) session.edit(next, 'all');
  else if (way === 1) {
    const made = addRow(page, id, 'after');
    const first = made && indexOf(made.page).cell(made.select[0])?.parent;
    if (!made || first === undefined) return false;
    session.change(() => made.page);
    session.edit(indexOf(made.page).children(first)[0]!.id, 'all');
  } else session.endEdit();
  return true;
}

/** Empties the selected cells of tables: without them, their rows would have gaps. Returns the ids of all others, and of rows. */
export function emptied(
  page: Page,
  ids: readonly string[],
): { readonly page: Page; readonly left: readonly string[] } {
  const { cell } = indexOf(page);
  const isCell = (id: string) => {
    const own = cell(id);
    return (
      own !== undefined && tableAround(page, own) !== undefined && tablePlace(page, id)?.column !== undefined
    );
  };
  const own = ids.filter(isCell);
  return {
    page: changeCells(page, own, (each) => (each.label === '' ? each : { ...each, label: '' })),
    left: ids.filter((id) => !own.includes(id)),
  };
}
