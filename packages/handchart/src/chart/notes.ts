import { DATE_FORMS } from './format.js';
import type { Note, Planner } from './plan.js';
import { numbersOf } from './wide.js';

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

function beyondAxis({ chart, messages }: Planner): readonly Note[] {
  const { settings, table } = chart;
  if (!OF_ONE_AXIS.has(settings.type)) return [];
  const { min = -Infinity, max = Infinity } = settings[axisOf(chart)] ?? {};
  const others = settings.type === 'combo' ? (settings.secondary ?? []) : [];
  const [first, ...more] = numbersOf(table)
    .filter(({ head }) => !others.includes(head.text))
    .flatMap(({ cells }) => cells)
    .filter((cell) => cell?.value !== undefined && (cell.value > max || cell.value < min));
  return first ? [{ range: first.range, message: messages.beyondAxis(first.text, more.length) }] : [];
}

function cutBars({ chart, messages }: Planner): readonly Note[] {
  const { settings } = chart;
  const axis = axisOf(chart);
  const { min = 0, max = 0, log } = settings[axis] ?? {};
  if (!OF_LENGTHS.has(settings.type) || log || (min <= 0 && max >= 0)) return [];
  return [{ range: chart.place([axis, min > 0 ? 'min' : 'max']), message: messages.cutBars }];
}
