import { FileError } from '@letu/core';
import { safeAddress } from '@letu/editor/canvas';
import {
  MAX_TOPICS,
  treesOf,
  topicOf,
  withDescendants,
  type MindMap,
  type Topic,
} from '../../document/model.js';
import { insert, newId, update } from '../../document/operations.js';
import { pastedTopics } from '../../document/pastedTopics.js';
import type { Point } from '../../layout/scene.js';
import { changeAndShow, selectedTopic, selectedTopics, type CanvasAccess } from '../actions/access.js';
import { withoutItems } from '../store/itemText.js';
import { topicAt } from '../view/hitTest.js';
import { COPIED_TYPE, copiedTopics, copyTopics } from './copied.js';

/** Puts the selected topics onto the clipboard. Returns false where there are none. */
export function copySelected(access: CanvasAccess, data: DataTransfer): boolean {
  const copied = copyTopics(access.canvas.store.getState().map, selectedTopics(access));
  if (!copied) return false;
  data.setData('text/plain', copied.text);
  data.setData(COPIED_TYPE, copied.source);
  return true;
}

/** Puts the selected topics onto the clipboard, and takes them away. */
export function cutSelected(access: CanvasAccess, data: DataTransfer): boolean {
  const isCopied = copySelected(access, data);
  const { store } = access.canvas;
  if (isCopied) store.change((map) => withoutItems(map, selectedTopics(access)));
  return isCopied;
}

/** Takes what is on the clipboard: topics, an image, or a text. Returns false where it is none of them. */
export function paste(access: CanvasAccess, data: DataTransfer): boolean {
  const own = data.getData(COPIED_TYPE);
  const text = data.getData('text/plain');
  const images = [...data.files].filter(({ type }) => type.startsWith('image/'));
  if (own !== '') pasteTopics(access, copiedTopics(own));
  // Word processors put a picture of the text beside the text.
  else if (text.trim() !== '') pasteText(access, text);
  else if (images.length > 0) void pasteImages(access, images);
  else return false;
  return true;
}

/** Puts a text below the selected topic: an address as a link, lines as topics below each other as they are indented. */
export function pasteText(access: CanvasAccess, text: string): void {
  const line = text.trim();
  const address = /\s/.test(line) ? undefined : safeAddress(line);
  const link = address === undefined ? [] : [topicOf(newId(), { text: line, link: line })];
  pasteTopics(access, link.length > 0 ? link : pastedTopics(text));
}

function pasteTopics(access: CanvasAccess, topics: readonly Topic[]): void {
  const { map } = access.canvas.store.getState();
  const id = selectedTopic(access) ?? map.root.id;
  if (topics.length === 0) return;
  if (withDescendants(treesOf(map)).length + withDescendants(topics).length > MAX_TOPICS) {
    access.say(access.text.tooMany(MAX_TOPICS));
    return;
  }
  // What is pasted again goes there again.
  changeAndShow(access, (before) => insert(before, topics, { id, as: 'child' }), [id]);
  access.canvas.reveal(topics.at(-1)?.id);
}

/** Puts an image into the selected topic, or into the central one; several go below it, in topics of their own. */
export async function pasteImages(access: CanvasAccess, images: readonly Blob[]): Promise<void> {
  const id = selectedTopic(access) ?? access.canvas.store.getState().map.root.id;
  await putInto(access, images, id);
}

/** Puts images into the topic they are dropped on, or into new floating ones. @param at In pixels of the window. */
export function dropImages(access: CanvasAccess, images: readonly Blob[], at: Point): void {
  const { viewport, elements } = access.canvas;
  const inScene = viewport.toScene(at);
  const id = topicAt(access.canvas.scene, inScene)?.topic.id;
  const { left, top, right, bottom } = elements.view.getBoundingClientRect();
  const isBeside = at.x < left || at.x > right || at.y < top || at.y > bottom;
  if (isBeside) void pasteImages(access, images);
  else if (id !== undefined) void putInto(access, images, id);
  else {
    const place = { x: Math.round(inScene.x), y: Math.round(inScene.y) };
    void putImages(access, images, (map, topics) => ({
      ...map,
      floating: [
        ...map.floating,
        ...topics.map((topic, step) => ({ topic, at: { ...place, y: place.y + step * FLOATING_APART } })),
      ],
    }));
  }
}

/** How far several new floating topics lie below each other, in pixels. */
const FLOATING_APART = 160;

const putInto = (access: CanvasAccess, images: readonly Blob[], id: string): Promise<void> =>
  putImages(
    access,
    images,
    (map, [first, ...others]) =>
      first && others.length === 0
        ? update(map, [id], { image: first.image })
        : insert(map, first ? [first, ...others] : [], { id, as: 'child' }),
    images.length === 1 ? [id] : undefined,
  );

/**
 * Keeps images, changes the map as one step, and selects what has them then.
 *
 * @param change Gets topics of nothing but an image.
 * @param select The ids of what is selected. @default the new topics
 */
async function putImages(
  access: CanvasAccess,
  images: readonly Blob[],
  change: (map: MindMap, topics: readonly Topic[]) => MindMap,
  select?: readonly string[],
): Promise<void> {
  const { store, settings } = access.canvas;
  if (store.isLocked) return;
  const kept = await Promise.allSettled(images.map((image) => settings.files.put(image)));
  const topics = kept.flatMap((each) =>
    each.status === 'fulfilled' ? [topicOf(newId(), { image: { file: each.value } })] : [],
  );
  if (topics.length > 0)
    store.change((map) => change(map, topics), { select: select ?? topics.map(({ id }) => id) });
  const failed = kept.find((each) => each.status === 'rejected');
  if (!failed) return;
  const { reason }: { reason: unknown } = failed;
  access.say(reason instanceof FileError ? access.text.fileErrors[reason.code] : access.text.fileNotKept);
}
