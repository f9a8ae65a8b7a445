import type { Boundary, MindMap } from '../../document/model.js';
import { mapTopics, remove, update } from '../../document/operations.js';
import { itemOf } from './items.js';
import { indexOf } from './mapIndex.js';

/** Returns the text of an item: of a topic, on a relationship, or of a boundary. */
export function textOf(map: MindMap, name: string): string {
  const item = itemOf(name);
  if (item.kind === 'relationship') return map.relationships[item.index]?.label ?? '';
  if (item.kind === 'topic') return indexOf(map).get(item.id)?.topic.text ?? '';
  return indexOf(map).get(item.topic)?.topic.boundaries[item.index]?.title ?? '';
}

/** Gives an item another text. */
export function withText(map: MindMap, name: string, text: string): MindMap {
  if (textOf(map, name) === text) return map;
  const item = itemOf(name);
  if (item.kind === 'topic') return update(map, [item.id], { text });
  if (item.kind === 'boundary') {
    return update(map, [item.topic], ({ boundaries }) => ({
      boundaries: replaced(boundaries, item.index, (boundary) => ({ ...boundary, title: text })),
    }));
  }
  const relationships = replaced(map.relationships, item.index, (each) => ({ ...each, label: text }));
  return { ...map, relationships };
}

/** Takes items away: topics with all below them, and the relationships that led there. The central topic stays. */
export function withoutItems(map: MindMap, names: readonly string[]): MindMap {
  const related = new Set<number>();
  const bounded = new Map<string, Set<number>>();
  const topics: string[] = [];
  for (const item of names.map(itemOf)) {
    if (item.kind === 'relationship') related.add(item.index);
    else if (item.kind === 'topic') topics.push(item.id);
    else bounded.set(item.topic, (bounded.get(item.topic) ?? new Set()).add(item.index));
  }
  const relationships = map.relationships.filter((_, index) => !related.has(index));
  const without = related.size > 0 ? { ...map, relationships } : map;
  const unbound = bounded.size > 0 ? withoutBoundaries(without, bounded) : without;
  const gone = topics.filter((id) => id !== map.root.id);
  return gone.length > 0 ? remove(unbound, gone) : unbound;
}

function withoutBoundaries(map: MindMap, gone: ReadonlyMap<string, ReadonlySet<number>>): MindMap {
  const keep = (topic: string) => (_: Boundary, index: number) => !gone.get(topic)?.has(index);
  return mapTopics(map, (topic) =>
    gone.has(topic.id) ? { ...topic, boundaries: topic.boundaries.filter(keep(topic.id)) } : topic,
  );
}

function replaced<Each>(list: readonly Each[], at: number, change: (each: Each) => Each): readonly Each[] {
  return list.map((each, index) => (index === at ? change(each) : each));
}
