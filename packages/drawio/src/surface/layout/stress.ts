import type { Component } from './components.js';
import type { LayoutNode, Rect } from './layoutGraph.js';
import { pushedApart } from './pushApart.js';

const ROUNDS = 40;
/** How much a pair still moves in the last round, in shares of what it is off. */
const LAST = 0.05;
const GAP = 70;

interface Place {
  x: number;
  y: number;
}

interface Pair {
  readonly one: number;
  readonly other: number;
  /** How many edges lie between them. */
  readonly steps: number;
}

/**
 * Arranges a component so that boxes lie as far from each other as there are edges between them, by stochastic gradient descent over
 * all pairs (Zheng, Pawar and Goodman, "Graph Drawing by Stochastic Gradient Descent", 2018). ELK's own stress takes 29 seconds for 400
 * boxes. The same graph comes out the same each time.
 */
export function stress({ nodes, edges }: Component): ReadonlyMap<string, Rect> {
  const places = spiral(nodes.length);
  const length =
    nodes.reduce((sum, { width, height }) => sum + Math.hypot(width, height), 0) / nodes.length + GAP;
  const pairs = pairsOf(nodes, edges);
  const random = randomNumbers();
  const most = pairs.reduce((far, { steps }) => Math.max(far, steps), 1) ** 2;
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(pairs, random);
    const rate = most * (LAST / most) ** (round / (ROUNDS - 1));
    for (const pair of pairs) pull(places[pair.one]!, places[pair.other]!, pair.steps, length, rate);
  }
  return pushedApart(nodes, places, GAP / 2);
}

/** Brings a pair nearer to as far as it should be apart. */
function pull(one: Place, other: Place, steps: number, length: number, rate: number): void {
  const [dx, dy] = [one.x - other.x, one.y - other.y];
  const distance = Math.hypot(dx, dy) || 1;
  const share = Math.min(rate / steps ** 2, 1);
  const by = (share * (distance - steps * length)) / 2 / distance;
  one.x -= by * dx;
  one.y -= by * dy;
  other.x += by * dx;
  other.y += by * dy;
}

/** Returns places that no two share, in the order of a sunflower's seeds. */
function spiral(count: number): Place[] {
  const turn = Math.PI * (3 - Math.sqrt(5));
  return Array.from({ length: count }, (_, at) => {
    const radius = 100 * Math.sqrt(at);
    return { x: radius * Math.cos(at * turn), y: radius * Math.sin(at * turn) };
  });
}

function pairsOf(nodes: readonly LayoutNode[], edges: Component['edges']): Pair[] {
  const index = new Map(nodes.map(({ id }, at) => [id, at]));
  const neighbours: number[][] = nodes.map(() => []);
  for (const { source, target } of edges) {
    const [one, other] = [index.get(source)!, index.get(target)!];
    neighbours[one]!.push(other);
    neighbours[other]!.push(one);
  }
  return nodes.flatMap((_, one) =>
    [...stepsFrom(one, neighbours).entries()].flatMap(([other, steps]) =>
      other > one && steps > 0 ? { one, other, steps } : [],
    ),
  );
}

/** Returns how many edges lead from a box to each. */
function stepsFrom(start: number, neighbours: readonly (readonly number[])[]): readonly number[] {
  const steps = neighbours.map(() => -1);
  steps[start] = 0;
  const queue = [start];
  for (const at of queue) {
    for (const next of neighbours[at]!) {
      if (steps[next] !== -1) continue;
      steps[next] = steps[at]! + 1;
      queue.push(next);
    }
  }
  return steps;
}

function shuffle(pairs: Pair[], random: () => number): void {
  for (let at = pairs.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [pairs[at], pairs[other]] = [pairs[other]!, pairs[at]!];
  }
}

/** Returns numbers from 0 to 1, the same ones each time: the generator of Numerical Recipes. */
function randomNumbers(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
