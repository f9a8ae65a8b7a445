import { FormatError } from '@letu/core';
import {
  DEFAULT_SETTINGS,
  MAX_DEPTH,
  MAX_TOPICS,
  topicOf,
  type Boundary,
  type FloatingTopic,
  type MapSettings,
  type MindMap,
  type Relationship,
  type Topic,
  type TopicImage,
  type TopicStyle,
} from '../document/model.js';
import { told } from './locales/index.js';
import type { Notes } from './notes.js';

export type Writable<Value> = { -readonly [Key in keyof Value]: Value[Key] };

/** A topic while a file is read. */
export interface Draft {
  /** What the file calls it, by which links and relationships name it. */
  key?: string | undefined;
  /** The line of the file in which it begins, counted from 1. */
  line?: number | undefined;
  text: string;
  /** The parts of its note, each of one line or more. */
  notes: string[];
  /** An address, or `#` and the key of another topic. */
  link: string;
  image?: TopicImage | undefined;
  icons: string[];
  tags: string[];
  folded: boolean;
  side?: 'left' | 'right' | undefined;
  style: Writable<TopicStyle>;
  boundaries: Boundary[];
  summary: number;
  children: Draft[];
}

/** A map while a file is read; what relationships join are keys. */
export interface MapDraft {
  root: Draft;
  floating: { topic: Draft; at?: FloatingTopic['at'] }[];
  relationships: Relationship[];
  settings: Partial<Writable<MapSettings>>;
}

export function draftOf(text: string, given: Partial<Draft> = {}): Draft {
  return {
    text,
    notes: [],
    link: '',
    icons: [],
    tags: [],
    folded: false,
    style: {},
    boundaries: [],
    summary: 0,
    children: [],
    ...given,
  };
}

export function mapDraftOf(root: Draft): MapDraft {
  return { root, floating: [], relationships: [], settings: {} };
}

/**
 * Returns the map of what was read. Relationships and links to what is no topic are left out and noted.
 *
 * @throws FormatError `too-large` for more topics, or deeper ones, than a map has.
 */
export function toMap(draft: MapDraft, notes: Notes): MindMap {
  const drafts = inReadingOrder([draft.root, ...draft.floating.map(({ topic }) => topic)]);
  const ids = new Map<string, string>();
  drafts.forEach(({ key }, index) => {
    if (key !== undefined && !ids.has(key)) ids.set(key, idAt(index));
  });
  const topics = new Map<Draft, Topic>();
  // Those below come first, whatever the depth.
  for (let index = drafts.length - 1; index >= 0; index -= 1) {
    const one = drafts[index]!;
    topics.set(one, toTopic(one, idAt(index), ids, topics, notes));
  }
  const relationships = draft.relationships.flatMap((relationship): Relationship[] => {
    const from = ids.get(relationship.from);
    const to = ids.get(relationship.to);
    if (from !== undefined && to !== undefined) return [{ ...relationship, from, to }];
    notes.lost('relationship');
    return [];
  });
  return {
    root: topics.get(draft.root)!,
    floating: draft.floating.map(({ topic, at }) => ({ topic: topics.get(topic)!, ...(at ? { at } : {}) })),
    relationships,
    settings: { ...DEFAULT_SETTINGS, ...draft.settings },
  };
}

const idAt = (index: number) => `t.${index + 1}`;

function inReadingOrder(trees: readonly Draft[]): readonly Draft[] {
  const found: Draft[] = [];
  const waiting = trees.map((draft) => ({ draft, depth: 1 })).toReversed();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { draft, depth } = next;
    if (depth > MAX_DEPTH) throw tooDeep(draft.line);
    found.push(draft);
    for (const child of draft.children.toReversed()) waiting.push({ draft: child, depth: depth + 1 });
  }
  if (found.length > MAX_TOPICS) {
    throw new FormatError(
      'too-large',
      told((text) => text.tooMany(found.length, MAX_TOPICS)),
    );
  }
  return found;
}

/** What is said of topics that are deeper than a map's can be. */
export const tooDeep = (line?: number) =>
  new FormatError(
    'too-large',
    told((text) => text.tooDeep(MAX_DEPTH, line)),
  );

function toTopic(
  draft: Draft,
  id: string,
  ids: ReadonlyMap<string, string>,
  topics: ReadonlyMap<Draft, Topic>,
  notes: Notes,
): Topic {
  const { text, link, image, side, style, boundaries, summary } = draft;
  const target = link.startsWith('#') ? ids.get(link.slice(1)) : undefined;
  if (link.startsWith('#') && target === undefined) notes.lost('link');
  return topicOf(id, {
    text: plain(text).trim(),
    note: draft.notes
      .map((note) => plain(note).trimEnd())
      .filter((note) => note !== '')
      .join('\n'),
    link: target === undefined ? (link.startsWith('#') ? '' : link) : `#${target}`,
    ...(image ? { image } : {}),
    icons: [...new Set(draft.icons)],
    tags: [...new Set(draft.tags.map((tag) => plain(tag).trim()).filter((tag) => tag !== ''))],
    folded: draft.folded && draft.children.length > 0,
    ...(side ? { side } : {}),
    style,
    boundaries,
    summary,
    children: draft.children.map((child) => topics.get(child)!),
  });
}

/** Line breaks of every system become one, and characters that no text shows go. */
const plain = (text: string) =>
  text
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    // oxlint-disable-next-line no-control-regex -- those are what it is about
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '');
