import { oneLine, type Shape } from '@letu/core';
import type { Writer } from '../chart/format.js';
import type { Plan, Planner } from '../chart/plan.js';
import { textsOf } from '../chart/wide.js';
import type { Cell, Table } from '../source/table.js';
import type { Owner, VNode } from './drawChart.js';

/** The shapes of a picture, found while it is written. */
export interface ShapeFinder {
  /** Returns the id of the shape that an element draws: the title, an axis, an entry of the legend, a name, or a mark with its cell. */
  idOf(element: VNode): string | undefined;
  /** Returns the shapes that were drawn. */
  found(): readonly Shape[];
}

/** A shape before it is known which shapes are drawn. Its links lead to the names of shapes. */
type Described = Omit<Shape, 'id'> & {
  /** Tells it from all others of the picture. */
  readonly name: string;
};

/** Makes what finds the shapes of a chart. */
export function shapeFinder(
  { chart, write, messages }: Planner,
  plan: Plan,
  owners: readonly Owner[],
): ShapeFinder {
  const known: Known = {
    chart,
    plan,
    messages,
    legend: new Map(
      plan.legend.flatMap((cell) => [
        [cell.text, cell],
        [messages.otherAxis(cell.text, chart.settings.horizontal), cell],
      ]),
    ),
    names: namesOf(chart.table, write),
  };
  const shapes = new Map<string, Described & { readonly id: string }>();
  return {
    idOf(element) {
      const at = element.attrs['ecmeta_at'];
      const owner = at === undefined ? undefined : owners[Number(at)];
      const shape = owner && describe(owner, element, known);
      if (!shape) return undefined;
      const { id } = shapes.get(shape.name) ?? { id: String(shapes.size) };
      if (!shapes.has(shape.name)) shapes.set(shape.name, { ...shape, id });
      return id;
    },
    found: () =>
      Array.from(shapes.values(), ({ name: _name, from, to, ...shape }) => {
        const ends = Object.entries({ from, to }).flatMap(([end, name]) => {
          const id = shapes.get(name ?? '')?.id;
          return id === undefined ? [] : [[end, id] as const];
        });
        return { ...shape, ...Object.fromEntries(ends) };
      }),
  };
}

interface Known {
  readonly chart: Planner['chart'];
  readonly plan: Plan;
  /** What the legend names, and the names of rows and columns, by how they are written. */
  readonly legend: ReadonlyMap<string, Cell>;
  readonly names: ReadonlyMap<string, Cell>;
  readonly messages: Planner['messages'];
}

function describe(owner: Owner, element: VNode, known: Known): Described | undefined {
  const isText = element.tag === 'text';
  const text = element.text ?? '';
  switch (owner.part) {
    case 'series':
      return (isText ? ofName(text, known) : undefined) ?? ofSeries(owner, known);
    case 'title': {
      const { title, subtitle } = known.chart.settings;
      // A long one is drawn as several texts.
      const word = !title?.includes(text) && subtitle?.includes(text) ? 'subtitle' : 'title';
      const range = known.chart.place([word]);
      return { name: word, role: 'text', label: oneLine(text), range };
    }
    case 'legend': {
      const name = known.plan.legend[owner.datum ?? -1] ?? known.legend.get(text);
      return name && { name: `legend ${name.text}`, ...nodeShape(name.text, name) };
    }
    case 'xAxis':
    case 'yAxis':
      if (isText) return ofName(text, known) ?? ofAxisTitle(owner.part, text, known);
      return { name: owner.part, role: 'text', label: known.messages.parts[owner.part] };
    default:
      return isText ? ofName(text, known) : undefined;
  }
}

/** A text that is the name of a row or column, wherever it stands. */
function ofName(text: string, { legend, names }: Known): Described | undefined {
  if (legend.has(text)) return { name: `legend ${text}`, ...nodeShape(text, legend.get(text)) };
  const cell = names.get(text);
  return cell && { name: `name ${text}`, role: 'text', label: oneLine(text), ...placed(cell) };
}

function ofAxisTitle(part: 'xAxis' | 'yAxis', text: string, { chart }: Known): Described | undefined {
  for (const word of ['x', 'y'] as const) {
    const title = chart.settings[word]?.title;
    if (title === undefined || !text.startsWith(title)) continue;
    const range = chart.place([word, 'title']);
    return { name: `${part} title`, role: 'text', label: oneLine(text), range };
  }
  return undefined;
}

function ofSeries({ index: at, datum: own, isLink, point }: Owner, { plan }: Known): Described | undefined {
  const series = plan.series[at];
  const index = series?.partOf ?? at;
  const datum = series?.hasPoints ? point : own;
  if (isLink) {
    const link = plan.links?.[datum ?? -1];
    if (!link) return undefined;
    const ends = { from: `mark ${index} ${link.from}`, to: `mark ${index} ${link.to}` };
    return { name: `link ${datum}`, ...nodeShape(link.label, link.cell), role: 'link', ...ends };
  }
  if (datum !== undefined) {
    const mark = series?.marks[datum];
    return mark && { name: `mark ${index} ${datum}`, ...nodeShape(mark.label, mark.cell) };
  }
  return series?.name && { name: `series ${index}`, ...nodeShape(series.name.text, series.name) };
}

function namesOf(table: Table, write: Writer): ReadonlyMap<string, Cell> {
  const cells = [
    ...textsOf(table).flatMap((column) => column.cells),
    ...table.columns.map(({ head }) => head),
  ];
  const names = new Map<string, Cell>();
  for (const cell of cells) {
    const text = cell && write.name(cell.text);
    if (text && !names.has(text)) names.set(text, cell);
  }
  return names;
}

function nodeShape(label: string, cell: Cell | undefined): Omit<Shape, 'id'> {
  return { role: 'node', label: oneLine(label), ...placed(cell) };
}

const placed = (cell: Cell | undefined) =>
  cell && cell.range.from < cell.range.to ? { range: cell.range } : {};
