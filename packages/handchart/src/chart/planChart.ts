import type { ChartType } from '../source/chartTypes.js';
import { planCartesian } from './cartesian.js';
import { planCalendar, planHeatmap } from './grids.js';
import { PlanError, type Plan, type Planner } from './plan.js';
import { planPoints } from './points.js';
import { planBoxes, planCandles } from './prices.js';
import { planRadar } from './radar.js';
import { planSankey } from './sankey.js';
import { planFunnel, planGauge, planPie } from './shares.js';
import { planSunburst, planTreemap } from './tree.js';
import { planWaterfall } from './waterfall.js';

const PLANS: Readonly<Record<ChartType, (planner: Planner) => Plan>> = {
  bar: planCartesian,
  stacked: planCartesian,
  line: planCartesian,
  area: planCartesian,
  stackedArea: planCartesian,
  combo: planCartesian,
  waterfall: planWaterfall,
  pie: planPie,
  donut: planPie,
  funnel: planFunnel,
  gauge: planGauge,
  radar: planRadar,
  scatter: planPoints,
  bubble: planPoints,
  heatmap: planHeatmap,
  calendar: planCalendar,
  candlestick: planCandles,
  boxplot: planBoxes,
  treemap: planTreemap,
  sunburst: planSunburst,
  sankey: planSankey,
};

/** The most rows of charts that show each in a place of its own, or are laid out by trial: more nobody could read or would wait for. */
const MOST_ROWS: Partial<Readonly<Record<ChartType, number>>> = {
  gauge: 24,
  radar: 500,
  pie: 500,
  donut: 500,
  funnel: 500,
  sankey: 1000,
  sunburst: 2000,
  treemap: 5000,
};

/** Plans a chart. @throws PlanError where its table is not enough for its type, or too much. */
export function planChart(planner: Planner): Plan {
  const { chart, messages } = planner;
  const { type } = chart.settings;
  const most = MOST_ROWS[type] ?? Infinity;
  if (chart.table.rowCount > most) {
    throw new PlanError(messages.tooManyRows(type, most), chart.table.columns[0]?.cells[most]);
  }
  return PLANS[type](planner);
}
