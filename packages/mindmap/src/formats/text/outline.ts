import { decodeText, FormatError } from '@letu/core';
import type { MindMap, Topic } from '../../document/model.js';
import { addLink } from '../address.js';
import { converterOf, type Reading, type Writing } from '../converter.js';
import { draftOf, mapDraftOf, type MapDraft } from '../draft.js';
import { withEmoji } from '../emoji.js';
import { told } from '../locales/index.js';
import { columnsOf, TreeBuilder } from './tree.js';

const BULLET = /^(?:[-*+•·◦▪▫‣○●■□–—])\s+/;
const ADDRESS = /^(.*?)\s*[(（<]?((?:https?:\/\/|mailto:)[^\s)）>]+)[)）>]?$/is;

/**
 * Reads a text in which each line is a topic, below the last line that is indented less. Bullets before a text are none of it. An
 * address that ends a line is the topic's link.
 */
function read(file: Uint8Array, { title = '', notes }: Reading): MapDraft {
  const builder = new TreeBuilder();
  const lines = decodeText(file)
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/);
  lines.forEach((line, index) => {
    if (line.trim() === '') return;
    const draft = draftOf(line.trim().replace(BULLET, ''), { line: index + 1 });
    const [, text = '', address] = ADDRESS.exec(draft.text) ?? [];
    if (address !== undefined) {
      addLink(draft, address, notes);
      if (text !== '') draft.text = text;
    }
    builder.add(draft, columnsOf(line));
  });
  if (builder.trees.length === 0)
    throw new FormatError(
      'malformed',
      told((text) => text.isEmpty),
    );
  return mapDraftOf(builder.under(title));
}

/** Writes a line a topic, a tab a level, as spreadsheets, word processors and other mind map programs take it. */
function write(map: MindMap, { notes }: Writing): string {
  const lines: string[] = [];
  const add = (topic: Topic, depth: number): void => {
    const { link, note, image, tags, style, boundaries, summary } = topic;
    const text = withEmoji(topic, notes);
    if (text.includes('\n')) notes.lost('lineBreak');
    const isWeb = link !== '' && !link.startsWith('#');
    if (link !== '' && !isWeb) notes.lost('link');
    if (note !== '') notes.lost('note');
    if (image) notes.lost('image');
    if (summary > 0) notes.lost('summary');
    if (Object.keys(style).length > 0) notes.lost('style');
    notes.lost('tag', tags.length);
    notes.lost('boundary', boundaries.length);
    const flat = text.replaceAll(/\s*\n\s*/g, ' ');
    lines.push(`${'\t'.repeat(depth)}${isWeb ? `${flat} (${link})` : flat}`);
    for (const child of topic.children) add(child, depth + 1);
  };
  add(map.root, 0);
  for (const { topic } of map.floating) add(topic, 1);
  notes.changed('floatingToTopic', map.floating.length);
  notes.lost('relationship', map.relationships.length);
  return `${lines.join('\n')}\n`;
}

/** Reads and writes indented text. */
export const outline = converterOf({ read, write });
