import type { Node, Span } from './node.js';
import type { Box, Direction, Point } from './scene.js';
import {
  BOUNDARY_PADDING,
  BOUNDARY_TITLE,
  BRACE_DEPTH,
  BRACE_GAP,
  placeBlock,
  type Block,
  type PlacedSpan,
} from './stack.js';
import { directed } from './trees.js';

/** Tells what goes around topics. */
export type Tell = (span: PlacedSpan) => void;

/** Returns the rectangle around others; there is at least one. */
export function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Returns what a block takes up with its topic's middle at a place. */
export const blockBox = ({ left, right, top, bottom }: Block, { x, y }: Point): Box => ({
  x: x - left,
  y: y - top,
  width: left + right,
  height: top + bottom,
});

/**
 * What goes around or sums up main topics that lie along a line, one after the other: they are placed as the line grows, and tell
 * how far it has to be free.
 */
export class SpansAlongLine {
  readonly #root: Node;
  readonly #tell: Tell;
  readonly #direction: Direction;
  readonly #opening = new Map<number, number>();
  readonly #closing = new Map<number, Span[]>();
  readonly #boxes: Box[] = [];

  /** @param direction Where the line grows to. */
  constructor(root: Node, direction: 'right' | 'left', tell: Tell) {
    this.#root = root;
    this.#direction = direction;
    this.#tell = tell;
    const spans = root.spans.toSorted((one, other) => one.last - one.first - (other.last - other.first));
    for (const span of spans) {
      this.#opening.set(span.first, (this.#opening.get(span.first) ?? 0) + (span.boundary ? 1 : 0));
      this.#closing.set(span.last, [...(this.#closing.get(span.last) ?? []), span]);
    }
  }

  /** How much room a main topic needs before it; undefined where nothing begins with it. */
  roomBefore(index: number): number | undefined {
    const count = this.#opening.get(index);
    return count === undefined ? undefined : count * BOUNDARY_PADDING;
  }

  /** Takes in what a main topic and all below it take up; returns what is taken up by what ends with it, if anything does. */
  add(index: number, box: Box): Box | undefined {
    this.#boxes[index] = box;
    const closed = this.#closing.get(index) ?? [];
    if (closed.length === 0) return undefined;
    return around(
      closed.map((span) => (span.summary ? this.#sumUp(span, span.summary) : this.#surround(span))),
    );
  }

  #surround(span: Span): Box {
    const inner = around(this.#boxes.slice(span.first, span.last + 1));
    const title = span.boundary?.title ? BOUNDARY_TITLE : 0;
    const box = {
      x: inner.x - BOUNDARY_PADDING,
      y: inner.y - BOUNDARY_PADDING - title,
      width: inner.width + 2 * BOUNDARY_PADDING,
      height: inner.height + 2 * BOUNDARY_PADDING + title,
    };
    // What goes around it goes around this boundary, too.
    this.#boxes[span.first] = box;
    this.#told(span, this.#direction, box);
    return box;
  }

  #sumUp(span: Span, summary: Node): Box {
    const box = around(this.#boxes.slice(span.first, span.last + 1));
    const block = directed(summary, 'down');
    const middle =
      this.#direction === 'right'
        ? box.x + Math.max(box.width / 2, block.left)
        : box.x + box.width - Math.max(box.width / 2, block.right);
    const at = { x: middle, y: box.y + box.height + BRACE_GAP + BRACE_DEPTH + BRACE_GAP + block.top };
    placeBlock(block, at, this.#tell);
    this.#told(span, 'down', box);
    const whole = around([box, blockBox(block, at)]);
    this.#boxes[span.first] = whole;
    return whole;
  }

  #told(span: Span, direction: Direction, box: Box): void {
    const members = this.#root.children.slice(span.first, span.last + 1);
    this.#tell({ span, parent: this.#root, direction, members, box });
  }
}
