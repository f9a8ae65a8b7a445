import { XHTML_NAMESPACE, XLINK_NAMESPACE, XML_NAMESPACE, XMLNS_NAMESPACE } from '../namespaces.js';
import { Text } from '../characterData.js';
import { ActiveFormatting } from './activeFormatting.js';
import { CELLS, ESCAPABLE_TEXT, MARKERS, RAW_TEXT, TABLE_CONTAINERS } from './elementKinds.js';
import { decodeHtml } from './characterReferences.js';
import { foreignEndTag, foreignStartTag, holdsHtml, isInForeignContent } from './foreignContent.js';
import { bodyEndTag, bodyStartTag } from './inBody.js';
import { tableEndTag, tableStartTag } from './inTable.js';
import { OpenElements, isHtml } from './openElements.js';
import { Tokenizer, type Token, type TokenAttribute } from './tokenizer.js';
import type { Document } from '../document.js';
import type { Element } from '../element.js';
import type { Node } from '../node.js';

/** A start tag. */
export type StartTag = Extract<Token, { type: 'start' }>;

/** How a tree is built. */
export interface TreeBuilderOptions {
  /** The element whose `innerHTML` is read; `null` for a whole document. */
  readonly context: Element | null;
  /** Whether a table may stand in a paragraph, as in documents without a doctype. */
  readonly quirks: boolean;
}

/**
 * Builds a tree from HTML: the "in body" part of https://html.spec.whatwg.org/#tree-construction with tables, formatting
 * and foreign content. Forms, templates, frames and selects are ordinary elements here.
 */
export class TreeBuilder {
  readonly document: Document;
  readonly tokenizer: Tokenizer;
  readonly open: OpenElements;
  readonly formatting = new ActiveFormatting();
  readonly context: Element | null;
  readonly quirks: boolean;
  /** The open `<form>`: there is none in another. */
  form: Element | null = null;

  constructor(html: string, root: Element, { context, quirks }: TreeBuilderOptions) {
    this.document = root.nodeDocument;
    this.tokenizer = new Tokenizer(html);
    this.open = new OpenElements(root);
    this.context = context;
    this.quirks = quirks;
  }

  /** The innermost open element; that of the context where nothing is open. */
  get adjustedCurrent(): Element {
    return this.open.depth === 1 && this.context ? this.context : this.open.current;
  }

  /** Reads the next token. */
  next(): Token | null {
    return this.tokenizer.next(this.adjustedCurrent.namespaceURI !== XHTML_NAMESPACE);
  }

  /** Puts a token into the tree. */
  process(token: Token): void {
    switch (token.type) {
      case 'text':
        this.#text(token.text);
        return;
      case 'comment':
        this.#insert(this.document.createComment(token.text));
        return;
      case 'start':
        this.startTag(token);
        return;
      case 'end':
        this.endTag(token.name);
        return;
      default:
      // A doctype inside a document is no more than a mistake.
    }
  }

  startTag(tag: StartTag): void {
    if (isInForeignContent(this, tag)) foreignStartTag(this, tag);
    else this.htmlStartTag(tag);
  }
  /** Puts a start tag into HTML, wherever it stands. */
  htmlStartTag(tag: StartTag): void {
    if (!tableStartTag(this, tag)) bodyStartTag(this, tag);
  }

  endTag(name: string): void {
    if (!foreignEndTag(this, name) && !tableEndTag(this, name)) bodyEndTag(this, name);
  }

  /** Inserts an HTML element and leaves it open. */
  insertElement({ name, attributes }: Pick<StartTag, 'name' | 'attributes'>): Element {
    return this.insertElementNS(XHTML_NAMESPACE, name, attributes);
  }
  /** Inserts an HTML element that has no content. */
  insertVoid(tag: StartTag): Element {
    const element = this.insertElement(tag);
    this.open.pop();
    return element;
  }
  insertElementNS(namespaceURI: string, name: string, attributes: readonly TokenAttribute[]): Element {
    const element = this.document.newElement(namespaceURI, name);
    const isForeign = namespaceURI !== XHTML_NAMESPACE;
    for (const [attribute, value] of attributes)
      element.appendAttribute(isForeign ? attributeNamespace(attribute) : null, attribute, value);
    this.#open(element);
    return element;
  }
  /** Inserts an element and all up to its end tag as text. */
  insertTextElement(tag: StartTag): void {
    const element = this.insertElement(tag);
    this.open.pop();
    if (tag.name === 'textarea') this.tokenizer.skipNewline();
    const text = this.tokenizer.rawText(tag.name);
    if (text !== '') element.appendChild(this.document.createTextNode(textContentOf(tag.name, text)));
  }

