import type { DocumentStore } from '../documents/documentStore.js';
import type { DocumentState } from './syncRecord.js';

/** What the documents of this device have to do with the server, each change one transaction with its document. */
export class SyncStore {
  readonly #documents: DocumentStore;

  constructor(documents: DocumentStore) {
    this.#documents = documents;
  }

  async read(gid: string): Promise<DocumentState> {
    const database = await this.#documents.database;
    const transaction = database.transaction(['documents', 'sync']);
    const [document, record] = await Promise.all([
      transaction.objectStore('documents').get(gid),
      transaction.objectStore('sync').get(gid),
    ]);
    return { document, record };
  }

  /** Returns the documents of an account. */
  async list(owner: string): Promise<readonly DocumentState[]> {
    const database = await this.#documents.database;
    const transaction = database.transaction(['documents', 'sync']);
    const [documents, records] = await Promise.all([
      transaction.objectStore('documents').getAll(),
      transaction.objectStore('sync').getAll(),
    ]);
    const byGid = new Map(records.map((record) => [record.gid, record]));
    return documents
      .filter((document) => document.owner === owner)
      .map((document) => ({ document, record: byGid.get(document.gid) }));
  }

  /** Changes what is known of a document, and the document with it; tells all tabs where something is new. */
  async change(gid: string, next: (state: DocumentState) => DocumentState): Promise<DocumentState> {
    const database = await this.#documents.database;
    const transaction = database.transaction(['documents', 'sync'], 'readwrite');
    const documents = transaction.objectStore('documents');
    const sync = transaction.objectStore('sync');
    const [document, record] = await Promise.all([documents.get(gid), sync.get(gid)]);
    const changed = next({ document, record });
    const isNewDocument = changed.document !== document;
    const isNewRecord = changed.record !== record;
    await Promise.all([
      isNewDocument && changed.document && documents.put(changed.document),
      isNewRecord && changed.record && sync.put(changed.record),
      transaction.done,
    ]);
    if (isNewDocument || isNewRecord) this.#documents.announce(gid);
    return changed;
  }
}
