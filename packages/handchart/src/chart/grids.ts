import type { VisualMapComponentOption } from 'echarts';
import { fitted, lineOf } from './axes.js';
import { extentOf } from './extent.js';
import { isoDate } from './format.js';
import { markOf, PlanError, type Plan, type Planner } from './plan.js';
import { headHeight, heightOf } from './room.js';
import { leftOut, onlyNumbers, wideOf } from './wide.js';

/** Colours in a grid, by rows and columns. */
export function planHeatmap(planner: Planner): Plan {
  const { chart, write, messages, look } = planner;
  const { names, series } = wideOf(planner);
  if (series.length === 0) throw new PlanError(messages.noNumbers);
  const cells = series.flatMap(({ head, cells: own }, x) =>
    names.flatMap((name, y) => {
      const cell = own[y];
      return cell?.value === undefined ? [] : [{ x, y, name, head, cell, value: cell.value }];
    }),
  );
  const heads = series.map(({ head }) => head.text);
  const line = lineOf(planner, true);
  return {
    height: heightOf(chart.settings, names.length * 20 + 150),
    option: {
      xAxis: {
        type: 'category',
        data: heads,
        ...line,
        axisLabel: { ...line.axisLabel, ...fitted(planner, heads, false) },
      },
      yAxis: {
        type: 'category',
        data: names.map(({ text }) => write.name(text)),
        inverse: true,
        ...line,
        axisLabel: { ...line.axisLabel, ...fitted(planner, [], true) },
      },
      visualMap: scaleOf(
        planner,
        cells.map(({ value }) => value),
        onlyNumbers(chart.table),
      ),
    },
    series: [
      {
        option: {
          type: 'heatmap',
          itemStyle: { borderColor: look.paper, borderWidth: 2 },
          label: {
            show: chart.settings.labels ?? cells.length <= 100,
            // A number has to be read on light and on dark.
            color: look.ink,
            textBorderColor: look.paper,
            textBorderWidth: 3,
            formatter: ({ dataIndex }) =>
              write.number(cells[dataIndex]?.value ?? 0, cells[dataIndex]?.head.text),
          },
          data: cells.map(({ x, y, value }) => [x, y, value]),
        },
        marks: cells.map(({ name, head, cell, value }) =>
          markOf([write.name(name.text), head.text], cell, write.number(value, head.text)),
        ),
      },
    ],
    legend: [],
  };
}

/** Pixels; smaller squares nobody tells apart. */
const SMALLEST_DAY = 6;

/** A square for each day. */
export function planCalendar(planner: Planner): Plan {
  const { chart, write, messages, look } = planner;
  const { names, series } = wideOf(planner);
  const [column] = series;
  if (!column) throw new PlanError(messages.noNumbers);
  const days = names.flatMap((name, row) => {
    const date = isoDate(name.text);
    const cell = column.cells[row];
    return date === undefined || cell?.value === undefined ? [] : [{ name, date, cell, value: cell.value }];
  });
  const dates = days.map(({ date }) => date).toSorted();
  const [first = '', last = first] = [dates[0], dates.at(-1)];
  if (first === '') throw new PlanError(messages.noDates, names[0]);
  const weeks = (Date.parse(last) - Date.parse(first)) / (7 * 86_400_000) + 2;
  const head = headHeight(chart.settings);
  const room = chart.settings.width - 110;
  const size = Math.min(36, Math.floor(room / weeks));
  // Many weeks are narrow; their days can be a little higher, to be read.
  const high = Math.min(
    32,
    Math.max(size, Math.min(2 * size, Math.floor((chart.settings.height - head - 142) / 7))),
  );
  if (size < SMALLEST_DAY) {
    const longest = Math.floor(room / SMALLEST_DAY);
    throw new PlanError(messages.calendarTooLong(longest), days.find(({ date }) => date === last)?.name);
  }
  return {
    option: {
      calendar: {
        range: [first, last],
        top: head + 62,
        left: 'center',
        cellSize: [size, high],
        itemStyle: { color: 'transparent', borderColor: look.grid, borderWidth: 1 },
        splitLine: { lineStyle: { color: look.faint, width: 1 } },
        yearLabel: { show: false },
        monthLabel: { color: look.faint, nameMap: [...messages.months] },
        dayLabel: {
          color: look.faint,
          fontSize: Math.min(12, high - 1),
          firstDay: 1,
          nameMap: [...messages.weekdays],
        },
      },
      visualMap: scaleOf(
        planner,
        days.map(({ value }) => value),
        column.head.text,
      ),
    },
    series: [
      {
        option: {
          type: 'heatmap',
          coordinateSystem: 'calendar',
          data: days.map(({ date, value }) => [date, value]),
        },
        marks: days.map(({ name, cell, value }) =>
          markOf([write.name(name.text)], cell, write.number(value, column.head.text)),
        ),
      },
    ],
    legend: [],
    ...leftOut(planner, series),
  };
}

function scaleOf(
  { look, write }: Planner,
  values: readonly number[],
  column?: string,
): VisualMapComponentOption {
  const [min, max] = extentOf(values);
  return {
    type: 'continuous',
    min,
    max: max > min ? max : min + 1,
    calculable: false,
    orient: 'horizontal',
    left: 'center',
    bottom: 8,
    itemWidth: 14,
    itemHeight: 160,
    text: [write.amount(max, column), write.amount(min, column)],
    textStyle: { color: look.faint },
    inRange: { color: [...look.scale] },
  };
}
