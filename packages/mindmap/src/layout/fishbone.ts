import { blockBox, SpansAlongLine, type Tell } from './alongLine.js';
import { bent, branch, entryOf } from './branches.js';
import type { Node } from './node.js';
import type { Box, Point } from './scene.js';
import type { BranchOf } from './sceneBuilder.js';
import { FOLD_ROOM, placeBlock, planStack, type Block, type GapsOf, type StackPlan } from './stack.js';
import { gapsAcross } from './trees.js';

/** How far a bone goes along the spine while it goes up by one. */
const SLANT = 0.5;
const START = 36;
const TAIL = 54;
const FIN = { length: 22, height: 16 };
const GAP = 24;
/** Between the spine and the first row, a bone and its rows, rows, and the last row and the main topic. */
const NEAR_SPINE = 18;
const NEAR_BONE = 22;
const ROW = 12;
const NEAR_MAIN = 16;
const LEAST_BONE = 64;

/** A fishbone at its place: everything is left of the head. */
export interface Fishbone {
  readonly branchOf: (others: BranchOf) => BranchOf;
  readonly spine: { readonly path: string; readonly box: Box };
}

/** A main topic with its bone. Lengths are measured to the left from where the bone meets the spine. */
interface Bone {
  readonly block: Block;
  /** The middle of the main topic. */
  readonly along: number;
  readonly up: number;
  /** How far right the next bone's foot has to stay clear of the rows, and the next main topic of everything. */
  readonly clearance: number;
  readonly reach: number;
}

/** Lays out the causes of an effect: the central topic is the head, main topics are at bones above and under the spine in turn. */
export function placeFishbone(root: Node, tell: Tell): Fishbone {
  root.side = 'left';
  root.at = { x: 0, y: 0 };
  const spans = new SpansAlongLine(root, 'left', tell);
  const start = root.width / 2 + START;
  /** How far the spine is taken, on either side: by feet of bones, and by main topics. */
  const feet = { up: start, down: start };
  const ends = { up: start, down: start };
  const footOf = new Map<Node, number>();
  let last = start;
  const clear = (from: number) => {
    for (const side of ['up', 'down'] as const) {
      feet[side] = Math.max(feet[side], from);
      ends[side] = Math.max(ends[side], from);
    }
  };
  root.children.forEach((main, index) => {
    const room = spans.roomBefore(index);
    if (room !== undefined) clear(Math.max(feet.up, feet.down, ends.up, ends.down) + room);
    const side = index % 2 === 0 ? 'up' : 'down';
    const bone = boneOf(main, side);
    const foot = Math.max(feet[side], last, ends[side] + main.width / 2 - bone.along);
    const at: Point = { x: -(foot + bone.along), y: side === 'up' ? -bone.up : bone.up };
    placeBlock(bone.block, at, tell);
    footOf.set(main, foot);
    last = foot;
    feet[side] = foot + bone.clearance + GAP;
    ends[side] = foot + bone.reach + GAP;
    const closed = spans.add(index, withFoot(blockBox(bone.block, at), foot));
    if (closed) clear(GAP - closed.x);
  });
  return { spine: spineOf(root, last), branchOf: (others) => bonesOf(footOf, others) };
}

/** The rectangle around a main topic and all below it goes to the foot of its bone. */
function withFoot(box: Box, foot: number): Box {
  const right = Math.max(box.x + box.width, -foot);
  return { ...box, width: right - box.x };
}

const gapsOnBone: GapsOf = (node) =>
  node.rank === 'main' ? { ...gapsAcross(node), sibling: ROW } : gapsAcross(node);

