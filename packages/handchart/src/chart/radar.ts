import { niceStep } from './axes.js';
import { extentOf } from './extent.js';
import { markOf, PlanError, type Plan, type Planner } from './plan.js';
import { headHeight, legendHeight, sizeOf } from './room.js';
import { wideOf } from './wide.js';

/** A ring of scales, a row each, and a line around for each column. */
export function planRadar(planner: Planner): Plan {
  const { chart, look, write, messages } = planner;
  const { names, series } = wideOf(planner);
  if (series.length === 0) throw new PlanError(messages.noNumbers);
  const { settings } = chart;
  const values = series.flatMap(({ cells }) => cells.flatMap((cell) => cell?.value ?? []));
  const [least, largest] = extentOf([0, ...values]);
  const step = niceStep((largest - least || 1) / 5);
  const max = settings.y?.max ?? Math.max(Math.ceil(largest / step - 1e-9) * step, step);
  const min = settings.y?.min ?? Math.floor(least / step + 1e-9) * step;
  const legend = series.map(({ head }) => head);
  const size = sizeOf(settings, { series: [], legend });
  const top =
    headHeight(settings) +
    legendHeight(
      legend.map(({ text }) => text),
      settings,
    );
  const radius = Math.max((size.height - top) / 2 - 36, 40);
  const axisLabel = {
    show: true,
    color: look.faint,
    fontSize: 11,
    formatter: (value: number) => write.number(value, series[0]?.head.text),
  };
  const empty = series.flatMap(({ cells }) => cells).find((cell) => cell?.value === undefined);
  return {
    notes: empty ? [{ range: empty.range, message: messages.emptyOnRadar }] : [],
    option: {
      radar: {
        center: ['50%', top + 36 + radius],
        radius,
        splitNumber: Math.round((max - min) / step),
        // The steps stand along the first axis, for all of them.
        indicator: names.map(({ text }, index) => ({
          name: write.name(text),
          max,
          min,
          ...(index === 0 ? { axisLabel } : {}),
        })),
        axisName: { color: look.ink, width: 150, overflow: 'break' },
        splitArea: { show: false },
        axisLine: { lineStyle: { color: look.grid } },
        splitLine: { lineStyle: { color: look.grid } },
      },
    },
    series: series.map(({ head, cells }) => ({
      name: head,
      option: {
        type: 'radar',
        name: head.text,
        symbolSize: 6,
        lineStyle: { width: 2 },
        areaStyle: { opacity: 0.25 },
        data: [{ name: head.text, value: names.map((_, row) => cells[row]?.value ?? NaN) }],
      },
      hasPoints: true,
      marks: names.map((name, row) => {
        const cell = cells[row];
        if (cell?.value === undefined) return undefined;
        return markOf([write.name(name.text), head.text], cell, write.number(cell.value, head.text));
      }),
    })),
    legend,
  };
}
