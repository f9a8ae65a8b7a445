import type { Client } from '@letu/client';
import type { DocumentSession } from './documentSession.js';
import type { Journal } from './journal.js';
import { askServer } from './openDocument.js';
import { newFiles, saveCall } from './saveCall.js';
import type { SyncStore } from './syncStore.js';

interface Leftovers {
  readonly store: SyncStore;
  readonly journal: Journal;
  readonly client: Client;
}

/** Saves on this device what pages that went away have left unsaved of an account's documents, to be sent like every change. */
export async function takeUp({ store, journal, client }: Leftovers, account: string): Promise<void> {
  for (const { gid, owner } of journal.list()) {
    if (owner !== account) continue;
    try {
      // One that this device has forgotten since, as at signing out, comes back first.
      if (!(await store.read(gid)).document) await askServer({ client, store }, gid, account);
      await journal.recover(store, gid);
    } catch {
      // It stays noted, for the next time.
    }
  }
}

/**
 * Sends what a page that goes away shows and the server does not have, without waiting for an answer. It is noted too, so that
 * the next page sends it again, as the same write.
 */
export function sendLast(client: Client, session: DocumentSession): void {
  const sent = session.leave();
  const { document, record } = session.getState();
  if (!client.hasSession()) return;
  // Files have to be there before what names them: both are left to the next page.
  if (!sent || !record || newFiles(sent, record.base).length > 0) return;
  client.call('graph.save', { ...saveCall(document.gid, sent), keepalive: true }).catch(() => undefined);
}
