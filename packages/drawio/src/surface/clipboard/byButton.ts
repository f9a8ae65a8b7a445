import type { CanvasAccess } from '../commands/access.js';
import type { CanvasAction } from '../commands/actions.js';
import { removeSelected } from '../commands/structure.js';
import { copiedText, pasteImages, pasteText } from './paste.js';

/** Copies what is selected without the keys of the clipboard, which browsers tell pages of themselves. */
export function copyWithButton(access: CanvasAccess): void {
  const text = copiedText(access);
  if (text === undefined) return;
  navigator.clipboard.writeText(text).catch(() => access.say(access.text.clipboardDenied));
}

export function cutWithButton(access: CanvasAccess): void {
  copyWithButton(access);
  removeSelected(access);
}

/** Pastes what the browser lets a page read of the clipboard: an image, or a text. */
export function pasteWithButton(access: CanvasAccess): void {
  void readClipboard().then(
    (content) => {
      if (content instanceof Blob) void pasteImages(access, [content]);
      else if (content) pasteText(access, content.text, content.html);
    },
    () => access.say(access.text.clipboardDenied),
  );
}

async function readClipboard(): Promise<{ readonly text: string; readonly html: string } | Blob | undefined> {
  for (const item of await navigator.clipboard.read()) {
    const textOf = async (type: string) =>
      item.types.includes(type) ? (await item.getType(type)).text() : '';
    if (item.types.includes('text/plain'))
      return { text: await textOf('text/plain'), html: await textOf('text/html') };
    const image = item.types.find((type) => type.startsWith('image/'));
    if (image !== undefined) return item.getType(image);
  }
  return undefined;
}

/** The commands of the clipboard: their keys are told to pages by browsers. */
export const CLIPBOARD: readonly CanvasAction[] = [
  {
    id: 'cut',
    group: 'edit',
    keys: ['Mod-x'],
    changes: true,
    needs: { of: 'cells', count: 1 },
    run: cutWithButton,
  },
  {
    id: 'copy',
    group: 'edit',
    keys: ['Mod-c'],
    changes: false,
    needs: { of: 'cells', count: 1 },
    run: copyWithButton,
  },
  { id: 'paste', group: 'edit', keys: ['Mod-v'], changes: true, run: pasteWithButton },
];
