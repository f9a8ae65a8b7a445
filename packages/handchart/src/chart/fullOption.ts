import type { EChartsOption } from 'echarts';
import { FAMILY } from '../font/handwriting.js';
import type { Plan, Planner } from './plan.js';

/** The names of fonts in charts that are not written by hand. */
export const PLAIN_FAMILY = 'sans-serif';

/** Returns a plan with what all charts have: title, legend, colours, letters, and room for them. */
export function fullOption({ chart, look }: Planner, plan: Plan): EChartsOption {
  const { title, subtitle, legend, colors, drawnBy } = chart.settings;
  const names = plan.legend.map(({ text }) => text);
  const place = legend ?? (names.length > 1 ? 'top' : 'none');
  const headHeight = (title === undefined ? 12 : 48) + (subtitle === undefined ? 0 : 22);
  const room = (side: typeof place) => (place === side && names.length > 0 ? 1 : 0);
  const fontFamily = drawnBy === 'hand' ? `${FAMILY},${PLAIN_FAMILY}` : PLAIN_FAMILY;
  const written = { fontFamily, fontWeight: 'normal' as const };
  return {
    animation: false,
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
      textStyle: { ...written, color: look.ink, fontSize: 22 },
      subtextStyle: { ...written, color: look.faint, fontSize: 14 },
    },
    legend: {
      show: place !== 'none' && names.length > 0,
      data: names,
      icon: 'roundRect',
      itemWidth: 18,
      itemHeight: 12,
      itemGap: 18,
      textStyle: { color: look.ink, fontSize: 14 },
      ...legendPlace(place, headHeight),
    },
    grid: {
      left: 24 + 110 * room('left'),
      right: 28 + 110 * room('right'),
      top: headHeight + 28 + 28 * room('top'),
      bottom: 24 + 28 * room('bottom') + (plan.option?.visualMap ? 34 : 0),
      outerBoundsMode: 'same',
      outerBoundsContain: 'all',
    },
    ...plan.option,
    series: plan.series.map(({ option }) => option),
  } as EChartsOption;
}

function legendPlace(place: 'top' | 'bottom' | 'left' | 'right' | 'none', headHeight: number) {
  switch (place) {
    case 'left':
    case 'right':
      return { orient: 'vertical' as const, [place]: 20, top: 'middle' };
    case 'bottom':
      return { left: 'center', bottom: 10 };
    default:
      return { left: 'center', top: headHeight };
  }
}
