import { boundsOf, grouped, type LayoutEdge, type LayoutNode, type Rect } from './layoutGraph.js';

/** Boxes that are joined to each other, by however many others. */
export interface Component {
  readonly nodes: readonly LayoutNode[];
  readonly edges: readonly LayoutEdge[];
}

/** Returns the parts of a graph that nothing joins, in the order of their first boxes. */
export function componentsOf({ nodes, edges }: Component): readonly Component[] {
  const root = new Map(nodes.map(({ id }) => [id, id]));
  const find = (id: string): string => {
    let at = id;
    while (root.get(at) !== at) at = root.get(at)!;
    root.set(id, at);
    return at;
  };
  for (const { source, target } of edges) root.set(find(target), find(source));
  const parts = grouped(nodes, ({ id }) => find(id));
  const joined = grouped(edges, ({ source }) => find(source));
  return [...parts].map(([id, part]) => ({ nodes: part, edges: joined.get(id) ?? [] }));
}

/** How much wider than high what stands in rows is to be. */
const RATIO = 1.6;

/** Returns how far each of some rectangles is to be moved, so that they stand in rows without covering each other. */
export function packed(rects: readonly Rect[], gap: number): readonly { x: number; y: number }[] {
  const area = rects.reduce((sum, { width, height }) => sum + (width + gap) * (height + gap), 0);
  const widest = Math.max(Math.sqrt(area * RATIO), ...rects.map(({ width }) => width));
  let [x, y, rowHeight] = [0, 0, 0];
  return rects.map((rect) => {
    if (x > 0 && x + rect.width > widest) [x, y, rowHeight] = [0, y + rowHeight + gap, 0];
    const moved = { x: x - rect.x, y: y - rect.y };
    x += rect.width + gap;
    rowHeight = Math.max(rowHeight, rect.height);
    return moved;
  });
}

/** Puts parts that were arranged each by itself beside each other. */
export function joinedParts(parts: readonly ReadonlyMap<string, Rect>[], gap: number): Map<string, Rect> {
  const moves = packed(
    parts.map((part) => boundsOf([...part.values()])),
    gap,
  );
  return new Map(
    parts.flatMap((part, index) => {
      const { x, y } = moves[index]!;
      return [...part].map(([id, rect]) => [id, { ...rect, x: rect.x + x, y: rect.y + y }] as const);
    }),
  );
}
