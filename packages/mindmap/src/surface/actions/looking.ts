import type { MindMap } from '../../document/model.js';
import { foldTo, mapTopics, update } from '../../document/operations.js';
import type { Direction } from '../../layout/scene.js';
import { above, indexOf } from '../store/mapIndex.js';
import { neighbour } from '../view/navigate.js';
import { selectedTopic, selectedTopics, type CanvasAccess } from './access.js';

/** Changes what is folded: in the map, or only for whoever may do no more than look. */
export function changeFolds({ canvas: { store } }: CanvasAccess, change: (map: MindMap) => MindMap): void {
  if (store.isLocked) store.look(change);
  else store.change(change);
}

/** Folds topics, or unfolds them where all of them are folded. */
export function toggleFold(access: CanvasAccess, ids: readonly string[] = selectedTopics(access)): void {
  const index = indexOf(access.canvas.store.getState().map);
  const foldable = ids.filter((id) => (index.get(id)?.topic.children.length ?? 0) > 0);
  const isFolded = foldable.every((id) => index.get(id)?.topic.folded);
  if (foldable.length > 0) changeFolds(access, (map) => update(map, foldable, { folded: !isFolded }));
}

/** Shows so many levels below the central topic; undefined shows all. */
export function showLevels(access: CanvasAccess, levels: number | undefined): void {
  changeFolds(access, (map) =>
    levels === undefined
      ? mapTopics(map, (topic) => (topic.folded ? { ...topic, folded: false } : topic))
      : foldTo(map, levels),
  );
}

/** Selects a topic, unfolds what it is below, and brings it into view. */
export function goTo(access: CanvasAccess, id: string): void {
  const { canvas } = access;
  const { map, branch } = canvas.store.getState();
  const index = indexOf(map);
  if (!index.has(id)) return;
  const folded = above(index, id).filter((each) => index.get(each)?.topic.folded);
  if (folded.length > 0) changeFolds(access, (before) => update(before, folded, { folded: false }));
  if (branch !== undefined && !above(index, id).includes(branch) && id !== branch) {
    canvas.store.showBranch(undefined);
  }
  canvas.store.select([id]);
  canvas.reveal(id);
}

/** Moves the selection by one topic. @param isAdded Whether what was selected stays so. */
export function step(access: CanvasAccess, direction: Direction, isAdded: boolean): void {
  const { canvas } = access;
  const { selection, shown } = canvas.store.getState();
  const from = selectedTopic(access);
  const to = from === undefined ? shown.root.id : neighbour(canvas.scene, from, direction)?.topic.id;
  if (to === undefined) return;
  canvas.store.select(isAdded ? [...selection.filter((name) => name !== to), to] : [to]);
  canvas.reveal(to);
}

/** Selects every topic that is seen. */
export function selectAll({ canvas }: CanvasAccess): void {
  canvas.store.select(canvas.scene.topics.map(({ topic }) => topic.id));
}

/** Selects the central topic, or the last sibling. */
export function goToEnd(access: CanvasAccess, end: 'centre' | 'last'): void {
  const { map, shown } = access.canvas.store.getState();
  const id = selectedTopic(access);
  const parent = id === undefined ? undefined : indexOf(map).get(id)?.parent;
  const siblings =
    parent === undefined ? shown.root.children : (indexOf(map).get(parent)?.topic.children ?? []);
  const to = end === 'centre' ? shown.root.id : siblings.at(-1)?.id;
  if (to !== undefined) goTo(access, to);
}

/** Shows the branch of the selected topic alone, or the whole map again. */
export function toggleBranch(access: CanvasAccess): void {
  const { branch, shown } = access.canvas.store.getState();
  const id = selectedTopic(access);
  showBranch(access, branch !== undefined || id === shown.root.id ? undefined : id);
}

/** Shows the branch of a topic alone, as large as fits; undefined shows the whole map. */
export function showBranch({ canvas }: Pick<CanvasAccess, 'canvas'>, id: string | undefined): void {
  canvas.store.showBranch(id);
  // What fits into the view is what is shown now.
  canvas.draw();
  canvas.viewport.fit();
}
