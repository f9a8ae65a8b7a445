import { decodeXml } from '../decodeXml.js';

/** An element of a picture. */
export interface SvgElement {
  readonly name: string;
  /** The element around; undefined for the root. */
  readonly parent: SvgElement | undefined;
  /** Where in the picture its attributes begin. */
  readonly at: number;
  /** The text shown in it and in what it holds. */
  readonly text: string;
  /** The value of an attribute, decoded; empty where there is none. */
  attribute(name: string): string;
}

// What is not closed reaches to the end, so that no text, however broken, is read more than once.
const PART =
  /<!--[^]*?(?:-->|$)|<!\[CDATA\[[^]*?(?:\]\]>|$)|<[?!][^>]*(?:>|$)|<(\/?)([a-zA-Z][\w:-]*)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>|[^<]+/g;
/** Elements whose text nobody sees, and what is only referred to. */
const UNSEEN = new Set(['style', 'defs', 'marker', 'desc', 'symbol', 'script']);

interface ShownText {
  readonly text: string;
  /** What stands in a title is a name, and no text of what is around it. */
  readonly isTitle: boolean;
}

class ReadElement implements SvgElement {
  /** Where its text ends among all texts; they may be asked for when all is read. */
  end = Infinity;
  readonly #attributes: string;
  readonly #texts: readonly ShownText[];
  readonly #start: number;

  constructor(
    readonly name: string,
    readonly parent: ReadElement | undefined,
    readonly at: number,
    attributes: string,
    texts: readonly ShownText[],
  ) {
    this.#attributes = attributes;
    this.#texts = texts;
    this.#start = texts.length;
  }

  get text(): string {
    const own = this.#texts.slice(this.#start, this.end);
    return own.flatMap(({ text, isTitle }) => (isTitle && this.name !== 'title' ? [] : text)).join('');
  }

  attribute(name: string): string {
    for (let at = this.#attributes.indexOf(name); at >= 0; at = this.#attributes.indexOf(name, at + 1)) {
      const quote = this.#attributes[at + name.length + 1] ?? '';
      if (this.#attributes[at + name.length] !== '=' || !/\s/.test(this.#attributes[at - 1] ?? '')) continue;
      const from = at + name.length + 2;
      return decodeXml(this.#attributes.slice(from, this.#attributes.indexOf(quote, from)));
    }
    return '';
  }
}

/**
 * Returns the visible elements of a picture in document order, and the titles of its groups.
 *
 * It reads what engines write, without a DOM, which workers lack.
 */
export function svgElements(svg: string): readonly SvgElement[] {
  const elements: ReadElement[] = [];
  const texts: ShownText[] = [];
  const open: { readonly name: string; readonly element: ReadElement | undefined }[] = [];
  let unseen = 0;
  for (const { 0: whole, 1: slash, 2: name, 3: attributes = '', 4: selfClosing, index } of svg.matchAll(
    PART,
  )) {
    if (name === undefined) {
      const isTitle = open.at(-1)?.name === 'title';
      if (unseen === 0 && !whole.startsWith('<')) texts.push({ text: decodeXml(whole), isTitle });
    } else if (slash) {
      const closed = open.pop();
      if (closed && UNSEEN.has(closed.name)) unseen -= 1;
      else if (closed?.element) closed.element.end = texts.length;
    } else {
      let element: ReadElement | undefined;
      if (unseen === 0 && !UNSEEN.has(name)) {
        element = new ReadElement(name, open.at(-1)?.element, index + 1 + name.length, attributes, texts);
        elements.push(element);
      }
      if (selfClosing) {
        if (element) element.end = texts.length;
        continue;
      }
      open.push({ name, element });
      if (UNSEEN.has(name)) unseen += 1;
    }
  }
  return elements;
}
