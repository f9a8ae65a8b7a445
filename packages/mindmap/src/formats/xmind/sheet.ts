import { FormatError, MAX_FILE_BYTES } from '@letu/core';
import { MAX_DEPTH, type FloatingTopic, type Relationship } from '../../document/model.js';
import { addLink, webAddress } from '../address.js';
import { colorOf } from '../color.js';
import { draftOf, tooDeep, type Draft, type MapDraft } from '../draft.js';
import { iconOf, losesColour } from '../icons.js';
import type { Images } from '../images.js';
import type { Notes } from '../notes.js';
import type { ZipArchive } from '../zip.js';
import { listOf, membersOf, numberOf, textOf, wholeWithin, type Members } from '../values.js';
import { noteOf } from './notes.js';
import { layoutOf } from './structures.js';
import { readStyle } from './styles.js';

const UNBALANCED = 'org.xmind.ui.map.unbalanced';
const INSIDE = /^xap:/;
const TOPIC = /^xmind:#/;
const FARTHEST = 999_999;

/** Reads sheets in the shape of `content.json` into a map. */
export class SheetReader {
  readonly #map: MapDraft;
  readonly #archive: ZipArchive;
  readonly #notes: Notes;
  readonly #images: Images;

  constructor(map: MapDraft, archive: ZipArchive, notes: Notes, images: Images) {
    this.#map = map;
    this.#archive = archive;
    this.#notes = notes;
    this.#images = images;
  }

  /** Reads a sheet and returns its central topic. @param isFirst Whether the sheet says what holds for the whole map. */
  read(sheet: Members, isFirst: boolean): Draft {
    const topic = membersOf(sheet['rootTopic']);
    const root = this.#topic(topic, 1);
    const layout = layoutOf(textOf(topic['structureClass']));
    if (isFirst) {
      if (layout) this.#map.settings.layout = layout;
      if (layout === 'both') this.#takeSides(root, topic);
      const format = textOf(membersOf(topic['numbering'])['numberFormat']);
      if (/arabic/i.test(format)) this.#map.settings.numbering = 'decimal';
      if (/chinese/i.test(format)) this.#map.settings.numbering = 'chinese';
    }
    for (const relationship of listOf(sheet['relationships'])) this.#relate(relationship);
    if (sheet['legend'] !== undefined) this.#notes.lost('legend');
    return root;
  }

