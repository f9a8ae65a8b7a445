import type { Relationship } from '../document/model.js';
import { contrast, textOn } from '@letu/core/palette';
import type { MapLook } from '../themes/looks.js';
import { bracePath } from './brace.js';
import { entryOf, exitOf } from './branches.js';
import { curvesBox } from './curve.js';
import { labelOf } from './label.js';
import type { Measure } from './measure.js';
import { boxOf, type Node } from './node.js';
import { placedRelationship, type RelationshipSettings } from './relationships.js';
import type {
  Box,
  Branch,
  Guide,
  PlacedBoundary,
  PlacedRelationship,
  PlacedSummary,
  PlacedTopic,
  Scene,
} from './scene.js';
import type { PlacedSpan } from './stack.js';

/** Around everything, in CSS pixels. */
const MARGIN = 28;
const FOLD_DISTANCE = 13;
const TITLE = { size: 12, left: 8, top: 5 };
const LEAST_TITLE = 140;
const READABLE = 4.5;
const MOST_LABELS = 100;
const MOST_COMPARED = 2_000_000;

/** Where the content of a cell is in it. */
const ALIGNED = { left: 0, center: 0.5, right: 1 } as const;

/** Returns the line from a topic to one below it; undefined for none. */
export type BranchOf = (from: Node, to: Node) => Branch | undefined;

/** Gathers what is to be drawn, once it has its place. */
export class SceneBuilder {
  readonly #look: MapLook;
  readonly #measure: Measure;
  readonly #topics: PlacedTopic[] = [];
  readonly #guides: Guide[] = [];
  readonly #guideBoxes: Box[] = [];
  readonly #branches: Branch[] = [];
  readonly #summaries: PlacedSummary[] = [];
  readonly #boundaries: PlacedBoundary[] = [];
  readonly #nodes = new Map<string, Node>();
  #left = Infinity;
  #top = Infinity;
  #right = -Infinity;
  #bottom = -Infinity;

  constructor(look: MapLook, measure: Measure) {
    this.#look = look;
    this.#measure = measure;
  }

