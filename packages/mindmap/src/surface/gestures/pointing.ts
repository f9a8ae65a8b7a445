import type { Point } from '../../layout/scene.js';
import { changeFolds } from '../actions/looking.js';
import { addFloating } from '../actions/structure.js';
import { endRelationship } from '../actions/marking.js';
import { update } from '../../document/operations.js';
import { boundaryItem, relationshipItem } from '../store/items.js';
import { indexOf } from '../store/mapIndex.js';
import { hitTest, type Hit } from '../view/hitTest.js';
import { bending, leading } from './bendRelationship.js';
import { draggingTopics } from './dragTopics.js';
import type { CanvasAccess, Gesture, Pointed } from './gesture.js';
import { panning } from './pan.js';
import { resizing } from './resizeSpan.js';
import { rubberBand } from './rubberBand.js';

/** How far beside a thin line it is hit still, in CSS pixels of the page. */
const REACH = 6;
const REACH_OF_FINGER = 14;

/** What a click does beyond selecting. */
export interface SignListener {
  /** A note or a link was clicked. */
  onSign(hit: Extract<Hit, { on: 'sign' }>): void;
}

/** Returns what is under a pointer. */
export function hitAt({ canvas }: CanvasAccess, inScene: Point, isFinger = false): Hit {
  const reach = (isFinger ? REACH_OF_FINGER : REACH) / canvas.viewport.getPlacement().k;
  const { selection } = canvas.store.getState();
  return hitTest(canvas.scene, canvas.store.isLocked ? [] : selection, inScene, reach);
}

/** Returns the name of the item that was hit. */
export function itemAt(hit: Hit): string | undefined {
  if (hit.on === 'topic' || hit.on === 'fold' || hit.on === 'sign') return hit.topic.topic.id;
  if (hit.on === 'relationship' || hit.on === 'bend' || hit.on === 'end')
    return relationshipItem(hit.placed.index);
  if (hit.on === 'boundary') return boundaryItem(hit.placed.topic, hit.placed.index);
  return hit.on === 'side' ? hit.item : undefined;
}

/** Selects what a pointer is pressed on: alone, or with Ctrl or Shift beside what is selected. */
export function selectAt(
  access: CanvasAccess,
  hit: Hit,
  { mod, shift }: Pick<Pointed, 'mod' | 'shift'>,
): void {
  const { store } = access.canvas;
  const { selection } = store.getState();
  const item = itemAt(hit);
  if (item === undefined) {
    if (!mod && !shift) store.select([]);
  } else if (mod && selection.includes(item)) store.select(selection.filter((name) => name !== item));
  else if (shift) store.select([...new Set([...selection, ...runTo(access, item)])]);
  else if (mod) store.select([...selection, item]);
  else if (!selection.includes(item)) store.select([item]);
}

/** Returns what lies between the last selected topic and another of its siblings, as Shift selects; else the other alone. */
function runTo({ canvas }: CanvasAccess, item: string): readonly string[] {
  const { map, selection } = canvas.store.getState();
  const index = indexOf(map);
  const [one, other] = [index.get(selection.at(-1) ?? ''), index.get(item)];
  if (!one || !other || one.parent === undefined || one.parent !== other.parent) return [item];
  const siblings = index.get(one.parent)!.topic.children;
  const [from, to] = [Math.min(one.index, other.index), Math.max(one.index, other.index)];
  return [
    ...siblings
      .slice(from, to + 1)
      .map(({ id }) => id)
      .filter((id) => id !== item),
    item,
  ];
}

/** Returns what begins once a pointer that was pressed is moved; undefined where nothing does. */
export function gestureAt(access: CanvasAccess, hit: Hit, from: Pointed): Gesture | undefined {
  const { canvas } = access;
  const { isLocked } = canvas.store;
  if (hit.on === 'bend') return bending(access, hit.placed, hit.control);
  if (hit.on === 'end') return leading(access, hit.placed, hit.end);
  if (hit.on === 'side') return resizing(access, hit.item, hit.edge);
  if (isLocked) return panning(access, from.at);
  if (hit.on === 'topic' || hit.on === 'sign') {
    const { selection } = canvas.store.getState();
    const { id } = hit.topic.topic;
    return draggingTopics(access, selection.includes(id) ? selection : [id], from.inScene);
  }
  const kept = from.mod || from.shift ? canvas.store.getState().selection : [];
  return rubberBand(access, from.inScene, kept);
}

/** Does what a click does besides selecting. */
export function click(access: CanvasAccess, hit: Hit, listener: SignListener): void {
  const { canvas } = access;
  if (hit.on === 'fold') {
    const { id } = hit.topic.topic;
    changeFolds(access, (map) => update(map, [id], ({ folded }) => ({ folded: !folded })));
  } else if (canvas.marks.relating) {
    endRelationship(access, 'topic' in hit ? hit.topic.topic.id : undefined);
  } else if (hit.on === 'sign') listener.onSign(hit);
}

/** Writes what was clicked twice, or adds a topic there. */
export function doubleClick(access: CanvasAccess, hit: Hit, inScene: Point): void {
  const { store } = access.canvas;
  const item = itemAt(hit);
  if (hit.on === 'fold' || store.isLocked) return;
  if (item !== undefined) store.edit(item, 'all');
  else addFloating(access, { x: Math.round(inScene.x), y: Math.round(inScene.y) });
}
