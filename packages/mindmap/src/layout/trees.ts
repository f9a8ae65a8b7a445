import type { Layout } from '../document/model.js';
import { distribute } from '../document/sides.js';
import type { Node, Span, Stack } from './node.js';
import type { Direction } from './scene.js';
import { blockOf, withStacks, type Block, type Gaps, type GapsOf } from './stack.js';

const ACROSS: Readonly<Record<'root' | 'main' | 'sub', Gaps>> = {
  root: { level: 64, sibling: 26 },
  main: { level: 36, sibling: 10 },
  sub: { level: 30, sibling: 8 },
};
const DOWN: Readonly<Record<'root' | 'main' | 'sub', Gaps>> = {
  root: { level: 52, sibling: 28 },
  main: { level: 40, sibling: 18 },
  sub: { level: 34, sibling: 14 },
};

const levelOf = ({ rank }: Node) =>
  rank === 'root' ? 'root' : rank === 'main' || rank === 'floating' ? 'main' : 'sub';

export const gapsAcross: GapsOf = (node) => ACROSS[levelOf(node)];
export const gapsDown: GapsOf = (node) => DOWN[levelOf(node)];

/** Lays out a tree that grows from its topic into one direction. */
export function directed(root: Node, direction: Direction): Block {
  return blockOf(root, direction, direction === 'down' || direction === 'up' ? gapsDown : gapsAcross);
}

/** Lays out a tree that grows to both sides. */
export function twoSided(root: Node): Block {
  const sides = distribute(root.children.map((main) => ({ side: main.topic.side, weight: weightOf(main) })));
  const stacks = (['right', 'left'] as const).map((side): Stack => {
    /** The place of each main topic among those of the side. */
    const places: number[] = [];
    const members = root.children.filter((_, index) => {
      places.push(places.length === 0 ? 0 : places.at(-1)! + Number(sides[index - 1] === side));
      return sides[index] === side;
    });
    const spans = root.spans.flatMap((span): readonly Span[] => {
      // What goes around topics of both sides goes around those on the side of one.
      if (sides[span.summary ? span.last : span.first] !== side) return [];
      const first = places[span.first]!;
      const last = places[span.last]! - Number(sides[span.last] !== side);
      return [{ ...span, first, last }];
    });
    return { direction: side, members, spans };
  });
  return withStacks(root, stacks, gapsAcross);
}

/** How much of a tree is shown, in lines. */
function weightOf(node: Node): number {
  return Math.max(
    1,
    node.children.reduce((sum, child) => sum + weightOf(child), 0),
  );
}

/** Where trees of a layout grow to that hang on nothing. */
export const floatingDirection = (layout: Layout): Direction =>
  layout === 'org' ? 'down' : layout === 'left' ? 'left' : 'right';
