import type { Component } from './components.js';
import { grouped, type LayoutEdge, type LayoutNode } from './layoutGraph.js';

/** A tree that a component is taken for. */
export interface Tree {
  readonly root: Branch;
  /** From what they hang on to what hangs. */
  readonly edges: readonly LayoutEdge[];
}

/** A box with those that hang on it. */
export interface Branch {
  readonly node: LayoutNode;
  readonly children: readonly Branch[];
}

/**
 * Returns a component as a tree. It begins at a box that no arrow points to, the one that most is reached from; an arrow to a box that
 * hangs on another already is left out.
 */
export function treeOf({ nodes, edges }: Component): Tree {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const targets = new Set(edges.map(({ target }) => target));
  const out = grouped(edges, ({ source }) => source);
  const into = grouped(edges, ({ target }) => target);
  const starts = nodes.filter(({ id }) => !targets.has(id));
  const degree = ({ id }: LayoutNode) => out.get(id)?.length ?? 0;
  const first = (starts.length > 0 ? starts : nodes).toSorted(
    (one, other) => degree(other) - degree(one),
  )[0]!;
  const seen = new Set([first.id]);
  const root: MutableBranch = { node: first, children: [] };
  const hanging: LayoutEdge[] = [];
  // Row by row, so that a box hangs where it is nearest to the first.
  let row: MutableBranch[] = [root];
  while (row.length > 0) {
    const next: MutableBranch[] = [];
    for (const branch of row) {
      const { id } = branch.node;
      const neighbours = [
        ...(out.get(id) ?? []).map(({ target }) => target),
        ...(into.get(id) ?? []).map(({ source }) => source),
      ];
      for (const neighbour of neighbours) {
        if (seen.has(neighbour)) continue;
        seen.add(neighbour);
        const child: MutableBranch = { node: byId.get(neighbour)!, children: [] };
        branch.children.push(child);
        next.push(child);
        hanging.push({ id: neighbour, source: id, target: neighbour });
      }
    }
    row = next;
  }
  return { root, edges: hanging };
}

interface MutableBranch extends Branch {
  readonly children: MutableBranch[];
}