  /** Opens again the formatting elements that were closed with what they stood in. */
  reconstructFormatting(): void {
    let index = this.formatting.length - 1;
    for (; index >= 0; index--) {
      const entry = this.formatting.at(index);
      if (!entry || this.open.includes(entry)) break;
    }
    for (index++; index < this.formatting.length; index++) {
      const element = (this.formatting.at(index) as Element).cloneNode(false);
      this.#open(element);
      this.formatting.replaceAt(index, element);
    }
  }

  /** Puts a node where children of an element go: in front of the table where it would stand loose in one. */
  place(node: Node, parent: Element): void {
    if (!parent.isHtml || !TABLE_CONTAINERS.has(parent.localName)) {
      parent.appendChild(node);
      return;
    }
    const table = this.#innermostTable();
    if (!table) this.open.root.appendChild(node);
    else if (table.parentNode) table.parentNode.insertBefore(node, table);
    else (this.open.at(this.open.indexOf(table) - 1) as Element).appendChild(node);
  }

  #text(text: string): void {
    if (!holdsHtml(this.adjustedCurrent)) {
      this.#insertText(text.replaceAll('\0', '\ufffd'));
      return;
    }
    const visible = text.replaceAll('\0', '');
    if (visible === '') return;
    // White space between the parts of a table stays there.
    if (TABLE_CONTAINERS.has(this.open.current.localName) && !/[^\t\n\f\r ]/.test(visible)) {
      this.#appendText(this.open.current, visible);
      return;
    }
    this.reconstructFormatting();
    this.#insertText(visible);
  }

  #insertText(text: string): void {
    const { current } = this.open;
    if (!current.isHtml || !TABLE_CONTAINERS.has(current.localName)) {
      this.#appendText(current, text);
      return;
    }
    const before = this.#innermostTable()?.previousSibling;
    if (before instanceof Text) before.data += text;
    else this.place(this.document.createTextNode(text), current);
  }

  #appendText(parent: Element, text: string): void {
    const last = parent.lastChild;
    if (last instanceof Text) last.data += text;
    else parent.appendChild(this.document.createTextNode(text));
  }

  #open(element: Element): void {
    this.#insert(element);
    const closed = this.open.push(element);
    if (!closed) return;
    // What was too deep does not go on in what follows.
    if (MARKERS.has(closed.localName) || CELLS.has(closed.localName)) this.formatting.clearToMarker();
    else this.formatting.remove(closed);
  }

  /** Inserts where the innermost open element says; the parts of a table go into it, anything else in front. */
  #insert(node: Node): void {
    const parent = this.open.parentOfNext;
    if (this.#belongsInTable(node)) parent.appendChild(node);
    else this.place(node, parent);
  }

  #belongsInTable(node: Node): boolean {
    return (
      !node.isElement() ||
      /^(?:caption|col|colgroup|tbody|tfoot|thead|tr|td|th|style|script)$/.test(node.localName)
    );
  }

  #innermostTable(): Element | null {
    for (let index = this.open.depth - 1; index > 0; index--) {
      const element = this.open.at(index) as Element;
      if (isHtml(element, 'table')) return element;
    }
    return null;
  }
}

/** The text an element holds that is read up to its end tag. */
export function textContentOf(name: string, text: string): string {
  return ESCAPABLE_TEXT.has(name) ? decodeHtml(text.replaceAll('\0', '')) : text.replaceAll('\0', '\ufffd');
}

/** Tells whether an element's content is text up to its end tag. */
export function isTextElement(name: string): boolean {
  return RAW_TEXT.has(name) || ESCAPABLE_TEXT.has(name);
}

function attributeNamespace(name: string): string | null {
  if (/^xlink:(?:actuate|arcrole|href|role|show|title|type)$/.test(name)) return XLINK_NAMESPACE;
  if (name === 'xml:lang' || name === 'xml:space') return XML_NAMESPACE;
  return name === 'xmlns' || name === 'xmlns:xlink' ? XMLNS_NAMESPACE : null;
}
