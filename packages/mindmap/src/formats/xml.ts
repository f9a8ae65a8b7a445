import { decodeText, FormatError } from '@letu/core';
import { SaxesParser } from 'saxes';
import { told } from './locales/index.js';
import { TextFlow } from './textFlow.js';
import type { HtmlText } from './html.js';

/** An element of an XML file. Names are as they are written, with their prefix. */
export interface XmlElement {
  readonly name: string;
  /** Has no prototype: a name such as `constructor` is only there where it is written. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (XmlElement | string)[];
  /** Counted from 1. */
  readonly line: number;
}

/** Deeper than any map in any format: a topic of XMind has three elements a level, and text inside it some more. */
const MOST_DEPTH = 1_500;

/** What programs let pass, though it is no XML: an entity of HTML, a control character. */
const HARMLESS = /entity|disallowed character\.|in char data|XML declaration|encoding value|version number/;

/** Those of XML itself, and the one of HTML that programs write. Entities of a document type are not read. */
const ENTITIES = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
};

/**
 * Reads an XML file and returns its root. Nothing is fetched, and no entity but the usual is replaced.
 *
 * @throws FormatError `malformed` with the place where it is no XML, `too-large` where it is nested too deeply.
 */
export function readXml(bytes: Uint8Array): XmlElement {
  const parser = new SaxesParser();
  // What every object has, such as `constructor`, is no entity.
  parser.ENTITIES = Object.assign(Object.create(null) as Record<string, string>, ENTITIES);
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  const text = (part: string) => open.at(-1)?.children.push(part);
  parser.on('opentag', ({ name, attributes }) => {
    const element: XmlElement = { name, attributes, children: [], line: parser.line };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
    if (open.length > MOST_DEPTH) throw tooDeepAt(parser.line);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', text);
  parser.on('cdata', text);
  parser.on('error', (error) => {
    if (!HARMLESS.test(error.message)) throw badXml(parser.line, parser.column, error);
  });
  parser.write(mended(decodeText(bytes))).close();
  if (!root) throw badXml(1, 1);
  return root;
}

/**
 * Blank space before the declaration, an `&` that begins no entity, control characters, line breaks in attributes, which XML takes
 * for blanks: files of older programs have them. Between tags, a line break is the same however it is written.
 */
const mended = (text: string) =>
  text
    .replace(/^\uFEFF?\s+(?=<\?xml)/, '')
    .replaceAll(/"[^"<]*"/g, (quoted) => quoted.replaceAll(/\r\n?|\n/g, '&#10;'))
    .replaceAll(
      /<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->|&(?:#(?:\d{1,7}|x[\da-f]{1,6});|[\w.:-]{1,64};)?/gi,
      (found) => (found === '&' ? '&amp;' : CONTROL.test(found) ? '' : found),
    );

const CONTROL = /^&#(?:0*(?:[0-8]|1[124-9]|2\d|3[01])|x0*(?:[0-8bcef]|1[\da-f]));$/i;

const badXml = (line: number, column: number, cause?: unknown) =>
  new FormatError(
    'malformed',
    told((text) => text.badXml(line, column)),
    { cause },
  );

const tooDeepAt = (line: number) =>
  new FormatError(
    'too-large',
    told((text) => text.tooDeep(200, line)),
  );

/** Returns the elements in an element, of one name where it is given. */
export function elementsOf({ children }: XmlElement, name?: string): XmlElement[] {
  return children.filter(
    (child): child is XmlElement => typeof child !== 'string' && (name === undefined || child.name === name),
  );
}

/** Returns the first element of a name in an element. */
export const elementOf = (element: XmlElement, name: string): XmlElement | undefined =>
  elementsOf(element, name)[0];

/** Returns the texts in an element and all below it, as they are written. */
export function rawText({ children }: XmlElement): string {
  return children.map((child) => (typeof child === 'string' ? child : rawText(child))).join('');
}

/** Returns the plain text of HTML that is part of an XML file. */
export function textOfElement(element: XmlElement): HtmlText {
  const flow = new TextFlow();
  const visit = ({ name, children }: XmlElement) => {
    const local = name.replace(/^.*:/, '');
    flow.open(local);
    for (const child of children) {
      if (typeof child === 'string') flow.text(child);
      else visit(child);
    }
    flow.close(local);
  };
  visit(element);
  return { text: flow.read(), hasFormat: flow.hasFormat };
}

/** Returns a text as it stands in an attribute or between tags; characters that XML cannot have are left out. */
export function escapeXml(text: string): string {
  return (
    text
      // Halves of surrogate pairs are no characters.
      .replaceAll(/\p{Cs}/gu, '')
      // oxlint-disable-next-line no-control-regex -- those are what it is about
      .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      .replaceAll(/[&<>"\n\r\t]/g, (character) => ESCAPES[character] ?? character)
  );
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#xa;',
  '\r': '&#xd;',
  '\t': '&#x9;',
};
