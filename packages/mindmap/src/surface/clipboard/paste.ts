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
  const file = [...data.files].find(({ type }) => type.startsWith('image/'));
  if (own !== '') pasteTopics(access, copiedTopics(own));
  // Word processors put a picture of the text beside the text.
  else if (text.trim() !== '') pasteText(access, text);
  else if (file) void pasteImage(access, file);
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

/** Puts an image into the selected topic, or into the central one. */
export async function pasteImage(access: CanvasAccess, image: Blob): Promise<void> {
  const id = selectedTopic(access) ?? access.canvas.store.getState().map.root.id;
  await putImage(access, image, (map, file) => update(map, [id], { image: { file } }), [id]);
}

/** Puts an image into the topic it is dropped on, or into a new floating one. @param at In pixels of the window. */
export function dropImage(access: CanvasAccess, image: Blob, at: Point): void {
  const { viewport, elements } = access.canvas;
  const inScene = viewport.toScene(at);
  const id = topicAt(access.canvas.scene, inScene)?.topic.id;
  const { left, top, right, bottom } = elements.view.getBoundingClientRect();
  const isBeside = at.x < left || at.x > right || at.y < top || at.y > bottom;
  if (isBeside) void pasteImage(access, image);
  else if (id !== undefined)
    void putImage(access, image, (map, file) => update(map, [id], { image: { file } }), [id]);
  else {
    const place = { x: Math.round(inScene.x), y: Math.round(inScene.y) };
    const topic = topicOf(newId());
    const add = (map: MindMap, file: string): MindMap => ({
      ...map,
      floating: [...map.floating, { topic: { ...topic, image: { file } }, at: place }],
    });
    void putImage(access, image, add, [topic.id]);
  }
}

/** Keeps an image, changes the map, and selects what has it then. */
async function putImage(
  access: CanvasAccess,
  image: Blob,
  change: (map: MindMap, file: string) => MindMap,
  select: readonly string[],
): Promise<void> {
  const { store, settings } = access.canvas;
  if (store.isLocked) return;
  try {
    const file = await settings.files.put(image);
    store.change((map) => change(map, file), { select });
  } catch (error) {
    access.say(error instanceof FileError ? access.text.fileErrors[error.code] : access.text.fileNotKept);
  }
}
