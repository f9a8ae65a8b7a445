import type { ChartType } from '../source/chartTypes.js';
import { planCartesian } from './cartesian.js';
import { planCalendar, planHeatmap } from './grids.js';
import type { Plan, Planner } from './plan.js';
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

/** Plans a chart. @throws PlanError where its table is not enough for its type. */
export const planChart = (planner: Planner): Plan => PLANS[planner.chart.settings.type](planner);
