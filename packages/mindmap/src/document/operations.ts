import {
  summaryStart,
  treesOf,
  withDescendants,
  type FloatingTopic,
  type MindMap,
  type Relationship,
  type Topic,
} from './model.js';
import { keepSides, sidesOf } from './sides.js';

/** Where topics go: before or after another, or below it as the last. */
export interface Target {
  readonly id: string;
  readonly as: 'before' | 'after' | 'child';
}

let made = 0;

/** Returns an id that no source says and no other topic has. */
export function newId(): string {
  made += 1;
  return `new.${Date.now().toString(36)}.${made}`;
}

/** Returns a map whose topics are each what `change` makes of them; those of which it makes nothing are gone with all below them. */
export function mapTopics(map: MindMap, change: (topic: Topic) => Topic | undefined): MindMap {
  const root = changed(map.root, change) ?? map.root;
  const floating = keepSame(map.floating, (tree): FloatingTopic | undefined => {
    const topic = changed(tree.topic, change);
    return topic === tree.topic ? tree : topic && { ...tree, topic };
  });
  return root === map.root && floating === map.floating ? map : { ...map, root, floating };
}

/** Below first, so that a change sees what became of a topic's children. */
function changed(topic: Topic, change: (topic: Topic) => Topic | undefined): Topic | undefined {
  const children = keepSame(topic.children, (child) => changed(child, change));
  return change(children === topic.children ? topic : { ...topic, children });
}

/** Returns the very list where nothing in it has changed. */
function keepSame<Item>(items: readonly Item[], change: (item: Item) => Item | undefined): readonly Item[] {
  const next = items.map(change);
  return next.every((item, index) => item === items[index])
    ? items
    : next.filter((item) => item !== undefined);
}

/** Changes some topics. */
export function update(
  map: MindMap,
  ids: readonly string[],
  change: Partial<Topic> | ((topic: Topic) => Partial<Topic>),
): MindMap {
  const wanted = new Set(ids);
  return mapTopics(map, (topic) =>
    wanted.has(topic.id) ? { ...topic, ...(typeof change === 'function' ? change(topic) : change) } : topic,
  );
}

/** Returns what a topic hangs below; undefined for the top of a tree. */
export function parentOf(map: MindMap, id: string): Topic | undefined {
  return withDescendants(treesOf(map)).find(({ children }) => children.some((child) => child.id === id));
}

/** Returns those of some topics that are below none of the others, in reading order, without the central topic. */
export function outermost(map: MindMap, ids: Iterable<string>): readonly Topic[] {
  const wanted = new Set(ids);
  const found: Topic[] = [];
  const waiting = treesOf(map).toReversed();
  for (let topic = waiting.pop(); topic; topic = waiting.pop()) {
    if (wanted.has(topic.id) && topic !== map.root) found.push(topic);
    else waiting.push(...topic.children.toReversed());
  }
  return found;
}

/** Puts topics where they are to go. Below the central topic they take the side of the one they are put beside. */
export function insert(map: MindMap, topics: readonly Topic[], { id, as }: Target): MindMap {
  if (as === 'child') {
    return update(map, [id], (topic) => ({ children: [...topic.children, ...topics], folded: false }));
  }
  const parent = parentOf(map, id);
  if (!parent) return map;
  const at = parent.children.findIndex((child) => child.id === id);
  const side = parent.id === map.root.id ? sideBeside(map, at, as) : undefined;
  const placed = side ? topics.map((topic) => ({ ...topic, side })) : topics;
  const start = as === 'before' ? at : at + 1;
  return replaceChildren(map, parent, withInserted(parent.children, start, placed));
}

/** What comes behind the last main topic goes where there is room, as long as that topic has no side that is said. */
function sideBeside({ root, settings }: MindMap, at: number, as: 'before' | 'after'): Topic['side'] {
  const { id, side } = root.children[at]!;
  const isLast = as === 'after' && at === root.children.length - 1;
  return side ?? (isLast || settings.layout !== 'both' ? undefined : sidesOf(root).get(id));
}

function replaceChildren(map: MindMap, parent: Topic, children: readonly Topic[]): MindMap {
  return update(map, [parent.id], { children });
}

