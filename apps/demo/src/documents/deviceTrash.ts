import type { StoredDocument } from './document.js';
import { UNNAMED_MS, type DocumentStore } from './documentStore.js';

/** Returns the documents in the trash of this device that are no account's, the one deleted last first. */
export async function listTrash(store: DocumentStore): Promise<readonly StoredDocument[]> {
  const documents = await (await store.database).getAll('documents');
  return documents
    .filter(({ deletedAt, owner }) => deletedAt !== undefined && owner === undefined)
    .toSorted((a, b) => (b.deletedAt ?? 0) - (a.deletedAt ?? 0));
}

/** Deletes documents for good from this device, with all that belongs to them. */
export async function eraseDocuments(store: DocumentStore, gids: readonly string[]): Promise<void> {
  const stores = ['documents', 'pictures', 'sync'] as const;
  const transaction = (await store.database).transaction(stores, 'readwrite');
  const deletions = gids.flatMap((gid) => stores.map((name) => transaction.objectStore(name).delete(gid)));
  await Promise.all([...deletions, transaction.done]);
  await store.files.purge(Date.now() - UNNAMED_MS);
  for (const gid of gids) store.announce(gid);
}
