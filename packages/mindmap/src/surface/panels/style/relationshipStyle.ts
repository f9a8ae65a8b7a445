import type { MindMap, Relationship } from '../../../document/model.js';
import { itemOf } from '../../store/items.js';
import type { MapState } from '../../store/mapStore.js';

/** Returns where the relationships are in the map that are selected. */
export function chosenRelationships({ selection }: MapState): readonly number[] {
  return selection.flatMap((name) => {
    const item = itemOf(name);
    return item.kind === 'relationship' ? item.index : [];
  });
}

/** Changes what some relationships look like; what is so already leaves the map the very same. */
export function styleRelationships(
  map: MindMap,
  indices: readonly number[],
  part: Partial<Pick<Relationship, 'color' | 'dashed' | 'arrows'>>,
): MindMap {
  const keys = Object.keys(part) as (keyof typeof part)[];
  const relationships = map.relationships.map((each, index) =>
    indices.includes(index) && keys.some((key) => each[key] !== part[key]) ? { ...each, ...part } : each,
  );
  return relationships.some((each, index) => each !== map.relationships[index])
    ? { ...map, relationships }
    : map;
}
