import { useCallback } from 'react';
import { documentStore } from '../documents/store.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { toasts } from '../plain/toasts.js';
import type { KnownUser } from './knownUser.js';

/** Returns what makes this device's own documents the account's, from where they go to the server. */
export function useTakeAlong({ id }: Pick<KnownUser, 'id'>): () => Promise<void> {
  const { text } = useSettings();
  const { takeAlong } = text.account;
  return useCallback(async () => {
    try {
      toasts.success(takeAlong.taken(await documentStore.takeAlong(id)));
    } catch {
      toasts.error(text.document.notChanged);
    }
  }, [id, takeAlong, text.document.notChanged]);
}
