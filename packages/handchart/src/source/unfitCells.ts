import type { Diagnostic } from '@letu/core';
import type { HandchartMessages } from '../locales/zh-CN.js';
import type { ChartType } from './chartTypes.js';
import type { Chart } from './readSource.js';
import type { Cell, Column } from './table.js';

/** What stands for nothing among numbers. */
const NOTHING = /^(?:[-—–/]|n\/?a|null)$/i;
/** Charts of parts of a whole, of which none is less than nothing. */
const OF_PARTS: ReadonlySet<ChartType> = new Set(['pie', 'donut', 'funnel', 'treemap', 'sunburst', 'sankey']);

/** Warns of cells that are not drawn: texts among numbers, and parts of a whole that are less than nothing. */
export function unfitCells(
  { table, settings }: Chart,
  messages: HandchartMessages,
  unused: readonly Column[] = [],
): readonly Diagnostic[] {
  const drawn = table.columns.slice(1).filter((column) => column.isNumeric && !unused.includes(column));
  const warning = ({ range }: Cell, message: string): Diagnostic => ({
    ...range,
    severity: 'warning',
    message,
    source: 'handchart',
  });
  const texts = drawn.flatMap(({ head, cells }) =>
    cells.flatMap((cell) => {
      if (!cell || cell.text === '' || cell.value !== undefined || NOTHING.test(cell.text)) return [];
      if (cell.text === '=' && settings.type === 'waterfall') return [];
      return [warning(cell, messages.noNumber(cell.text, head.text))];
    }),
  );
  if (!OF_PARTS.has(settings.type)) return texts;
  const [less, ...more] = drawn.flatMap(({ cells }) => cells.filter((cell) => (cell?.value ?? 0) < 0));
  return less ? [...texts, warning(less, messages.lessThanNothing(less.text, more.length))] : texts;
}