  /** What there is so far. */
  bounds(): Box {
    return { x: this.#left, y: this.#top, width: this.#right - this.#left, height: this.#bottom - this.#top };
  }

  /** The rooms of topics and lines so far, where nothing else can be. */
  taken(): readonly Box[] {
    return [...this.#topics.map(({ box }) => box), ...this.#guideBoxes];
  }

  #include({ x, y, width, height }: Box): void {
    this.#left = Math.min(this.#left, x);
    this.#top = Math.min(this.#top, y);
    this.#right = Math.max(this.#right, x + width);
    this.#bottom = Math.max(this.#bottom, y + height);
  }

  /** Adds topics with all below them, in reading order. */
  addTree(root: Node, branchOf: BranchOf): void {
    const waiting = [root];
    for (let node = waiting.pop(); node; node = waiting.pop()) {
      this.#addTopic(node);
      const { below, parent, rank } = node;
      for (let at = below.length - 1; at >= 0; at -= 1) waiting.push(below[at]!);
      const branch = parent && rank !== 'summary' ? branchOf(parent, node) : undefined;
      if (branch) this.#branches.push(branch);
    }
  }

  #addTopic(node: Node): void {
    const { topic, parent, rank, depth, side, look, content, width, height } = node;
    const box = boxOf(node);
    this.#include(box);
    const fold =
      topic.children.length > 0 && rank !== 'root' ? { at: foldPlace(node), hidden: node.hidden } : undefined;
    if (fold && fold.hidden > 0)
      this.#include({
        x: fold.at.x - FOLD_DISTANCE,
        y: fold.at.y - FOLD_DISTANCE,
        width: 2 * FOLD_DISTANCE,
        height: 2 * FOLD_DISTANCE,
      });
    this.#nodes.set(topic.id, node);
    this.#topics.push({
      shape: `t-${topic.id}`,
      topic,
      parent: parent?.topic.id,
      rank,
      depth,
      side,
      box,
      look,
      content,
      inset: {
        x: (width - content.width) * (this.#look.isTable ? ALIGNED[look.align] : 0.5),
        y: (height - content.height) / 2,
      },
      fold,
    });
  }

  /** Adds a line that belongs to no topic. @param box What it takes up. */
  addGuide(guide: Guide, box: Box): void {
    this.#guides.push(guide);
    this.#guideBoxes.push(box);
    this.#include(box);
  }

  /** Adds a boundary or a brace. */
  addSpan(placed: PlacedSpan): void {
    const { span, members, box } = placed;
    this.#include(box);
    const ids = members.map(({ topic }) => topic.id);
    if (span.summary) this.#addSummary(placed, span.summary, ids);
    else this.#addBoundary(placed, ids);
  }

  #addSummary({ box, direction }: PlacedSpan, summary: Node, members: readonly string[]): void {
    const { topic, branch } = summary;
    this.#summaries.push({
      shape: `s-${topic.id}`,
      topic: topic.id,
      members,
      box,
      path: bracePath(box, direction, entryOf(summary, direction)),
      color: branch,
      width: this.#look.theme.lineWidths[1],
    });
  }

  #addBoundary({ span, box }: PlacedSpan, members: readonly string[]): void {
    if (!span.boundary) return;
    const { owner, index, title } = span.boundary;
    const { accent, paper } = this.#look.palette;
    const look = {
      size: TITLE.size,
      color: contrast(paper, accent) >= READABLE ? paper : textOn(accent),
      fill: accent,
      widest: Math.max(box.width - 4 * TITLE.left, LEAST_TITLE),
      mostLines: 1,
    };
    const corner = { x: box.x + TITLE.left, y: box.y + TITLE.top };
    const label = title.trim() === '' ? undefined : labelOf(title.trim(), { corner }, look, this.#measure);
    if (label) this.#include(label.box);
    this.#boundaries.push({
      shape: `o-${owner.topic.id}-${index}`,
      topic: owner.topic.id,
      index,
      members,
      box,
      title: label,
      color: accent,
      fill: accent,
    });
  }

  /** Returns what finds the topics in a room; none where there are so many lines that they hide everything anyway. */
  #near(lines: number): RelationshipSettings['near'] {
    const nodes = [...this.#nodes.values()];
    if (nodes.length * lines > MOST_COMPARED) return () => [];
    return ({ x, y, width, height }) =>
      nodes.filter(
        ({ at, width: w, height: h }) =>
          Math.abs(at.x - x - width / 2) < (w + width) / 2 &&
          Math.abs(at.y - y - height / 2) < (h + height) / 2,
      );
  }

  /** Adds the relationships of topics that are shown, and closes the scene. */
  finish(relationships: readonly Relationship[]): Scene {
    const labels: Box[] = [];
    const settings: RelationshipSettings = {
      look: this.#look,
      measure: this.#measure,
      near: this.#near(relationships.length),
      labels,
    };
    const placed = relationships.flatMap((relationship, index): readonly PlacedRelationship[] => {
      const [from, to] = [this.#nodes.get(relationship.from), this.#nodes.get(relationship.to)];
      if (!from || !to || from === to) return [];
      const found = placedRelationship(relationship, index, [from, to], settings);
      this.#include(curvesBox([found]));
      if (found.label) this.#include(found.label.box);
      if (found.label && labels.length < MOST_LABELS) labels.push(found.label.box);
      return [found];
    });
    const { x, y, width, height } = this.bounds();
    return {
      box: {
        x: Math.floor(x - MARGIN),
        y: Math.floor(y - MARGIN),
        width: Math.ceil(width + 2 * MARGIN),
        height: Math.ceil(height + 2 * MARGIN),
      },
      paper: this.#look.palette.paper,
      topics: this.#topics,
      guides: this.#guides,
      branches: this.#branches,
      summaries: this.#summaries,
      // The larger one was told last.
      boundaries: this.#boundaries.toReversed(),
      relationships: placed,
    };
  }
}

function foldPlace(node: Node) {
  const { x, y } = exitOf(node, node.side);
  switch (node.side) {
    case 'right':
      return { x: x + FOLD_DISTANCE, y };
    case 'left':
      return { x: x - FOLD_DISTANCE, y };
    case 'down':
      return { x, y: y + FOLD_DISTANCE };
    default:
      return { x, y: y - FOLD_DISTANCE };
  }
}
