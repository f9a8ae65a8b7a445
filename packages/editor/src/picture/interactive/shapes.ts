import { LineIndex, type SourceMap, type SourceMapEntry, type TextRange } from '@letu/core';
import { hasAttributes, readAttributeSelector, wordsOf, type AttributeTest } from './attributeSelector.js';

/** An entry with one of the ways an element can be its own. */
interface Candidate {
  readonly entry: SourceMapEntry;
  readonly tests: readonly AttributeTest[];
}

/** Ties the elements of one picture to its source map, without reading more of either than asked for. */
export class ShapeIndex {
  readonly #root: Element;
  readonly #map: SourceMap;
  #bySelector: ReadonlyMap<string, SourceMapEntry> | undefined;
  #candidates: CandidateIndex | undefined;

  constructor(root: Element, map: SourceMap) {
    this.#root = root;
    this.#map = map;
  }

  /** Returns the entry of the innermost shape that holds an element. */
  entryOf(element: Element): SourceMapEntry | undefined {
    for (let part: Element | null = element; part && part !== this.#root; part = part.parentElement) {
      const entry = this.#ownEntry(part);
      if (entry) return entry;
    }
    return undefined;
  }

  #ownEntry(element: Element): SourceMapEntry | undefined {
    this.#candidates ??= new CandidateIndex(this.#entries().values());
    return this.#candidates.entryOf(element);
  }

  /** The first entry of each selector. */
  #entries(): ReadonlyMap<string, SourceMapEntry> {
    if (this.#bySelector) return this.#bySelector;
    const entries = new Map<string, SourceMapEntry>();
    for (const entry of this.#map) if (!entries.has(entry.selector)) entries.set(entry.selector, entry);
    return (this.#bySelector = entries);
  }

  /** Returns the entry that has a selector. */
  entryWith(selector: string): SourceMapEntry | undefined {
    return this.#entries().get(selector);
  }

  /** Returns the elements of the given entries, in the order they are painted. */
  elementsOf(selectors: readonly string[]): readonly Element[] {
    if (selectors.length === 0) return [];
    try {
      return [...this.#root.querySelectorAll(selectors.join(','))];
    } catch {
      return [];
    }
  }

  /**
   * Returns the entries a caret or selection is in: the smallest around it, else those inside of it, else those on its line.
   *
   * @param source The text the picture was drawn from.
   */
  entriesAt({ from, to }: TextRange, source: string): readonly SourceMapEntry[] {
    const around = smallest(this.#map.filter((entry) => entry.from <= from && to <= entry.to));
    if (around.length > 0) return around;
    if (from < to) return this.#map.filter((entry) => from <= entry.from && entry.to <= to);
    const lines = new LineIndex(source);
    const line = lines.lineRange(lines.lineAt(from));
    return this.#map.filter((entry) => line.from <= entry.from && entry.to <= line.to);
  }
}

/** Finds the entry whose selector an element matches, without trying them all. */
class CandidateIndex {
  readonly #byValue = new AttributeIndex();
  readonly #byWord = new AttributeIndex();
  readonly #others: SourceMapEntry[] = [];

  constructor(entries: Iterable<SourceMapEntry>) {
    for (const entry of entries) this.#add(entry);
  }

  #add(entry: SourceMapEntry): void {
    const alternatives = readAttributeSelector(entry.selector);
    if (!alternatives) this.#others.push(entry);
    for (const tests of alternatives ?? []) {
      // What an element is called says more than what it is, and comes last.
      const last = tests.at(-1);
      if (last) (last.isWord ? this.#byWord : this.#byValue).add(last, { entry, tests });
    }
  }

  /** Returns the entry of an element itself. */
  entryOf(element: Element): SourceMapEntry | undefined {
    return (
      this.#byValue.find(element, (value) => [value])?.entry ??
      this.#byWord.find(element, wordsOf)?.entry ??
      this.#others.find(({ selector }) => matches(element, selector))
    );
  }
}

/** Finds what an element is by the values of its attributes, of which it reads only those that matter. */
class AttributeIndex {
  readonly #byName = new Map<string, Map<string, Candidate[]>>();

  add({ name, value }: AttributeTest, candidate: Candidate): void {
    const values = this.#byName.get(name) ?? new Map<string, Candidate[]>();
    this.#byName.set(name, values);
    const candidates = values.get(value);
    if (candidates) candidates.push(candidate);
    else values.set(value, [candidate]);
  }

  find(element: Element, valuesOf: (own: string) => readonly string[]): Candidate | undefined {
    for (const [name, values] of this.#byName) {
      const own = element.getAttribute(name);
      if (own === null) continue;
      for (const value of valuesOf(own)) {
        const found = values.get(value)?.find(({ tests }) => hasAttributes(element, tests));
        if (found) return found;
      }
    }
    return undefined;
  }
}

function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

function smallest(entries: readonly SourceMapEntry[]): readonly SourceMapEntry[] {
  const length = (entry: SourceMapEntry) => entry.to - entry.from;
  const least = Math.min(...entries.map(length));
  return entries.filter((entry) => length(entry) === least);
}
