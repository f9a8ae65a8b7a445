/** An element of a picture. */
export interface PictureElement {
  readonly name: string;
  readonly id: string;
  readonly classes: string;
  /** What Mermaid calls what it draws: `data-et`, and its `data-id`. */
  readonly type: string;
  readonly dataId: string;
  /** The element around, by its number. */
  readonly parent: number;
  /** Where in the picture its attributes begin. */
  readonly at: number;
  /** The text in it and in what it holds. */
  text: string;
}

const PART = /<!--[^]*?-->|<(\/?)([a-zA-Z][\w:-]*)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>|[^<]+/g;
const ATTRIBUTE = /\s(id|class|data-et|data-id)="([^"]*)"/g;
/** Elements whose text nobody sees, and what is only referred to. */
const UNSEEN = new Set(['style', 'defs', 'marker', 'title', 'desc', 'symbol']);
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Returns the visible elements of a picture, in document order. */
export function readElements(svg: string): readonly PictureElement[] {
  const elements: PictureElement[] = [];
  const open: { readonly name: string; readonly element: number }[] = [];
  let unseen = 0;
  for (const match of svg.matchAll(PART)) {
    const [whole, slash, name, attributes = '', selfClosing] = match;
    if (name === undefined) {
      if (unseen === 0 && !whole.startsWith('<')) addText(elements, open.at(-1)?.element ?? -1, whole);
    } else if (slash) {
      const closed = open.pop();
      if (closed && UNSEEN.has(closed.name)) unseen -= 1;
    } else {
      const parent = open.at(-1)?.element ?? -1;
      if (unseen === 0 && !UNSEEN.has(name))
        elements.push(readElement(name, attributes, parent, match.index + 1 + name.length));
      if (selfClosing) continue;
      open.push({ name, element: elements.length - 1 });
      if (UNSEEN.has(name)) unseen += 1;
    }
  }
  return elements;
}

function readElement(name: string, attributes: string, parent: number, at: number): PictureElement {
  const read = new Map<string, string>();
  for (const [, key = '', value = ''] of attributes.matchAll(ATTRIBUTE)) read.set(key, decoded(value));
  return {
    name,
    id: read.get('id') ?? '',
    classes: read.get('class') ?? '',
    type: read.get('data-et') ?? '',
    dataId: read.get('data-id') ?? '',
    parent,
    at,
    text: '',
  };
}

function addText(elements: readonly PictureElement[], element: number, text: string): void {
  const added = decoded(text);
  for (let index = element; index >= 0; index = elements[index]?.parent ?? -1) {
    const around = elements[index];
    // The root holds all text; nobody asks for it.
    if (around && around.parent >= 0) around.text += added;
  }
}

function decoded(text: string): string {
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
