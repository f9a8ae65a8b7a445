import type { BarSeriesOption, LineSeriesOption } from 'echarts';
import type { Cell, Column } from '../source/table.js';
import { axesOf } from './axes.js';
import { dayNumbers } from './format.js';
import { markOf, PlanError, type Plan, type PlannedSeries, type Planner } from './plan.js';
import { heightOf } from './room.js';
import { wideOf, type Wide } from './wide.js';

/** Bars, lines and areas, side by side or one on the other, and both with two axes. */
export function planCartesian(planner: Planner): Plan {
  const { messages, chart } = planner;
  const read = wideOf(planner);
  if (read.series.length === 0) throw new PlanError(messages.noNumbers);
  const days = daysOf(planner, read.names);
  const wide = days ? byDay(read, days) : read;
  const lines = secondaryOf(planner, wide);
  const mixed = mixedSign(planner, wide);
  const series = wide.series.map((column) =>
    seriesOf(planner, wide, column, { isSecond: lines.includes(column), isStacked: !mixed, days }),
  );
  const sorted = days?.toSorted((one, other) => one - other);
  return {
    series,
    option: axesOf(planner, wide.names, { first: wide.series, second: lines, days: sorted }),
    legend: wide.series.map(({ head }) => head),
    onSecond: new Set(lines.map(({ head }) => head.text)),
    notes: mixed ? [{ range: mixed.range, message: messages.mixedSigns }] : [],
    ...(chart.settings.horizontal ? { height: heightOf(chart.settings, wide.names.length * 20 + 130) } : {}),
  };
}

/** Returns the days of the names of lines and areas, where all of them are some. */
function daysOf({ chart }: Planner, names: readonly Cell[]): readonly number[] | undefined {
  const { type, horizontal } = chart.settings;
  return OF_LINES.has(type) && !horizontal ? dayNumbers(names) : undefined;
}

const OF_LINES: ReadonlySet<string> = new Set(['line', 'area', 'stackedArea']);

/** Lines lead from day to day, whatever the order of the rows. */
function byDay({ names, series }: Wide, days: readonly number[]): Wide {
  const order = [...days.keys()].toSorted((one, other) => (days[one] ?? 0) - (days[other] ?? 0));
  const sorted = <Item>(items: readonly Item[]) => order.map((at) => items[at] as Item);
  return {
    names: sorted(names),
    series: series.map((column) => ({ ...column, cells: sorted(column.cells) })),
  };
}

/** Returns the first number below zero of areas that would stand on others above it. */
function mixedSign({ chart }: Planner, { series }: Wide): Cell | undefined {
  if (chart.settings.type !== 'stackedArea') return undefined;
  const cells = series.flatMap((column) => column.cells);
  if (!cells.some((cell) => (cell?.value ?? 0) > 0)) return undefined;
  return cells.find((cell) => (cell?.value ?? 0) < 0);
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

interface Drawn {
  /** Whether it is a line on the second axis. */
  readonly isSecond: boolean;
  readonly isStacked: boolean;
  readonly days: readonly number[] | undefined;
}

function seriesOf(
  planner: Planner,
  { names }: Wide,
  column: Column,
  { isSecond, isStacked, days }: Drawn,
): PlannedSeries {
  const { chart, write } = planner;
  const { type } = chart.settings;
  const isLine = isSecond || type === 'line' || type === 'area' || type === 'stackedArea';
  const values = names.map((_, row) => column.cells[row]?.value ?? null);
  const sorted = days?.toSorted((one, other) => one - other);
  const data = sorted
    ? values.map((value, row) => [sorted[row] ?? 0, value] as [number, number | null])
    : labelled(planner, values);
  const common = {
    name: column.head.text,
    data,
    label: valueLabel(planner, column),
    ...(chart.settings.labels ? { labelLayout: { hideOverlap: true } } : {}),
  };
  const option = isLine ? lineOption(planner, common, isSecond, isStacked) : barOption(planner, common);
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

type Common = Pick<LineSeriesOption & BarSeriesOption, 'name' | 'label' | 'labelLayout'> & {
  readonly data: NonNullable<LineSeriesOption['data'] & BarSeriesOption['data']>;
};

/** The values below zero are written below their bars. */
function labelled({ chart }: Planner, values: readonly (number | null)[]): Common['data'] {
  const { labels, type, horizontal } = chart.settings;
  if (!labels || type === 'stacked') return [...values];
  const position = horizontal ? ('left' as const) : ('bottom' as const);
  return values.map((value) => (value !== null && value < 0 ? { value, label: { position } } : value));
}

function lineOption(
  { chart }: Planner,
  common: Common,
  isSecond: boolean,
  isStacked: boolean,
): LineSeriesOption {
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
    ...(type === 'stackedArea' && isStacked ? { stack: 'all' } : {}),
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
    textBorderColor: look.paper,
    textBorderWidth: 4,
    formatter: ({ value }: { value?: unknown }) => {
      const shown: unknown = Array.isArray(value) ? value[1] : value;
      return typeof shown === 'number' ? write.number(shown, head.text) : '';
    },
  };
}
