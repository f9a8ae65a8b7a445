import { endsScope, IMPLIED_END_TAGS } from './elementKinds.js';
import type { Element } from '../element.js';

/**
 * As deep as Chromium nests elements; what would go deeper becomes a sibling of the innermost, which counts as closed.
 * Most tags look through what is open: with no limit the time they take would grow with the square of their number.
 */
const DEPTH_LIMIT = 512;

/** The elements whose end tags have not been seen yet (https://html.spec.whatwg.org/#the-stack-of-open-elements). */
export class OpenElements {
  readonly #stack: Element[];

  constructor(root: Element) {
    this.#stack = [root];
  }

  get current(): Element {
    return this.#stack[this.#stack.length - 1] as Element;
  }
  /** Where elements go: into the innermost one, or beside it where they would be too deep. */
  get parentOfNext(): Element {
    const { current } = this;
    return this.#stack.length > DEPTH_LIMIT ? (current.parentElement ?? current) : current;
  }
  get root(): Element {
    return this.#stack[0] as Element;
  }
  get depth(): number {
    return this.#stack.length;
  }
  at(index: number): Element | undefined {
    return this.#stack[index];
  }
  indexOf(element: Element): number {
    return this.#stack.lastIndexOf(element);
  }
  includes(element: Element): boolean {
    return this.#stack.includes(element);
  }

  /** Opens an element. @returns what it closes by being too deep to stand inside, else undefined */
  push(element: Element): Element | undefined {
    const closed = this.#stack.length > DEPTH_LIMIT ? this.#stack.pop() : undefined;
    this.#stack.push(element);
    return closed;
  }
  /** Takes the innermost element off; the root stays. */
  pop(): void {
    if (this.#stack.length > 1) this.#stack.pop();
  }
  /** Takes an element and all inside it off. */
  popThrough(element: Element): void {
    const index = this.indexOf(element);
    if (index > 0) this.#stack.length = index;
  }
  /** Takes elements off until one of some names has gone. */
  popUntil(wanted: (element: Element) => boolean): void {
    while (this.#stack.length > 1) if (wanted(this.#stack.pop() as Element)) return;
  }
  remove(element: Element): void {
    const index = this.indexOf(element);
    if (index > 0) this.#stack.splice(index, 1);
  }
  replace(old: Element, element: Element): void {
    this.#stack[this.indexOf(old)] = element;
  }
  insertAfter(reference: Element, element: Element): void {
    this.#stack.splice(this.indexOf(reference) + 1, 0, element);
  }

  /** The innermost open element that is wanted, unless something in between ends the search. */
  findInScope(wanted: (element: Element) => boolean, alsoEnds: readonly string[] = []): Element | null {
    for (let index = this.#stack.length - 1; index > 0; index--) {
      const element = this.#stack[index] as Element;
      if (wanted(element)) return element;
      if (endsScope(element) || (element.isHtml && alsoEnds.includes(element.localName))) return null;
    }
    return null;
  }

  /** The innermost open element that is wanted inside the innermost table. */
  findInTable(wanted: (element: Element) => boolean): Element | null {
    for (let index = this.#stack.length - 1; index > 0; index--) {
      const element = this.#stack[index] as Element;
      if (wanted(element)) return element;
      if (isHtml(element, 'table') || isHtml(element, 'template')) return null;
    }
    return null;
  }

  /** Closes the elements that may go without an end tag, but one. */
  generateImpliedEndTags(except?: string): void {
    while (
      this.current.isHtml &&
      this.current.localName !== except &&
      IMPLIED_END_TAGS.has(this.current.localName) &&
      this.depth > 1
    )
      this.pop();
  }
}

/** Tells whether an element is HTML's of a name. */
export function isHtml(element: Element, name: string): boolean {
  return element.isHtml && element.localName === name;
}
