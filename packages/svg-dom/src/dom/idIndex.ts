import { DOCUMENT_POSITIONS } from './nodeTypes.js';
import type { Element } from './interfaces.js';

/** The connected elements of a document by their id. */
export class IdIndex {
  readonly #elements = new Map<string, Element[]>();

  /** The elements with an id in tree order. */
  all(id: string): readonly Element[] {
    const elements = this.#elements.get(id);
    if (!elements) return [];
    return elements.length > 1 ? elements.toSorted(inTreeOrder) : elements;
  }

  /** Moves an element from one id to another; an empty one is none. */
  change(element: Element, old: string, id: string): void {
    if (old !== '') this.#delete(old, element);
    if (id !== '') this.#add(id, element);
  }

  #add(id: string, element: Element): void {
    const elements = this.#elements.get(id);
    if (elements) elements.push(element);
    else this.#elements.set(id, [element]);
  }

  #delete(id: string, element: Element): void {
    const elements = this.#elements.get(id);
    const index = elements?.indexOf(element) ?? -1;
    if (!elements || index < 0) return;
    if (elements.length > 1) elements.splice(index, 1);
    else this.#elements.delete(id);
  }
}

/** Orders elements of one tree as they stand in it. */
export function inTreeOrder(one: Element, other: Element): number {
  return one.compareDocumentPosition(other) & DOCUMENT_POSITIONS.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
