import type { Cell } from '../source/table.js';
import { lineOf, timeAxis, titled, valueAxis, withUnit } from './axes.js';
import { extentOf } from './extent.js';
import { dayNumbers } from './format.js';
import { markOf, PlanError, type Plan, type Planner, type PlannedSeries } from './plan.js';
import { distinct, numbersOf, textsOf } from './wide.js';

const SMALLEST = 8;
const LARGEST = 56;
/** The diameters of points by how many there are at the most, in pixels: of many, each hides fewer of the others. */
const DIAMETERS = [
  [300, 11],
  [1000, 7],
] as const;
const MANY = 300;

/** Points by two columns of numbers; a third is the size of bubbles, a second column of texts the group. */
export function planPoints(planner: Planner): Plan {
  const { chart, write, messages, look } = planner;
  const { type, x, y, labels } = chart.settings;
  const { columns } = chart.table;
  const [first] = columns;
  // A first column of numbers is a quantity here, and no name.
  const numbers = first?.isNumeric ? [first, ...numbersOf(chart.table)] : numbersOf(chart.table);
  const texts = first?.isNumeric ? textsOf(chart.table).slice(1) : textsOf(chart.table);
  const [named, grouped] = texts;
  const [across, up, size] = numbers;
  if (!across) throw new PlanError(messages.noNumbers);
  const groups = grouped ? distinct(grouped) : [];
  const sizes = (size?.cells ?? []).map((cell) => cell?.value ?? 0);
  const most = Math.max(extentOf(sizes)[1], 0) || 1;
  const { rowCount } = chart.table;
  const isMany = rowCount > MANY;
  const days = !up && named && isDated(named.cells) ? dayNumbers(named.cells) : undefined;
  const diameter = (row: number) =>
    type === 'bubble'
      ? SMALLEST + (LARGEST - SMALLEST) * Math.sqrt(Math.max(sizes[row] ?? most / 8, 0) / most)
      : (DIAMETERS.find(([rows]) => rowCount <= rows)?.[1] ?? 4);
  const rows = across.cells.flatMap((cell, row) => {
    const other = up ? up.cells[row] : undefined;
    if (cell?.value === undefined || (up && other?.value === undefined)) return [];
    // One column alone is drawn against the numbers of its rows.
    const point = up ? [cell.value, other?.value ?? 0] : [days?.[row] ?? row + 1, cell.value];
    return [{ row, cell, point, name: named?.cells[row], group: grouped?.cells[row]?.text }];
  });
  const series = (groups.length > 0 ? groups : [undefined]).map((group): PlannedSeries => {
    const members = rows.filter((member) => group === undefined || member.group === group.text);
    return {
      name: group,
      option: {
        type: 'scatter',
        ...(group ? { name: group.text } : {}),
        itemStyle: { opacity: type === 'bubble' ? 0.75 : isMany ? 0.55 : 1 },
        label: {
          show: labels ?? (type === 'bubble' && members.length <= 40),
          position: type === 'bubble' ? 'right' : 'top',
          color: look.ink,
          formatter: ({ dataIndex }) => members[dataIndex]?.name?.text ?? '',
        },
        data: members.map(({ row, point }) => ({ value: point, symbolSize: diameter(row) })),
      },
      marks: members.map(({ cell, point, name }) =>
        markOf(
          [name?.text ?? '', group?.text ?? ''],
          cell,
          (days ? point.slice(1) : point).map((value) => write.number(value)).join(', '),
        ),
      ),
    };
  });
  const outside = rows.filter(({ point: [left = 0, high = 0] }) => isBeyond(left, x) || isBeyond(high, y));
  const [beyond, ...more] = outside;
  const xColumn = up ? across : undefined;
  const yColumn = up ?? across;
  return {
    series,
    legend: groups,
    notes: beyond
      ? [{ range: beyond.cell.range, message: messages.beyondAxis(beyond.cell.text, more.length) }]
      : [],
    option: {
      xAxis: days
        ? timeAxis(planner, (named?.cells ?? []) as Cell[], days)
        : ({
            ...valueAxis(planner, xColumn ? [xColumn] : [], x, true),
            ...titled(
              planner,
              withUnit(x?.title ?? xColumn?.head.text, write.unitOf(xColumn?.head.text)),
              false,
            ),
            ...scaled(x, type),
            splitLine: lineOf(planner, true).splitLine,
            axisLine: lineOf(planner, true).axisLine,
          } as never),
      yAxis: {
        ...valueAxis(planner, [yColumn], y, false),
        ...titled(planner, withUnit(y?.title ?? yColumn.head.text, write.unitOf(yColumn.head.text)), true),
        ...scaled(y, type),
      } as never,
    },
  };
}

const isBeyond = (value: number, settings: Planner['chart']['settings']['x']) =>
  value < (settings?.min ?? -Infinity) ||
  value > (settings?.max ?? Infinity) ||
  (settings?.log === true && value <= 0);

const isDated = (cells: readonly (Cell | undefined)[]): cells is readonly Cell[] =>
  !cells.includes(undefined);

/** Points are compared with each other and not with nothing; bubbles need some room at the ends. */
const scaled = (settings: { readonly min?: number | undefined } | undefined, type: string) =>
  settings?.min === undefined
    ? { scale: true, ...(type === 'bubble' ? { boundaryGap: ['4%', '4%'] } : {}) }
    : {};
