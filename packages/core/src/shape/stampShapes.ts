import type { Shape } from './shape.js';
import type { SvgElement } from './svgElements.js';

/** A shape with the elements that draw it, before it has an id. */
export interface DrawnShape extends Omit<Shape, 'id' | 'role' | 'parent' | 'from' | 'to'> {
  role: Shape['role'];
  /** Of several shapes that claim an element, the first has it. */
  readonly elements: readonly SvgElement[];
  parent?: DrawnShape | undefined;
  from?: DrawnShape | undefined;
  to?: DrawnShape | undefined;
}

/** A picture whose elements carry the ids of their shapes, and the shapes. */
export interface StampedPicture {
  readonly svg: string;
  readonly shapes: readonly Shape[];
}

/**
 * Gives shapes their ids, and marks the elements that draw them.
 *
 * A shape without an element is left out; its members belong to the group around it.
 *
 * @param svg The text that `svgElements` read the elements from.
 * @param drawn The shapes, in the order they are read to people.
 */
export function stampShapes(svg: string, drawn: readonly DrawnShape[]): StampedPicture {
  const owners = new Map<SvgElement, DrawnShape>();
  for (const shape of drawn) {
    for (const element of shape.elements) if (!owners.has(element)) owners.set(element, shape);
  }
  const shown = new Set(owners.values());
  const ids = new Map(
    drawn.filter((shape) => shown.has(shape)).map((shape, index) => [shape, String(index)]),
  );
  const groupOf = ({ parent }: DrawnShape): DrawnShape | undefined =>
    parent && !ids.has(parent) ? groupOf(parent) : parent;
  const idOf = (shape: DrawnShape | undefined) => (shape ? ids.get(shape) : undefined);
  const shapes = [...ids].map(([shape, id]): Shape => {
    const { elements: _elements, parent: _parent, from, to, ...rest } = shape;
    const ends = { parent: idOf(groupOf(shape)), from: idOf(from), to: idOf(to) };
    return withoutGaps({ id, ...rest, ...ends });
  });
  return {
    svg: stamped(
      svg,
      [...owners].map(([{ at }, shape]) => [at, ids.get(shape) ?? '']),
    ),
    shapes,
  };
}

/** What is not known is not there: results are compared and sent as JSON. */
function withoutGaps(shape: Shape): Shape {
  return Object.fromEntries(
    Object.entries(shape).filter(([, value]) => value !== undefined),
  ) as unknown as Shape;
}

function stamped(svg: string, marks: readonly (readonly [at: number, id: string])[]): string {
  const pieces: string[] = [];
  let end = 0;
  for (const [at, id] of marks.toSorted(([a], [b]) => a - b)) {
    pieces.push(svg.slice(end, at), ` data-shape="${id}"`);
    end = at;
  }
  return pieces.join('') + svg.slice(end);
}

/** Returns the texts of a picture as its shapes, where an engine says no more than that. */
export function textShapes(elements: readonly SvgElement[]): readonly DrawnShape[] {
  return elements
    .filter(({ name, text }) => (name === 'text' || name === 'foreignObject') && text.trim() !== '')
    .map((element) => ({ role: 'text', label: oneLine(element.text), elements: [element] }));
}

/** Returns a text as a label is said, with one blank for any white space. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
