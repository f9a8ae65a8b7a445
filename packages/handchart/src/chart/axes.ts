import type { EChartsOption } from 'echarts';
import type { Cell, Column } from '../source/table.js';
import { extentOf } from './extent.js';
import { isSign, type Writer } from './format.js';
import type { Planner } from './plan.js';
import { emsOf } from './room.js';

type YAxis = Exclude<EChartsOption['yAxis'], readonly unknown[] | undefined>;

interface Measured {
  readonly first: readonly Column[];
  readonly second: readonly Column[];
  readonly scale?: boolean;
  /** The days that the names are, where they stand along time instead of beside each other. */
  readonly days?: readonly number[] | undefined;
}

/** Returns an axis of names and one or two of numbers. */
export function axesOf(
  planner: Planner,
  names: readonly Cell[],
  { first, second, scale = false, days }: Measured,
): EChartsOption {
  const { chart } = planner;
  const { horizontal, x, y } = chart.settings;
  const along = days ? timeAxis(planner, names, days) : nameAxis(planner, names);
  const left = first.filter((column) => !second.includes(column));
  // Where zero means nothing, the axis begins near the least number.
  const numbers = [{ ...valueAxis(planner, left, horizontal ? x : y, horizontal), scale }];
  if (second.length > 0) {
    numbers.push({ ...valueAxis(planner, second, undefined, horizontal), scale: false });
    const ends = alignedEnds(left, second, horizontal ? x : y);
    ends?.forEach((end, index) => Object.assign(numbers[index] ?? {}, end));
  }
  const value = numbers.map((axis, index) => (index > 0 ? { ...axis, splitLine: { show: false } } : axis));
  return (horizontal ? { xAxis: value, yAxis: along } : { xAxis: along, yAxis: value }) as EChartsOption;
}

function nameAxis(planner: Planner, names: readonly Cell[]) {
  const { horizontal, x, y } = planner.chart.settings;
  const texts = names.map(({ text }) => planner.write.name(text));
  const line = lineOf(planner, true);
  return {
    type: 'category' as const,
    data: texts,
    // Read from top to bottom, as the table is.
    inverse: horizontal,
    boundaryGap: true,
    ...line,
    axisLabel: { ...line.axisLabel, ...fitted(planner, texts, horizontal) },
    ...titled(planner, (horizontal ? y : x)?.title, horizontal),
    // The beginning of names from top to bottom is the top.
    ...(horizontal ? { nameLocation: 'start' as const } : {}),
  };
}

/** Pixels. */
const LABEL_SIZE = 13;
const LONGEST_LABEL = 150;
/** How many names are looked at to know how wide they are. */
const MOST_MEASURED = 500;
/** The least room for a name that wraps, and for a turned one. */
const WRAPPED = 64;
const TURNED = 15;

/** Returns how names fit beside each other: as they are, in several lines, or turned and cut; where none does, some are left out. */
export function fitted({ chart }: Planner, texts: readonly string[], isUpright: boolean) {
  const { width } = chart.settings;
  if (isUpright) return { width: width * 0.3, overflow: 'truncate' as const };
  const room = (width - 110) / Math.max(texts.length, 1);
  const widest =
    texts.slice(0, MOST_MEASURED).reduce((most, text) => Math.max(most, emsOf(text)), 0) * LABEL_SIZE;
  if (widest <= room - 6) return {};
  if (room >= WRAPPED) return { width: room - 8, overflow: 'break' as const, interval: 0 };
  if (widest <= WRAPPED) return {};
  const turned = { rotate: 50, width: LONGEST_LABEL, overflow: 'truncate' as const };
  return room >= TURNED ? { ...turned, interval: 0 } : turned;
}

/** The most days that are all written below an axis, as far as they do not lie on each other. */
const MOST_DAYS = 60;

