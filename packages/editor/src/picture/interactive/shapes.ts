import { LineIndex, type SourceMap, type SourceMapEntry, type TextRange } from '@letu/core';

/** What all selectors of our engines look like: one attribute with a value, or one of its words. */
const ATTRIBUTE = /^\[([\w:-]+)(~?)="((?:[^"\\]|\\.)*)"\]$/;

/** Ties the elements of one picture to its source map, without walking the picture more than asked for. */
export class ShapeIndex {
  readonly #root: Element;
  readonly #map: SourceMap;
  readonly #byValue = new Map<string, SourceMapEntry>();
  readonly #byWord = new Map<string, SourceMapEntry>();
  readonly #others: SourceMapEntry[] = [];
  readonly #names = { value: new Set<string>(), word: new Set<string>() };
  readonly #bySelector = new Map<string, SourceMapEntry>();

  constructor(root: Element, map: SourceMap) {
    this.#root = root;
    this.#map = map;
    for (const entry of map) this.#add(entry);
  }

  #add(entry: SourceMapEntry): void {
    if (this.#bySelector.has(entry.selector)) return;
    this.#bySelector.set(entry.selector, entry);
    const [, name, word, quoted = ''] = ATTRIBUTE.exec(entry.selector) ?? [];
    if (name === undefined) {
      this.#others.push(entry);
      return;
    }
    const value = quoted.replaceAll(/\\(.)/g, '$1');
    this.#names[word ? 'word' : 'value'].add(name);
    (word ? this.#byWord : this.#byValue).set(`${name}=${value}`, entry);
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
    for (const name of this.#names.value) {
      const entry = this.#byValue.get(`${name}=${element.getAttribute(name)}`);
      if (entry) return entry;
    }
    for (const name of this.#names.word) {
      for (const word of (element.getAttribute(name) ?? '').split(/\s+/)) {
        const entry = this.#byWord.get(`${name}=${word}`);
        if (entry) return entry;
      }
    }
    return this.#others.find(({ selector }) => matches(element, selector));
  }

  /** Returns the entry that has a selector. */
  entryWith(selector: string): SourceMapEntry | undefined {
    return this.#bySelector.get(selector);
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
