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

const PART =
  /<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<[?!][^>]*>|<(\/?)([a-zA-Z][\w:-]*)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>|[^<]+/g;
/** Elements whose text nobody sees, and what is only referred to. */
const UNSEEN = new Set(['style', 'defs', 'marker', 'desc', 'symbol', 'script']);
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
};

class ReadElement implements SvgElement {
  text = '';
  readonly #attributes: string;

  constructor(
    readonly name: string,
    readonly parent: ReadElement | undefined,
    readonly at: number,
    attributes: string,
  ) {
    this.#attributes = attributes;
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
  const open: { readonly name: string; readonly element: ReadElement | undefined }[] = [];
  let unseen = 0;
  for (const { 0: whole, 1: slash, 2: name, 3: attributes = '', 4: selfClosing, index } of svg.matchAll(
    PART,
  )) {
    if (name === undefined) {
      if (unseen === 0 && !whole.startsWith('<')) addText(open.at(-1)?.element, whole);
    } else if (slash) {
      const closed = open.pop();
      if (closed && UNSEEN.has(closed.name)) unseen -= 1;
    } else {
      const parent = open.at(-1)?.element;
      let element = parent;
      if (unseen === 0 && !UNSEEN.has(name)) {
        element = new ReadElement(name, parent, index + 1 + name.length, attributes);
        elements.push(element);
      }
      if (selfClosing) continue;
      open.push({ name, element });
      if (UNSEEN.has(name)) unseen += 1;
    }
  }
  return elements;
}

/** What stands in a title is a name, and no text of what is around it. */
function addText(element: ReadElement | undefined, text: string): void {
  const added = decodeXml(text);
  for (let around = element; around; around = around.name === 'title' ? undefined : around.parent) {
    // The root holds all text; nobody asks for it.
    if (around.parent) around.text += added;
  }
}

/** Reads the entities of a text of XML or HTML. */
export function decodeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(
    /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
    (entity, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name] ?? entity;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
    },
  );
}
