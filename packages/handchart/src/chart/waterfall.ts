import { axesOf } from './axes.js';
import { valueLabel } from './cartesian.js';
import { markOf, PlanError, type Plan, type Planner } from './plan.js';
import { wideOf } from './wide.js';

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
    const before = isTotal ? 0 : sum;
    if (!isTotal) sum += cell?.value ?? 0;
    return { name, cell, before, after: sum, isTotal };
  });
  const colourOf = ({ before, after, isTotal }: (typeof steps)[number]) =>
    isTotal ? (look.palette[0] ?? '') : after >= before ? look.rise : look.fall;
  return {
    option: axesOf(planner, names, { first: [column], second: [] }),
    series: [
      {
        // The lower ends of the bars: what floats stands on something that is not drawn.
        option: {
          type: 'bar',
          stack: 'all',
          silent: true,
          itemStyle: { color: 'transparent' },
          data: steps.map(({ before, after }) => (before < 0 !== after < 0 ? 0 : closer(before, after))),
        },
        marks: [],
      },
      {
        name: column.head,
        option: {
          type: 'bar',
          stack: 'all',
          stackStrategy: 'all',
          barMaxWidth: 48,
          label: {
            ...valueLabel(planner, column),
            show: chart.settings.labels ?? true,
            position: chart.settings.horizontal ? 'right' : 'top',
            formatter: ({ dataIndex }) => {
              const step = steps[dataIndex];
              return step
                ? write.number(step.isTotal ? step.after : step.after - step.before, column.head.text)
                : '';
            },
          },
          data: steps.map((step) => ({
            value: (step.after + step.before < 0 ? -1 : 1) * Math.abs(step.after - step.before),
            itemStyle: { color: colourOf(step) },
          })),
        },
        marks: steps.map(({ name, cell, before, after, isTotal }) =>
          markOf(
            [write.name(name.text)],
            cell,
            write.number(isTotal ? after : after - before, column.head.text),
          ),
        ),
      },
    ],
    legend: [],
  };
}

const closer = (one: number, other: number) => (Math.abs(one) < Math.abs(other) ? one : other);
