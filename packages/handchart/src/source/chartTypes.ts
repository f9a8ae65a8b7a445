/** The types of charts, which can all be drawn of the same table where it fits. */
export const CHART_TYPES = [
  'bar',
  'stacked',
  'line',
  'area',
  'stackedArea',
  'combo',
  'waterfall',
  'pie',
  'donut',
  'funnel',
  'gauge',
  'radar',
  'scatter',
  'bubble',
  'heatmap',
  'calendar',
  'candlestick',
  'boxplot',
  'treemap',
  'sunburst',
  'sankey',
] as const;

/** The name of a chart type. */
export type ChartType = (typeof CHART_TYPES)[number];