  /** An unbalanced map says how many branches are to the right of the central topic; the others are to the left. */
  #takeSides(root: Draft, topic: Members): void {
    const extension = listOf(topic['extensions']).find(({ provider }) => provider === UNBALANCED);
    const right = listOf(extension?.['content']).find(({ name }) => name === 'right-number');
    const count = numberOf(right?.['content']);
    if (count === undefined) return;
    let index = 0;
    for (const child of root.children) {
      if (child.summary === 0) index += 1;
      child.side = index <= count ? 'right' : 'left';
    }
  }

  #topic(topic: Members, depth: number): Draft {
    if (depth > MAX_DEPTH) throw tooDeep(numberOf(topic['line']));
    const draft = draftOf(textOf(topic['title']), {
      key: textOf(topic['id']) || undefined,
      line: numberOf(topic['line']),
      folded: topic['branch'] === 'folded',
      tags: (Array.isArray(topic['labels']) ? topic['labels'] : []).map(textOf),
    });
    this.#dress(draft, topic, depth);
    this.#addIcons(draft, topic);
    this.#addImage(draft, membersOf(topic['image']));
    const note = noteOf(membersOf(topic['notes']), this.#notes);
    if (note !== '') draft.notes.push(note);
    this.#addHref(draft, textOf(topic['href']));
    this.#addExtensions(draft, listOf(topic['extensions']));
    this.#addChildren(draft, topic, depth);
    return draft;
  }

  #dress(draft: Draft, topic: Members, depth: number): void {
    const { style, hasMore } = readStyle(membersOf(membersOf(topic['style'])['properties']));
    const width = wholeWithin(topic['customWidth'], 40, 2000);
    draft.style = width === undefined ? style : { ...style, width };
    if (hasMore) this.#notes.lost('style');
    if (depth > 1 && textOf(topic['structureClass']) !== '') this.#notes.lost('structure');
  }

  #addIcons(draft: Draft, topic: Members): void {
    for (const { markerId } of listOf(topic['markers'])) {
      const name = textOf(markerId);
      if (name === '') continue;
      draft.icons.push(iconOf(name, 'xmind'));
      if (losesColour(name)) this.#notes.lost('iconColour');
    }
  }

  #addImage(draft: Draft, image: Members): void {
    const source = textOf(image['src']);
    if (source === '') return;
    if (INSIDE.test(source)) {
      draft.image = this.#images.add(this.#fileAt(source), image);
      if (!draft.image) this.#notes.lost('image');
    } else if (webAddress(source) !== undefined) {
      draft.notes.push(source);
      this.#notes.changed('imageToNote');
    } else this.#notes.lost('image');
  }

  /** A picture that is too large, or damaged, is left out: the map is not. */
  #fileAt(address: string): Uint8Array<ArrayBuffer> | undefined {
    try {
      return this.#archive.read(address.replace(INSIDE, ''), MAX_FILE_BYTES);
    } catch (error) {
      if (error instanceof FormatError) return undefined;
      throw error;
    }
  }

  #addHref(draft: Draft, href: string): void {
    if (TOPIC.test(href)) draft.link = href.replace(TOPIC, '#');
    else if (INSIDE.test(href)) this.#notes.lost('attachment');
    else addLink(draft, href, this.#notes);
  }

  #addExtensions(draft: Draft, extensions: readonly Members[]): void {
    for (const { provider, content } of extensions) {
      const name = textOf(provider);
      if (/audio/i.test(name)) this.#notes.lost('audio');
      else if (/task/i.test(name)) this.#notes.lost('task');
      else if (/math|equation|latex/i.test(name)) {
        const formula = textOf(membersOf(content)['content']);
        if (formula !== '') draft.notes.push(formula);
        this.#notes.lost('equation');
      }
    }
  }

  #addChildren(draft: Draft, topic: Members, depth: number): void {
    const children = membersOf(topic['children']);
    const read = (group: string) => listOf(children[group]).map((child) => this.#topic(child, depth + 1));
    draft.children = read('attached');
    const attached = draft.children;
    this.#addSummaries(draft, read('summary'), listOf(topic['summaries']));
    this.#addBoundaries(draft, attached, listOf(topic['boundaries']));
    const callouts = read('callout');
    draft.children.push(...callouts);
    this.#notes.changed('calloutToTopic', callouts.length);
    for (const child of listOf(children['detached'])) {
      const at = placeOf(membersOf(child['position']));
      this.#map.floating.push({ topic: this.#topic(child, 1), ...(at ? { at } : {}) });
    }
  }

  /** Their ranges leave out the summaries that stand among the children. */
  #addBoundaries(draft: Draft, attached: readonly Draft[], boundaries: readonly Members[]): void {
    for (const boundary of boundaries) {
      const title = textOf(boundary['title']);
      const range = rangeOf(boundary['range'], attached.length);
      if (boundary['range'] === 'master') draft.boundaries.push({ count: 1, title });
      else if (range) {
        const first = attached[range.from]!;
        const last = attached[range.from + range.count - 1]!;
        const count = draft.children.indexOf(last) - draft.children.indexOf(first) + 1;
        first.boundaries.push({ count, title });
      } else this.#notes.lost('boundary');
    }
  }

  /** A summary stands behind the last topic it sums up. */
  #addSummaries(draft: Draft, topics: readonly Draft[], summaries: readonly Members[]): void {
    const byKey = new Map(topics.map((topic) => [topic.key, topic]));
    const count = draft.children.length;
    const placed = summaries.flatMap(({ range, topicId }) => {
      const found = rangeOf(range, count);
      if (!found) {
        this.#notes.lost('summary');
        return [];
      }
      const key = textOf(topicId);
      const topic = byKey.get(key) ?? draftOf('');
      if (!byKey.delete(key)) this.#notes.changed('emptyTopic');
      topic.summary = found.count;
      return [{ topic, behind: found.from + found.count }];
    });
    draft.children = [
      ...draft.children.flatMap((child, index) => [
        child,
        ...placed.filter(({ behind }) => behind === index + 1).map(({ topic }) => topic),
      ]),
      // What sums up nothing is a topic like the others.
      ...byKey.values(),
    ];
  }

  #relate(relationship: Members): void {
    const properties = membersOf(membersOf(relationship['style'])['properties']);
    const color = colorOf(properties['line-color']);
    const isDashed = /dash|dot/.test(textOf(properties['line-pattern']));
    const bend = bendOf(membersOf(relationship['controlPoints']));
    this.#map.relationships.push({
      from: textOf(relationship['end1Id']),
      to: textOf(relationship['end2Id']),
      label: textOf(relationship['title']),
      arrows: arrowsOf(properties),
      ...(color ? { color } : {}),
      ...(isDashed ? { dashed: true } : {}),
      ...(bend ? { bend } : {}),
    });
  }
}

function rangeOf(value: unknown, length: number): { from: number; count: number } | undefined {
  const [, first, last] = /^\((\d+),(\d+)\)$/.exec(textOf(value).replaceAll(' ', '')) ?? [];
  const from = Number(first);
  const to = Math.min(Number(last), length - 1);
  return first !== undefined && from <= to ? { from, count: to - from + 1 } : undefined;
}

function placeOf(position: Members): FloatingTopic['at'] {
  const x = numberOf(position['x']);
  const y = numberOf(position['y']);
  if (x === undefined || y === undefined || Math.max(Math.abs(x), Math.abs(y)) > FARTHEST) return undefined;
  return { x, y };
}

function bendOf(points: Members): Relationship['bend'] {
  const first = placeOf(membersOf(points['0']));
  const second = placeOf(membersOf(points['1']));
  return first && second && [first.x, first.y, second.x, second.y];
}

function arrowsOf(properties: Members): Relationship['arrows'] {
  const has = (end: string, otherwise: boolean) => {
    const arrow = textOf(properties[`arrow-${end}-class`]);
    return arrow === '' ? otherwise : !arrow.endsWith('.none');
  };
  if (!has('end', true)) return 'none';
  return has('begin', false) ? 'both' : 'to';
}
