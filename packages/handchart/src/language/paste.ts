import type { TextRange } from '@letu/core';
import { separatorOf } from '@letu/core/table';
import { sourceOfCells } from '../source/pasted.js';
import { copiedCells } from '../surface/text/clipboard.js';
import { isInTable, tableBlock } from './tableBlock.js';

/**
 * Returns what is written for a text that is pasted: cells alone are a chart, and cells in a table stand as its own do. Undefined where it is
 * the text itself.
 *
 * @param range What is selected.
 */
export function paste(source: string, range: TextRange, text: string): string | undefined {
  const rest = source.slice(0, range.from) + source.slice(range.to);
  if (rest.trim() === '') return sourceOfCells(text);
  const block = tableBlock(source);
  if (!isInTable(block, range.from) || !/[\t\n]./.test(text)) return undefined;
  const separator = separatorOf(block.text);
  const rows = copiedCells(text, '', () => {
    throw new TypeError('No page is read.');
  });
  const quoted = (cell: string) =>
    cell.includes(separator) || cell.startsWith('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
  const lines = rows.map((row) => row.map(quoted).join(separator === '\t' ? '\t' : `${separator} `));
  const start = source.lastIndexOf('\n', range.from - 1) + 1;
  const isAtStart = start === range.from;
  const indent = ' '.repeat(block.indent);
  return (
    (isAtStart ? indent : '') + lines.join(`\n${indent}`) + (text.endsWith('\n') && isAtStart ? '\n' : '')
  );
}
