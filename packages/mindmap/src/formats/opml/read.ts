import { FormatError } from '@letu/core';
import { addLink } from '../address.js';
import { boxIcon } from '../checkBox.js';
import { colorOf } from '../color.js';
import type { Reading } from '../converter.js';
import { draftOf, mapDraftOf, type Draft, type MapDraft } from '../draft.js';
import { textOfHtml } from '../html.js';
import { told } from '../locales/index.js';
import { elementOf, elementsOf, rawText, readXml, type XmlElement } from '@letu/core/xml';

/** Attributes in which outliners put what hangs on a topic. */
const NOTES = ['_note', 'note', '_description'];
const LINKS = ['url', 'htmlUrl', 'xmlUrl', 'link', 'href'];
/** A checked box, as Dynalist, WorkFlowy and OmniOutliner say it. */
const DONE = ['complete', '_complete', 'checked', '_status'];
/** What says nothing to a map, or says again what is there. */
const SAID = new Set(
  [
    'text',
    'title',
    'type',
    'created',
    'isComment',
    'isBreakpoint',
    'category',
    'color',
    'colorLabel',
    'checkbox',
  ]
    .concat(['collapsed', '_collapsed', 'language', 'version', 'description'])
    .concat(NOTES, LINKS, DONE),
);

const isTrue = (value: string | undefined) => /^(?:true|1|checked|yes)$/i.test(value ?? '');

/**
 * Reads an OPML file: outlines of OPML 2.0 (http://opml.org/spec2.opml), and what Dynalist, WorkFlowy and other outliners add. A
 * single outline is the central topic; several hang on the title of the file.
 *
 * @throws FormatError
 */
export function readOpml(file: Uint8Array, reading: Reading): MapDraft {
  const root = readXml(file);
  const body = root.name === 'opml' ? elementOf(root, 'body') : undefined;
  if (!body) {
    throw new FormatError(
      'malformed',
      told((text) => text.isNone('OPML')),
    );
  }
  const outlines = elementsOf(body, 'outline').map((outline) => readOutline(outline, reading));
  const [only, ...others] = outlines;
  if (!only)
    throw new FormatError(
      'malformed',
      told((text) => text.isEmpty),
    );
  if (others.length === 0) return mapDraftOf(only);
  const head = elementOf(root, 'head');
  const title = head && elementOf(head, 'title');
  return mapDraftOf(
    draftOf((title && rawText(title).trim()) || (reading.title ?? ''), { children: outlines }),
  );
}

function readOutline(outline: XmlElement, reading: Reading): Draft {
  const { notes } = reading;
  const { attributes, line } = outline;
  const draft = draftOf(
    plain(attributes['text'] ?? attributes['title'] ?? '', () => notes.lost('textFormat')),
    {
      line,
      folded: isTrue(attributes['collapsed'] ?? attributes['_collapsed']),
      tags: (attributes['category'] ?? '').split(','),
    },
  );
  const color = colorOf(attributes['color']);
  if (color) draft.style.color = color;
  for (const name of NOTES) {
    const note = attributes[name];
    if (note) draft.notes.push(plain(note, () => notes.lost('noteFormat')));
  }
  for (const name of LINKS) addLink(draft, attributes[name] ?? '', notes);
  if (DONE.some((name) => isTrue(attributes[name]))) draft.icons.push(boxIcon(true));
  else if (isTrue(attributes['checkbox']) || DONE.some((name) => attributes[name] === 'unchecked')) {
    draft.icons.push(boxIcon(false));
  }
  const others = Object.entries(attributes).filter(([name, value]) => !SAID.has(name) && value !== '');
  for (const [name, value] of others) draft.notes.push(`${name}: ${value}`);
  notes.changed('attributeToNote', others.length);
  draft.children = elementsOf(outline, 'outline').map((child) => readOutline(child, reading));
  return draft;
}

/** Texts may be HTML, which is told by its tags: a text with a lone `<` is as it is. */
const TAG = /<\/?(?:a|b|i|u|em|strong|code|br|p|div|span|s|mark|img|time|script|style|ul|ol|li)\b[^>]*>/i;

function plain(text: string, onFormat: () => void): string {
  if (!TAG.test(text)) return text;
  const lines = text.split('\n').map((line) => textOfHtml(line));
  if (lines.some(({ hasFormat }) => hasFormat)) onFormat();
  return lines.map((line) => line.text).join('\n');
}
