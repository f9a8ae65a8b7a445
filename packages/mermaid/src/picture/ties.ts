import type { SvgElement } from '@letu/core';
import type { Part } from '../source/part.js';

/** Parts of a source, the elements of its picture, and which of them belong together. */
export class Ties {
  readonly #elementsOf = new Map<Part, SvgElement[]>();
  readonly #tied = new Set<SvgElement>();

  constructor(
    readonly source: string,
    readonly parts: readonly Part[],
    readonly elements: readonly SvgElement[],
    /** What the ids in the picture begin with. */
    readonly pictureId: string,
  ) {}

  /** Ties an element to a part; what is tied already stays so. */
  add(part: Part | undefined, element: SvgElement | undefined): void {
    if (!part || !element || this.#tied.has(element)) return;
    this.#tied.add(element);
    const known = this.#elementsOf.get(part);
    if (known) known.push(element);
    else this.#elementsOf.set(part, [element]);
  }

  /** Ties parts to elements, one after the other. */
  addInTurn(parts: readonly (Part | undefined)[], elements: readonly (SvgElement | undefined)[]): void {
    for (const [turn, element] of elements.entries()) this.add(parts[turn], element);
  }

  isTied(element: SvgElement): boolean {
    return this.#tied.has(element);
  }

  elementsOf(part: Part): readonly SvgElement[] {
    return this.#elementsOf.get(part) ?? [];
  }

  /** The element behind another's start. */
  next(element: SvgElement): SvgElement | undefined {
    return this.elements[this.elements.indexOf(element) + 1];
  }

  /** A part as it is written. */
  textOf({ from, to }: Part): string {
    return this.source.slice(from, to);
  }
}

/** Ties what a type of diagram draws to what its source says. */
export type Tie = (ties: Ties) => void;
/** Tells whether a part of the source, or an element of the picture, is of a kind. */
export type Test<Item> = (item: Item, ties: Ties) => boolean;

/**
 * Makes a rule for what is drawn in the order of the source, or in another that is known. Where there are more or fewer elements
 * than parts, the order says nothing.
 */
export function inTurn(
  which: Test<Part>,
  isDrawn: Test<SvgElement>,
  order: (parts: readonly Part[], ties: Ties) => readonly (Part | undefined)[] = (parts) => parts,
): Tie {
  return (ties) => {
    const parts = order(
      ties.parts.filter((part) => which(part, ties)),
      ties,
    );
    const elements = ties.elements.filter((element) => isDrawn(element, ties));
    if (parts.length === elements.length) ties.addInTurn(parts, elements);
  };
}

export const isLink = ({ role }: Part) => role === 'link';
export const isNode = ({ role }: Part) => role === 'node';
export const isGroup = ({ role }: Part) => role === 'group';
export const isAny = () => true;

/** Makes a test for parts that begin with one of some words. */
export function isSort(...words: readonly string[]) {
  return ({ sort }: Part) => words.includes(sort ?? '');
}

/**
 * Makes a test for elements by selectors as in CSS: `name`, `.class` or `name.class`, each of an element in the one before `>`.
 */
export function drawn(...selectors: readonly string[]) {
  const paths = selectors.map((selector) => selector.split(' > ').toReversed());
  return (element: SvgElement) => paths.some((path) => matches(element, path));
}

/** Makes a test for groups by what they begin with. */
export function beginsWith(isFirst: (element: SvgElement) => boolean): Test<SvgElement> {
  return (element, ties) => {
    const first = element.name === 'g' ? ties.next(element) : undefined;
    return first?.parent === element && isFirst(first);
  };
}

/** Makes a test for elements by an attribute, such as `data-et`. */
export function hasAttribute(name: string, pattern: RegExp) {
  return (element: SvgElement) => pattern.test(element.attribute(name));
}

function matches(element: SvgElement | undefined, [step, ...around]: readonly string[]): boolean {
  if (step === undefined) return true;
  const [name, className] = step.split('.');
  return (
    element !== undefined &&
    (name === '' || element.name === name) &&
    (className === undefined || element.attribute('class').split(' ').includes(className)) &&
    matches(element.parent, around)
  );
}
