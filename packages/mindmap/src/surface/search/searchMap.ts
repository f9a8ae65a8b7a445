import { treesOf, withDescendants, type MindMap, type Topic } from '../../document/model.js';
import { mapTopics } from '../../document/operations.js';
import { boundaryItem, relationshipItem } from '../store/items.js';
import { patternOf, type SearchTerms } from './searchTerms.js';

/** Where a text of a map stands. */
export type TextPart = 'text' | 'tag' | 'note' | 'boundary' | 'relationship';

/** A text of a map. */
interface MapText {
  /** The name of what is selected to show it. */
  readonly item: string;
  readonly part: TextPart;
  /** Which of the tags or boundaries of its topic it is. */
  readonly index: number;
  readonly text: string;
}

/** A place where what is looked for stands. */
export interface MapMatch extends MapText {
  readonly from: number;
  readonly to: number;
}

/** Returns every place where something stands in a map, in reading order. */
export function findInMap(map: MindMap, terms: SearchTerms): readonly MapMatch[] {
  const pattern = patternOf(terms);
  if (!pattern) return [];
  return textsOf(map).flatMap((text) =>
    [...text.text.matchAll(pattern)].map(({ index, 0: found }) => ({
      ...text,
      from: index,
      to: index + found.length,
    })),
  );
}

function textsOf(map: MindMap): readonly MapText[] {
  return [
    ...withDescendants(treesOf(map)).flatMap(textsOfTopic),
    ...map.relationships.map(({ label }, index): MapText => ({
      item: relationshipItem(index),
      part: 'relationship',
      index,
      text: label,
    })),
  ];
}

function textsOfTopic({ id, text, tags, note, boundaries }: Topic): readonly MapText[] {
  const found: MapText[] = [{ item: id, part: 'text', index: 0, text }];
  tags.forEach((tag, index) => found.push({ item: id, part: 'tag', index, text: tag }));
  if (note !== '') found.push({ item: id, part: 'note', index: 0, text: note });
  boundaries.forEach(({ title }, index) =>
    found.push({ item: boundaryItem(id, index), part: 'boundary', index, text: title }),
  );
  return found;
}

/** Returns a map with one of the places that were found written otherwise. */
export function replaceMatch(map: MindMap, match: MapMatch, replacement: string): MindMap {
  return rewritten(map, (text, item, part, index) =>
    item === match.item && part === match.part && index === match.index
      ? text.slice(0, match.from) + replacement + text.slice(match.to)
      : text,
  );
}

/** Returns a map with every place where something stands written otherwise. */
export function replaceInMap(map: MindMap, terms: SearchTerms, replacement: string): MindMap {
  const pattern = patternOf(terms);
  if (!pattern) return map;
  return rewritten(map, (text) => text.replaceAll(pattern, () => replacement));
}

/** Returns which match is the next one once another was replaced, so that none is found in what was written there. */
export function nextAfter(
  matches: readonly MapMatch[],
  replaced: MapMatch,
  length: number,
  at: number,
): number {
  const isWritten = ({ item, part, index, from }: MapMatch) =>
    item === replaced.item &&
    part === replaced.part &&
    index === replaced.index &&
    from >= replaced.from &&
    from < replaced.from + length;
  const next = matches.findIndex((match, index) => index >= at && !isWritten(match));
  return Math.max(next, 0);
}

type Rewrite = (text: string, item: string, part: TextPart, index: number) => string;

/** Gives each text of a map to a function; what it leaves alone stays the very same. */
function rewritten(map: MindMap, rewrite: Rewrite): MindMap {
  const topics = mapTopics(map, (topic) => rewrittenTopic(topic, rewrite));
  const relationships = topics.relationships.map((relationship, index) => {
    const label = rewrite(relationship.label, relationshipItem(index), 'relationship', index);
    return label === relationship.label ? relationship : { ...relationship, label };
  });
  const isSame = relationships.every((relationship, index) => relationship === map.relationships[index]);
  return isSame ? topics : { ...topics, relationships };
}

function rewrittenTopic(topic: Topic, rewrite: Rewrite): Topic {
  const { id } = topic;
  const text = rewrite(topic.text, id, 'text', 0);
  const note = rewrite(topic.note, id, 'note', 0);
  const tags = topic.tags.map((tag, index) => rewrite(tag, id, 'tag', index));
  const titles = topic.boundaries.map(({ title }, index) =>
    rewrite(title, boundaryItem(id, index), 'boundary', index),
  );
  const hasOtherTags = tags.some((tag, index) => tag !== topic.tags[index]);
  const hasOtherTitles = titles.some((title, index) => title !== topic.boundaries[index]!.title);
  if (text === topic.text && note === topic.note && !hasOtherTags && !hasOtherTitles) return topic;
  return {
    ...topic,
    text,
    note,
    // A tag without text is none, and each is there once.
    ...(hasOtherTags ? { tags: [...new Set(tags.filter((tag) => tag.trim() !== ''))] } : {}),
    ...(hasOtherTitles
      ? { boundaries: topic.boundaries.map((boundary, index) => ({ ...boundary, title: titles[index]! })) }
      : {}),
  };
}
