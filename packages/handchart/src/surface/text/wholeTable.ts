import { numberOf } from '../../source/table.js';
import { withColumnName } from './columnName.js';
import { removeColumns, removeRows, setCells, widthOf, type CellChange } from './editTable.js';
import type { SourceTable } from './sourceTable.js';
import { rowsOf } from './tableText.js';

type Texts = readonly (readonly string[])[];

/** Tells whether cells begin with the names of their columns: texts alone, over a column of numbers. */
export function hasHeads([heads = [], ...rows]: Texts): boolean {
  if (heads.length < 2 || rows.length === 0) return false;
  if (heads.some((text, column) => numberOf(text) !== undefined || (text === '' && column > 0))) return false;
  return heads.some((_, column) => {
    const written = rows.map((row) => row[column] ?? '').filter((text) => text !== '');
    const numbers = written.filter((text) => numberOf(text) !== undefined);
    return column > 0 && numbers.length > 0 && 2 * numbers.length >= written.length;
  });
}

/** Returns a source with cells in place of its whole table. Settings that say a column which is gone say the one at its place. */
export function withWholeTable({ table, write }: SourceTable, cells: Texts): string {
  const width = Math.max(...cells.map((row) => row.length));
  const rows = rowsOf(table);
  const before = rows[0]?.cells.map(({ text }) => text) ?? [];
  const fewer = removeRows(table, cells.length, rows.length - cells.length);
  const narrower = removeColumns(fewer, width, Math.max(0, widthOf(table) - width));
  const changes = cells.flatMap((row, index) =>
    Array.from({ length: width }, (_, column): CellChange => ({
      row: index,
      column,
      text: row[column] ?? '',
    })),
  );
  const heads = cells[0] ?? [];
  return before.reduce(
    (source, name, column) => {
      const newName = heads[column] ?? '';
      return heads.includes(name) || before.includes(newName)
        ? source
        : withColumnName(source, name, newName);
    },
    write(setCells(narrower, changes)),
  );
}
