import { topicOf } from '../../document/model.js';
import { bound, newId, outermost, relate, summarise, update } from '../../document/operations.js';
import { middleOf } from '../view/geometry.js';
import { boundaryItem, relationshipItem } from '../store/items.js';
import { indexOf } from '../store/mapIndex.js';
import { changeAndShow, selectedTopics, type CanvasAccess } from './access.js';

/** Relates the two selected topics, or begins a relationship at the only one: where it leads is chosen next. */
export function beginRelationship(access: CanvasAccess): void {
  const { canvas, text } = access;
  const [from, to] = selectedTopics(access).slice(-2);
  const placed = canvas.topic(from);
  if (from === undefined || !placed) return;
  if (to !== undefined) {
    relateTo(access, from, to);
    return;
  }
  canvas.mark({ relating: { from, at: middleOf(placed.box) } });
  access.say(text.relating);
}

/** Ends a relationship that was begun at the topic that was chosen; without one, it is given up. */
export function endRelationship(access: CanvasAccess, to: string | undefined): void {
  const { from } = access.canvas.marks.relating ?? {};
  access.canvas.mark({ relating: undefined });
  access.say('');
  if (from !== undefined && to !== undefined) relateTo(access, from, to);
}

function relateTo({ canvas }: CanvasAccess, from: string, to: string): void {
  const { map } = canvas.store.getState();
  const known = map.relationships.findIndex((each) => each.from === from && each.to === to);
  const item = relationshipItem(known < 0 ? map.relationships.length : known);
  const isNew = canvas.store.change((before) => relate(before, { from, to, label: '', arrows: 'to' }), {
    select: [item],
  });
  if (isNew) canvas.store.edit(item, 'all');
}

/** Draws a boundary around what is selected, and begins to write its title. */
export function addBoundary(access: CanvasAccess): void {
  const ids = selectedTopics(access);
  const { store } = access.canvas;
  const [first] = outermost(store.getState().map, ids);
  if (!first || !store.change((map) => bound(map, ids, ''))) access.say(access.text.onlyNeighbours);
  else store.edit(boundaryItem(first.id, first.boundaries.length));
}

/** Sums up what is selected, and begins to write the summary. */
export function addSummary(access: CanvasAccess): void {
  const ids = selectedTopics(access);
  const topic = topicOf(newId(), { text: access.text.summary });
  const { store } = access.canvas;
  const { map } = store.getState();
  changeAndShow(access, (before) => summarise(before, ids, topic), [topic.id]);
  if (store.getState().map === map) access.say(access.text.onlyNeighbours);
  else store.edit(topic.id, 'all');
}

/** Sets a part of the look of the selected topics, or unsets it where all of them have it. */
export function toggleLook(access: CanvasAccess, part: 'bold' | 'italic' | 'underline' | 'strike'): void {
  const { canvas } = access;
  const ids = selectedTopics(access);
  const index = indexOf(canvas.store.getState().map);
  const isSet = ids.every((id) => {
    const own = index.get(id)?.topic.style[part];
    return own ?? (part === 'bold' && canvas.topic(id)?.look.bold);
  });
  if (ids.length === 0) return;
  canvas.store.change((map) => update(map, ids, ({ style }) => ({ style: { ...style, [part]: !isSet } })));
}
