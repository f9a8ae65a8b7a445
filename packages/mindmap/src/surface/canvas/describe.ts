import type { CanvasMessages } from '../locales/zh-CN.js';
import { itemOf } from '../store/items.js';
import { textOf } from '../store/itemText.js';
import { indexOf } from '../store/mapIndex.js';
import type { MapState } from '../store/mapStore.js';

/** Says what is selected to whoever does not see it. */
export function describeSelection({ map, selection }: MapState, text: CanvasMessages): string {
  const name = selection.at(-1);
  if (name === undefined) return text.nothingSelected;
  return selection.length > 1 ? text.selected(selection.length) : describeItem(map, name, text);
}

function describeItem(map: MapState['map'], name: string, text: CanvasMessages): string {
  const item = itemOf(name);
  const textAt = (id: string) => textOf(map, id) || text.noText;
  if (item.kind === 'boundary') return text.boundary(textOf(map, name));
  if (item.kind === 'relationship') {
    const related = map.relationships[item.index];
    return related ? text.relationship(textAt(related.from), textAt(related.to), related.label) : '';
  }
  const place = indexOf(map).get(item.id);
  if (!place) return '';
  const { topic, level } = place;
  return text.topic({ text: textAt(item.id), level, children: topic.children.length, folded: topic.folded });
}
