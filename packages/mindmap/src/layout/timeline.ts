import { blockBox, SpansAlongLine, type Tell } from './alongLine.js';
import { bent, branch, entryOf, exitOf } from './branches.js';
import type { Node } from './node.js';
import type { Point } from './scene.js';
import type { BranchOf } from './sceneBuilder.js';
import { placeBlock, planStack, type Block, type StackPlan } from './stack.js';
import { gapsAcross } from './trees.js';

const START = 44;
const GAP = 34;
/** From the left side of a main topic to its subtopics, and from its edge. */
const INDENT = 30;
const STEM = 16;
const HANG = 18;
const RADIUS = 8;

/** Lays out main topics along a line to the right, what is below them in turn above and under it. */
export function placeTimeline(root: Node, tell: Tell): void {
  root.side = 'right';
  root.at = { x: 0, y: 0 };
  const spans = new SpansAlongLine(root, 'right', tell);
  let free = root.width / 2 + START;
  const freeOf = { up: free, down: free };
  const clear = (from: number) => {
    free = Math.max(free, from);
    freeOf.up = Math.max(freeOf.up, from);
    freeOf.down = Math.max(freeOf.down, from);
  };
  root.children.forEach((main, index) => {
    const room = spans.roomBefore(index);
    if (room !== undefined) clear(Math.max(free, freeOf.up, freeOf.down) + room);
    const side = index % 2 === 0 ? 'up' : 'down';
    const block = hanging(main, side);
    const at: Point = { x: Math.max(free, freeOf[side]) + block.left, y: 0 };
    placeBlock(block, at, tell);
    free = at.x + main.width / 2 + GAP;
    freeOf[side] = at.x + block.right + GAP;
    const closed = spans.add(index, blockBox(block, at));
    if (closed) clear(closed.x + closed.width + GAP);
  });
}

/** Lays out a topic with its subtopics in a list above or under it. */
function hanging(node: Node, side: 'up' | 'down'): Block {
  node.side = side;
  const fold = node.hidden > 0 ? 26 : 0;
  const half = { left: node.width / 2, right: node.width / 2, top: node.height / 2, bottom: node.height / 2 };
  if (node.children.length === 0) {
    return {
      node,
      stacks: [],
      ...half,
      top: half.top + (side === 'up' ? fold : 0),
      bottom: half.bottom + (side === 'down' ? fold : 0),
    };
  }
  const plan = planStack(node, { direction: 'right', members: node.children, spans: node.spans }, gapsAcross);
  const main = INDENT - node.width - gapsAcross(node).level;
  const cross =
    side === 'down' ? node.height / 2 + HANG + plan.before : -(node.height / 2 + HANG + plan.after);
  const moved = shifted(plan, main, cross);
  return {
    node,
    stacks: [moved],
    left: half.left,
    right: Math.max(half.right, moved.end),
    top: Math.max(half.top, moved.before),
    bottom: Math.max(half.bottom, moved.after),
  };
}

/** Returns a stack at another place beside its topic. */
function shifted(plan: StackPlan, main: number, cross: number): StackPlan {
  const move = (offset: { main: number; cross: number }) => ({
    main: offset.main + main,
    cross: offset.cross + cross,
  });
  return {
    ...plan,
    places: plan.places.map(move),
    spans: plan.spans.map(({ span, from, to, summary }) => ({
      span,
      from: move(from),
      to: move(to),
      ...(summary ? { summary: { ...summary, at: move(summary.at) } } : {}),
    })),
    end: plan.end + main,
    before: plan.before - cross,
    after: plan.after + cross,
  };
}

/** The line runs from one main topic to the next, and from each down to those below it. */
export function timelineBranches(root: Node, others: BranchOf): BranchOf {
  const before = new Map(root.children.map((main, index) => [main, root.children[index - 1] ?? root]));
  return (from, to) => {
    const previous = before.get(to);
    if (previous) {
      const x = [previous.at.x + previous.width / 2, to.at.x - to.width / 2];
      return branch(
        from,
        to,
        bent(
          x.map((at) => ({ x: at, y: 0 })),
          0,
        ),
      );
    }
    if (!before.has(from)) return others(from, to);
    const end = entryOf(to, 'right');
    const stem = {
      x: from.at.x - from.width / 2 + Math.min(STEM, from.width / 2),
      y: exitOf(from, from.side).y,
    };
    return branch(from, to, bent([stem, { x: stem.x, y: end.y }, end], RADIUS));
  };
}
