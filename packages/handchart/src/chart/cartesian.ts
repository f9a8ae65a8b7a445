import type { BarSeriesOption, LineSeriesOption } from 'echarts';
import type { Column } from '../source/table.js';
import { axesOf } from './axes.js';
import { markOf, PlanError, type Plan, type PlannedSeries, type Planner } from './plan.js';
import { wideOf, type Wide } from './wide.js';

/** Bars, lines and areas, side by side or one on the other, and both with two axes. */
export function planCartesian(planner: Planner): Plan {
  const { messages } = planner;
  const wide = wideOf(planner);
  if (wide.series.length === 0) throw new PlanError(messages.noNumbers);
  const lines = secondaryOf(planner, wide);
  const series = wide.series.map((column) => seriesOf(planner, wide, column, lines.includes(column)));
  return {
    series,
    option: axesOf(planner, wide.names, { first: wide.series, second: lines }),
    legend: wide.series.map(({ head }) => head),
  };
}

/** Returns the columns on the second axis; a combination that names none has its last one there. */
function secondaryOf({ chart, messages }: Planner, { series }: Wide): readonly Column[] {
  const { type, secondary } = chart.settings;
  if (type !== 'combo') return [];
  if (!secondary) return series.length > 1 ? series.slice(-1) : [];
  return secondary.map((name, index) => {
    const column = series.find(({ head }) => head.text === name);
    if (column) return column;
    const range = chart.place(['secondary', index]);
    throw new PlanError(messages.unknownColumn(name), { text: name, value: undefined, range });
  });
}

function seriesOf(planner: Planner, { names }: Wide, column: Column, isSecond: boolean): PlannedSeries {
  const { chart, write } = planner;
  const { type } = chart.settings;
  const isLine = isSecond || type === 'line' || type === 'area' || type === 'stackedArea';
  const data = names.map((_, row) => column.cells[row]?.value ?? null);
  const common = { name: column.head.text, data, label: valueLabel(planner, column) };
  const option = isLine ? lineOption(planner, common, isSecond) : barOption(planner, common);
  return {
    option,
    name: column.head,
    marks: names.map((name, row) => {
      const cell = column.cells[row];
      if (cell?.value === undefined) return undefined;
      return markOf(
        [write.name(name.text), column.head.text],
        cell,
        write.number(cell.value, column.head.text),
      );
    }),
  };
}

type Common = Pick<LineSeriesOption & BarSeriesOption, 'name' | 'label'> & {
  readonly data: (number | null)[];
};

function lineOption({ chart }: Planner, common: Common, isSecond: boolean): LineSeriesOption {
  const { type, smooth, horizontal } = chart.settings;
  const isMany = common.data.length > 200;
  return {
    ...common,
    type: 'line',
    smooth,
    symbol: 'circle',
    symbolSize: 7,
    // Points that stand closer than they are wide hide the line; and of very many, only those that show are drawn.
    showSymbol: !isMany,
    ...(isMany ? { sampling: 'lttb' as const } : {}),
    lineStyle: { width: 2 },
    ...(type === 'area' || type === 'stackedArea' ? { areaStyle: { opacity: 0.5 } } : {}),
    ...(type === 'stackedArea' ? { stack: 'all' } : {}),
    ...(isSecond ? { [horizontal ? 'xAxisIndex' : 'yAxisIndex']: 1 } : {}),
  };
}

function barOption({ chart }: Planner, common: Common): BarSeriesOption {
  const isStacked = chart.settings.type === 'stacked';
  return { ...common, type: 'bar', barMaxWidth: 48, ...(isStacked ? { stack: 'all' } : {}) };
}

/** The value beside a mark, where the settings ask for it. */
export function valueLabel({ chart, write, look }: Planner, { head }: Column) {
  const { labels = false, horizontal, type } = chart.settings;
  return {
    show: labels,
    color: look.ink,
    position: type === 'stacked' ? ('inside' as const) : horizontal ? ('right' as const) : ('top' as const),
    formatter: ({ value }: { value?: unknown }) =>
      typeof value === 'number' ? write.number(value, head.text) : '',
  };
}
