import { treesOf, withDescendants, type MindMap } from '../../document/model.js';
import { changed } from './topicStyles.js';

/** Returns the tags of a map, the most used first, then as they are read. */
export function tagsOf(map: MindMap): readonly string[] {
  const counts = new Map<string, number>();
  for (const tag of withDescendants(treesOf(map)).flatMap(({ tags }) => tags)) {
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([tag]) => tag);
}

/** Adds a tag to those of some topics that do not have it. */
export function addTag(map: MindMap, ids: readonly string[], tag: string): MindMap {
  return changed(map, ids, ({ tags }) => (tags.includes(tag) ? undefined : { tags: [...tags, tag] }));
}

/** Takes a tag from topics. */
export function removeTag(map: MindMap, ids: readonly string[], tag: string): MindMap {
  return changed(map, ids, ({ tags }) =>
    tags.includes(tag) ? { tags: tags.filter((other) => other !== tag) } : undefined,
  );
}
