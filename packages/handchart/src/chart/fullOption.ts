import type { EChartsOption } from 'echarts';
import { FAMILY } from '../font/handwriting.js';
import type { Plan, Planner } from './plan.js';
import { headHeight, legendHeight } from './room.js';

/** The width of a legend beside a chart, in pixels. */
const SIDE = 130;

/** Returns a plan with what all charts have: title, legend, colours, letters, and room for them. */
export function fullOption({ chart, look, messages }: Planner, plan: Plan): EChartsOption {
  const { title, subtitle, legend, colors, drawnBy } = chart.settings;
  const names = plan.legend.map(({ text }) => text);
  const place = legend ?? (names.length > 1 ? 'top' : 'none');
  const { width, horizontal } = chart.settings;
  const head = headHeight(chart.settings);
  const room = (side: typeof place) => (place === side && names.length > 0 ? 1 : 0);
  const legendRoom = legendHeight(names, chart.settings);
  const wrapped = { width: width - 48, overflow: 'break' as const };
  const lines = new Set(
    plan.series.flatMap(({ option: { type, name } }) => (type === 'line' ? [String(name)] : [])),
  );
  const fontFamily = drawnBy === 'hand' ? `${FAMILY},sans-serif` : look.plainFont;
  const written = { fontFamily, fontWeight: 'normal' as const };
  return {
    animation: false,
    // Days are read as such, and are the same wherever they are drawn.
    useUTC: true,
    color: colors ? [...colors] : [...look.palette],
    textStyle: { fontFamily, color: look.ink, fontSize: 14 },
    backgroundColor: 'transparent',
    title: {
      show: title !== undefined || subtitle !== undefined,
      text: title ?? '',
      ...(subtitle === undefined ? {} : { subtext: subtitle }),
      left: 'center',
      top: 14,
      itemGap: 6,
      textStyle: { ...written, color: look.ink, fontSize: 22, ...wrapped },
      subtextStyle: { ...written, color: look.faint, fontSize: 14, ...wrapped },
    },
    legend: {
      show: place !== 'none' && names.length > 0,
      // The key of a line is a line.
      data: names.map((name) => (lines.has(name) ? name : { name, icon: 'roundRect' })),
      formatter: (name: string) => (plan.onSecond?.has(name) ? messages.otherAxis(name, horizontal) : name),
      itemWidth: 18,
      itemHeight: 12,
      itemGap: 14,
      textStyle: {
        color: look.ink,
        fontSize: 14,
        ...(room('left') || room('right') ? { width: SIDE - 36, overflow: 'break' as const } : {}),
      },
      ...legendPlace(place, head),
    },
    grid: {
      left: 24 + SIDE * room('left'),
      right: 28 + SIDE * room('right'),
      top: head + 28 + legendRoom * room('top'),
      bottom: 24 + legendRoom * room('bottom') + (plan.option?.visualMap ? 34 : 0),
      outerBoundsMode: 'same',
      outerBoundsContain: 'all',
    },
    ...plan.option,
    series: plan.series.map(({ option }) => option),
  } as EChartsOption;
}

function legendPlace(place: 'top' | 'bottom' | 'left' | 'right' | 'none', head: number) {
  switch (place) {
    case 'left':
    case 'right':
      return { orient: 'vertical' as const, [place]: 20, top: 'middle' };
    case 'bottom':
      return { left: 'center', bottom: 10 };
    default:
      return { left: 'center', top: head };
  }
}
