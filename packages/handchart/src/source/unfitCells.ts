import type { Diagnostic } from '@letu/core';
import type { HandchartMessages } from '../locales/zh-CN.js';
import type { ChartType } from './chartTypes.js';
import type { Chart } from './readSource.js';

/** What stands for nothing among numbers. */
const NOTHING = /^(?:[-—–/]|n\/?a|null)$/i;
/** Charts of parts of a whole, of which none is less than nothing. */
const OF_PARTS: ReadonlySet<ChartType> = new Set(['pie', 'donut', 'funnel', 'treemap', 'sunburst', 'sankey']);

/** Warns of cells that are not drawn: texts among numbers, and parts of a whole that are less than nothing. */
export function unfitCells({ table, settings }: Chart, messages: HandchartMessages): readonly Diagnostic[] {
  const { type } = settings;
  return table.columns.slice(1).flatMap(({ head, cells, isNumeric }) =>
    cells.flatMap((cell): readonly Diagnostic[] => {
      if (!isNumeric || !cell || cell.text === '') return [];
      const { text, value, range } = cell;
      const isFit =
        value === undefined
          ? NOTHING.test(text) || (text === '=' && type === 'waterfall')
          : value >= 0 || !OF_PARTS.has(type);
      if (isFit) return [];
      const message =
        value === undefined ? messages.noNumber(text, head.text) : messages.lessThanNothing(text);
      return [{ ...range, severity: 'warning', message, source: 'handchart' }];
    }),
  );
}
