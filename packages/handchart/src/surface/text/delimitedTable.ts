import { separatorOf } from '@letu/core/table';
import { readDelimited } from '../../source/delimited.js';
import type { Cell } from '../../source/table.js';
import type { CellText, GapText, RowText, TableText } from './tableText.js';

/**
 * Reads cells a line, with what stands around them.
 *
 * @param from Where the text begins in the source.
 */
export function readDelimitedTable(text: string, from: number): TableText {
  const separator = separatorOf(text);
  const lines = text.split('\n');
  const cells = readDelimited(text, from);
  let at = from;
  const parts = lines.map((line, index) => {
    const part = readLine(line, at, cells[index] ?? [], separator);
    at += line.length + 1;
    return part;
  });
  return {
    parts,
    cellSeparator: separator,
    rowSeparator: '\n',
    write: (cell, _like, isHead) => written(cell, separator, isHead),
  };
}

function readLine(line: string, from: number, cells: readonly Cell[], separator: string): RowText | GapText {
  // A line of nothing but tabs has cells where tabs part them.
  if (line.trim() === '' && !(separator === '\t' && line.includes('\t'))) return { gap: line };
  const open = /^ */.exec(line)?.[0] ?? '';
  const close = /\r?$/.exec(line)?.[0] ?? '';
  const end = line.length - close.length;
  let reached = open.length;
  return {
    open,
    close,
    cells: cells.map(({ text, range }, index): CellText => {
      const isLast = index === cells.length - 1;
      const core = Math.max(range.from - from, reached);
      const stop = Math.max(range.to - from, core);
      const next = isLast ? end : line.indexOf(separator, stop);
      // Where nothing is written, the blanks are those before what will be.
      const start = range.from < range.to ? core : next;
      const cell = {
        lead: line.slice(reached, start),
        core: line.slice(start, Math.max(start, stop)),
        trail: line.slice(Math.max(start, stop), next),
        text,
        from: from + start,
      };
      reached = next + 1;
      return cell;
    }),
  };
}

/** What no cell is written with without quotes; in the first line, from which the separator is guessed, none of the separators. */
function written(text: string, separator: string, isHead: boolean): string {
  const line = text.replaceAll(/[\r\n]+/g, ' ').replaceAll('\t', separator === '\t' ? ' ' : '\t');
  const isBare = line === line.trim() && !line.includes(separator) && !line.startsWith('"');
  return isBare && !(isHead && /[\t,，;；|]/.test(line)) ? line : `"${line.replaceAll('"', '""')}"`;
}
