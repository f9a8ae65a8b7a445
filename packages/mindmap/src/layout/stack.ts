import type { Node, Span, Stack } from './node.js';
import type { Box, Direction, Point } from './scene.js';

/**
 * Lengths along the direction a stack grows in are called `main`, those across it `cross`. Both are measured from the middle of
 * the topic whose stack it is.
 */
export interface Extent {
  /** From the middle of the topic to the end of what is below it. */
  readonly end: number;
  /** From the middle of the topic, across, to either side. */
  readonly before: number;
  readonly after: number;
}

/** Where the parts of a stack are. */
export interface StackPlan extends Extent {
  readonly stack: Stack;
  readonly blocks: readonly Block[];
  readonly places: readonly { readonly main: number; readonly cross: number }[];
  readonly spans: readonly SpanPlan[];
}

interface SpanPlan {
  readonly span: Span;
  /** What it goes around or sums up. */
  readonly from: Offset;
  readonly to: Offset;
  /** Where what sums up is. */
  readonly summary?: { readonly block: Block; readonly at: Offset };
}

interface Offset {
  readonly main: number;
  readonly cross: number;
}

/** A topic and everything below it, laid out around its middle. */
export interface Block {
  readonly node: Node;
  readonly stacks: readonly StackPlan[];
  /** What it takes up to each side of the topic's middle. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The distances between topics, in CSS pixels. */
export interface Gaps {
  /** From a topic to those below it. */
  readonly level: number;
  /** Between topics beside each other. */
  readonly sibling: number;
}

export const BOUNDARY_PADDING = 12;
export const BOUNDARY_TITLE = 24;
/** From what is summed up to the brace, its depth, and from there to the summary. */
export const BRACE_GAP = 8;
export const BRACE_DEPTH = 14;
const SUMMARY_GAP = 6;

const isAcross = (direction: Direction) => direction === 'right' || direction === 'left';

const mainSize = ({ width, height }: Node, direction: Direction) => (isAcross(direction) ? width : height);

/** Returns what a block takes up, seen into a direction. */
export function extentOf(
  { left, right, top, bottom }: Block,
  direction: Direction,
): Extent & { readonly start: number } {
  switch (direction) {
    case 'right':
      return { start: left, end: right, before: top, after: bottom };
    case 'left':
      return { start: right, end: left, before: top, after: bottom };
    case 'down':
      return { start: top, end: bottom, before: left, after: right };
    default:
      return { start: bottom, end: top, before: left, after: right };
  }
}

/** Returns the gaps between a topic and those below it. */
export type GapsOf = (node: Node) => Gaps;

/** Lays out a topic with its subtopics in one direction. */
export function blockOf(node: Node, direction: Direction, gapsOf: GapsOf): Block {
  node.side = direction;
  const stack: Stack = { direction, members: node.children, spans: node.spans };
  return withStacks(node, [stack], gapsOf);
}

/** Lays out a topic with its subtopics in stacks of their own. */
export function withStacks(node: Node, stacks: readonly Stack[], gapsOf: GapsOf): Block {
  const plans = stacks
    .filter(({ members }) => members.length > 0)
    .map((stack) => planStack(node, stack, gapsOf));
  const around = {
    left: node.width / 2,
    right: node.width / 2,
    top: node.height / 2,
    bottom: node.height / 2,
  };
  // A button to unfold what is hidden stands out of the topic.
  if (node.hidden > 0) around[SIDE_OF[node.side]] += FOLD_ROOM;
  for (const { stack, end, before, after } of plans) {
    const far = SIDE_OF[stack.direction];
    const [near, other] = isAcross(stack.direction)
      ? (['top', 'bottom'] as const)
      : (['left', 'right'] as const);
    around[far] = Math.max(around[far], end);
    around[near] = Math.max(around[near], before);
    around[other] = Math.max(around[other], after);
  }
  return { node, stacks: plans, ...around };
}

const SIDE_OF = { right: 'right', left: 'left', down: 'bottom', up: 'top' } as const;
export const FOLD_ROOM = 26;

/** Lays out a stack around the middle of the topic it is of. */
export function planStack(parent: Node, stack: Stack, gapsOf: GapsOf): StackPlan {
  const { direction, members } = stack;
  const gaps = gapsOf(parent);
  const blocks = members.map((member) => blockOf(member, direction, gapsOf));
  const summaries = new Map(
    stack.spans.flatMap(({ summary }) =>
      summary ? [[summary, blockOf(summary, direction, gapsOf)] as const] : [],
    ),
  );
  const spans = stack.spans.toSorted(
    (one, other) =>
      one.last - one.first - (other.last - other.first) || Number(!!one.summary) - Number(!!other.summary),
  );
  const rows = lineUp(blocks, direction, spans, summaries, gaps.sibling);
  const planned = spanRows(rows, spans, summaries, direction);

  const near = Math.max(0, ...rows.map(({ near: reach }) => reach));
  const start = mainSize(parent, direction) / 2 + gaps.level + near;
  const first = rows[0];
  const last = rows.at(-1);
  const middle = ((first?.middle ?? 0) + (last?.middle ?? 0)) / 2;
  const shifted = ({ main, cross }: Offset): Offset => ({ main: main + start, cross: cross - middle });
  return {
    stack,
    blocks,
    places: rows.map(({ main, middle: cross }) => shifted({ main, cross })),
    spans: planned.map(({ span, from, to, summary }) => ({
      span,
      from: shifted(from),
      to: shifted(to),
      ...(summary ? { summary: { ...summary, at: shifted(summary.at) } } : {}),
    })),
    end: start + Math.max(...rows.map(({ end }) => end)),
    before: middle - Math.min(...rows.map(({ from }) => from)),
    after: Math.max(...rows.map(({ to }) => to)) - middle,
  };
}

/** A member of a stack in its row: what it takes up grows by what goes around it. */
interface Row {
  /** The middle of its topic. */
  readonly main: number;
  readonly middle: number;
  from: number;
  to: number;
  /** How far it reaches towards the topic above, and away from it. */
  near: number;
  end: number;
}

function lineUp(
  blocks: readonly Block[],
  direction: Direction,
  spans: readonly Span[],
  summaries: ReadonlyMap<Node, Block>,
  gap: number,
): readonly Row[] {
  const extents = blocks.map((block) => extentOf(block, direction));
  const before = extents.map(() => 0);
  const after = extents.map(() => 0);
  for (const { first, last, boundary, summary } of spans) {
    if (boundary) {
      const title = boundary.title !== '' && isAcross(direction) ? BOUNDARY_TITLE : 0;
      before[first] = (before[first] ?? 0) + BOUNDARY_PADDING + title;
      after[last] = (after[last] ?? 0) + BOUNDARY_PADDING;
    }
    const block = summary && summaries.get(summary);
    if (!block) continue;
    const needed = extentOf(block, direction);
    const missing = needed.before + needed.after - spanOf(extents, before, after, first, last, gap);
    if (missing <= 0) continue;
    before[first] = (before[first] ?? 0) + missing / 2;
    after[last] = (after[last] ?? 0) + missing / 2;
  }
  let at = 0;
  return extents.map((extent, index) => {
    const from = at + (before[index] ?? 0);
    const to = from + extent.before + extent.after;
    at = to + (after[index] ?? 0) + gap;
    const ahead = mainSize(blocks[index]!.node, direction) / 2;
    return {
      main: ahead,
      middle: from + extent.before,
      from,
      to,
      near: Math.max(extent.start - ahead, 0),
      end: ahead + extent.end,
    };
  });
}

/** How much room neighbours take up already, across. */
function spanOf(
  extents: readonly Extent[],
  before: readonly number[],
  after: readonly number[],
  first: number,
  last: number,
  gap: number,
): number {
  let sum = gap * (last - first);
  for (let at = first; at <= last; at += 1) {
    sum += (extents[at]?.before ?? 0) + (extents[at]?.after ?? 0) + (before[at] ?? 0) + (after[at] ?? 0);
  }
  return sum;
}

function spanRows(
  rows: readonly Row[],
  spans: readonly Span[],
  summaries: ReadonlyMap<Node, Block>,
  direction: Direction,
): readonly SpanPlan[] {
  return spans.map((span): SpanPlan => {
    const members = rows.slice(span.first, span.last + 1);
    const head = members[0]!;
    const tail = members.at(-1)!;
    let from = Math.min(...members.map((row) => row.from));
    let to = Math.max(...members.map((row) => row.to));
    const near = Math.max(...members.map((row) => row.near));
    const end = Math.max(...members.map((row) => row.end));
    if (span.boundary) {
      const title = span.boundary.title === '' ? 0 : BOUNDARY_TITLE;
      from -= BOUNDARY_PADDING + (isAcross(direction) ? title : 0);
      to += BOUNDARY_PADDING;
      const reach = {
        near: near + BOUNDARY_PADDING + (direction === 'down' ? title : 0),
        end: end + BOUNDARY_PADDING + (direction === 'up' ? title : 0),
      };
      for (const row of members) Object.assign(row, reach);
      head.from = from;
      tail.to = to;
      return { span, from: { main: -reach.near, cross: from }, to: { main: reach.end, cross: to } };
    }
    const block = summaries.get(span.summary!)!;
    const { before, after, end: length } = extentOf(block, direction);
    const ahead = mainSize(block.node, direction) / 2;
    const main = end + BRACE_GAP + BRACE_DEPTH + SUMMARY_GAP + ahead;
    const middle = (from + to) / 2;
    const cross = Math.min(Math.max(middle, from + before), Math.max(to - after, from + before));
    const placed = to - from < before + after ? middle + (before - after) / 2 : cross;
    for (const row of members) row.end = main + length;
    head.from = Math.min(head.from, placed - before);
    tail.to = Math.max(tail.to, placed + after);
    return {
      span,
      from: { main: 0, cross: from },
      to: { main: end, cross: to },
      summary: { block, at: { main, cross: placed } },
    };
  });
}

/** Something around neighbours at its place. */
export interface PlacedSpan {
  readonly span: Span;
  readonly parent: Node;
  readonly direction: Direction;
  readonly members: readonly Node[];
  readonly box: Box;
}

/** Puts a block with its topic's middle at a place; tells what goes around topics in it. */
export function placeBlock(block: Block, at: Point, tell: (span: PlacedSpan) => void): void {
  const { node } = block;
  node.at = at;
  for (const { stack, blocks, places, spans } of block.stacks) {
    const { direction, members } = stack;
    blocks.forEach((child, index) => placeBlock(child, moved(at, direction, places[index]!), tell));
    for (const { span, from, to, summary } of spans) {
      if (summary) placeBlock(summary.block, moved(at, direction, summary.at), tell);
      tell({
        span,
        parent: node,
        direction,
        members: members.slice(span.first, span.last + 1),
        box: boxBetween(moved(at, direction, from), moved(at, direction, to)),
      });
    }
  }
}

function moved({ x, y }: Point, direction: Direction, { main, cross }: Offset): Point {
  switch (direction) {
    case 'right':
      return { x: x + main, y: y + cross };
    case 'left':
      return { x: x - main, y: y + cross };
    case 'down':
      return { x: x + cross, y: y + main };
    default:
      return { x: x + cross, y: y - main };
  }
}

/** Returns the rectangle between two corners. */
export function boxBetween(one: Point, other: Point): Box {
  return {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.abs(one.x - other.x),
    height: Math.abs(one.y - other.y),
  };
}
