import { readTable, separatorOf } from '@letu/core/table';

type Texts = readonly (readonly string[])[];

/**
 * Returns the cells of what was copied: tabs of a spreadsheet, a table of a web page, or lines with commas.
 *
 * @param html What was copied as HTML.
 * @param parse Reads a page without running or loading anything of it.
 */
export function copiedCells(text: string, html = '', parse?: (html: string) => Document): Texts {
  if (text.includes('\t')) return rectangle(inLines(text, '\t'));
  const table = html.includes('<t') ? parse?.(html).querySelector('table') : undefined;
  if (table) return rectangle(Array.from(table.rows, (row) => Array.from(row.cells, cellText)));
  const lines = text.replaceAll(/\r\n?/g, '\n').replace(/\n+$/, '');
  if (!lines.includes('\n')) return [[lines.trim()]];
  const delimited = inLines(lines, separatorOf(lines));
  const width = delimited[0]?.length ?? 0;
  const isTable =
    width > 1 && delimited.every((row) => row.length === width) && lines.includes(separatorOf(lines));
  return isTable ? delimited : lines.split('\n').map((line) => [line.trim()]);
}

/** A line break in a cell becomes a blank. */
const inLines = (text: string, separator: string): Texts =>
  readTable(text, separator).map((row) => row.map((cell) => cell.replaceAll('\n', ' ')));

const cellText = ({ textContent }: Element) => (textContent ?? '').replaceAll(/\s+/g, ' ').trim();

function rectangle(rows: Texts): Texts {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]);
}

/** Returns the cells that a page is given from the clipboard. */
export function pastedCells(data: DataTransfer): Texts {
  // Nothing of such a document runs or is loaded.
  const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
  return copiedCells(data.getData('text/plain'), data.getData('text/html'), parse);
}

/** Returns cells as spreadsheets take them from the clipboard. */
export function tabbedText(rows: Texts): string {
  const quoted = (text: string) => (/["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return rows.map((row) => row.map(quoted).join('\t')).join('\n');
}
