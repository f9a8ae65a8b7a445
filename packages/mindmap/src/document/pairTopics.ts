import { treesOf, withDescendants, type MindMap, type Topic } from './model.js';

/** What makes topics of two lists of siblings pairs. */
type PairSiblings = (topics: readonly Topic[], earlier: readonly Topic[]) => void;

/**
 * Returns the topic of an earlier map that each topic of a map is taken to be, which is the only one's: the one that its source names
 * so, else one with its text among its siblings, else the only one with its text that has been moved, else the one in its place.
 */
export function pairTopics(next: MindMap, before: MindMap): ReadonlyMap<Topic, Topic> {
  const pairs = new TopicPairs(next, before);
  pairs.walk(pairs.byText);
  pairs.moved();
  pairs.walk((topics, earlier) => {
    pairs.byText(topics, earlier);
    pairs.byPlace(topics, earlier);
  });
  return pairs.found;
}

class TopicPairs {
  readonly found = new Map<Topic, Topic>();
  readonly #topics: readonly Topic[];
  readonly #left: Set<Topic>;
  /** The lists of floating topics, which are siblings as others are. */
  readonly #floating: readonly [readonly Topic[], readonly Topic[]];

  constructor(next: MindMap, before: MindMap) {
    this.#topics = withDescendants(treesOf(next));
    this.#left = new Set(withDescendants(treesOf(before)));
    const floatingOf = ({ floating }: MindMap) => floating.map(({ topic }) => topic);
    this.#floating = [floatingOf(next), floatingOf(before)];
    this.#take(next.root, before.root);
    this.#byName();
  }

  /** Pairs the siblings below each topic that is one of a pair, from above. */
  walk(pair: PairSiblings): void {
    pair(...this.#floating);
    for (const topic of this.#topics) {
      const old = this.found.get(topic);
      if (old) pair(topic.children, old.children);
    }
  }

  #byName(): void {
    const ids = new Map([...this.#left].filter(({ named }) => named).map((old) => [old.id, old]));
    for (const topic of this.#topics) if (topic.named) this.#take(topic, ids.get(topic.id));
  }

  readonly byText: PairSiblings = (topics, earlier) => {
    const alike = byText(earlier.toReversed());
    for (const topic of topics) {
      if (this.found.has(topic)) continue;
      const same = alike.get(topic.text) ?? [];
      let old = same.pop();
      while (old && !this.#left.has(old)) old = same.pop();
      this.#take(topic, old);
    }
  };

  /** One whose text is another stands behind the same sibling as before. */
  readonly byPlace: PairSiblings = (topics, earlier) => {
    const places = new Map(earlier.map((old, index) => [old, index]));
    let last = -1;
    for (const topic of topics) {
      if (!this.found.has(topic)) this.#take(topic, earlier[last + 1]);
      last = places.get(this.found.get(topic)!) ?? last;
    }
  };

  /** Pairs topics that have got another parent, and what is below them. */
  moved(): void {
    const come = byText(this.#topics.filter((topic) => topic.text !== '' && !this.found.has(topic)));
    const lost = byText(this.#left);
    for (const [text, [topic, ...others]] of come) {
      const [old, ...alike] = lost.get(text) ?? [];
      if (topic && others.length === 0 && alike.length === 0) this.#take(topic, old);
    }
    this.walk(this.byText);
  }

  #take(topic: Topic, old: Topic | undefined): void {
    if (old && this.#left.delete(old)) this.found.set(topic, old);
  }
}

function byText(topics: Iterable<Topic>): ReadonlyMap<string, Topic[]> {
  const found = new Map<string, Topic[]>();
  for (const topic of topics) {
    const same = found.get(topic.text);
    if (same) same.push(topic);
    else found.set(topic.text, [topic]);
  }
  return found;
}

/** Returns a map whose topics, and what refers to them, have other ids. */
export function withIds(map: MindMap, ids: ReadonlyMap<string, string>): MindMap {
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
