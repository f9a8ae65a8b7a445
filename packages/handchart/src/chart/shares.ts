import type { Cell, Column } from '../source/table.js';
import { extentOf } from './extent.js';
import { markOf, PlanError, type Plan, type Planner } from './plan.js';
import { wideOf } from './wide.js';

interface Shares {
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
  return { column, items };
}

const dataOf = ({ write }: Planner, { items }: Shares) =>
  items.map(({ name, value }) => ({ name: write.name(name.text), value }));

const marksOf = ({ write }: Planner, { items, column }: Shares) =>
  items.map(({ name, cell, value }) =>
    markOf([write.name(name.text)], cell, write.number(value, column.head.text)),
  );

/** A whole in slices, with a hole or without. */
export function planPie(planner: Planner): Plan {
  const { chart, look, write } = planner;
  const { type, labels } = chart.settings;
  const shares = sharesOf(planner);
  return {
    series: [
      {
        option: {
          type: 'pie',
          radius: type === 'donut' ? ['38%', '68%'] : '68%',
          center: ['50%', '54%'],
          itemStyle: { borderColor: look.paper, borderWidth: 2 },
          label: {
            color: look.ink,
            formatter: ({ name, value, percent }) =>
              labels
                ? `${name} ${write.number(Number(value), shares.column.head.text)}`
                : `${name} ${percent}%`,
          },
          labelLine: { lineStyle: { color: look.faint } },
          data: dataOf(planner, shares),
        },
        marks: marksOf(planner, shares),
      },
    ],
    legend: [],
  };
}

/** What is left at each step. */
export function planFunnel(planner: Planner): Plan {
  const { look, write } = planner;
  const shares = sharesOf(planner);
  return {
    series: [
      {
        option: {
          type: 'funnel',
          left: '14%',
          right: '14%',
          top: 84,
          bottom: 28,
          sort: 'descending',
          gap: 3,
          itemStyle: { borderColor: look.paper, borderWidth: 1 },
          label: {
            position: 'right',
            color: look.ink,
            formatter: ({ name, value }) => `${name} ${write.number(Number(value), shares.column.head.text)}`,
          },
          labelLine: { lineStyle: { color: look.faint } },
          data: dataOf(planner, shares),
        },
        marks: marksOf(planner, shares),
      },
    ],
    legend: [],
  };
}

/** A hand on a dial for each row. */
export function planGauge(planner: Planner): Plan {
  const { chart, look, write } = planner;
  const { y } = chart.settings;
  const shares = sharesOf(planner);
  const column = shares.column.head.text;
  const largest = Math.max(extentOf(shares.items.map(({ value }) => value))[1], 1);
  const unit = write.unitOf(column);
  const max = y?.max ?? (unit === '%' || unit === '％' ? 100 : niceEnd(largest));
  const room = chart.settings.width / Math.max(shares.items.length, 1);
  const radius = Math.min(room * 0.42, chart.settings.height * 0.36);
  return {
    series: shares.items.map(({ name, cell, value }, index) => ({
      option: {
        type: 'gauge',
        min: y?.min ?? 0,
        max,
        center: [room * (index + 0.5), '58%'],
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
          formatter: (shown: number) => write.number(shown, column),
        },
        data: [{ name: write.name(name.text), value }],
      },
      marks: [markOf([write.name(name.text)], cell, write.number(value, column))],
    })),
    legend: [],
  };
}

/** The end of a scale: 1, 2 or 5 with zeros. */
function niceEnd(largest: number): number {
  const power = 10 ** Math.floor(Math.log10(largest));
  return [1, 2, 5, 10].map((step) => step * power).find((end) => end >= largest) ?? largest;
}
