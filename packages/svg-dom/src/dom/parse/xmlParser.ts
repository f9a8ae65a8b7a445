import { DocumentType } from '../documentType.js';
import { XHTML_NAMESPACE, XML_NAMESPACE, XMLNS_NAMESPACE } from '../namespaces.js';
import { prefixOf } from '../names.js';
import type { Document, Node } from '../interfaces.js';

/** As deep as Chromium nests XML, for which anything deeper is not well formed. */
const DEPTH_LIMIT = 5000;

/** Where a document is not well formed. */
class XmlError extends Error {}

const NAME = '[A-Za-z_:\\u0080-\\u{10ffff}][\\w\\-.:\\u0080-\\u{10ffff}]*';
const ATTRIBUTES = `(?:\\s+${NAME}\\s*=\\s*(?:"[^"<]*"|'[^'<]*'))*`;
const MARKUP = new RegExp(
  [
    '<!--(?<comment>[^]*?)-->',
    '<!\\[CDATA\\[(?<cdata>[^]*?)\\]\\]>',
    '<\\?(?<target>[^\\s?]+)\\s*(?<instruction>[^]*?)\\?>',
    `<!DOCTYPE\\s+(?<doctype>${NAME})(?:[^>\\[]|\\[[^\\]]*\\])*>`,
    `</(?<end>${NAME})\\s*>`,
    `<(?<start>${NAME})(?<attributes>${ATTRIBUTES})\\s*(?<empty>/?)>`,
  ].join('|'),
  'uy',
);
const UNKNOWN_REFERENCE = /&(?!#\d+;|#x[\da-fA-F]+;|(?:amp|lt|gt|quot|apos);)/;
const REFERENCE = /&(?:#x([\da-fA-F]+)|#(\d+)|(amp|lt|gt|quot|apos));/g;
const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const ATTRIBUTE = new RegExp(`(${NAME})\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'gu');

/**
 * Reads XML into an empty document. Entities of a doctype are not read, and nothing is fetched.
 *
 * What is not well formed gives a document with a `parsererror`, as in browsers.
 */
export function parseXml(document: Document, xml: string): void {
  try {
    new XmlBuilder(document, xml.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')).run();
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    document.removeChildren();
    const html = document.appendChild(document.createElementNS(XHTML_NAMESPACE, 'html'));
    const body = html.appendChild(document.createElementNS(XHTML_NAMESPACE, 'body'));
    body.appendChild(document.createElementNS(XHTML_NAMESPACE, 'parsererror')).textContent = error.message;
  }
}

type Namespaces = ReadonlyMap<string, string>;

class XmlBuilder {
  readonly #document: Document;
  readonly #xml: string;
  readonly #namespaces: Namespaces[] = [new Map([['xml', XML_NAMESPACE]])];
  #parent: Node;
  #at = 0;

  constructor(document: Document, xml: string) {
    this.#document = document;
    this.#xml = xml;
    this.#parent = document;
  }

  run(): void {
    while (this.#at < this.#xml.length) {
      if (this.#xml[this.#at] === '<') this.#markup();
      else this.#text();
    }
    if (this.#parent !== this.#document || !this.#document.documentElement) this.#fail();
  }

  #text(): void {
    const found = this.#xml.indexOf('<', this.#at);
    const end = found < 0 ? this.#xml.length : found;
    const text = this.#xml.slice(this.#at, end);
    if (this.#parent !== this.#document)
      this.#parent.appendChild(this.#document.createTextNode(this.#decode(text)));
    else if (text.trim() !== '') this.#fail();
    this.#at = end;
  }

  #markup(): void {
    MARKUP.lastIndex = this.#at;
    const match = MARKUP.exec(this.#xml);
    if (!match?.groups) return this.#fail();
    const {
      comment,
      cdata,
      target,
      instruction = '',
      doctype,
      end,
      start,
      attributes = '',
      empty,
    } = match.groups;
    if (comment !== undefined) this.#append(this.#document.createComment(comment));
    else if (cdata !== undefined) this.#append(this.#document.createCDATASection(cdata));
    else if (target !== undefined) this.#instruction(target, instruction);
    else if (doctype !== undefined) this.#append(new DocumentType(this.#document, doctype));
    else if (end !== undefined) this.#endTag(end);
    else if (start !== undefined) this.#startTag(start, attributes, empty === '/');
    this.#at = MARKUP.lastIndex;
  }

  #append(node: Node): void {
    this.#parent.appendChild(node);
  }

  #instruction(target: string, data: string): void {
    if (target.toLowerCase() !== 'xml')
      this.#append(this.#document.createProcessingInstruction(target, data));
  }

  #startTag(name: string, text: string, isEmpty: boolean): void {
    const attributes = [...text.matchAll(ATTRIBUTE)].map(
      ([, key = '', double, single]) => [key, this.#decode(normalizeSpace(double ?? single ?? ''))] as const,
    );
    if (new Set(attributes.map(([key]) => key)).size < attributes.length) this.#fail();
    if (this.#parent === this.#document && this.#document.documentElement) this.#fail();
    const namespaces = this.#declare(attributes);
    const element = this.#document.newElement(
      this.#namespaceOf(name, namespaces, true),
      name,
      prefixOf(name),
    );
    for (const [key, value] of attributes)
      element.appendAttribute(this.#namespaceOf(key, namespaces, false), key, value);
    this.#append(element);
    if (isEmpty) return;
    if (this.#namespaces.length > DEPTH_LIMIT) this.#fail();
    this.#parent = element;
    this.#namespaces.push(namespaces);
  }

  #endTag(name: string): void {
    const element = this.#parent;
    if (!element.isElement() || element.qualifiedName !== name || !element.parentNode) return this.#fail();
    this.#parent = element.parentNode;
    this.#namespaces.pop();
  }

  #declare(attributes: readonly (readonly [string, string])[]): Namespaces {
    const outer = this.#namespaces[this.#namespaces.length - 1] as Namespaces;
    const declared = attributes.filter(([key]) => key === 'xmlns' || key.startsWith('xmlns:'));
    if (declared.length === 0) return outer;
    return new Map([...outer, ...declared.map(([key, value]) => [key.slice(6), value] as const)]);
  }

  #namespaceOf(name: string, namespaces: Namespaces, isElement: boolean): string | null {
    if (!isElement && (name === 'xmlns' || name.startsWith('xmlns:'))) return XMLNS_NAMESPACE;
    const colon = name.indexOf(':');
    if (colon < 0) return isElement ? namespaces.get('') || null : null;
    return namespaces.get(name.slice(0, colon)) ?? this.#fail();
  }

  #decode(text: string): string {
    if (UNKNOWN_REFERENCE.test(text)) this.#fail();
    return decodeXml(text);
  }

  #fail(): never {
    const line = this.#xml.slice(0, this.#at).split('\n').length;
    throw new XmlError(`The document is not well-formed XML on line ${line}.`);
  }
}

/** Puts the characters in for the references of XML. */
function decodeXml(text: string): string {
  return text.replace(REFERENCE, (_match, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return CHARACTERS[name] as string;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return String.fromCodePoint(isCharacter ? code : 0xfffd);
  });
}

function normalizeSpace(value: string): string {
  return value.replace(/[\t\n]/g, ' ');
}
