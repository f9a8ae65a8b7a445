import {
  oneLine,
  stampShapes,
  svgElements,
  type DrawnShape,
  type StampedPicture,
  type SvgElement,
} from '@letu/core';
import type { Mark, Plan } from '../chart/plan.js';
import type { HandchartMessages } from '../locales/zh-CN.js';
import type { Chart } from '../source/readSource.js';
import type { Cell } from '../source/table.js';
import type { Owner } from './drawChart.js';

/** Marks elements of a picture with what they show: title, axes, entries of the legend, and each mark with its cell. */
export function withShapes(
  svg: string,
  {
    chart,
    plan,
    owners,
    messages,
  }: {
    readonly chart: Chart;
    readonly plan: Plan;
    readonly owners: readonly Owner[];
    readonly messages: HandchartMessages;
  },
): StampedPicture {
  const shapes = new Map<string, { shape: Omit<DrawnShape, 'elements'>; elements: SvgElement[] }>();
  const names = new Map(plan.legend.map((cell) => [cell.text, cell]));
  for (const element of svgElements(svg)) {
    const at = element.attribute('ecmeta_at');
    const owner = at === '' ? undefined : owners[Number(at)];
    const found = owner && describe(owner, element, { chart, plan, names, messages });
    if (!found) continue;
    const known = shapes.get(found.id);
    if (known) known.elements.push(element);
    else shapes.set(found.id, { shape: found.shape, elements: [element] });
  }
  const drawn = [...shapes.values()].map(({ shape, elements }) => ({ ...shape, elements }));
  const stamped = stampShapes(svg, drawn);
  return { ...stamped, svg: stamped.svg.replaceAll(/ ecmeta_at="\d+"/g, '') };
}

interface Known {
  readonly chart: Chart;
  readonly plan: Plan;
  readonly names: ReadonlyMap<string, Cell>;
  readonly messages: HandchartMessages;
}

interface Described {
  readonly id: string;
  readonly shape: Omit<DrawnShape, 'elements'>;
}

function describe(owner: Owner, element: SvgElement, known: Known): Described | undefined {
  switch (owner.part) {
    case 'series':
      return ofSeries(owner, known);
    case 'title': {
      const { title, subtitle } = known.chart.settings;
      const word = element.text === subtitle && element.text !== title ? 'subtitle' : 'title';
      const range = known.chart.place([word]);
      return { id: word, shape: { role: 'text', label: oneLine(element.text), range } };
    }
    case 'legend': {
      const name = known.plan.legend[owner.datum ?? -1] ?? known.names.get(element.text);
      return name && { id: `legend ${name.text}`, shape: textShape(name.text, name) };
    }
    case 'xAxis':
    case 'yAxis':
      if (element.name === 'text') return undefined;
      return { id: owner.part, shape: { role: 'text', label: known.messages.parts[owner.part] } };
    default:
      return undefined;
  }
}

function ofSeries({ index, datum, isLink }: Owner, { plan }: Known): Described | undefined {
  const series = plan.series[index];
  if (isLink) {
    const mark = plan.links?.[datum ?? -1];
    return mark && { id: `link ${datum}`, shape: markShape(mark) };
  }
  if (datum !== undefined) {
    const mark = series?.marks[datum];
    return mark && { id: `mark ${index} ${datum}`, shape: markShape(mark) };
  }
  return series?.name && { id: `series ${index}`, shape: textShape(series.name.text, series.name) };
}

function markShape({ label, cell }: Mark): Omit<DrawnShape, 'elements'> {
  return { role: 'node', label: oneLine(label), ...placed(cell) };
}

function textShape(text: string, cell: Cell): Omit<DrawnShape, 'elements'> {
  return { role: 'node', label: oneLine(text), ...placed(cell) };
}

const placed = (cell: Cell | undefined) =>
  cell && cell.range.from < cell.range.to ? { range: cell.range } : {};
