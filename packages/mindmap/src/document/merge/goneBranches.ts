import { MergeConflict, type MergeSide, type Versions } from '@letu/core';
import { childrenOf, type FlatMap, type FlatTopic } from './flatMap.js';

/** Tells whether two states of a topic say the same of it; what follows from other topics, or from how it is looked at, is left out. */
const isSame = (one: FlatTopic, other: FlatTopic) => stateOf(one) === stateOf(other);
const stateOf = ({ folded: _folded, side: _side, name: _name, covers: _covers, ...said }: FlatTopic) =>
  JSON.stringify(Object.entries(said).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/**
 * Settles branches that one has taken away: they are gone where the other has left them as they were. Where the other has changed
 * something in one, put something into it or joined something to it, the preferred side decides about the whole branch.
 *
 * @throws MergeConflict where the other has, and neither is preferred.
 */
export function settleBranches(maps: Versions<FlatMap>): Versions<FlatMap> {
  return settleFor(settleFor(maps, 'mine', 'theirs'), 'theirs', 'mine');
}

function settleFor(maps: Versions<FlatMap>, taker: MergeSide, other: MergeSide): Versions<FlatMap> {
  const { base, prefer } = maps;
  const [taken, kept] = [maps[taker], maps[other]];
  const gone = new Set([...base.topics.keys()].filter((id) => !taken.topics.has(id)));
  if (gone.size === 0) return maps;
  const changed = branchesOf(base, gone).filter((branch) => isTouched(branch, base, kept));
  if (changed.length > 0 && !prefer) throw new MergeConflict();
  if (prefer !== other) return { ...maps, [other]: without(kept, gone, { base, taken }) };
  const back = new Set(changed.flatMap((branch) => [...branch]));
  const unchanged = new Set([...gone].filter((id) => !back.has(id)));
  return {
    ...maps,
    [taker]: withBack(taken, back, base),
    [other]: without(kept, unchanged, { base, taken }),
  };
}

/** Returns what is gone by the topmost topics of it. */
function branchesOf({ topics }: FlatMap, gone: ReadonlySet<string>): readonly ReadonlySet<string>[] {
  const branches = new Map<string, Set<string>>();
  // Those above come first.
  for (const { id, parent } of topics.values()) {
    if (!gone.has(id)) continue;
    const branch = branches.get(parent ?? '') ?? new Set();
    branch.add(id);
    branches.set(id, branch);
  }
  return [...new Set(branches.values())];
}

function isTouched(branch: ReadonlySet<string>, base: FlatMap, kept: FlatMap): boolean {
  const before = new Map(base.relationships.map((relationship) => [relationship.id, relationship]));
  const isIn = (id: string | null) => id !== null && branch.has(id);
  const isTopicTouched = (topic: FlatTopic) => {
    const old = base.topics.get(topic.id);
    if (isIn(topic.id)) return !old || !isSame(old, topic);
    const isPutIn = isIn(topic.parent) && old?.parent !== topic.parent;
    return isPutIn || (isIn(linked(topic)) && old?.link !== topic.link);
  };
  return (
    [...kept.topics.values()].some(isTopicTouched) ||
    kept.relationships.some(
      (relationship) =>
        (isIn(relationship.from) || isIn(relationship.to)) &&
        JSON.stringify(relationship) !== JSON.stringify(before.get(relationship.id)),
    )
  );
}

const linked = ({ link }: FlatTopic) => (link.startsWith('#') ? link.slice(1) : null);

/** Returns a map without topics, and what was added below them; what was moved there is where the other side has it. */
function without(
  map: FlatMap,
  gone: ReadonlySet<string>,
  { base, taken }: { readonly base: FlatMap; readonly taken: FlatMap },
): FlatMap {
  const dropped = new Set(gone);
  const children = childrenOf(map.topics.values());
  const waiting = [...gone];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    for (const child of children.get(id) ?? []) {
      if (base.topics.has(child) || dropped.has(child)) continue;
      dropped.add(child);
      waiting.push(child);
    }
  }
  const isLost = ({ parent }: FlatTopic) => parent !== null && dropped.has(parent);
  const left = [...map.topics.values()].filter(({ id }) => !dropped.has(id));
  const lost = left.filter(isLost).flatMap(({ id }) => taken.topics.get(id) ?? []);
  const own = left.filter((topic) => !isLost(topic));
  const moved = lost.map((topic) => ({ ...map.topics.get(topic.id)!, parent: topic.parent }));
  return { ...map, topics: withPlaced(own, moved, taken) };
}

/** Returns topics with others among them, each behind the sibling that it stands behind in another map. */
function withPlaced(
  topics: readonly FlatTopic[],
  added: readonly FlatTopic[],
  like: FlatMap,
): FlatMap['topics'] {
  const placed = [...topics];
  const siblings = childrenOf(like.topics.values());
  for (const topic of added) {
    const among = siblings.get(topic.parent) ?? [];
    const before = among.slice(0, among.indexOf(topic.id));
    const at = placed.findLastIndex((each) => each.parent === topic.parent && before.includes(each.id));
    placed.splice(at + 1, 0, topic);
  }
  return new Map(placed.map((topic) => [topic.id, topic]));
}

/** Returns a map with topics that it has no more, and with what joined them. */
function withBack(map: FlatMap, back: ReadonlySet<string>, base: FlatMap): FlatMap {
  if (back.size === 0) return map;
  const added = [...back].map((id) => base.topics.get(id)!);
  const known = new Set(map.relationships.map(({ id }) => id));
  const joined = base.relationships.filter(
    ({ id, from, to }) => !known.has(id) && (back.has(from) || back.has(to)),
  );
  return {
    ...map,
    topics: withPlaced([...map.topics.values()], added, base),
    relationships: [...map.relationships, ...joined],
  };
}