/** Returns an axis on which days are as far apart as they are in time. */
export function timeAxis(planner: Planner, names: readonly Cell[], days: readonly number[]) {
  const line = lineOf(planner, true);
  const texts = new Map(days.map((day, index) => [day, names[index]?.text ?? '']));
  const formatter = (time: number) =>
    planner.write.name(texts.get(time) ?? new Date(time).toISOString().slice(0, 10));
  return {
    type: 'time' as const,
    minInterval: 86_400_000,
    ...line,
    splitLine: { show: false },
    axisLabel: {
      ...line.axisLabel,
      formatter,
      hideOverlap: true,
      showMinLabel: true,
      showMaxLabel: true,
      ...(days.length <= MOST_DAYS ? { customValues: [...texts.keys()] } : {}),
    },
    ...titled(planner, planner.chart.settings.x?.title, false),
  };
}

/** Returns the ends and steps of two axes whose zeros lie on one line, undefined where the source says other ends. */
function alignedEnds(
  first: readonly Column[],
  second: readonly Column[],
  settings: Planner['chart']['settings']['y'],
) {
  if (settings?.min !== undefined || settings?.max !== undefined || settings?.log) return undefined;
  const scales = [first, second].map((columns) => {
    const values = columns.flatMap(({ cells }) => cells.flatMap((cell) => cell?.value ?? []));
    const [least, largest] = extentOf([0, ...values]);
    const step = niceStep((largest - least || 1) / 5);
    return { step, below: Math.ceil(-least / step - 1e-9), above: Math.ceil(largest / step - 1e-9) };
  });
  const below = Math.max(...scales.map((scale) => scale.below));
  const above = Math.max(...scales.map((scale) => scale.above));
  return scales.map(({ step }) => ({
    min: rounded(-below * step),
    max: rounded(above * step),
    interval: step,
  }));
}

/** Returns the next of 1, 2, 2.5 and 5 with zeros. */
export function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return rounded(([1, 2, 2.5, 5].find((step) => step * power >= least * (1 - 1e-9)) ?? 10) * power);
}

/** Without the last digits, which are no more than noise. */
const rounded = (value: number) => Number(value.toPrecision(12)) + 0;

/** Returns an axis of numbers, with the unit of what is measured on it as its name. */
export function valueAxis(
  planner: Planner,
  columns: readonly Column[],
  settings: Planner['chart']['settings']['y'],
  isHorizontal: boolean,
): YAxis {
  const { write } = planner;
  const unit = commonUnit(write, columns);
  const [sign, shown] = isSign(unit) ? [unit, ''] : ['', unit];
  return {
    type: settings?.log ? 'log' : 'value',
    ...(settings?.min === undefined ? {} : { min: settings.min }),
    ...(settings?.max === undefined ? {} : { max: settings.max }),
    ...lineOf(planner, false),
    axisLabel: {
      color: planner.look.faint,
      fontSize: 13,
      formatter: (value: number) => write.bare(value) + sign,
    },
    ...titled(planner, withUnit(settings?.title, shown), !isHorizontal),
  } as YAxis;
}

/** Returns the unit of all that is measured on an axis, empty where units differ: a column without one goes with a word, never with a sign. */
function commonUnit(write: Writer, columns: readonly Column[]): string {
  const units = new Set(columns.map(({ head }) => write.unitOf(head.text)));
  const [unit = '', ...others] = [...units].filter((own) => own !== '');
  return others.length > 0 || (isSign(unit) && units.size > 1) ? '' : unit;
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

/** Returns a title with the unit of what it names, or the unit alone; undefined for neither. */
export function withUnit(title: string | undefined, unit: string): string | undefined {
  if (title === undefined) return unit || undefined;
  return unit === '' || title.includes(unit) ? title : `${title}（${unit}）`;
}

/** The title of an axis: above an upright one, below the middle of a level one. */
export function titled({ look }: Planner, title: string | undefined, isUpright: boolean) {
  if (title === undefined) return {};
  const place = isUpright
    ? { nameLocation: 'end' as const }
    : { nameLocation: 'middle' as const, nameGap: 30 };
  return { name: title, nameTextStyle: { color: look.faint, fontSize: 13 }, ...place };
}
