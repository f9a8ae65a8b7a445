import {
  summaryStart,
  treesOf,
  withDescendants,
  type MapSettings,
  type MindMap,
  type Topic,
} from '../model.js';
import type { FloatingTopic, Relationship } from '../model.js';

/** What the floating topics hang on, as all others hang on a topic. */
export const FLOATING = '';

type Said = Omit<Topic, 'named' | 'boundaries' | 'summary' | 'children'>;

/** A topic by itself: what is below it says so. */
export interface FlatTopic extends Said {
  /** `FLOATING` for one that hangs on nothing, null for the central topic. */
  readonly parent: string | null;
  /** The id that the source says. */
  readonly name?: string | undefined;
  /** The siblings that it sums up. */
  readonly covers: readonly string[];
  readonly at?: FloatingTopic['at'];
}

/** A boundary, with the siblings that it goes around. */
export interface Band {
  readonly id: string;
  readonly title: string;
  readonly members: readonly string[];
}

export interface FlatRelationship extends Relationship {
  readonly id: string;
}

/** A map in which nothing is told by where it stands, apart from the order of siblings. */
export interface FlatMap {
  /** By their ids, in reading order. */
  readonly topics: ReadonlyMap<string, FlatTopic>;
  readonly bands: readonly Band[];
  readonly relationships: readonly FlatRelationship[];
  readonly settings: MapSettings;
}

/** Returns the ids of what hangs on each topic, in their order. */
export function childrenOf(topics: Iterable<FlatTopic>): ReadonlyMap<string | null, readonly string[]> {
  const children = new Map<string | null, string[]>();
  for (const { id, parent } of topics) {
    const siblings = children.get(parent);
    if (siblings) siblings.push(id);
    else children.set(parent, [id]);
  }
  return children;
}

/** @param names The ids that the source says, by those that its topics have. */
export function flatten(map: MindMap, names: ReadonlyMap<string, string>): FlatMap {
  const parents = new Map<string, string | null>([[map.root.id, null]]);
  const places = new Map(map.floating.map(({ topic, at }) => [topic.id, at]));
  const bands: Band[] = [];
  const covers = new Map<string, readonly string[]>();
  const topics = withDescendants(treesOf(map));
  for (const { id, children } of topics) {
    for (const [index, child] of children.entries()) {
      parents.set(child.id, id);
      const idsIn = (from: number, to: number) => children.slice(from, to).map((sibling) => sibling.id);
      if (child.summary > 0) covers.set(child.id, idsIn(summaryStart(children, index), index));
      for (const { count, title } of child.boundaries)
        bands.push({ id: `${bands.length}`, title, members: idsIn(index, index + count) });
    }
  }
  const flat = topics.map((topic): FlatTopic => {
    const { named: _named, boundaries: _boundaries, summary: _summary, children: _children, ...said } = topic;
    const { id } = topic;
    return {
      ...said,
      parent: parents.get(id) ?? (id === map.root.id ? null : FLOATING),
      name: names.get(id),
      covers: covers.get(id) ?? [],
      at: places.get(id),
    };
  });
  const counts = new Map<string, number>();
  const relationships = map.relationships.map((relationship): FlatRelationship => {
    const ends = `${relationship.from} ${relationship.to}`;
    const count = (counts.get(ends) ?? 0) + 1;
    counts.set(ends, count);
    return { ...relationship, id: `${ends} ${count}` };
  });
  return {
    topics: new Map(flat.map((topic) => [topic.id, topic])),
    bands,
    relationships,
    settings: map.settings,
  };
}
