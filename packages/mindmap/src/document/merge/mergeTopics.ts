import { MergeConflict, mergeFields, mergeLists, mergeValues, versionsOf, type Versions } from '@letu/core';
import { iconGroupOf } from '../../icons/catalogue.js';
import { FLOATING, childrenOf, type FlatMap, type FlatTopic } from './flatMap.js';

type Topics = FlatMap['topics'];

/** Nobody is asked about what shows in no picture, or follows from what else was done. */
export const quietly = <Value>(versions: Versions<Value>): Value =>
  mergeValues({ ...versions, prefer: versions.prefer ?? 'mine' });

/**
 * Puts two changes of topics together, field by field, and of their order among their siblings.
 *
 * @throws MergeConflict
 */
export function mergeTopics(versions: Versions<Topics>): Topics {
  const lists = versionsOf(versions, (topics) => sorted([...topics.values()]));
  const merged = new Map(mergeLists(lists, mergeTopic).map((topic) => [topic.id, topic]));
  hangAll(merged, versions);
  return ordered(merged, versions);
}

function mergeTopic(versions: Versions<FlatTopic>): FlatTopic {
  const { mine, theirs } = versions;
  if (mine === theirs) return mine;
  const both = mergeFields(versionsOf(versions, plainOf));
  return {
    ...both,
    style: mergeFields(versionsOf(versions, ({ style }) => style)),
    extra: mergeFields(versionsOf(versions, ({ extra }) => extra)),
    icons: mergeWords(
      versionsOf(versions, ({ icons }) => icons),
      iconGroupOf,
    ),
    tags: mergeWords(versionsOf(versions, ({ tags }) => tags)),
    covers: mergeMembers(versionsOf(versions, ({ covers }) => covers)),
    folded: quietly(versionsOf(versions, ({ folded }) => folded)),
    side: quietly(versionsOf(versions, ({ side }) => side)),
    name: quietly(versionsOf(versions, ({ name }) => name)),
  };
}

function plainOf(topic: FlatTopic) {
  const { style: _style, extra: _extra, icons: _icons, tags: _tags, covers: _covers, ...rest } = topic;
  const { folded: _folded, side: _side, name: _name, ...plain } = rest;
  return plain;
}

/** @param placeOf Returns what only one of the words can take. */
function mergeWords(
  versions: Versions<readonly string[]>,
  placeOf = (word: string) => word,
): readonly string[] {
  const { base, mine, theirs } = versionsOf(versions, (words) => words.join('\n'));
  if (mine === theirs || theirs === base) return versions.mine;
  if (mine === base) return versions.theirs;
  const lists = versionsOf(versions, (words) => words.map((word) => ({ id: placeOf(word), word })));
  return inOrder(lists, mergeValues).map(({ word }) => word);
}

/** Merges lists in whose order both may have changed something, about which nobody is asked. @throws MergeConflict */
export function inOrder<Item extends { readonly id: string }>(
  lists: Versions<readonly Item[]>,
  mergeItems: (versions: Versions<Item>) => Item,
): readonly Item[] {
  const items = mergeLists(versionsOf(lists, sorted), mergeItems);
  const left = new Map(items.map((item) => [item.id, item]));
  const ids = versionsOf(lists, (list) => list.map(({ id }) => ({ id })));
  const order = mergeLists({ ...ids, prefer: lists.prefer ?? 'mine' });
  const placed = order.flatMap(({ id }) => left.get(id) ?? []);
  for (const { id } of placed) left.delete(id);
  return [...placed, ...left.values()];
}

const sorted = <Item extends { readonly id: string }>(list: readonly Item[]) =>
  list.toSorted((one, other) => (one.id < other.id ? -1 : 1));

/** Returns what either has added to a set, and neither has taken away. */
export function mergeMembers({ base, mine, theirs }: Versions<readonly string[]>): readonly string[] {
  const before = new Set(base);
  const isIn = (id: string) => (before.has(id) ? mine.includes(id) && theirs.includes(id) : true);
  return [...new Set([...mine, ...theirs])].filter(isIn);
}

/** Lets every topic hang on the central one or on nothing, also where both have moved some below each other. */
function hangAll(topics: Map<string, FlatTopic>, { prefer, ...versions }: Versions<Topics>): void {
  const root = [...topics.values()].find(({ parent }) => parent === null)!;
  const hung = new Set<string>([FLOATING, root.id]);
  for (const { id } of topics.values()) {
    const path = new Set<string>();
    let at = id;
    while (!hung.has(at)) {
      const topic = topics.get(at);
      if (!topic || path.has(at)) {
        if (!prefer) throw new MergeConflict();
        break;
      }
      path.add(at);
      at = topic.parent ?? FLOATING;
    }
    const isHung = hung.has(at);
    for (const each of path) {
      if (!isHung) hang(topics, each, versions[prefer ?? 'mine'], root.id);
      hung.add(each);
    }
  }
}

/** Hangs a topic where a side has it; on the central topic where that is gone. */
function hang(topics: Map<string, FlatTopic>, id: string, side: Topics, root: string): void {
  const parent = side.get(id)?.parent ?? root;
  const isThere = parent === FLOATING || topics.has(parent);
  topics.set(id, { ...topics.get(id)!, parent: isThere ? parent : root });
}

/** Returns topics in the order of their siblings. */
function ordered(topics: Topics, versions: Versions<Topics>): Topics {
  const children = versionsOf(versions, (each) => childrenOf(each.values()));
  const left = childrenOf(topics.values());
  const order = [...left].flatMap(([parent, ids]) => {
    const own = new Set(ids);
    const lists = versionsOf(children, (each) => (each.get(parent) ?? []).map((id) => ({ id })));
    const placed = inOrder(lists, ({ mine }) => mine).filter(({ id }) => own.delete(id));
    return [...placed.map(({ id }) => id), ...own];
  });
  return new Map(order.map((id) => [id, topics.get(id)!]));
}
