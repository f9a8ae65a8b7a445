import { treesOf, withDescendants, type MindMap } from '../../document/model.js';
import { newId } from '../../document/operations.js';
import { pairTopics, withIds } from '../../document/pairTopics.js';

/** Returns a map with the ids that its topics had in an earlier one, so that what is selected there is selected still. */
export function keepIds(next: MindMap, before: MindMap): MindMap {
  const topics = withDescendants(treesOf(next));
  const pairs = pairTopics(next, before);
  const named = new Set(topics.filter((topic) => topic.named).map(({ id }) => id));
  const renamed = new Map<string, string>();
  for (const topic of topics) {
    const old = pairs.get(topic);
    if (!topic.named) renamed.set(topic.id, old && !named.has(old.id) ? old.id : newId());
  }
  return withIds(next, renamed);
}
