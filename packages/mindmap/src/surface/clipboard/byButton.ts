import { selectedTopics, type CanvasAccess } from '../actions/access.js';
import { withoutItems } from '../store/itemText.js';
import { copyTopics } from './copied.js';
import { pasteImages, pasteText } from './paste.js';

/** Copies the selected topics without the keys of the clipboard, which browsers tell pages of themselves. */
export function copyWithButton(access: CanvasAccess): void {
  const copied = copyTopics(access.canvas.store.getState().map, selectedTopics(access));
  if (!copied) return;
  navigator.clipboard.writeText(copied.text).catch(() => access.say(access.text.clipboardDenied));
}

export function cutWithButton(access: CanvasAccess): void {
  const ids = selectedTopics(access);
  copyWithButton(access);
  access.canvas.store.change((map) => withoutItems(map, ids));
}

/** Pastes what the browser lets a page read of the clipboard: an image, or a text. */
export function pasteWithButton(access: CanvasAccess): void {
  void readClipboard().then(
    (content) => {
      if (typeof content === 'string') pasteText(access, content);
      else if (content) void pasteImages(access, [content]);
    },
    () => access.say(access.text.clipboardDenied),
  );
}

async function readClipboard(): Promise<string | Blob | undefined> {
  for (const item of await navigator.clipboard.read()) {
    if (item.types.includes('text/plain')) return (await item.getType('text/plain')).text();
    const image = item.types.find((type) => type.startsWith('image/'));
    if (image !== undefined) return item.getType(image);
  }
  return undefined;
}
