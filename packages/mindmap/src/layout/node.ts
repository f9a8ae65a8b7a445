import type { MindMap, Topic } from '../document/model.js';
import { branchColor, topicLook, type MapLook } from '../themes/looks.js';
import { contentOf, type MapImage } from './content.js';
import type { Measure } from './measure.js';
import { numberOf } from './numbering.js';
import { outlined } from './outlines.js';
import type { Box, Direction, Point, TopicContent } from './scene.js';
import type { TopicLook, TopicRank } from '../themes/topicLook.js';

/** What nodes are made from. */
export interface NodeSettings {
  readonly map: MindMap;
  readonly look: MapLook;
  readonly measure: Measure;
  readonly images: ReadonlyMap<string, MapImage>;
  readonly isFolded: (topic: Topic) => boolean;
}

/** Neighbours that something goes around or sums up, by their places among the members of a stack. */
export interface Span {
  readonly first: number;
  readonly last: number;
  /** The boundary of a topic, and which of its boundaries it is. */
  readonly boundary?: { readonly owner: Node; readonly index: number; readonly title: string };
  /** What sums up. */
  readonly summary?: Node;
}

/** Topics beside each other that grow into one direction from the topic above them. */
export interface Stack {
  readonly direction: Direction;
  readonly members: readonly Node[];
  readonly spans: readonly Span[];
}

/** A topic of a map while it is laid out: its middle is set last. */
export interface Node {
  readonly topic: Topic;
  readonly parent: Node | undefined;
  readonly rank: TopicRank;
  readonly depth: number;
  /** The colour of its branch. */
  readonly branch: string;
  readonly look: TopicLook;
  readonly content: TopicContent;
  /** Those shown, without summaries. */
  readonly children: readonly Node[];
  readonly spans: readonly Span[];
  /** All of them, in reading order. */
  readonly below: readonly Node[];
  /** How many topics below it are folded away. */
  readonly hidden: number;
  width: number;
  height: number;
  /** Where its subtopics grow to. */
  side: Direction;
  /** Its middle. */
  at: Point;
}

/** Returns the room of a topic that has its place. */
export const boxOf = ({ at, width, height }: Node): Box => ({
  x: at.x - width / 2,
  y: at.y - height / 2,
  width,
  height,
});

/** Makes the nodes of a tree. */
export function createTree(root: Topic, rank: 'root' | 'floating', settings: NodeSettings): Node {
  return new TreeBuilder(settings).build(root, undefined, rank, {
    index: 0,
    path: rank === 'root' ? [] : undefined,
    branch: undefined,
  });
}

interface Place {
  /** Which of its siblings it is. */
  readonly index: number;
  /** The places of those above it and its own, from 1; undefined where topics have no numbers. */
  readonly path: readonly number[] | undefined;
  readonly branch: string | undefined;
}

/** What is below a topic, while it is made. */
interface Below {
  readonly children: Node[];
  readonly spans: Span[];
  readonly below: Node[];
}

class TreeBuilder {
  readonly #settings: NodeSettings;

  constructor(settings: NodeSettings) {
    this.#settings = settings;
  }

  build(topic: Topic, parent: Node | undefined, rank: TopicRank, place: Place): Node {
    const { map, look: mapLook, measure, images, isFolded } = this.#settings;
    const branch = place.branch ?? branchColor(mapLook, place.index);
    const look = topicLook(mapLook, rank, branch, topic.style);
    const number = numberOf(map.settings.numbering, place.path ?? []);
    const content = contentOf(topic, {
      look,
      number,
      measure,
      image: topic.image && images.get(topic.image.file),
    });
    const isShut = rank !== 'root' && topic.children.length > 0 && isFolded(topic);
    const children: Node[] = [];
    const spans: Span[] = [];
    const below: Node[] = [];
    const node: Node = {
      topic,
      parent,
      rank,
      depth: parent ? parent.depth + 1 : 0,
      branch: look.line,
      look,
      content,
      children,
      spans,
      below,
      hidden: isShut ? countBelow(topic) : 0,
      ...outlined(look.shape, content),
      side: 'right',
      at: ORIGIN,
    };
    if (!isShut) this.#addChildren(node, { children, spans, below }, place);
    return node;
  }

  #addChildren(node: Node, { children, spans, below }: Below, { path, branch }: Place): void {
    const isRoot = node.rank === 'root';
    const own = node.topic.style.line ? node.look.line : undefined;
    const placeOf = (index: number): Place => ({
      index,
      path: path && [...path, index + 1],
      branch: own ?? (isRoot ? undefined : (branch ?? node.branch)),
    });
    /** The children before each topic, whose places boundaries count. */
    const before: number[] = [];
    for (const topic of node.topic.children) {
      before.push(children.length);
      const isSummary = topic.summary > 0 && children.length > 0;
      const last = children.length - 1;
      if (!isSummary) {
        const child = this.build(topic, node, isRoot ? 'main' : 'sub', placeOf(children.length));
        children.push(child);
        below.push(child);
        continue;
      }
      const color = children[last]?.branch ?? node.branch;
      const summary = this.build(topic, node, 'summary', { index: last, path: undefined, branch: color });
      below.push(summary);
      spans.push({ first: Math.max(0, last - topic.summary + 1), last, summary });
    }
    before.push(children.length);
    node.topic.children.forEach((topic, index) => {
      topic.boundaries.forEach(({ count, title }, at) => {
        const first = before[index] ?? 0;
        const end = before[Math.min(index + count, node.topic.children.length)] ?? first;
        const owner = below[index];
        if (owner && end > first) spans.push({ first, last: end - 1, boundary: { owner, index: at, title } });
      });
    });
  }
}

const ORIGIN: Point = { x: 0, y: 0 };

function countBelow(topic: Topic): number {
  let count = 0;
  const waiting = [...topic.children];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    count += 1;
    for (const child of next.children) waiting.push(child);
  }
  return count;
}
