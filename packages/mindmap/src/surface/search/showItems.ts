import type { MindMap } from '../../document/model.js';
import { changed } from '../panels/topicStyles.js';
import { itemOf } from '../store/items.js';
import { above, indexOf, isWithin } from '../store/mapIndex.js';
import type { MapStore } from '../store/mapStore.js';

/** What shows items. */
export interface Shower {
  readonly store: MapStore;
  /** Brings items into view. */
  reveal(items: readonly string[]): void;
}

/** Selects items and brings them into view: what hides them is unfolded, and a branch they are not in is left. */
export function showItems({ store, reveal }: Shower, items: readonly string[]): void {
  const { map, branch } = store.getState();
  const topics = topicsOf(map, items);
  const index = indexOf(map);
  if (branch !== undefined && !topics.every((id) => isWithin(index, id, branch))) store.showBranch(undefined);
  const hiding = topics.flatMap((id) => above(index, id));
  store.look((before) => changed(before, hiding, ({ folded }) => (folded ? { folded: false } : undefined)));
  store.select(items);
  reveal(items);
}

/** Returns the topics that have to be seen for items to be. */
function topicsOf(map: MindMap, items: readonly string[]): readonly string[] {
  return items.flatMap((name) => {
    const item = itemOf(name);
    if (item.kind === 'topic') return item.id;
    if (item.kind === 'boundary') return item.topic;
    const relationship = map.relationships[item.index];
    return relationship ? [relationship.from, relationship.to] : [];
  });
}
