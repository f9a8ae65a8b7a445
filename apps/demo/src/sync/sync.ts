import { kindOfType } from '@letu/kinds';
import { currentAccount, startup } from '../account/account.js';
import { readDeviceOnly } from '../settings/deviceOnly.js';
import { Journal } from './journal.js';
import type { StoredDocument } from '../documents/document.js';
import { documentStore } from '../documents/store.js';
import { messagesOf } from '../locales/index.js';
import { loadChunk } from '../routing/loadChunk.js';
import { client } from '../server/client.js';
import { readSettings } from '../settings/settings.js';
import type { Desk } from './openDocument.js';
import { SyncQueue } from './syncQueue.js';
import { SyncStore } from './syncStore.js';

/** What this browser's documents have to do with the server, for the whole app. */
export const syncStore = new SyncStore(
  documentStore,
  (title) => messagesOf(readSettings().locale).document.copyTitle(title),
  async (type) => {
    const kind = kindOfType(type);
    if (!kind) return undefined;
    const { loadMerge } = await loadChunk(kind.loadKind);
    return loadMerge ? loadMerge() : (await import('../diff/threeWay.js')).mergeLines;
  },
);

/** What pages of this browser left unsaved. */
export const journal = new Journal(() => localStorage);

/** What the pages open documents with. */
export const desk: Desk = {
  store: syncStore,
  client,
  user: () => currentAccount().user?.id,
  canSignIn: () => currentAccount().server !== 'absent' && !readDeviceOnly(),
};

const queue = new SyncQueue({
  documents: documentStore,
  store: syncStore,
  journal,
  client,
  owner: () => (client.hasSession() ? currentAccount().user?.id : undefined),
  locks: navigator.locks as LockManager | undefined,
});

/** Sends what waits here, before the account leaves. @returns The documents that the server does not have as they are here. */
export function finishSync(): Promise<readonly StoredDocument[]> {
  return queue.finish();
}

/** Begins to bring documents to the server. */
export function startSync(): void {
  queue.start();
  // A database that cannot be opened is told of by the pages that need it.
  const wake = () => void queue.wake().catch(() => undefined);
  startup.subscribe(wake);
  journal.watch(wake);
  // A page that comes out of the browser's memory has heard nothing meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => persisted && wake());
}
