import type { Cell } from '../source/table.js';
import { DATE_FORMS } from './format.js';
import type { Note, Planner } from './plan.js';
import { wideOf } from './wide.js';

/** The types whose marks are as long as their numbers are large. */
const OF_LENGTHS: ReadonlySet<string> = new Set([
  'bar',
  'stacked',
  'area',
  'stackedArea',
  'combo',
  'waterfall',
]);
/** The types whose numbers stand along one axis of values. */
const OF_ONE_AXIS: ReadonlySet<string> = new Set([
  ...OF_LENGTHS,
  'line',
  'candlestick',
  'boxplot',
  'radar',
  'gauge',
]);

/** Returns what the settings of a chart keep it from showing. */
export function notesOf(planner: Planner): readonly Note[] {
  return [...dateForms(planner), ...beyondAxis(planner), ...cutBars(planner)];
}

/** The word of the axis along which numbers stand. */
const axisOf = ({ settings }: Planner['chart']) =>
  settings.horizontal &&
  OF_ONE_AXIS.has(settings.type) &&
  settings.type !== 'radar' &&
  settings.type !== 'gauge'
    ? 'x'
    : 'y';

function dateForms({ chart, messages }: Planner): readonly Note[] {
  const [unknown] = chart.settings.dates?.replaceAll(DATE_FORMS, ' ').match(/[a-z]+/i) ?? [];
  if (unknown === undefined) return [];
  return [{ range: chart.place(['dates']), message: messages.unknownDateForm(unknown) }];
}

/** Warns once of what is beyond the ends of the axis: of stacks and steps, where they reach. */
function beyondAxis(planner: Planner): readonly Note[] {
  const { chart, messages } = planner;
  const { settings } = chart;
  if (!OF_ONE_AXIS.has(settings.type)) return [];
  const { min = -Infinity, max = Infinity, log = false } = settings[axisOf(chart)] ?? {};
  if (min === -Infinity && max === Infinity && !log) return [];
  const [first, ...more] = reached(planner).filter(
    ({ value }) => value > max || value < min || (log && value <= 0),
  );
  return first
    ? [{ range: first.cell.range, message: messages.beyondAxis(first.cell.text, more.length) }]
    : [];
}

/** Returns where the marks of cells end along the axis of numbers. */
function reached(planner: Planner): readonly { readonly cell: Cell; readonly value: number }[] {
  const { type, secondary } = planner.chart.settings;
  const { names, series } = wideOf(planner);
  const second =
    type === 'combo'
      ? (secondary ??
        series
          .slice(1)
          .slice(-1)
          .map(({ head }) => head.text))
      : [];
  const shown = series.filter(({ head }) => !second.includes(head.text));
  const isStacked = type === 'stacked' || type === 'stackedArea';
  let sum = 0;
  return names.flatMap((_, row) => {
    const ends = { up: 0, down: 0 };
    return shown.flatMap(({ cells }) => {
      const cell = cells[row];
      if (cell?.value === undefined) return [];
      if (type === 'waterfall') return [{ cell, value: (sum += cell.value) }];
      if (!isStacked) return [{ cell, value: cell.value }];
      const side = cell.value < 0 ? 'down' : 'up';
      return [{ cell, value: (ends[side] += cell.value) }];
    });
  });
}

function cutBars({ chart, messages }: Planner): readonly Note[] {
  const { settings } = chart;
  const axis = axisOf(chart);
  const { min = 0, max = 0, log } = settings[axis] ?? {};
  if (!OF_LENGTHS.has(settings.type) || log || (min <= 0 && max >= 0)) return [];
  return [{ range: chart.place([axis, min > 0 ? 'min' : 'max']), message: messages.cutBars }];
}
