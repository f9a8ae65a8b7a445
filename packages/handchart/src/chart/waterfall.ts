import type { BarSeriesOption } from 'echarts';
import { axesOf } from './axes.js';
import { valueLabel } from './cartesian.js';
import { markOf, PlanError, type Plan, type Planner } from './plan.js';
import { leftOut, wideOf } from './wide.js';

/** Steps up and down from one sum to the next; a cell with `=` stands for the sum so far. */
export function planWaterfall(planner: Planner): Plan {
  const { chart, write, look, messages } = planner;
  const { names, series } = wideOf(planner);
  const [column] = series;
  if (!column) throw new PlanError(messages.noNumbers);
  let sum = 0;
  const steps = names.map((name, row) => {
    const cell = column.cells[row];
    const isTotal = cell?.text === '=';
    const isEmpty = !isTotal && cell?.value === undefined;
    const before = isTotal ? 0 : sum;
    if (!isTotal) sum += cell?.value ?? 0;
    return { name, cell, before, after: sum, isTotal, isEmpty };
  });
  const colourOf = ({ before, after, isTotal }: (typeof steps)[number]) =>
    isTotal ? (look.palette[0] ?? '') : after >= before ? look.rise : look.fall;
  const marks = steps.map(({ name, cell, before, after, isTotal, isEmpty }) => {
    const amount = isTotal ? after : after - before;
    return isEmpty
      ? undefined
      : markOf([write.name(name.text)], cell, write.number(amount, column.head.text));
  });
  const below = chart.settings.horizontal ? ('left' as const) : ('bottom' as const);
  const label = {
    ...valueLabel(planner, column),
    show: chart.settings.labels ?? true,
    position: chart.settings.horizontal ? ('right' as const) : ('top' as const),
    formatter: ({ dataIndex }: { dataIndex: number }) => {
      const step = steps[dataIndex];
      return step ? write.number(step.isTotal ? step.after : step.after - step.before, column.head.text) : '';
    },
  };
  /** Bars of what is left of the steps on one side of zero: a step across zero has a part on either. */
  const partOf = (side: 1 | -1): BarSeriesOption => ({
    type: 'bar',
    stack: 'all',
    barMaxWidth: 48,
    data: steps.map((step) => {
      if (step.isEmpty) return '-';
      const { near, far } = endsOf(step, side);
      if (far === near && !(side === 1 && step.before === step.after)) return '-';
      const hasLabel = side === 1 || Math.max(step.before, step.after) <= 0;
      return {
        value: far - near,
        itemStyle: { color: colourOf(step) },
        label: {
          ...label,
          show: label.show && hasLabel,
          ...(step.after < step.before ? { position: below } : {}),
        },
      };
    }),
  });
  return {
    option: axesOf(planner, names, { first: [column], second: [] }),
    series: [
      {
        // The inner ends of the bars: what floats stands on something that is not drawn.
        option: {
          type: 'bar',
          stack: 'all',
          silent: true,
          itemStyle: { color: 'transparent' },
          data: steps.map((step) => endsOf(step, 1).near + endsOf(step, -1).near),
        },
        marks: [],
      },
      { name: column.head, option: partOf(1), marks },
      { option: partOf(-1), marks, partOf: 1 },
    ],
    legend: [],
    ...leftOut(planner, series),
  };
}

/** Returns the ends of what a step has above zero, or below it: the one nearer to zero, and the one farther off. */
function endsOf({ before, after }: { readonly before: number; readonly after: number }, side: 1 | -1) {
  const ends = [before, after].map((end) => side * Math.max(side * end, 0));
  const [one = 0, other = 0] = ends;
  return Math.abs(one) < Math.abs(other) ? { near: one, far: other } : { near: other, far: one };
}
