import type { Outline, OutlineItem, RenderResult } from '../engine.js';
import type { Shape } from './shape.js';

/** Says shapes in the form that the editor reads until it reads shapes. */
export function withOldForm(result: RenderResult): RenderResult {
  if (result.status === 'failure' || !result.shapes) return result;
  const { shapes } = result;
  const sourceMap = shapes
    .flatMap(({ id, range }) => (range ? [{ ...range, selector: selectorOf(id) }] : []))
    .toSorted((a, b) => a.from - b.from);
  return { ...result, sourceMap, description: itemsIn(shapes, undefined) };
}

const selectorOf = (id: string) => `[data-shape="${id}"]`;

function itemsIn(shapes: readonly Shape[], parent: string | undefined): Outline {
  return shapes
    .filter((shape) => shape.parent === parent)
    .map((shape): OutlineItem => {
      const children = itemsIn(shapes, shape.id);
      const role = shape.role === 'text' ? 'node' : shape.role;
      const item = { role, label: labelOf(shape, shapes), selector: selectorOf(shape.id) };
      return children.length > 0 ? { ...item, children } : item;
    });
}

function labelOf({ role, label, from, to }: Shape, shapes: readonly Shape[]): string {
  const end = (id: string | undefined) => shapes.find((shape) => shape.id === id)?.label;
  if (role !== 'link' || from === undefined || to === undefined) return label;
  return `${end(from)} → ${end(to)}${label === '' ? '' : `: ${label}`}`;
}
