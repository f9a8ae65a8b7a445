import { decodeText, FormatError } from '@letu/core';
import { converterOf, type Reading } from '../converter.js';
import { draftOf, mapDraftOf, type Draft, type MapDraft } from '../draft.js';
import { addLink } from '../address.js';
import { colorOf } from '../color.js';
import { told } from '../locales/index.js';
import type { Layout } from '../../document/model.js';
import { columnsOf, TreeBuilder } from './tree.js';
import { readCreole } from './creole.js';
import { write } from './writePlantuml.js';

/** A topic: how deep it is, that it has no box, its colour, and its text or the first line of it. */
const NODE = /^([*#]+|\++|-+)(_)?(?:\[(#[^\]]+)\])?(_)?(?:(:)|\s+|$)(.*)$/s;
const SIDE = /^(left|right)\s+side$/i;
const DIRECTIONS: readonly (readonly [RegExp, Layout])[] = [
  [/^top\s+to\s+bottom\s+direction$/i, 'org'],
  [/^bottom\s+to\s+top\s+direction$/i, 'org'],
  [/^left\s+to\s+right\s+direction$/i, 'right'],
  [/^right\s+to\s+left\s+direction$/i, 'left'],
];
const STEREOTYPE = /\s*<<[^<>]+>>\s*$/;
/** What stands between these is none of the map. */
const BLOCKS: readonly (readonly [RegExp, RegExp])[] = [
  [/^<style>/i, /<\/style>$/i],
  [/^\/'/, /'\/$/],
  [
    /^(?:legend|header|footer|title)\s*(?:left|right|center|top|bottom)?$/i,
    /^end\s?(?:legend|header|footer|title)$/i,
  ],
];
const OTHER = /^(?:title|caption|header|footer|legend|scale|skinparam|hide|show|!|')/i;

/** Reads the mind map of PlantUML (https://plantuml.com/mindmap-diagram). @throws FormatError */
function read(file: Uint8Array, reading: Reading): MapDraft {
  const written = decodeText(file);
  const [, body] = /@startmindmap[^\n]*\n([\s\S]*?)(?:@endmindmap|$)/.exec(written) ?? [];
  const before = written.slice(0, Math.max(0, written.indexOf('@startmindmap'))).split('\n').length;
  return new PlantumlReader(reading, before).read(body ?? written);
}

class PlantumlReader {
  readonly #reading: Reading;
  readonly #before: number;
  readonly #builder = new TreeBuilder();
  #side: 'left' | 'right' | undefined;
  #layout: Layout | undefined;

  constructor(reading: Reading, before: number) {
    this.#reading = reading;
    this.#before = before;
  }

  read(text: string): MapDraft {
    const lines = text.split(/\r\n?|\n/);
    for (let index = 0; index < lines.length; index += 1) {
      const line = lines[index]!;
      const words = line.trim();
      const block = BLOCKS.find(([begin]) => begin.test(words));
      if (block) {
        while (index < lines.length && !block[1].test(lines[index]!.trim())) index += 1;
        continue;
      }
      const node = NODE.exec(words);
      if (node) index = this.#add(node, line, index, lines);
      else this.#take(words, index);
    }
    const [root, ...others] = this.#builder.trees;
    if (!root) {
      throw new FormatError(
        'malformed',
        told((messages) => messages.isNone('PlantUML')),
      );
    }
    const map = mapDraftOf(root);
    map.floating = others.map((topic) => ({ topic }));
    if (this.#layout) map.settings.layout = this.#layout;
    return map;
  }

  /** Reads a line that is no topic. */
  #take(words: string, index: number): void {
    if (words === '' || OTHER.test(words)) return;
    const side = SIDE.exec(words)?.[1]?.toLowerCase();
    if (side !== undefined) this.#side = side === 'left' ? 'left' : 'right';
    const layout = DIRECTIONS.find(([pattern]) => pattern.test(words))?.[1];
    this.#layout ??= layout;
    if (side !== undefined || layout) return;
    throw new FormatError(
      'malformed',
      told((text) => text.badLine(this.#before + index + 1, words.slice(0, 80))),
    );
  }

  #add(node: RegExpExecArray, line: string, start: number, lines: readonly string[]): number {
    const [, marks = '', , color, , colon, rest = ''] = node;
    const isBoxless = node[2] !== undefined || node[4] !== undefined;
    let end = start;
    let text = rest;
    if (colon !== undefined) {
      const isLast = () => /;\s*(?:<<[^<>]+>>)?\s*$/.test(lines[end]!);
      while (!isLast() && end + 1 < lines.length) text += `\n${lines[(end += 1)]!}`;
      text = text.replace(/;(\s*(?:<<[^<>]+>>)?)\s*$/, '$1');
    }
    const draft = this.#draft(text, start);
    const fill = colorOf(color) ?? colorOf(color?.slice(1));
    if (fill) draft.style.fill = fill;
    else if (color !== undefined) this.#reading.notes.lost('style');
    if (isBoxless) draft.style.shape = 'none';
    // One mark and blanks before it is a list as Markdown has them.
    const isList = marks.length === 1 && columnsOf(line) > 0;
    this.#builder.add(draft, isList ? columnsOf(line) * 0.01 + 1 : marks.length);
    if (this.#builder.depth === 2) {
      const side = marks.startsWith('-') ? 'left' : marks.startsWith('+') ? 'right' : this.#side;
      if (side) draft.side = side;
    }
    return end;
  }

  #draft(written: string, start: number): Draft {
    const { notes } = this.#reading;
    if (STEREOTYPE.test(written)) notes.lost('style');
    const creole = readCreole(written.replace(STEREOTYPE, '').trim());
    const draft = draftOf(creole.text, { line: this.#before + start + 1, style: { ...creole.style } });
    for (const link of creole.links) addLink(draft, link, notes);
    if (creole.hasFormat) notes.lost('textFormat');
    return draft;
  }
}

/** Reads and writes the mind map of PlantUML. */
export const plantuml = converterOf({ read, write });
