import { App, Button } from 'antd';
import { useCallback } from 'react';
import { useSettings } from '../settings/SettingsProvider.js';

/** How long something can be undone from its message, in seconds. */
const UNDO_SECONDS = 8;

/** Tells what was done. @param undo Takes it back; it tells of its own failure. */
export type TellDone = (words: string, undo: () => unknown) => void;

/** Returns what tells that something was done, and lets it be undone for as long as the message stands. */
export function useUndoToast(): TellDone {
  const { message } = App.useApp();
  const { text } = useSettings();
  return useCallback(
    (words, undo) => {
      const key = `done:${words}`;
      void message.success({
        key,
        duration: UNDO_SECONDS,
        content: (
          <>
            {words}
            <Button
              type="link"
              size="small"
              onClick={() => {
                message.destroy(key);
                void undo();
              }}
            >
              {text.document.undo}
            </Button>
          </>
        ),
      });
    },
    [message, text],
  );
}
