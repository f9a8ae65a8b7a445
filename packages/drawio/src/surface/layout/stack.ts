import type { LayoutNode, Rect } from './layoutGraph.js';

const GAP = 10;

/** Puts boxes below each other in the order they stand in, all as wide as the widest, as entries of a list. */
export function stack(nodes: readonly LayoutNode[]): ReadonlyMap<string, Rect> {
  const width = Math.max(...nodes.map((node) => node.width));
  let y = 0;
  return new Map(
    nodes
      .toSorted((one, other) => one.y - other.y || one.x - other.x)
      .map((node) => {
        const rect = { x: 0, y, width, height: node.height };
        y += node.height + GAP;
        return [node.id, rect] as const;
      }),
  );
}
