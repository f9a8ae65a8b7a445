import type { MindMap } from '../../document/model.js';
import { indexOf } from './mapIndex.js';

const branches = new WeakMap<MindMap, Map<string, MindMap>>();

/** Returns the branch of a topic as a map of its own; the same one for the same map. */
export function branchOf(map: MindMap, id: string): MindMap {
  const known = branches.get(map) ?? new Map<string, MindMap>();
  branches.set(map, known);
  const branch = known.get(id) ?? cut(map, id);
  known.set(id, branch);
  return branch;
}

function cut(map: MindMap, id: string): MindMap {
  const index = indexOf(map);
  const { topic } = index.get(id)!;
  // Relationships are known by their place in the list: one that leads out of the branch leads nowhere, which is not drawn.
  return {
    ...map,
    root: { ...topic, folded: false, side: undefined, summary: 0, boundaries: [] },
    floating: [],
  };
}
