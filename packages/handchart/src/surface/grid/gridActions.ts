import {
  insertColumns,
  insertRows,
  moveColumns,
  moveRows,
  removeColumns,
  removeRows,
  setCells,
  widthOf,
  type CellChange,
} from '../text/editTable.js';
import { withColumnName } from '../text/columnName.js';
import { readSourceTable } from '../text/sourceTable.js';
import { rowsOf, type TableText } from '../text/tableText.js';
import { hasHeads, withWholeTable } from '../text/wholeTable.js';
import { tabbedText } from '../text/clipboard.js';
import { areaOf, isOneCell, selected, type Place, type Selection } from './selection.js';

/** What a grid works on. */
export interface GridAccess {
  /** Returns the source as it is now. */
  read(): string;
  /** Takes a changed source as one step. */
  write(source: string): void;
  selection(): Selection;
  select(selection: Selection): void;
  /** Tells of cells that were written below the names of the columns, and have names of their own. */
  onHeads(cells: readonly (readonly string[])[]): void;
}

/** What people do with the cells of a grid, each as one step that can be undone. Without a table, nothing happens. */
export interface GridActions {
  setText(place: Place, text: string): void;
  clear(): void;
  insertRow(where: 'before' | 'after'): void;
  insertColumn(where: 'before' | 'after'): void;
  removeRows(): void;
  removeColumns(): void;
  /** Moves the selected rows. @param to The row they come before. */
  moveRowsTo(to: number): void;
  moveRowsBy(step: -1 | 1): void;
  moveColumnsTo(to: number): void;
  moveColumnsBy(step: -1 | 1): void;
  /**
   * Writes cells from the first selected one on; a single one into all that are selected. Cells with names of their columns that
   * are written over all there is below the present names take their place.
   */
  paste(cells: readonly (readonly string[])[]): void;
  /** Puts cells in place of the whole table, the names of the columns with them. */
  replaceAll(cells: readonly (readonly string[])[]): void;
  /** Returns the selected cells as spreadsheets take them. */
  copied(): string;
}