function boneOf(main: Node, side: 'up' | 'down'): Bone {
  main.side = side;
  const fold = main.hidden > 0 ? FOLD_ROOM : 0;
  const [left, top] = [main.width / 2, main.height / 2];
  const around = {
    left,
    right: left,
    top: top + (side === 'up' ? fold : 0),
    bottom: top + (side === 'down' ? fold : 0),
  };
  if (main.children.length === 0) {
    const along = LEAST_BONE * SLANT;
    return {
      block: { node: main, stacks: [], ...around },
      along,
      up: LEAST_BONE + top,
      clearance: along,
      reach: along + left,
    };
  }
  const plan = planStack(main, { direction: 'left', members: main.children, spans: main.spans }, gapsOnBone);
  const length = Math.max(NEAR_SPINE + plan.before + plan.after + NEAR_MAIN, LEAST_BONE);
  return withRows(main, side, plan, length, around);
}

/** Puts the rows of a bone where it is at their height; those with something around them stay below each other. */
function withRows(
  main: Node,
  side: 'up' | 'down',
  plan: StackPlan,
  length: number,
  around: Omit<Block, 'node' | 'stacks'>,
): Bone {
  const along = length * SLANT;
  const up = length + main.height / 2;
  // Rows are read downwards, whichever side of the spine they are on.
  const cross = side === 'up' ? up - NEAR_SPINE - plan.after : NEAR_SPINE + plan.before - up;
  const rigid = main.spans.length > 0 ? length - NEAR_MAIN : undefined;
  let clearance = along;
  let reach = along + around.left;
  const first = main.width / 2 + gapsOnBone(main).level;
  const startOf = (outer: number) => outer * SLANT + NEAR_BONE - along - first;
  const places = plan.places.map((place, index) => {
    const block = plan.blocks[index]!;
    const middle = side === 'up' ? up - (place.cross + cross) : up + place.cross + cross;
    const [below, above] = side === 'up' ? [block.bottom, block.top] : [block.top, block.bottom];
    const outer = rigid ?? middle + above;
    const moved = { main: place.main + startOf(outer), cross: place.cross + cross };
    const end = along + moved.main + block.left;
    clearance = Math.max(clearance, end - (middle - below) * SLANT);
    reach = Math.max(reach, end);
    return moved;
  });
  const shift = startOf(rigid ?? 0);
  const spans = plan.spans.map(({ span, from, to, summary }) => {
    const moved = (offset: { main: number; cross: number }) => ({
      main: offset.main + shift,
      cross: offset.cross + cross,
    });
    return {
      span,
      from: moved(from),
      to: moved(to),
      ...(summary ? { summary: { ...summary, at: moved(summary.at) } } : {}),
    };
  });
  if (rigid !== undefined) {
    const end = along + plan.end + shift;
    clearance = Math.max(clearance, end - NEAR_SPINE * SLANT);
    reach = Math.max(reach, end);
  }
  const moved: StackPlan = {
    ...plan,
    places,
    spans,
    end: reach - along,
    before: plan.before - cross,
    after: plan.after + cross,
  };
  const block: Block = {
    node: main,
    stacks: [moved],
    left: Math.max(around.left, reach - along),
    right: around.right,
    top: Math.max(around.top, moved.before),
    bottom: Math.max(around.bottom, moved.after),
  };
  return { block, along, up, clearance, reach };
}

function spineOf(root: Node, last: number): Fishbone['spine'] {
  const [from, to] = [-root.width / 2, -(last + TAIL)];
  const { length, height } = FIN;
  return {
    path: `M${from} 0H${to}M${to - length} ${-height}L${to} 0L${to - length} ${height}`,
    box: { x: to - length, y: -height, width: from - to + length, height: 2 * height },
  };
}

function bonesOf(footOf: ReadonlyMap<Node, number>, others: BranchOf): BranchOf {
  return (from, to) => {
    const foot = footOf.get(to);
    if (foot !== undefined) {
      const edge = to.at.y < 0 ? to.at.y + to.height / 2 : to.at.y - to.height / 2;
      return branch(
        from,
        to,
        bent(
          [
            { x: -foot, y: 0 },
            { x: to.at.x, y: edge },
          ],
          0,
        ),
      );
    }
    const bone = footOf.get(from);
    if (bone === undefined) return others(from, to);
    const end = entryOf(to, 'left');
    return branch(from, to, bent([{ x: -(bone + Math.abs(end.y) * SLANT), y: end.y }, end], 0));
  };
}
