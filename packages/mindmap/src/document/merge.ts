import { mergeBy, mergeFields, mergeValues, versionsOf, type Versions } from '@letu/core';
import { buildMap } from './merge/buildMap.js';
import { flatten, type Band, type FlatMap, type FlatTopic } from './merge/flatMap.js';
import { settleBranches } from './merge/goneBranches.js';
import { inOrder, mergeMembers, mergeTopics } from './merge/mergeTopics.js';
import { treesOf, withDescendants, type MindMap, type Topic } from './model.js';
import { mapTopics, newId } from './operations.js';
import { pairTopics, withIds } from './pairTopics.js';
import { parse } from './parse.js';
import { keepSides } from './sides.js';
import { write } from './write.js';

/** Puts two changes of a map together, topic by topic and field by field; undefined where both have changed the same one. */
export const mergeSources = mergeBy<MindMap>({
  read: (source) => {
    const { map, isWhole } = parse(source);
    return isWhole ? map : undefined;
  },
  merge: mergeMaps,
  write,
});

function mergeMaps({ base, mine, theirs, prefer }: Versions<MindMap>): MindMap {
  const before = flattened(base);
  const flat: Versions<FlatMap> = {
    base: before,
    mine: withBandsOf(flattened(mine, base), before, 'mine'),
    theirs: withBandsOf(flattened(theirs, base), before, 'theirs'),
    prefer,
  };
  const settled = settleBranches(flat);
  const topics = withoutLostLinks(mergeTopics(versionsOf(settled, (map) => map.topics)), flat);
  const merged = buildMap({
    topics,
    bands: mergeBands(versionsOf(settled, ({ bands }) => bands)),
    relationships: mergeRelationships(settled, topics),
    settings: mergeFields(versionsOf(settled, ({ settings }) => settings)),
  });
  return named(keepSides(buildMap(flat.mine), merged), topics);
}

/** Flattens a map whose topics have the ids of those of an earlier one, as far as they are the same. */
function flattened(map: MindMap, before?: MindMap): FlatMap {
  const pairs = before && pairTopics(map, before);
  const topics = withDescendants(treesOf(map));
  const idOf = (topic: Topic) => (pairs ? (pairs.get(topic)?.id ?? newId()) : topic.id);
  const ids = new Map(topics.map((topic) => [topic.id, idOf(topic)]));
  const names = topics.filter((topic) => topic.named).map(({ id }) => [ids.get(id)!, id] as const);
  return flatten(withIds(map, ids), new Map(names));
}

/** Gives boundaries the ids that they had before: they are the same where they go around one of the same topics. */
function withBandsOf(map: FlatMap, before: FlatMap, side: string): FlatMap {
  const left = new Set(before.bands);
  const bands = map.bands.map((band): Band => {
    const shared = (old: Band) => old.members.filter((id) => band.members.includes(id)).length;
    const alike = [...left].filter((old) => shared(old) > 0);
    const [found] = alike.toSorted((one, other) => shared(other) - shared(one));
    const same = alike.find(({ title }) => title === band.title) ?? found;
    if (same) left.delete(same);
    return { ...band, id: same?.id ?? `${side}.${band.id}` };
  });
  return { ...map, bands };
}

function mergeBands(versions: Versions<readonly Band[]>): readonly Band[] {
  // What one has taken away is gone, also where topics have come into it or have left it meanwhile.
  const bands = versionsOf(versions, (list) => new Map(list.map((band) => [band.id, band])));
  const isKept = ({ id }: Band) => !bands.base.has(id) || (bands.mine.has(id) && bands.theirs.has(id));
  return inOrder(
    versionsOf(versions, (list) => list.filter(isKept)),
    (band) => ({
      id: band.mine.id,
      title: mergeValues(versionsOf(band, ({ title }) => title)),
      members: mergeMembers(versionsOf(band, ({ members }) => members)),
    }),
  );
}

function mergeRelationships(maps: Versions<FlatMap>, topics: FlatMap['topics']): FlatMap['relationships'] {
  const lists = versionsOf(maps, ({ relationships }) => relationships);
  return inOrder(lists, mergeFields).filter(({ from, to }) => topics.has(from) && topics.has(to));
}

/** Returns topics without links to others that have gone. */
function withoutLostLinks(
  topics: FlatMap['topics'],
  { base, mine, theirs }: Versions<FlatMap>,
): FlatMap['topics'] {
  const isLost = (link: string) => {
    const id = link.slice(1);
    const isKnown = [base, mine, theirs].some((map) => map.topics.has(id));
    return link.startsWith('#') && isKnown && !topics.has(id);
  };
  return new Map(
    [...topics].map(([id, topic]): [string, FlatTopic] => [
      id,
      isLost(topic.link) ? { ...topic, link: '' } : topic,
    ]),
  );
}

/** Gives topics the ids that a source says, the first where two are given the same. */
function named(map: MindMap, topics: FlatMap['topics']): MindMap {
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  for (const { id, name } of topics.values()) {
    if (name === undefined || taken.has(name)) continue;
    ids.set(id, name);
    taken.add(name);
  }
  for (const id of topics.keys()) if (!ids.has(id)) ids.set(id, taken.has(id) ? newId() : id);
  return mapTopics(withIds(map, ids), (topic) => (taken.has(topic.id) ? { ...topic, named: true } : topic));
}
