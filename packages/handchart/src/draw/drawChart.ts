import type { EChartsOption } from 'echarts';
import {
  BarChart,
  BoxplotChart,
  CandlestickChart,
  FunnelChart,
  GaugeChart,
  HeatmapChart,
  LineChart,
  PieChart,
  RadarChart,
  SankeyChart,
  ScatterChart,
  SunburstChart,
  TreemapChart,
} from 'echarts/charts';
import {
  CalendarComponent,
  GridComponent,
  LegendPlainComponent,
  RadarComponent,
  TitleComponent,
  VisualMapContinuousComponent,
} from 'echarts/components';
import { helper, init, setPlatformAPI, use, zrender, type ECharts } from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { SVGRenderer } from 'echarts/renderers';
import { keepTextWidthsApart } from './textWidths.js';

use([
  BarChart,
  BoxplotChart,
  CandlestickChart,
  FunnelChart,
  GaugeChart,
  HeatmapChart,
  LineChart,
  PieChart,
  RadarChart,
  SankeyChart,
  ScatterChart,
  SunburstChart,
  TreemapChart,
  CalendarComponent,
  GridComponent,
  LegendPlainComponent,
  RadarComponent,
  TitleComponent,
  VisualMapContinuousComponent,
  LabelLayout,
  SVGRenderer,
]);

keepTextWidthsApart();

// As long as it is not built for production, ECharts asks for Node's `global` wherever there is no window: in workers, too.
if (typeof window === 'undefined') (globalThis as { global?: unknown }).global ??= globalThis;

/** A node of a picture, as ECharts' SVG renderer makes it. */
export interface VNode {
  readonly tag: string;
  readonly attrs: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly children?: readonly VNode[] | undefined;
  readonly text?: string | undefined;
}

/** What an element of a chart belongs to. */
export interface Owner {
  /** ECharts' name of the part: `series`, `title`, `legend`, `xAxis`. */
  readonly part: string;
  /** Its place among those of the same sort. */
  readonly index: number;
  /** The place of its datum in the series. */
  readonly datum: number | undefined;
  readonly isLink: boolean;
  /** Which of the points of its datum it is. */
  readonly point: number | undefined;
}

/** A chart as ECharts draws it; the attribute `ecmeta_at` of an element says which owner is its. */
export interface DrawnChart {
  readonly root: VNode;
  readonly owners: readonly Owner[];
}

export interface ChartSize {
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
}

/** Draws a chart. @param measure Returns the width of a text in a font of CSS, in pixels. */
export function drawChart(
  option: EChartsOption,
  size: ChartSize,
  measure: (text: string, font: string) => number,
): DrawnChart {
  setPlatformAPI({ measureText: (text, font = '') => ({ width: measure(text, font) }) });
  const chart = init(null, null, { renderer: 'svg', ssr: true, ...size });
  try {
    chart.setOption(option);
    return read(chart);
  } finally {
    chart.dispose();
  }
}

/** What is used of an element of zrender. */
interface Element {
  readonly parent?: Element;
  readonly __hostTarget?: Element;
  /** Which point of a radar's line a symbol stands on. */
  readonly __dimIdx?: number;
  readonly __ecComponentInfo?: { readonly mainType: string; readonly index: number } | null;
}

function read(chart: ECharts): DrawnChart {
  const { storage, painter } = chart.getZr();
  const elements = storage.getDisplayList(true) as unknown as readonly Element[];
  const owners = elements.map(ownerOf);
  const places = new Map(elements.map((element, at) => [element, at]));
  // The renderer writes what this answers into the attributes of an element; it is asked anew for each chart.
  zrender.registerSSRDataGetter((element) => {
    const at = places.get(element as unknown as Element);
    // Of the map that it asks for, no more than this is used.
    return { each: (tell: (value: unknown, key: string) => void) => tell(at, 'at') } as never;
  });
  const root = (painter as unknown as { renderToVNode(options: object): VNode }).renderToVNode({
    compress: true,
    willUpdate: false,
    useViewBox: true,
  });
  return { root, owners };
}

function ownerOf(element: Element): Owner {
  let datum: number | undefined;
  let isLink = false;
  let point: number | undefined;
  for (let around: Element | undefined = element; around; around = around.__hostTarget ?? around.parent) {
    point ??= around.__dimIdx;
    const data = helper.getECData(around as never) as {
      dataIndex?: number;
      dataType?: string;
    };
    if (datum === undefined && data.dataIndex !== undefined && data.dataIndex !== null) {
      datum = data.dataIndex;
      isLink = data.dataType === 'edge';
    }
    const info = around.__ecComponentInfo;
    if (info) return { part: info.mainType, index: info.index, datum, isLink, point };
  }
  return { part: '', index: 0, datum, isLink, point };
}
