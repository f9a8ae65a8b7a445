import type { KeyboardEvent } from 'react';
import { isShortcut, takesKeys } from '@letu/editor/canvas';
import type { PanelsHost } from './panelsHost.js';

/** Browsers tell of the clipboard's keys themselves, to what has the focus. */
const CLIPBOARD_KEYS = ['Mod-c', 'Mod-x', 'Mod-v'];

/**
 * Answers the keys that reach what is around the canvas: steps back are the diagram's there, whichever field has the focus, and where
 * nothing is written the shortcuts of the canvas are, too.
 */
export function pressAround(event: KeyboardEvent, host: PanelsHost, mac: boolean): void {
  const { session, control, focusCanvas } = host;
  event.stopPropagation();
  if (event.nativeEvent.isComposing) return;
  const { key, shiftKey, altKey } = event;
  const step = (event.ctrlKey || event.metaKey) && !altKey ? key.toLowerCase() : '';
  if (step === 'z' || step === 'y') {
    if (step === 'y' || shiftKey) session.redo();
    else session.undo();
  } else if (key === 'Escape' && !isOpenList(event.target)) {
    control.close();
    focusCanvas();
  } else if (key === 'F6') focusCanvas();
  else if (!pressShortcut(event, host, mac)) return;
  event.preventDefault();
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

/** A list that has come down closes by the same key. */
const isOpenList = (target: EventTarget) =>
  target instanceof Element && target.closest('[role="combobox"][aria-expanded="true"]') !== null;
