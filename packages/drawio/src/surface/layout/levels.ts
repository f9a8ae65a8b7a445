import type { LayoutEdge, LayoutGraph, LayoutNode, Level } from './layoutGraph.js';

/**
 * Returns what a layout arranges: all that lies in no container; of what is selected, the boxes that share the innermost container
 * around all of it; where that is one container alone, what lies in it. Containers are moved with what they hold.
 */
export function levelOf(graph: LayoutGraph, selected: readonly string[] = []): Level {
  const byId = new Map(graph.nodes.map((node) => [node.id, node]));
  const childrenOf = (parent: string | undefined) =>
    new Set(graph.nodes.filter((node) => node.parent === parent).map(({ id }) => id));
  const chosen = selected.filter((id) => byId.has(id));
  const { parent, ids } = entered(scopeOf(byId, chosen, childrenOf), childrenOf);
  const nodes = graph.nodes.filter(({ id }) => ids.has(id));
  return {
    parent: parent === undefined ? undefined : byId.get(parent),
    nodes,
    ...edgesOf(graph.edges, byId, ids),
  };
}

type ById = ReadonlyMap<string, LayoutNode>;

interface Scope {
  readonly parent: string | undefined;
  readonly ids: ReadonlySet<string>;
}

type ChildrenOf = (parent: string | undefined) => ReadonlySet<string>;

function entered(scope: Scope, childrenOf: ChildrenOf): Scope {
  const [only, ...others] = scope.ids;
  if (only === undefined || others.length > 0) return scope;
  const ids = childrenOf(only);
  return ids.size > 0 ? entered({ parent: only, ids }, childrenOf) : scope;
}

function scopeOf(byId: ById, chosen: readonly string[], childrenOf: ChildrenOf): Scope {
  if (chosen.length === 0) return { parent: undefined, ids: childrenOf(undefined) };
  if (chosen.length === 1) {
    if (childrenOf(chosen[0]).size > 0) return { parent: undefined, ids: new Set(chosen) };
    const { parent } = byId.get(chosen[0]!)!;
    return { parent, ids: childrenOf(parent) };
  }
  const parent = sharedParent(chosen, byId);
  const ids = new Set(chosen.flatMap((id) => lifted(id, byId, childrenOf(parent)) ?? []));
  return { parent, ids };
}

/** Returns the containers around a node, the outermost first. */
function containersOf(id: string, byId: ById): readonly string[] {
  const found: string[] = [];
  for (let at = byId.get(id)?.parent; at !== undefined && byId.has(at); at = byId.get(at)?.parent) {
    if (found.includes(at)) break;
    found.unshift(at);
  }
  return found;
}

function sharedParent(ids: readonly string[], byId: ById): string | undefined {
  const [first = [], ...others] = ids.map((id) => containersOf(id, byId));
  return first.findLast((container, depth) => others.every((path) => path[depth] === container));
}

/** Returns the node of a level that a node is, or lies in. */
function lifted(id: string, byId: ById, level: ReadonlySet<string>): string | undefined {
  return [id, ...containersOf(id, byId).toReversed()].find((at) => level.has(at));
}

/** Returns the connections between boxes, and between what lies in them. */
export function edgesOf(all: readonly LayoutEdge[], byId: ById, level: ReadonlySet<string>) {
  const edges = new Map<string, LayoutEdge>();
  const routed: string[] = [];
  for (const edge of all) {
    const [source, target] = [lifted(edge.source, byId, level), lifted(edge.target, byId, level)];
    if (source === undefined || target === undefined) continue;
    if (source !== target || level.has(edge.source)) routed.push(edge.id);
    const pair = JSON.stringify([source, target]);
    const isDirect = source === edge.source && target === edge.target;
    // Way points are told of those that join the boxes themselves.
    if (source !== target && (isDirect || !edges.has(pair)))
      edges.set(isDirect ? edge.id : pair, { id: isDirect ? edge.id : pair, source, target });
  }
  return { edges: [...edges.values()], routed };
}
