import { treesOf, withDescendants, type MindMap, type Topic } from '../../document/model.js';
import { newId } from '../../document/operations.js';

/**
 * Returns a map with the ids that its topics had in an earlier one, so that what is selected there is selected still. Topics are
 * the same where their source names them so, else where they have the text or the place of an earlier one among its siblings.
 */
export function keepIds(next: MindMap, before: MindMap): MindMap {
  const renamed = new Map<string, string>();
  const named = new Set<string>();
  for (const topic of withDescendants(treesOf(next))) if (topic.named) named.add(topic.id);
  const pair = (topics: readonly Topic[], earlier: readonly Topic[]): void => {
    for (const [topic, old] of pairs(topics, earlier)) {
      if (!topic.named) renamed.set(topic.id, old && !named.has(old.id) ? old.id : newId());
      pair(topic.children, old?.children ?? []);
    }
  };
  pair([next.root], [before.root]);
  pair(
    next.floating.map(({ topic }) => topic),
    before.floating.map(({ topic }) => topic),
  );
  return withIds(next, renamed);
}

/** Returns each topic with the earlier one that it is taken to be, which is the only one's. */
function pairs(topics: readonly Topic[], earlier: readonly Topic[]): [Topic, Topic | undefined][] {
  const left = new Set(earlier);
  const found = new Map<Topic, Topic>();
  const byText = new Map<string, Topic[]>();
  for (const old of earlier.toReversed()) {
    const same = byText.get(old.text);
    if (same) same.push(old);
    else byText.set(old.text, [old]);
  }
  const take = (topic: Topic, old: Topic | undefined) => {
    if (!old || !left.delete(old)) return;
    found.set(topic, old);
  };
  const ids = new Map(earlier.map((old) => [old.id, old]));
  for (const topic of topics) if (topic.named) take(topic, ids.get(topic.id));
  for (const topic of topics) {
    if (found.has(topic)) continue;
    const same = byText.get(topic.text) ?? [];
    let old = same.pop();
    while (old && !left.has(old)) old = same.pop();
    take(topic, old);
  }
  const places = new Map(earlier.map((old, index) => [old, index]));
  let last = -1;
  for (const topic of topics) {
    // One whose text is another stands behind the same sibling as before.
    if (!found.has(topic)) take(topic, earlier[last + 1]);
    last = places.get(found.get(topic)!) ?? last;
  }
  return topics.map((topic) => [topic, found.get(topic)]);
}

/** Returns a map whose topics, and what refers to them, have other ids. */
function withIds(map: MindMap, ids: ReadonlyMap<string, string>): MindMap {
  const idOf = (id: string) => ids.get(id) ?? id;
  const rename = (topic: Topic): Topic => ({
    ...topic,
    id: idOf(topic.id),
    link: topic.link.startsWith('#') ? `#${idOf(topic.link.slice(1))}` : topic.link,
    children: topic.children.map(rename),
  });
  return {
    ...map,
    root: rename(map.root),
    floating: map.floating.map((tree) => ({ ...tree, topic: rename(tree.topic) })),
    relationships: map.relationships.map((each) => ({ ...each, from: idOf(each.from), to: idOf(each.to) })),
  };
}
