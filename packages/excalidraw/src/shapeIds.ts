import { isFrame, type SceneElement } from './document/model.js';

/** What may stand in a name of a shape: hosts look shapes up by selectors. */
const PLAIN = /^[\w-]{1,64}$/;

/** The shape of a board on which nothing is. */
export const BLANK = 'board';

/** The names of shapes in pictures, and the elements they stand for. */
export interface ShapeIds {
  /** Returns the shape that shows an element; a text that stands in another is shown by that. */
  of(element: string): string | undefined;
  ofGroup(group: string): string | undefined;
  /** Returns the elements that a shape stands for: of a group all that are in it. */
  elementsOf(shape: string): readonly string[];
  /** Returns the element a shape is the picture of; undefined for groups. */
  elementOf(shape: string): string | undefined;
}

/** Names the shapes of a board; the same board always the same. */
export function shapeIdsOf(elements: readonly SceneElement[]): ShapeIds {
  const byId = new Map(elements.map((element) => [element.id, element]));
  const ids = new Map<string, string>();
  const groups = new Map<string, string>();
  const members = new Map<string, string[]>();
  for (const [index, { id, groupIds }] of elements.entries()) {
    const shape = PLAIN.test(id) ? `e-${id}` : `n-${index}`;
    ids.set(id, shape);
    members.set(shape, [id]);
    for (const group of groupIds) {
      const name = groups.get(group) ?? (PLAIN.test(group) ? `g-${group}` : `h-${groups.size}`);
      groups.set(group, name);
      const known = members.get(name);
      if (known) known.push(id);
      else members.set(name, [id]);
    }
  }
  const shown = (element: string): string => {
    const found = byId.get(element);
    const container = found?.type === 'text' ? byId.get(found.containerId ?? '') : undefined;
    return container && container.type !== 'text' && !isFrame(container) ? container.id : element;
  };
  return {
    of: (element) => ids.get(shown(element)),
    ofGroup: (group) => groups.get(group),
    elementsOf: (shape) => members.get(shape) ?? [],
    elementOf(shape) {
      const [only] = members.get(shape) ?? [];
      return only !== undefined && ids.get(only) === shape ? only : undefined;
    },
  };
}
