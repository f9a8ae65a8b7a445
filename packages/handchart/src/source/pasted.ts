import { readTable } from '@letu/core/table';
import { cellOf, tableOf } from './table.js';

const NOWHERE = { from: 0, to: 0 };

type Rows = readonly (readonly string[])[];

/** Returns the source of a chart for cells out of a spreadsheet, CSV or TSV; undefined for a text that is no table with a column of numbers. */
export function sourceOfCells(text: string): string | undefined {
  const rows = rowsOfCells(text);
  const width = rows[0]?.length ?? 0;
  if (rows.length < 2 || width < 2 || rows.some((row) => row.length > width)) return undefined;
  return hasNumbers(rows) ? sourceOfRows(rows) : undefined;
}

/** Tells whether any column of a table but the first has numbers. */
export function hasNumbers(rows: Rows): boolean {
  const cells = rows.map((row) => row.map((cell) => cellOf(cell, NOWHERE)));
  return tableOf(cells, NOWHERE)
    .columns.slice(1)
    .some(({ isNumeric }) => isNumeric);
}

/** Returns the rows of cells out of a spreadsheet, CSV or TSV, without empty ones. */
export function rowsOfCells(text: string): Rows {
  return readTable(text).filter((row) => row.some((cell) => cell !== ''));
}

/** Returns the source of a chart for rows, the first of which has the names of the columns. */
export function sourceOfRows(rows: Rows): string {
  const lines = rows.map((row) => `  ${row.map(written).join(', ')}`);
  return `type: bar\ndata: |\n${lines.join('\n')}\n`;
}

const written = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ');
  return /[",，;；|]/.test(line) ? `"${line.replaceAll('"', '""')}"` : line;
};
