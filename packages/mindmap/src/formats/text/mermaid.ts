import { decodeText, decodeXml, FormatError } from '@letu/core';
import type { MindMap, Topic, TopicShape } from '../../document/model.js';
import { converterOf, type Reading, type Writing } from '../converter.js';
import { draftOf, mapDraftOf, type Draft, type MapDraft } from '../draft.js';
import { withEmoji } from '../emoji.js';
import { told } from '../locales/index.js';
import { loseBesideText } from './losses.js';
import { columnsOf, TreeBuilder } from './tree.js';

/** What stands around a text and the shapes it means (https://mermaid.js.org/syntax/mindmap.html); the longer ones first. */
const SHAPES: readonly (readonly [open: string, close: string, shape: TopicShape])[] = [
  ['((', '))', 'ellipse'],
  ['))', '((', 'diamond'],
  ['{{', '}}', 'hexagon'],
  ['[', ']', 'rect'],
  ['(', ')', 'rounded'],
  [')', '(', 'pill'],
];
const FRONT_MATTER = /^\uFEFF?\s*---[ \t]*\r?\n[\s\S]*?\r?\n---[ \t]*(?=\r?\n)/;
const ICON = /^::icon\((.*)\)$/;

/** Reads the mind map of Mermaid. @throws FormatError */
function read(file: Uint8Array, { notes, title = '' }: Reading): MapDraft {
  const text = decodeText(file).replace(FRONT_MATTER, (front) => front.replaceAll(/[^\n]/g, ''));
  const builder = new TreeBuilder();
  const lines = text.split(/\r\n?|\n/);
  let begun = false;
  for (let index = 0; index < lines.length; index += 1) {
    const first = index + 1;
    let line = lines[index]!.replace(/(?:^|\s)%%.*$/, '');
    // A text in quotes goes on to its end.
    while (/["`]/.test(line) && isOpen(line) && index + 1 < lines.length) line += `\n${lines[(index += 1)]!}`;
    const words = line.trim();
    if (words === '') continue;
    if (!begun) {
      if (!/^mindmap\b/.test(words)) throw notMermaid();
      begun = true;
      continue;
    }
    const icon = ICON.exec(words)?.[1];
    if (icon !== undefined) builder.last?.icons.push(icon.trim());
    else if (words.startsWith(':::')) notes.lost('style');
    else builder.add(nodeOf(words, first), columnsOf(line));
  }
  if (!begun) throw notMermaid();
  if (builder.trees.length === 0)
    throw new FormatError(
      'malformed',
      told((messages) => messages.isEmpty),
    );
  return mapDraftOf(builder.under(title));
}

const notMermaid = () =>
  new FormatError(
    'malformed',
    told((text) => text.isNone('Mermaid')),
  );

const isOpen = (line: string) => (line.match(/"/g)?.length ?? 0) % 2 === 1;

function nodeOf(words: string, line: number): Draft {
  for (const [open, close, shape] of SHAPES) {
    const at = words.indexOf(open);
    const isQuoted = words[at + open.length] === '"';
    if (at < 0 || !words.endsWith(close) || words.length < at + open.length + close.length) continue;
    if (!isQuoted && /["()[\]{}]/.test(words.slice(0, at))) continue;
    const inner = words.slice(at + open.length, words.length - close.length);
    return draftOf(textIn(inner), { line, style: { shape } });
  }
  return draftOf(textIn(words), { line });
}

/** Text in quotes may be Markdown between backticks, has HTML line breaks, and characters by their names or numbers. */
function textIn(written: string): string {
  const quoted = /^\s*"([\s\S]*)"\s*$/.exec(written)?.[1] ?? written;
  const markdown = /^\s*`([\s\S]*)`\s*$/.exec(quoted)?.[1];
  return (markdown?.replaceAll(/(\*\*|__)(.+?)\1/g, '$2') ?? quoted)
    .replaceAll(/<br\s*\/?>/gi, '\n')
    .replaceAll(/#(\d+|[a-z]\w*);/gi, (_, name: string) =>
      decodeXml(/^\d/.test(name) ? `&#${name};` : `&${name};`),
    )
    .split('\n')
    .map((part) => part.trim())
    .join('\n');
}

const PLAIN = /^[\p{L}\p{N}](?:[\p{L}\p{N} ,.，。、！？]*[\p{L}\p{N}。！？])?$/u;

/** Writes the mind map of Mermaid. */
function write(map: MindMap, { notes }: Writing): string {
  const lines = ['mindmap'];
  let count = 0;
  const add = (topic: Topic, depth: number): void => {
    count += 1;
    const { shape, ...style } = topic.style;
    loseBesideText({ ...topic, style }, notes);
    if (topic.note !== '') notes.lost('note');
    const icons = topic.icons.filter((icon) => !/^fa[srb]? fa-|^mdi /.test(icon));
    const text = withEmoji({ text: topic.text, icons }, notes);
    const known = SHAPES.find(([, , name]) => name === shape);
    const [open, close] = known ?? ['(', ')'];
    const isPlain = !known && PLAIN.test(text) && text !== 'mindmap';
    lines.push(
      `${'  '.repeat(depth)}${isPlain ? text : `n${count}${open}"${escape(text)}"${close}`}`,
      ...topic.icons
        .filter((icon) => !icons.includes(icon))
        .map((icon) => `${'  '.repeat(depth)}::icon(${icon})`),
    );
    for (const child of topic.children) add(child, depth + 1);
  };
  add(map.root, 1);
  for (const { topic } of map.floating) add(topic, 2);
  notes.changed('floatingToTopic', map.floating.length);
  notes.lost('relationship', map.relationships.length);
  return `${lines.join('\n')}\n`;
}

/** A text as it stands in quotes, which brackets end all the same; one that is empty is a blank: without it the id shows. */
const escape = (text: string) =>
  text === ''
    ? '#160;'
    : text
        .replaceAll(/#(?=\w+;)|["`<>&%()[\]{};]/g, (character) => `#${character.charCodeAt(0)};`)
        .replaceAll('\n', '<br/>');

/** Reads and writes the mind map of Mermaid. */
export const mermaid = converterOf({ read, write });
