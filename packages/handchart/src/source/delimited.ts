import { separatorOf } from '@letu/core/table';
import { cellOf, type Cell } from './table.js';

/**
 * Reads cells as spreadsheets write them (https://www.rfc-editor.org/rfc/rfc4180), with where each stands: a row a line, a cell with
 * a separator in double quotes.
 *
 * @param text The text as it stands in the source, with whatever indentation.
 * @param from Where it begins there.
 */
export function readDelimited(text: string, from: number): readonly (readonly Cell[])[] {
  const separator = separatorOf(text);
  const rows: Cell[][] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    rows.push(readLine(line, from + at, separator));
    at += line.length + 1;
  }
  return rows;
}

function readLine(line: string, from: number, separator: string): Cell[] {
  const cells: Cell[] = [];
  let start = 0;
  while (start <= line.length) {
    const end = cellEnd(line, start, separator);
    cells.push(readCell(line.slice(start, end), from + start));
    start = end + 1;
  }
  return cells;
}

/** A quote begins a cell only where the cell begins. */
function cellEnd(line: string, start: number, separator: string): number {
  const quoted = /^[ \t]*"(?:[^"]|"")*"/.exec(line.slice(start));
  const end = line.indexOf(separator, start + (quoted?.[0].length ?? 0));
  return end < 0 ? line.length : end;
}

function readCell(raw: string, from: number): Cell {
  const text = raw.trim();
  const start = from + (text === '' ? 0 : raw.indexOf(text));
  const range = { from: start, to: start + text.length };
  const quoted = /^"((?:[^"]|"")*)"$/.exec(text)?.[1];
  return cellOf(quoted === undefined ? text : quoted.replaceAll('""', '"'), range);
}
