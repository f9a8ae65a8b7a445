import type { Column } from '../source/table.js';
import { axesOf } from './axes.js';
import { markOf, PlanError, type Plan, type Planner } from './plan.js';
import { wideOf } from './wide.js';

/** How the columns of prices are called, in the order ECharts takes them; without such names, columns are taken in this order. */
const PRICES = [/开|^open|^o$/i, /收|^close|^c$/i, /低|^low|^l$/i, /高|^high|^h$/i];

/** A candle for each row: open, close, low and high. */
export function planCandles(planner: Planner): Plan {
  const { write, look, messages } = planner;
  const { names, series } = wideOf(planner);
  const found = PRICES.map((name) => series.find(({ head }) => name.test(head.text)));
  const columns = found.every((column) => column !== undefined) ? found : series.slice(0, 4);
  const [open, close] = columns;
  if (columns.length < 4 || !open || !close) {
    throw new PlanError(messages.needsColumns('candlestick', messages.columns.prices));
  }
  const rows = names.map((_, row) => columns.map((column) => column?.cells[row]?.value ?? NaN));
  const plan = axesOf(planner, names, {
    first: columns.filter((column): column is Column => !!column),
    second: [],
    scale: true,
  });
  return {
    option: plan,
    series: [
      {
        option: {
          type: 'candlestick',
          barMaxWidth: 18,
          itemStyle: { color: look.rise, borderColor: look.rise, color0: look.fall, borderColor0: look.fall },
          data: rows.map((row) => (row.some(Number.isNaN) ? '-' : row)) as number[][],
        },
        marks: names.map((name, row) => {
          const [from = 0, to = 0] = rows[row] ?? [];
          const text = `${write.number(from, open.head.text)} → ${write.number(to, close.head.text)}`;
          return markOf([write.name(name.text)], close.cells[row], text);
        }),
      },
    ],
    legend: [],
  };
}

/** A box for each column: the middle half of its numbers, and how far the others reach. */
export function planBoxes(planner: Planner): Plan {
  const { write, look, messages } = planner;
  const { series } = wideOf(planner);
  if (series.length === 0) throw new PlanError(messages.noNumbers);
  const heads = series.map(({ head }) => head);
  const boxes = series.map(({ cells }) => quartiles(cells.flatMap((cell) => cell?.value ?? [])));
  const plan = axesOf(planner, heads, { first: series, second: [], scale: true });
  return {
    option: plan,
    series: [
      {
        option: {
          type: 'boxplot',
          boxWidth: [12, 60],
          itemStyle: { color: look.scale[0] ?? '', borderColor: look.palette[0] ?? '', borderWidth: 1.5 },
          data: boxes.map((box) => [...box]),
        },
        marks: series.map(({ head }, index) =>
          markOf([], head, `${head.text} ${write.number(boxes[index]?.[2] ?? 0, head.text)}`),
        ),
      },
    ],
    legend: [],
  };
}

/** Returns least, lower quartile, median, upper quartile and most, the quartiles as spreadsheets count them (QUARTILE.INC). */
export function quartiles(values: readonly number[]): readonly number[] {
  const sorted = values.toSorted((one, other) => one - other);
  return [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const at = (sorted.length - 1) * share;
    const low = sorted[Math.floor(at)] ?? 0;
    const high = sorted[Math.ceil(at)] ?? 0;
    return low + (high - low) * (at % 1);
  });
}
