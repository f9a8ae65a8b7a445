import { App } from 'antd';
import { useCallback } from 'react';
import { documentStore } from '../documents/store.js';
import { useSettings } from '../settings/SettingsProvider.js';
import type { KnownUser } from './knownUser.js';

/** Returns what makes this device's own documents the account's, from where they go to the server. */
export function useTakeAlong({ id }: Pick<KnownUser, 'id'>): () => Promise<void> {
  const { text } = useSettings();
  const { message } = App.useApp();
  const { takeAlong } = text.account;
  return useCallback(async () => {
    try {
      message.success(takeAlong.taken(await documentStore.takeAlong(id)));
    } catch {
      message.error(text.document.notChanged);
    }
  }, [id, message, takeAlong, text.document.notChanged]);
}