/** What goes around or sums up neighbours takes in what is put between them. */
function withInserted(children: readonly Topic[], start: number, topics: readonly Topic[]): readonly Topic[] {
  const grown = children.map((child, index) => {
    const boundaries = child.boundaries.map((boundary) =>
      index < start && start < index + boundary.count
        ? { ...boundary, count: boundary.count + topics.length }
        : boundary,
    );
    const isSpanned = child.summary > 0 && start <= index && start > summaryStart(children, index);
    const summary = isSpanned ? child.summary + topics.length : child.summary;
    return boundaries.some((boundary, at) => boundary !== child.boundaries[at]) || isSpanned
      ? { ...child, boundaries, summary }
      : child;
  });
  return grown.toSpliced(start, 0, ...topics);
}

/** Takes topics away with all below them, and the relationships that led there. The central topic stays. */
export function remove(map: MindMap, ids: Iterable<string>): MindMap {
  const gone = new Set(outermost(map, ids).map(({ id }) => id));
  const without = mapTopics(detached(map, gone), (topic) => (gone.has(topic.id) ? undefined : topic));
  const left = new Set(withDescendants(treesOf(without)).map(({ id }) => id));
  return {
    ...without,
    relationships: map.relationships.filter(({ from, to }) => left.has(from) && left.has(to)),
  };
}

/** Lets what goes around or sums up neighbours shrink by those that go; what is left with none goes too. */
function detached(map: MindMap, gone: ReadonlySet<string>): MindMap {
  return mapTopics(map, (parent) => {
    if (!parent.children.some(({ id }) => gone.has(id))) return parent;
    return { ...parent, children: shrunk(parent.children, gone) };
  });
}

function shrunk(children: readonly Topic[], gone: ReadonlySet<string>): readonly Topic[] {
  const leftIn = (from: number, to: number) => children.slice(from, to).filter(({ id }) => !gone.has(id));
  const next = children.map((child, index) => {
    const boundaries = child.boundaries.map((boundary) => ({
      ...boundary,
      count: leftIn(index, index + boundary.count).length,
    }));
    const covered = leftIn(summaryStart(children, index), index);
    const summary = covered.filter((sibling) => sibling.summary === 0).length;
    return { ...child, boundaries: boundaries.filter(({ count }) => count > 0), summary };
  });
  // A boundary begins with the first of its topics that stays.
  for (const [index, { id, boundaries }] of next.entries()) {
    if (!gone.has(id) || boundaries.length === 0) continue;
    const heir = next.findIndex((child, at) => at > index && !gone.has(child.id));
    if (heir >= 0) next[heir] = { ...next[heir]!, boundaries: [...boundaries, ...next[heir]!.boundaries] };
  }
  return next;
}

/** Moves topics with all below them; nothing happens where they would go below themselves, or beside the top of a tree. */
export function move(map: MindMap, ids: Iterable<string>, target: Target): MindMap {
  const topics = outermost(map, ids);
  const inside = new Set(withDescendants(topics).map(({ id }) => id));
  const hasPlace = target.as === 'child' || parentOf(map, target.id) !== undefined;
  if (topics.length === 0 || inside.has(target.id) || !hasPlace) return map;
  const moved = topics.map(loose);
  const { relationships } = map;
  return { ...insert(keepSides(map, remove(map, ids)), moved, target), relationships };
}

/** Returns a topic without what tied it to its neighbours. */
const loose = (topic: Topic): Topic => ({
  ...topic,
  side: undefined,
  summary: 0,
  boundaries: topic.boundaries.filter(({ count }) => count === 1),
});

/** Lets topics hang on nothing, each at a place from the centre of the central topic. */
export function float(map: MindMap, ids: Iterable<string>, at: FloatingTopic['at']): MindMap {
  const topics = outermost(map, ids);
  const { relationships } = map;
  const trees = topics.map((topic, index) => ({
    topic: loose(topic),
    at: at && { x: at.x, y: at.y + index * 60 },
  }));
  const without = remove(map, ids);
  return { ...without, floating: [...without.floating, ...trees], relationships };
}

/** Moves topics among their siblings by one place; those of both sides of a map stay on theirs. */
export function shift(map: MindMap, ids: Iterable<string>, by: -1 | 1): MindMap {
  const topics = outermost(map, ids);
  const chosen = new Set(topics.map(({ id }) => id));
  const edge = by < 0 ? topics[0] : topics.at(-1);
  const parent = edge && parentOf(map, edge.id);
  if (!parent) return map;
  const at = parent.children.indexOf(edge);
  const hasSides = parent.id === map.root.id && map.settings.layout === 'both';
  const sides = hasSides ? sidesOf(parent) : undefined;
  const isLevel = ({ id }: Topic) => !chosen.has(id) && sides?.get(id) === sides?.get(edge.id);
  const others = by < 0 ? parent.children.slice(0, at).toReversed() : parent.children.slice(at + 1);
  const neighbour = others.find(isLevel);
  return neighbour ? move(map, chosen, { id: neighbour.id, as: by < 0 ? 'before' : 'after' }) : map;
}

