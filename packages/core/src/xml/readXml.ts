import { SaxesParser } from 'saxes';
import { decodeText } from '../decodeText.js';
import { FormatError } from '../foreignFormat.js';
import { coreMessages } from '../locales/index.js';
import { localizedFor } from '../messages.js';
import type { XmlElement } from './element.js';

/** What a file may have. */
export interface XmlLimits {
  /** How deeply elements may stand in each other. @default 1500, of which a reader that calls itself has room */
  readonly mostDepth?: number;
}

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
export function readXml(file: Uint8Array | string, { mostDepth = MOST_DEPTH }: XmlLimits = {}): XmlElement {
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
    if (open.length > mostDepth) throw tooDeepAt(parser.line);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', text);
  parser.on('cdata', text);
  parser.on('error', (error) => {
    if (!HARMLESS.test(error.message)) throw badXml(parser.line, parser.column, error);
  });
  parser.write(mended(typeof file === 'string' ? file : decodeText(file))).close();
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
    localizedFor(coreMessages, [], (text) => text.badXml(line, column)),
    { cause, line },
  );

const tooDeepAt = (line: number) =>
  new FormatError(
    'too-large',
    localizedFor(coreMessages, [], (text) => text.tooDeep(line)),
    { line },
  );
