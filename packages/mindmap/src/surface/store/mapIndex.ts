import { treesOf, type MindMap, type Topic } from '../../document/model.js';

/** Where a topic is in its map. */
export interface TopicPlace {
  readonly topic: Topic;
  /** The id of the topic it hangs on; undefined for the central one and floating ones. */
  readonly parent: string | undefined;
  /** Which of its siblings it is. */
  readonly index: number;
  /** 1 for the central topic and floating ones. */
  readonly level: number;
}

/** The topics of a map by their ids, in reading order. */
export type MapIndex = ReadonlyMap<string, TopicPlace>;

const indices = new WeakMap<MindMap, MapIndex>();

/** Returns where the topics of a map are; it is found out once. */
export function indexOf(map: MindMap): MapIndex {
  const known = indices.get(map);
  if (known) return known;
  const index = new Map<string, TopicPlace>();
  const waiting = treesOf(map)
    .map((topic, place): TopicPlace => ({ topic, parent: undefined, index: place, level: 1 }))
    .toReversed();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { topic, level } = next;
    index.set(topic.id, next);
    for (let child = topic.children.length - 1; child >= 0; child -= 1) {
      waiting.push({ topic: topic.children[child]!, parent: topic.id, index: child, level: level + 1 });
    }
  }
  indices.set(map, index);
  return index;
}

/** Tells whether a topic is another or somewhere below it. */
export function isWithin(index: MapIndex, id: string, around: string): boolean {
  for (let at: string | undefined = id; at !== undefined; at = index.get(at)?.parent) {
    if (at === around) return true;
  }
  return false;
}

/** Returns the topics above one, the nearest first. */
export function above(index: MapIndex, id: string): readonly string[] {
  const found: string[] = [];
  for (let at = index.get(id)?.parent; at !== undefined; at = index.get(at)?.parent) found.push(at);
  return found;
}