/** Hangs topics below the sibling before them. */
export function indent(map: MindMap, ids: Iterable<string>): MindMap {
  const [first] = outermost(map, ids);
  const siblings = first ? (parentOf(map, first.id)?.children ?? []) : [];
  const before = first && siblings[siblings.indexOf(first) - 1];
  return before ? move(map, ids, { id: before.id, as: 'child' }) : map;
}

/** Hangs topics beside what they were below. */
export function outdent(map: MindMap, ids: Iterable<string>): MindMap {
  const [first] = outermost(map, ids);
  const parent = first && parentOf(map, first.id);
  return parent && parentOf(map, parent.id) ? move(map, ids, { id: parent.id, as: 'after' }) : map;
}

/** Puts a new topic between one and what it was below. */
export function wrap(map: MindMap, id: string, wrapper: Topic): MindMap {
  const [topic] = outermost(map, [id]);
  if (!topic || !parentOf(map, id)) return map;
  return mapTopics(map, (candidate) =>
    candidate.id === id
      ? {
          ...wrapper,
          side: topic.side,
          children: [{ ...candidate, side: undefined, boundaries: [], summary: 0 }],
          boundaries: topic.boundaries,
          summary: topic.summary,
        }
      : candidate,
  );
}

/** A run of neighbours that some topics make up; undefined where they are of several parents. */
function runOf(map: MindMap, ids: Iterable<string>): { parent: Topic; from: number; to: number } | undefined {
  const topics = outermost(map, ids);
  const parent = topics[0] && parentOf(map, topics[0].id);
  if (!parent || topics.some((topic) => !parent.children.includes(topic))) return undefined;
  const places = topics.map((topic) => parent.children.indexOf(topic));
  return { parent, from: Math.min(...places), to: Math.max(...places) };
}

/** Draws a boundary around topics and what is between them. */
export function bound(map: MindMap, ids: Iterable<string>, title: string): MindMap {
  const run = runOf(map, ids);
  if (!run) return map;
  const first = run.parent.children[run.from]!;
  return update(map, [first.id], {
    boundaries: [...first.boundaries, { count: run.to - run.from + 1, title }],
  });
}

/** Sums topics up, and what is between them, in a new one behind them. */
export function summarise(map: MindMap, ids: Iterable<string>, summary: Topic): MindMap {
  const run = runOf(map, ids);
  if (!run) return map;
  const count = run.parent.children.slice(run.from, run.to + 1).filter((child) => child.summary === 0).length;
  if (count === 0) return map;
  const { side } = run.parent.children[run.from]!;
  const children = run.parent.children.toSpliced(run.to + 1, 0, { ...summary, summary: count, side });
  return replaceChildren(map, run.parent, children);
}

/** Relates two topics. Two that are related already stay as they are. */
export function relate(map: MindMap, relationship: Relationship): MindMap {
  const { from, to } = relationship;
  const isKnown = map.relationships.some((known) => known.from === from && known.to === to);
  return isKnown || from === to ? map : { ...map, relationships: [...map.relationships, relationship] };
}

/** Returns topics as others with ids of their own, as a copy is. */
export function copies(topics: readonly Topic[]): readonly Topic[] {
  return topics.map((topic) => ({
    ...topic,
    id: newId(),
    named: false,
    side: undefined,
    summary: 0,
    children: copies(topic.children).map((child, index) => ({
      ...child,
      summary: topic.children[index]!.summary,
    })),
  }));
}

/** Folds all topics from a level on, the central one's own subtopics being 1; those above are unfolded. */
export function foldTo(map: MindMap, level: number): MindMap {
  const folded = (topic: Topic, depth: number): Topic => ({
    ...topic,
    folded: depth >= level && topic.children.length > 0,
    children: topic.children.map((child) => folded(child, depth + 1)),
  });
  return {
    ...map,
    root: { ...folded(map.root, 0), folded: false },
    floating: map.floating.map((tree) => ({ ...tree, topic: folded(tree.topic, 0) })),
  };
}
