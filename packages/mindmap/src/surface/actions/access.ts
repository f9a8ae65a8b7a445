import type { MapCanvas } from '../canvas/mapCanvas.js';
import type { CanvasMessages } from '../locales/zh-CN.js';
import { itemOf } from '../store/items.js';

/** What actions work on, and how they tell of what they do. */
export interface CanvasAccess {
  readonly canvas: MapCanvas;
  readonly text: CanvasMessages;
  /** Shows a short notice, which is read out too. */
  say(notice: string): void;
  openMenu(): void;
}

/** Returns the ids of the selected topics, in the order they were selected. */
export function selectedTopics({ canvas }: Pick<CanvasAccess, 'canvas'>): readonly string[] {
  return canvas.store.getState().selection.filter((name) => itemOf(name).kind === 'topic');
}

/** Returns the id of the topic that was selected last. */
export function selectedTopic(access: Pick<CanvasAccess, 'canvas'>): string | undefined {
  return selectedTopics(access).at(-1);
}

/** Changes the map, selects what is given, and brings the last of that into view. */
export function changeAndShow(
  { canvas }: Pick<CanvasAccess, 'canvas'>,
  change: Parameters<MapCanvas['store']['change']>[0],
  select?: readonly string[],
): void {
  if (!canvas.store.change(change, { select })) return;
  canvas.reveal(canvas.store.getState().selection.at(-1));
}
