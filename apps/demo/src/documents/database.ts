import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { StoredDocument, StoredFile, StoredPicture } from './document.js';
import type { SyncRecord } from './syncRecord.js';

/** What this app keeps in IndexedDB. */
export interface LetuSchema extends DBSchema {
  documents: { key: string; value: StoredDocument; indexes: { updatedAt: number } };
  pictures: { key: string; value: StoredPicture };
  sync: { key: string; value: SyncRecord };
  files: { key: string; value: StoredFile; indexes: { addedAt: number } };
}

export type LetuDatabase = IDBPDatabase<LetuSchema>;

const VERSION = 3;

/** Opens the database, and makes it on the first visit. */
export function openDatabase(name = 'letu'): Promise<LetuDatabase> {
  return openDB<LetuSchema>(name, VERSION, {
    upgrade(database, oldVersion) {
      if (oldVersion < 1) {
        database.createObjectStore('documents', { keyPath: 'gid' }).createIndex('updatedAt', 'updatedAt');
        database.createObjectStore('pictures', { keyPath: 'gid' });
      }
      if (oldVersion < 2) database.createObjectStore('sync', { keyPath: 'gid' });
      if (oldVersion < 3)
        database.createObjectStore('files', { keyPath: 'id' }).createIndex('addedAt', 'addedAt');
    },
    // A newer version of the app in another tab needs the old connection out of its way.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase | null)?.close(),
  });
}
