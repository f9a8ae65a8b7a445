/** A part of a picture: one SVG element as a string, by a key that no other part has. */
export interface KeyedPart {
  readonly key: string;
  readonly svg: string;
  /** Where it is moved to, which is no part of the string: what is moved alone is not made again. */
  readonly transform?: string;
}

interface Shown {
  readonly svg: string;
  readonly element: Element;
  transform: string | undefined;
}

/** Keeps the children of an SVG element as strings say, and touches those alone whose string has changed. */
export class KeyedElements {
  readonly #parent: SVGElement;
  #shown = new Map<string, Shown>();

  constructor(parent: SVGElement) {
    this.#parent = parent;
  }

  /** Shows parts in their order, the last one on top. */
  show(parts: readonly KeyedPart[]): void {
    const before = this.#shown;
    const changed = parts.filter(({ key, svg }) => before.get(key)?.svg !== svg);
    const made = elementsOf(this.#parent.ownerDocument, changed);
    const next = new Map<string, Shown>();
    changed.forEach(({ key, svg }, index) => {
      const known = before.get(key);
      const element = made[index];
      if (!element) return;
      known?.element.replaceWith(element);
      next.set(key, { svg, element, transform: undefined });
    });
    this.#shown = new Map();
    for (const { key, transform } of parts) {
      const shown = next.get(key) ?? before.get(key);
      if (!shown) continue;
      this.#shown.set(key, shown);
      if (transform === shown.transform || transform === undefined) continue;
      shown.element.setAttribute('transform', transform);
      shown.transform = transform;
    }
    for (const [key, { element }] of before) if (!this.#shown.has(key)) element.remove();
    this.#order();
  }

  /** Shows nothing any more. */
  clear(): void {
    this.#shown.clear();
    this.#parent.replaceChildren();
  }

  #order(): void {
    let at = this.#parent.firstChild;
    for (const { element } of this.#shown.values()) {
      if (element === at) at = at.nextSibling;
      else this.#parent.insertBefore(element, at);
    }
  }
}

/** Returns the elements of parts, read all at once. */
function elementsOf(document: Document, parts: readonly KeyedPart[]): readonly Element[] {
  if (parts.length === 0) return [];
  const template = document.createElement('template');
  template.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg">${parts.map(({ svg }) => svg).join('')}</svg>`;
  return [...(template.content.firstElementChild?.children ?? [])];
}
