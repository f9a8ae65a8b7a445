import { usePageKeys } from '../../layout/usePageKeys.js';
import { toasts } from '../../plain/toasts.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import type { DocumentSession } from '../../sync/documentSession.js';

/** One is said in place of the other. */
const KEY = 'save-keys';
const DONE: ReadonlySet<string> = new Set(['synced', 'device']);

/** Says by the keys that save where everything typed is, which is saved by itself: the browser would save the page. */
export function useSaveKeys(session: DocumentSession): void {
  const { save } = useSettings().text.editor;
  const tell = async () => {
    await session.settled();
    const { saved, sync } = session.getState();
    const state = saved === 'saved' ? sync : saved;
    toasts.open({ key: KEY, type: DONE.has(state) ? 'success' : 'info', content: save[state] });
  };
  usePageKeys('Mod-s', () => void tell());
}