export function gridActions({ read, write, selection, select, onHeads }: GridAccess): GridActions {
  const change = (work: (table: TableText) => TableText) => {
    const source = readSourceTable(read());
    if (typeof source !== 'string') write(source.write(work(source.table)));
  };
  const sizeNow = () => {
    const source = readSourceTable(read());
    return typeof source === 'string'
      ? { rows: 0, columns: 0 }
      : { rows: rowsOf(source.table).length, columns: widthOf(source.table) };
  };
  const area = () => areaOf(selection());
  /** The selected rows that can be moved and taken away, which the names of the columns cannot. */
  const rows = () => {
    const { top, bottom } = area();
    const first = Math.max(top, 1);
    return { first, count: Math.min(bottom, sizeNow().rows - 1) - first + 1 };
  };
  const columns = () => ({ first: area().left, count: area().right - area().left + 1 });
  const moveRowsTo = (to: number) => {
    const { first, count } = rows();
    if (count < 1 || to < 1 || to > sizeNow().rows || (to >= first && to <= first + count)) return;
    const { at, to: corner } = selection();
    const by = to > first ? to - first - count : to - first;
    change((table) => moveRows(table, first, count, to));
    select(selected({ ...at, row: at.row + by }, { ...corner, row: corner.row + by }));
  };
  const moveColumnsTo = (to: number) => {
    const { first, count } = columns();
    if (to < 0 || to > sizeNow().columns || (to >= first && to <= first + count)) return;
    const { at, to: corner } = selection();
    const by = to > first ? to - first - count : to - first;
    change((table) => moveColumns(table, first, count, to));
    select(selected({ ...at, column: at.column + by }, { ...corner, column: corner.column + by }));
  };
  const replaceAll = (cells: readonly (readonly string[])[]) => {
    const source = readSourceTable(read());
    if (typeof source === 'string') return;
    write(withWholeTable(source, cells));
    const width = Math.max(...cells.map((row) => row.length));
    select(selected({ row: 0, column: 0 }, { row: cells.length - 1, column: width - 1 }));
  };
  return {
    replaceAll,
    setText(place, text) {
      const source = readSourceTable(read());
      if (typeof source === 'string') return;
      const before = place.row === 0 ? (rowsOf(source.table)[0]?.cells[place.column]?.text ?? '') : '';
      write(withColumnName(source.write(setCells(source.table, [{ ...place, text }])), before, text));
    },
    clear() {
      const { top, left, bottom, right } = area();
      change((table) => {
        const cells = rowsOf(table).flatMap((row, index) =>
          row.cells.map((cell, column): CellChange & { was: string } => ({
            row: index,
            column,
            text: '',
            was: cell.text,
          })),
        );
        const inArea = ({ row, column, was }: (typeof cells)[number]) =>
          was !== '' && row >= top && row <= bottom && column >= left && column <= right;
        return setCells(table, cells.filter(inArea));
      });
    },
    insertRow(where) {
      const { top, bottom } = area();
      const at = Math.min(Math.max(where === 'before' ? top : bottom + 1, 1), Math.max(sizeNow().rows, 1));
      change((table) => insertRows(table, at, 1));
      select(selected({ row: at, column: 0 }));
    },
    insertColumn(where) {
      const { left, right } = area();
      const at = where === 'before' ? left : Math.min(right + 1, sizeNow().columns);
      change((table) => insertColumns(table, at, 1));
      select(selected({ row: 0, column: at }));
    },
    removeRows() {
      const { first, count } = rows();
      if (count < 1) return;
      change((table) => removeRows(table, first, count));
      select(selected({ row: first, column: selection().at.column }));
    },
    removeColumns() {
      const { first, count } = columns();
      if (count >= sizeNow().columns) return;
      change((table) => removeColumns(table, first, count));
      select(selected({ row: selection().at.row, column: Math.min(first, sizeNow().columns - 1) }));
    },
    moveRowsTo,
    moveRowsBy(step) {
      const { first, count } = rows();
      moveRowsTo(step < 0 ? first - 1 : first + count + 1);
    },
    moveColumnsTo,
    moveColumnsBy(step) {
      const { first, count } = columns();
      moveColumnsTo(step < 0 ? first - 1 : first + count + 1);
    },
    paste(cells) {
      const { top, left, bottom, right } = area();
      const isBelowHeads = top === 1 && left === 0 && hasHeads(cells);
      const { rows: most, columns: widest } = sizeNow();
      const isAll = isBelowHeads && cells.length >= most && (cells[0]?.length ?? 0) >= widest;
      const isOverAll = top === 0 && left === 0 && bottom >= most - 1 && right >= widest - 1;
      if (isAll || (isOverAll && cells.length > 1)) {
        replaceAll(cells);
        return;
      }
      const [single] = cells.length === 1 && cells[0]?.length === 1 ? cells[0] : [];
      const isFilled = single !== undefined && !isOneCell(selection());
      const pasted = isFilled
        ? Array.from({ length: bottom - top + 1 }, () =>
            Array.from({ length: right - left + 1 }, () => single),
          )
        : cells;
      change((table) =>
        setCells(
          table,
          pasted.flatMap((row, down) =>
            row.map((text, across): CellChange => ({ row: top + down, column: left + across, text })),
          ),
        ),
      );
      const width = Math.max(1, ...pasted.map((row) => row.length));
      select(
        selected({ row: top, column: left }, { row: top + pasted.length - 1, column: left + width - 1 }),
      );
      if (isBelowHeads) onHeads(cells);
    },
    copied() {
      const source = readSourceTable(read());
      if (typeof source === 'string') return '';
      const { top, left, bottom, right } = area();
      return tabbedText(
        rowsOf(source.table)
          .slice(top, bottom + 1)
          .map(({ cells }) =>
            Array.from({ length: right - left + 1 }, (_, across) => cells[left + across]?.text ?? ''),
          ),
      );
    },
  };
}
