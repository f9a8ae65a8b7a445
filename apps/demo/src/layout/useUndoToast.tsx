import { useCallback } from 'react';
import { toasts } from '../plain/toasts.js';
import { useSettings } from '../settings/SettingsProvider.js';

/** How long something can be undone from its message, in seconds. */
const UNDO_SECONDS = 8;

/** Tells what was done. @param undo Takes it back; it tells of its own failure. */
export type TellDone = (words: string, undo: () => unknown) => void;

/** Returns what tells that something was done, and lets it be undone for as long as the message stands. */
export function useUndoToast(): TellDone {
  const { text } = useSettings();
  return useCallback(
    (words, undo) => {
      toasts.success({
        key: `done:${words}`,
        duration: UNDO_SECONDS,
        content: words,
        action: { label: text.document.undo, run: () => void undo() },
      });
    },
    [text],
  );
}
