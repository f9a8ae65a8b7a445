import { parsed } from '../edit/labels.js';
import type { MergedCells, PastedTable } from './made.js';

/** A cell may take so many columns or rows. */
const MOST_SPAN = 100;
/** Stands for a break of a text, which nothing that was parsed has in it. */
const BREAK = '\u{0}';

/**
 * Returns the table that is all there is in a piece of HTML, as spreadsheets and pages put it onto the clipboard; undefined
 * where there is more or less. Rows have as many cells each: of those that are merged, the first has the text.
 */
export function tableOfHtml(html: string): PastedTable | undefined {
  if (!/<table[\s>]/i.test(html)) return undefined;
  const body = parsed(html);
  for (const unseen of body.querySelectorAll('style, script, template')) unseen.remove();
  const [table, ...others] = body.querySelectorAll('table');
  if (!table || others.length > 0 || body.textContent.trim() !== table.textContent.trim()) return undefined;
  const { rows, merged } = readRows([...table.rows]);
  const columns = Math.max(0, ...rows.map(({ length }) => length));
  if (columns < 2) return undefined;
  return { rows: rows.map((row) => Array.from({ length: columns }, (_, at) => row[at] ?? '')), merged };
}

function readRows(elements: readonly HTMLTableRowElement[]) {
  const rows = elements.map((): (string | undefined)[] => []);
  const merged: MergedCells[] = [];
  for (const [y, { cells }] of elements.entries()) {
    let x = 0;
    for (const cell of cells) {
      while (rows[y]?.[x] !== undefined) x += 1;
      const end = x + Math.min(cell.colSpan, MOST_SPAN);
      const taken = rows.slice(y, y + Math.min(cell.rowSpan, MOST_SPAN));
      for (const row of taken) for (let at = x; at < end; at += 1) row[at] = '';
      rows[y]![x] = textIn(cell);
      if (taken.length > 1 || end - x > 1)
        merged.push({ top: y, left: x, rows: taken.length, columns: end - x });
      x = end;
    }
  }
  return { rows, merged };
}

function textIn(cell: HTMLTableCellElement): string {
  for (const end of cell.querySelectorAll('br')) end.replaceWith(BREAK);
  return cell.textContent.replaceAll(/\s+/g, ' ').trim().replaceAll(BREAK, '\n');
}
