import type { Cell, Column } from '../source/table.js';
import { extentOf } from './extent.js';
import { isSign } from './format.js';
import { headHeight, heightOf } from './room.js';
import { markOf, PlanError, type Plan, type Planner } from './plan.js';
import { leftOut, wideOf } from './wide.js';

interface Shares extends Pick<Plan, 'notes' | 'unused'> {
  readonly column: Column;
  readonly items: readonly { readonly name: Cell; readonly cell: Cell; readonly value: number }[];
}

/** Names and the first column of numbers, without what is missing. */
function sharesOf(planner: Planner): Shares {
  const { chart } = planner;
  const { names, series } = wideOf(planner);
  const [column] = series;
  if (!column) throw new PlanError(planner.messages.noNumbers);
  const items = names.flatMap((name, row) => {
    const cell = column.cells[row];
    if (cell?.value === undefined || (cell.value < 0 && chart.settings.type !== 'gauge')) return [];
    return [{ name, cell, value: cell.value }];
  });
  return { column, items, ...leftOut(planner, series) };
}

const dataOf = ({ write }: Planner, { items }: Shares) =>
  items.map(({ name, value }) => ({ name: write.name(name.text), value }));

const marksOf = ({ write }: Planner, { items, column }: Shares) =>
  items.map(({ name, cell, value }) =>
    markOf([write.name(name.text)], cell, write.number(value, column.head.text)),
  );

/** Beyond these, only the larger slices are named. */
const MOST_SLICES = 200;

/** A whole in slices, with a hole or without. */
export function planPie(planner: Planner): Plan {
  const { chart, look, write } = planner;
  const { type, labels } = chart.settings;
  const shares = sharesOf(planner);
  const column = shares.column.head.text;
  const isMany = shares.items.length > MOST_SLICES;
  const unit = write.unitOf(column);
  const hasUnit = labels === undefined && unit !== '' && !isSign(unit);
  return {
    series: [
      {
        option: {
          type: 'pie',
          radius: type === 'donut' ? ['42%', '76%'] : '76%',
          top: headHeight(chart.settings),
          center: ['50%', '50%'],
          ...(isMany ? { minShowLabelAngle: 360 / MOST_SLICES } : {}),
          itemStyle: { borderColor: look.paper, borderWidth: 2 },
          label: {
            color: look.ink,
            // A number that is cut reads as another one.
            overflow: 'break',
            formatter: ({ name, value, percent }) => {
              const amount = write.amount(Number(value), column);
              if (labels) return `${name} ${amount}`;
              return hasUnit ? `${name} ${amount} ${percent}%` : `${name} ${percent}%`;
            },
          },
          labelLine: { lineStyle: { color: look.faint } },
          data: dataOf(planner, shares),
        },
        marks: marksOf(planner, shares),
      },
    ],
    legend: [],
    height: heightOf(chart.settings, shares.items.length * 9 + 170),
    notes: shares.notes ?? [],
    unused: shares.unused ?? [],
  };
}

/** What is left at each step. */
export function planFunnel(planner: Planner): Plan {
  const { chart, look, write } = planner;
  const shares = sharesOf(planner);
  return {
    series: [
      {
        option: {
          type: 'funnel',
          left: '14%',
          right: '14%',
          top: headHeight(chart.settings) + 36,
          bottom: 28,
          sort: 'descending',
          gap: 3,
          itemStyle: { borderColor: look.paper, borderWidth: 1 },
          label: {
            position: 'right',
            color: look.ink,
            formatter: ({ name, value }) => `${name} ${write.amount(Number(value), shares.column.head.text)}`,
          },
          labelLine: { lineStyle: { color: look.faint } },
          data: dataOf(planner, shares),
        },
        marks: marksOf(planner, shares),
      },
    ],
    legend: [],
    notes: shares.notes ?? [],
    unused: shares.unused ?? [],
  };
}

/** Pixels; the numbers of smaller dials lie on each other. */
const SMALLEST_DIAL = 170;

/** A hand on a dial for each row. */
export function planGauge(planner: Planner): Plan {
  const { chart, look, write } = planner;
  const { y } = chart.settings;
  const shares = sharesOf(planner);
  const column = shares.column.head.text;
  const [lowest, highest] = extentOf(shares.items.map(({ value }) => value));
  const largest = Math.max(highest, 1);
  const unit = write.unitOf(column);
  const max = y?.max ?? ((unit === '%' || unit === '％') && largest <= 100 ? 100 : niceEnd(largest));
  const min = y?.min ?? (lowest < 0 ? -niceEnd(-lowest) : 0);
  const count = Math.max(shares.items.length, 1);
  const across = Math.min(count, Math.max(1, Math.floor(chart.settings.width / SMALLEST_DIAL)));
  const rows = Math.ceil(count / across);
  const room = chart.settings.width / across;
  const head = rows > 1 ? headHeight(chart.settings) : 0;
  const height = rows > 1 ? heightOf(chart.settings, head + rows * room * 1.1) : chart.settings.height;
  const radius = Math.min(room * 0.42, ((height - head) / rows) * 0.36);
  return {
    series: shares.items.map(({ name, cell, value }, index) => ({
      option: {
        type: 'gauge',
        min,
        max,
        center: [
          room * ((index % across) + 0.5),
          head + ((height - head) / rows) * (Math.floor(index / across) + (rows > 1 ? 0.46 : 0.58)),
        ],
        radius,
        progress: {
          show: true,
          width: 14,
          itemStyle: { color: look.palette[index % look.palette.length] ?? '' },
        },
        axisLine: { lineStyle: { width: 14, color: [[1, look.grid]] } },
        axisTick: { show: false },
        splitLine: { length: 6, distance: 4, lineStyle: { color: look.faint, width: 1 } },
        splitNumber: radius < 90 ? 2 : 4,
        axisLabel: {
          distance: 18,
          color: look.faint,
          fontSize: 11,
          formatter: (tick: number) => write.number(tick, column),
        },
        pointer: { width: 5, length: '62%', itemStyle: { color: look.ink } },
        anchor: { show: true, size: 10, itemStyle: { color: look.ink, borderColor: look.ink } },
        title: { color: look.faint, offsetCenter: [0, '98%'], fontSize: 16 },
        detail: {
          color: look.ink,
          fontSize: 22,
          fontWeight: 'normal',
          offsetCenter: [0, '66%'],
          formatter: (shown: number) => write.amount(shown, column),
        },
        data: [{ name: write.name(name.text), value }],
      },
      marks: [markOf([write.name(name.text)], cell, write.number(value, column))],
    })),
    legend: [],
    height,
    notes: shares.notes ?? [],
    unused: shares.unused ?? [],
  };
}

/** The end of a scale: 1, 2 or 5 with zeros. */
function niceEnd(largest: number): number {
  const power = 10 ** Math.floor(Math.log10(largest));
  return [1, 2, 5, 10].map((step) => step * power).find((end) => end >= largest) ?? largest;
}
