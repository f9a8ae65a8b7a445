import type { Shape } from '@letu/core';

/** The shapes of one picture with their elements, which carry a shape's id as `data-shape`. */
export class ShapeIndex {
  readonly shapes: readonly Shape[];
  readonly #root: Element;
  readonly #byId: ReadonlyMap<string, Shape>;
  #elements: ReadonlyMap<string, readonly Element[]> | undefined;

  constructor(root: Element, shapes: readonly Shape[]) {
    this.#root = root;
    this.shapes = shapes;
    this.#byId = new Map(shapes.map((shape) => [shape.id, shape]));
  }

  /** Returns the innermost shape that holds an element. */
  shapeOf(element: Element): Shape | undefined {
    return this.#innermost(element, () => true);
  }

  /** Returns the innermost shape around an element whose place in the source is known. */
  tiedShapeOf(element: Element): Shape | undefined {
    return this.#innermost(element, ({ range }) => range !== undefined);
  }

  #innermost(element: Element, accepts: (shape: Shape) => boolean): Shape | undefined {
    for (let part: Element | null = element; part && part !== this.#root; part = part.parentElement) {
      const shape = this.#byId.get(part.getAttribute('data-shape') ?? '');
      if (shape && accepts(shape)) return shape;
    }
    return undefined;
  }

  /** Returns the elements of the given shapes, each shape's in the order they are painted. */
  elementsOf(ids: readonly string[]): readonly Element[] {
    if (ids.length === 0) return [];
    this.#elements ??= this.#readElements();
    return ids.flatMap((id) => this.#elements?.get(id) ?? []);
  }

  #readElements(): ReadonlyMap<string, readonly Element[]> {
    const found = new Map<string, Element[]>();
    for (const element of this.#root.querySelectorAll('[data-shape]')) {
      const id = element.getAttribute('data-shape') ?? '';
      const elements = found.get(id);
      if (elements) elements.push(element);
      else found.set(id, [element]);
    }
    return found;
  }
}
