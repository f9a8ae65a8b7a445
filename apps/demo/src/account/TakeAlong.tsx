import { App } from 'antd';
import { useEffect } from 'react';
import { documentStore } from '../documents/store.js';
import { useSettings } from '../settings/SettingsProvider.js';
import type { KnownUser } from './knownUser.js';
import { rememberAsked, wasAsked } from './takeAlongAsked.js';
import { useTakeAlong } from './useTakeAlong.js';

/** Asks whoever signs in here for the first time whether to take along what is on this device. Draws nothing by itself. */
export function TakeAlong({ user }: { user: KnownUser }) {
  const { text } = useSettings();
  const { modal } = App.useApp();
  const takeAlong = useTakeAlong(user);
  const { takeAlong: words } = text.account;

  useEffect(() => {
    if (wasAsked(user.id)) return undefined;
    let dialog: { destroy(): void } | undefined;
    let isWanted = true;
    void documentStore
      .list()
      .catch(() => [])
      .then((documents) => {
        if (!isWanted || documents.length === 0) return;
        dialog = modal.confirm({
          title: words.title(documents.length),
          content: words.hint,
          okText: words.take,
          cancelText: words.later,
          onOk: takeAlong,
          afterClose: () => rememberAsked(user.id),
        });
      });
    return () => {
      isWanted = false;
      dialog?.destroy();
    };
  }, [modal, takeAlong, user.id, words]);
  return null;
}
