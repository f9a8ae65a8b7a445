import { SaxesParser } from 'saxes';
import { decodeText } from '../decodeText.js';
import { LineIndex } from '../diagnostic.js';
import { FormatError } from '../foreignFormat.js';
import { coreMessages } from '../locales/index.js';
import { localizedFor } from '../messages.js';
import type { XmlElement } from './element.js';
import { mended, tracedMending } from './mended.js';

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
  const source = typeof file === 'string' ? file : decodeText(file);
  const open: XmlElement[] = [];
  /** Where the tags begin that are open, in the text that is parsed. */
  const starts: number[] = [];
  let tagStart = 0;
  let root: XmlElement | undefined;
  const text = (part: string) => open.at(-1)?.children.push(part);
  parser.on('opentagstart', ({ name }) => {
    // What is told of is what stands behind the name.
    tagStart = parser.position - name.length - 2;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: XmlElement = { name, attributes, children: [], line: parser.line };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
    starts.push(tagStart);
    if (open.length > mostDepth) throw tooDeepAt(parser.line);
  });
  parser.on('closetag', () => {
    open.pop();
    starts.pop();
  });
  parser.on('text', text);
  parser.on('cdata', text);
  parser.on('error', (error) => {
    if (HARMLESS.test(error.message)) return;
    const isUnclosed = error.message.includes('unclosed tag');
    throw badXml(source, parser.position, isUnclosed ? starts.at(-1) : undefined, error);
  });
  parser.write(mended(source)).close();
  if (!root) throw badXml(source, 0);
  return root;
}

/**
 * Tells of a mistake where it is in the text as it was given.
 *
 * @param end How far the text had been read.
 * @param unclosed Where the tag begins that has no end, where that is the mistake.
 */
function badXml(source: string, end: number, unclosed?: number, cause?: unknown): FormatError {
  const { text, origin } = tracedMending(source);
  const from = origin(unclosed ?? tagBefore(text, end));
  const to = origin(unclosed === undefined ? end : text.indexOf('>', unclosed) + 1);
  const range = { from, to: Math.max(from, Math.min(to, source.length)) };
  const { line, column } = new LineIndex(source).positionAt(from);
  const told = localizedFor(coreMessages, [], (words) => words.badXml(line, column + 1));
  return new FormatError('malformed', told, { cause, line, range });
}

/** The most that is told of as the place of a mistake, in UTF-16 code units. */
const WIDEST = 200;

/** Returns where the tag begins that a mistake was found in, or not far before it. */
const tagBefore = (text: string, end: number): number =>
  Math.max(text.lastIndexOf('<', Math.max(end - 2, 0)), end - WIDEST, 0);

const tooDeepAt = (line: number) =>
  new FormatError(
    'too-large',
    localizedFor(coreMessages, [], (text) => text.tooDeep(line)),
    { line },
  );
