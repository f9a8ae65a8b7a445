import { currentAccount } from '../account/account.js';
import { documentStore } from '../documents/store.js';
import { syncStore } from '../sync/sync.js';

/**
 * Notes on this device that graphs are in the server's trash now, or out of it, so that it need not be brought there.
 *
 * @param gids Graphs of which some may be on this device.
 */
export async function noteTrashed(gids: readonly string[], isTrashed: boolean): Promise<void> {
  for (const gid of gids) {
    await syncStore.change(gid, ({ document, record }) => {
      if (!document || !record) return { document, record };
      const { deletedAt = Date.now(), ...rest } = document;
      return {
        document: isTrashed ? { ...rest, deletedAt } : rest,
        record: { ...record, isTrashed },
      };
    });
  }
}

/** Returns which graphs of the account on this device were in the server's trash when it was heard last. */
export async function listNotedTrash(): Promise<readonly string[]> {
  const { user } = currentAccount();
  const known = user ? await syncStore.list(user.id) : [];
  return known.flatMap(({ record }) => (record?.isTrashed ? [record.gid] : []));
}

/** Does what can fail where this device keeps nothing, which the server's answer does not depend on. */
export async function onDevice(work: (store: typeof documentStore) => Promise<unknown>): Promise<void> {
  await work(documentStore).catch(() => undefined);
}
