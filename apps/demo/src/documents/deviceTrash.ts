import type { StoredDocument } from './document.js';
import { UNNAMED_MS, type DocumentStore } from './documentStore.js';

/**
 * Returns the documents in the trash of this device, the one deleted last first.
 *
 * @param owner Whose: an account's, or this device's own when left out.
 */
export async function listTrash(store: DocumentStore, owner?: string): Promise<readonly StoredDocument[]> {
  const documents = await (await store.database).getAll('documents');
  return documents
    .filter((document) => document.deletedAt !== undefined && document.owner === owner)
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
