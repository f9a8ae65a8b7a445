import { markOf, PlanError, type Plan, type Planner } from './plan.js';
import { wideOf } from './wide.js';

/** A ring of scales, a row each, and a line around for each column. */
export function planRadar(planner: Planner): Plan {
  const { chart, look, write, messages } = planner;
  const { names, series } = wideOf(planner);
  if (series.length === 0) throw new PlanError(messages.noNumbers);
  const largest = Math.max(...series.flatMap(({ cells }) => cells.map((cell) => cell?.value ?? 0)), 0);
  const max = chart.settings.y?.max ?? (largest * 1.1 || 1);
  const min = chart.settings.y?.min ?? 0;
  return {
    option: {
      radar: {
        center: ['50%', '58%'],
        radius: '62%',
        indicator: names.map(({ text }) => ({ name: write.name(text), max, min })),
        axisName: { color: look.ink },
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
        data: [{ name: head.text, value: names.map((_, row) => cells[row]?.value ?? 0) }],
      },
      hasPoints: true,
      marks: names.map((name, row) => {
        const cell = cells[row];
        return markOf([write.name(name.text), head.text], cell, write.number(cell?.value ?? 0, head.text));
      }),
    })),
    legend: series.map(({ head }) => head),
  };
}
