import type { LayoutNode, Rect } from './layoutGraph.js';

const MOST_ROUNDS = 200;

/** Moves boxes that cover each other apart, each pair the shorter way. @param places The middles of the boxes; they are moved. */
export function pushedApart(
  nodes: readonly LayoutNode[],
  places: readonly { x: number; y: number }[],
  gap: number,
): ReadonlyMap<string, Rect> {
  const order = nodes.map((_, index) => index);
  const widest = Math.max(...nodes.map(({ width }) => width)) + gap;
  let moved = true;
  for (let round = 0; moved && round < MOST_ROUNDS; round += 1) {
    moved = false;
    order.sort((one, other) => places[one]!.x - places[other]!.x);
    for (const [at, one] of order.entries()) {
      for (let next = at + 1; next < order.length; next += 1) {
        const other = order[next]!;
        if (places[other]!.x - places[one]!.x > widest) break;
        moved = push(nodes[one]!, places[one]!, nodes[other]!, places[other]!, gap) || moved;
      }
    }
  }
  return new Map(
    nodes.map(({ id, width, height }, index) => {
      const { x, y } = places[index]!;
      return [id, { x: x - width / 2, y: y - height / 2, width, height }] as const;
    }),
  );
}

interface Place {
  x: number;
  y: number;
}

/** How much nearer than the gap boxes may be, or those that touch would be moved by nothing for ever. */
const SLACK = 0.5;

function push(one: LayoutNode, at: Place, other: LayoutNode, next: Place, gap: number): boolean {
  const [dx, dy] = [next.x - at.x, next.y - at.y];
  const overX = (one.width + other.width) / 2 + gap - Math.abs(dx);
  const overY = (one.height + other.height) / 2 + gap - Math.abs(dy);
  if (overX <= SLACK || overY <= SLACK) return false;
  if (overX < overY) {
    const by = (dx < 0 ? -overX : overX) / 2;
    at.x -= by;
    next.x += by;
  } else {
    const by = (dy < 0 ? -overY : overY) / 2;
    at.y -= by;
    next.y += by;
  }
  return true;
}
