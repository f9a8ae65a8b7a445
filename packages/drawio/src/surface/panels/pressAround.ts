import type { KeyboardEvent } from 'react';
import { isShortcut, pressBeside, takesKeys } from '@letu/editor/canvas';
import type { PanelsHost } from './panelsHost.js';

/** Browsers tell of the clipboard's keys themselves, to what has the focus. */
const CLIPBOARD_KEYS = ['Mod-c', 'Mod-x', 'Mod-v'];

/** Answers the keys that reach what is around the canvas: where nothing is written, the shortcuts of the canvas are among them. */
export function pressAround(event: KeyboardEvent, host: PanelsHost, mac: boolean): void {
  const { session, control, focusCanvas } = host;
  const { undo, redo } = session;
  if (pressBeside(event, { undo, redo, close: () => control.close(), focusCanvas })) return;
  if (pressShortcut(event, host, mac)) event.preventDefault();
}

/** Returns whether a key was a shortcut of the canvas, and is nothing else any more. */
function pressShortcut({ nativeEvent, target }: KeyboardEvent, host: PanelsHost, mac: boolean): boolean {
  const is = (shortcut: string) => isShortcut(shortcut, nativeEvent, mac);
  if (target instanceof Element && takesKeys(target)) return false;
  if (CLIPBOARD_KEYS.some(is)) {
    host.focusCanvas();
    return false;
  }
  const own = host.commands.filter(({ keys }) => keys.some((each) => each.startsWith('Mod-') && is(each)));
  const command = own.find(({ isEnabled }) => isEnabled());
  if (!command) return false;
  command.run();
  return true;
}
