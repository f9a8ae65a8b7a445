import { useEffect } from 'react';
import { isShortcut, useIsMac } from '@letu/editor/palette';
import { toasts } from '../../plain/toasts.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import type { DocumentSession } from '../../sync/documentSession.js';

/** One is said in place of the other. */
const KEY = 'save-keys';
const DONE: ReadonlySet<string> = new Set(['synced', 'device']);

/** Says by the keys that save where everything typed is, which is saved by itself: the browser would save the page. */
export function useSaveKeys(session: DocumentSession): void {
  const mac = useIsMac();
  const { save } = useSettings().text.editor;
  useEffect(() => {
    const tell = async () => {
      await session.settled();
      const { saved, sync } = session.getState();
      const state = saved === 'saved' ? sync : saved;
      toasts.open({ key: KEY, type: DONE.has(state) ? 'success' : 'info', content: save[state] });
    };
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isShortcut('Mod-s', event, mac)) return;
      event.preventDefault();
      void tell();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [session, mac, save]);
}
