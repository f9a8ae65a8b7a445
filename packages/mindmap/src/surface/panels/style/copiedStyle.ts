import type { TopicStyle } from '../../../document/model.js';
import { itemOf } from '../../store/items.js';
import { indexOf } from '../../store/mapIndex.js';
import type { MapState, MapStore } from '../../store/mapStore.js';
import type { PanelControl } from '../panelControl.js';
import { withStyle } from '../topicStyles.js';

/** Returns the ids of the topics that are selected, in the order they were selected. */
export function chosenIds({ selection }: MapState): readonly string[] {
  return selection.flatMap((name) => {
    const item = itemOf(name);
    return item.kind === 'topic' ? item.id : [];
  });
}

/** Keeps the style of the topic that was selected last, for others to take over. */
export function copyStyle(store: MapStore, control: PanelControl): void {
  const state = store.getState();
  const id = chosenIds(state).at(-1);
  const topic = id === undefined ? undefined : indexOf(state.map).get(id)?.topic;
  if (topic) control.copyStyle(topic.style);
}

/** Gives the selected topics the style that was copied. */
export function pasteStyle(store: MapStore, control: PanelControl): void {
  const { copiedStyle } = control.getState();
  const ids = chosenIds(store.getState());
  if (copiedStyle) store.change((map) => withStyle(map, ids, () => copiedStyle));
}

/** Leaves the selected topics' look to the theme. @param keys Which parts of it. @default all */
export function resetStyle(store: MapStore, keys?: readonly (keyof TopicStyle)[]): void {
  const ids = chosenIds(store.getState());
  const isKept = (key: string) => keys !== undefined && !keys.some((reset) => reset === key);
  store.change((map) =>
    withStyle(map, ids, (style) => Object.fromEntries(Object.entries(style).filter(([key]) => isKept(key)))),
  );
}
