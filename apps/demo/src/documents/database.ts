import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { StoredDocument, StoredPicture } from './document.js';

/** What this app keeps in IndexedDB. */
export interface LetuSchema extends DBSchema {
  documents: { key: string; value: StoredDocument; indexes: { updatedAt: number } };
  pictures: { key: string; value: StoredPicture };
}

export type LetuDatabase = IDBPDatabase<LetuSchema>;

const VERSION = 1;

/** Opens the database, and makes it on the first visit. */
export function openDatabase(name = 'letu'): Promise<LetuDatabase> {
  return openDB<LetuSchema>(name, VERSION, {
    upgrade(database) {
      database.createObjectStore('documents', { keyPath: 'gid' }).createIndex('updatedAt', 'updatedAt');
      database.createObjectStore('pictures', { keyPath: 'gid' });
    },
    // A newer version of the app in another tab needs the old connection out of its way.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase | null)?.close(),
  });
}
