import { readDelimited } from './delimited.js';
import { tableOf } from './table.js';

/** Returns the source of a chart for cells out of a spreadsheet, CSV or TSV; undefined for a text that is no table with a column of numbers. */
export function sourceOfCells(text: string): string | undefined {
  const rows = readDelimited(text.replaceAll('\r\n', '\n'), 0).filter((row) =>
    row.some((cell) => cell.text !== ''),
  );
  const width = rows[0]?.length ?? 0;
  if (rows.length < 2 || width < 2 || rows.some((row) => row.length > width)) return undefined;
  const { columns } = tableOf(rows, { from: 0, to: text.length });
  if (!columns.slice(1).some(({ isNumeric }) => isNumeric)) return undefined;
  const lines = rows.map((row) => `  ${row.map((cell) => written(cell.text)).join(', ')}`);
  return `type: bar\ndata: |\n${lines.join('\n')}\n`;
}

const written = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ');
  return /[",，;；|]/.test(line) ? `"${line.replaceAll('"', '""')}"` : line;
};
