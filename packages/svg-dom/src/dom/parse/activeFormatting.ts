import type { Element } from '../element.js';

/** More than these are not opened again: every paragraph would hold them all, and markup grow with the square of its length. */
const MOST_ENTRIES = 64;

/** Formatting elements that go on in what follows (https://html.spec.whatwg.org/#the-list-of-active-formatting-elements). */
export class ActiveFormatting {
  /** `null` stands for a marker. */
  readonly #entries: (Element | null)[] = [];

  get length(): number {
    return this.#entries.length;
  }
  at(index: number): Element | null | undefined {
    return this.#entries[index];
  }
  indexOf(element: Element): number {
    return this.#entries.lastIndexOf(element);
  }
  includes(element: Element): boolean {
    return this.#entries.includes(element);
  }

  /** Adds an element; of more than three that are alike the oldest goes. */
  push(element: Element): void {
    let alike = 0;
    for (let index = this.#entries.length - 1; index >= 0; index--) {
      const entry = this.#entries[index];
      if (!entry) break;
      if (isAlike(entry, element) && ++alike === 3) this.#entries.splice(index, 1);
    }
    this.#add(element);
  }
  pushMarker(): void {
    this.#add(null);
  }
  clearToMarker(): void {
    while (this.#entries.length > 0) if (this.#entries.pop() === null) return;
  }
  remove(element: Element): void {
    const index = this.indexOf(element);
    if (index >= 0) this.#entries.splice(index, 1);
  }
  replaceAt(index: number, element: Element): void {
    this.#entries[index] = element;
  }
  insertAt(index: number, element: Element): void {
    this.#entries.splice(index, 0, element);
  }

  #add(entry: Element | null): void {
    if (this.#entries.length === MOST_ENTRIES) this.#entries.shift();
    this.#entries.push(entry);
  }

  /** The last entry of a name after the last marker. */
  find(name: string): Element | null {
    for (let index = this.#entries.length - 1; index >= 0; index--) {
      const entry = this.#entries[index];
      if (!entry) return null;
      if (entry.localName === name) return entry;
    }
    return null;
  }
}

function isAlike(one: Element, other: Element): boolean {
  if (one.localName !== other.localName || one.attributes.length !== other.attributes.length) return false;
  return one.attributes.every(({ name, value }) => other.getAttribute(name) === value);
}
