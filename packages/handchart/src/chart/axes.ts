import type { EChartsOption } from 'echarts';
import type { Cell, Column } from '../source/table.js';
import type { Planner } from './plan.js';

type YAxis = Exclude<EChartsOption['yAxis'], readonly unknown[] | undefined>;

/** Returns an axis of names and one or two of numbers. */
export function axesOf(
  planner: Planner,
  names: readonly Cell[],
  {
    first,
    second,
    scale = false,
  }: { readonly first: readonly Column[]; readonly second: readonly Column[]; readonly scale?: boolean },
): EChartsOption {
  const { chart, write } = planner;
  const { horizontal, x, y } = chart.settings;
  const category = {
    type: 'category' as const,
    data: names.map(({ text }) => write.name(text)),
    // Read from top to bottom, as the table is.
    inverse: horizontal,
    boundaryGap: true,
    ...lineOf(planner, true),
    ...titled(planner, (horizontal ? y : x)?.title, horizontal),
    // The beginning of names from top to bottom is the top.
    ...(horizontal ? { nameLocation: 'start' as const } : {}),
  };
  const left = first.filter((column) => !second.includes(column));
  // Where zero means nothing, the axis begins near the least number.
  const numbers = [{ ...valueAxis(planner, left, horizontal ? x : y, horizontal), scale }];
  if (second.length > 0) numbers.push({ ...valueAxis(planner, second, undefined, horizontal), scale: false });
  const value = numbers.map((axis, index) => (index > 0 ? { ...axis, splitLine: { show: false } } : axis));
  return (
    horizontal ? { xAxis: value, yAxis: category } : { xAxis: category, yAxis: value }
  ) as EChartsOption;
}

/** Returns an axis of numbers, with the unit of what is measured on it as its name. */
export function valueAxis(
  planner: Planner,
  columns: readonly Column[],
  settings: Planner['chart']['settings']['y'],
  isHorizontal: boolean,
): YAxis {
  const { write } = planner;
  const column = columns[0]?.head.text;
  const unit = write.unitOf(column);
  const shown = /^[%％°℃]$/.test(unit) ? '' : unit;
  return {
    type: settings?.log ? 'log' : 'value',
    ...(settings?.min === undefined ? {} : { min: settings.min }),
    ...(settings?.max === undefined ? {} : { max: settings.max }),
    ...lineOf(planner, false),
    axisLabel: {
      color: planner.look.faint,
      fontSize: 13,
      formatter: (value: number) => write.number(value, column),
    },
    ...titled(planner, settings?.title ?? (shown || undefined), !isHorizontal),
  } as YAxis;
}

/** The strokes of an axis: names stand on a line, numbers on lines across the chart. */
export function lineOf({ look }: Planner, hasLine: boolean) {
  return {
    axisLine: { show: hasLine, lineStyle: { color: look.faint } },
    axisTick: { show: false },
    axisLabel: { color: look.faint, fontSize: 13 },
    splitLine: { show: !hasLine, lineStyle: { color: look.grid } },
  };
}

/** The title of an axis: above an upright one, below the middle of a level one. */
export function titled({ look }: Planner, title: string | undefined, isUpright: boolean) {
  if (title === undefined) return {};
  const place = isUpright
    ? { nameLocation: 'end' as const }
    : { nameLocation: 'middle' as const, nameGap: 30 };
  return { name: title, nameTextStyle: { color: look.faint, fontSize: 13 }, ...place };
}
