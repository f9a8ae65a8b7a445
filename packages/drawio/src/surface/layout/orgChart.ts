import type { Branch } from './forest.js';
import type { Rect } from './layoutGraph.js';

const BESIDE = 30;
const BELOW = 50;
/** How far boxes that hang below each other stand right of the line they hang on. */
const INDENT = 30;
const BETWEEN_LEAVES = 20;
/** From so many on, people who lead nobody stand below each other. */
const MANY = 3;

interface Placed {
  readonly rects: ReadonlyMap<string, Rect>;
  readonly width: number;
  readonly height: number;
  /** Where the middle of the first box is. */
  readonly middle: number;
}

/**
 * Arranges a tree as charts of organisations are: who leads stands above the middle of those below; a team of people who lead nobody
 * stands in a column, so that the chart does not grow as wide as there are people.
 */
export function orgChart(root: Branch): ReadonlyMap<string, Rect> {
  return place(root).rects;
}

function place({ node, children }: Branch): Placed {
  if (children.length === 0) return leaf(node);
  const isTeam = children.length >= MANY && children.every((child) => child.children.length === 0);
  return isTeam ? column(node, children) : row(node, children.map(place));
}

function leaf({ id, width, height }: Branch['node']): Placed {
  return { rects: new Map([[id, { x: 0, y: 0, width, height }]]), width, height, middle: width / 2 };
}

function column(node: Branch['node'], children: readonly Branch[]): Placed {
  const x = node.width / 2 + INDENT;
  let y = node.height + BELOW / 2;
  const rects = new Map([[node.id, { x: 0, y: 0, width: node.width, height: node.height }]]);
  for (const { node: child } of children) {
    rects.set(child.id, { x, y, width: child.width, height: child.height });
    y += child.height + BETWEEN_LEAVES;
  }
  const width = Math.max(node.width, x + Math.max(...children.map((child) => child.node.width)));
  return { rects, width, height: y - BETWEEN_LEAVES, middle: node.width / 2 };
}

function row(node: Branch['node'], parts: readonly Placed[]): Placed {
  const top = node.height + BELOW;
  const starts: number[] = [];
  let x = 0;
  for (const part of parts) {
    starts.push(x);
    x += part.width + BESIDE;
  }
  const middle = (starts[0]! + parts[0]!.middle + starts.at(-1)! + parts.at(-1)!.middle) / 2;
  // A box wider than all below it reaches over them on the left.
  const left = Math.max(0, node.width / 2 - middle);
  const own = { x: middle + left - node.width / 2, y: 0, width: node.width, height: node.height };
  const rects = new Map<string, Rect>([[node.id, own]]);
  for (const [index, part] of parts.entries()) {
    for (const [id, rect] of part.rects)
      rects.set(id, { ...rect, x: rect.x + starts[index]! + left, y: rect.y + top });
  }
  return {
    rects,
    width: Math.max(x - BESIDE + left, own.x + node.width),
    height: top + Math.max(...parts.map(({ height }) => height)),
    middle: middle + left,
  };
}
