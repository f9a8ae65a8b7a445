import type { LetuDatabase } from '../documents/database.js';
import { createGid, type StoredDocument } from '../documents/document.js';
import type { DocumentStore } from '../documents/documentStore.js';
import { edit, type Edit, type Kept } from './edit.js';
import type { DocumentState } from '../documents/syncRecord.js';
import { Merges, type LoadMerge } from './merges.js';
import { settle } from './settle.js';
import type { MergeSources } from '@letu/core';

/** Makes the title of a copy. */
export type CopyTitle = (title: string) => string;

/** What the documents of this device have to do with the server, each change one transaction with its document. */
export class SyncStore {
  readonly #documents: DocumentStore;
  readonly #copyTitle: CopyTitle;
  readonly #merges: Merges;

  /** @param loadMerge Loads what two changes of a source are put together with. @default people do */
  constructor(
    documents: DocumentStore,
    copyTitle: CopyTitle,
    loadMerge: LoadMerge = () => Promise.resolve(undefined),
  ) {
    this.#documents = documents;
    this.#copyTitle = copyTitle;
    this.#merges = new Merges(loadMerge);
  }

  /** Loads what changes of a type are put together with from then on; resolves, too, where it cannot be had. */
  loadMerge(type: string): Promise<void> {
    return this.#merges.load(type);
  }

  /** Calls back with the gid of each document of which something is new, until the returned function is called. */
  get watch(): DocumentStore['watch'] {
    return this.#documents.watch;
  }

  /** The files of the documents. */
  get files(): DocumentStore['files'] {
    return this.#documents.files;
  }

  async read(gid: string): Promise<DocumentState> {
    const database = await this.#documents.database;
    const transaction = begin(database, 'readonly');
    const [document, record] = await Promise.all([
      transaction.objectStore('documents').get(gid),
      transaction.objectStore('sync').get(gid),
    ]);
    return { document, record };
  }

  /** Returns the documents of an account. */
  async list(owner: string): Promise<readonly DocumentState[]> {
    const database = await this.#documents.database;
    const transaction = begin(database, 'readonly');
    const [documents, records] = await Promise.all([
      transaction.objectStore('documents').getAll(),
      transaction.objectStore('sync').getAll(),
    ]);
    const byGid = new Map(records.map((record) => [record.gid, record]));
    return documents
      .filter((document) => document.owner === owner)
      .map((document) => ({ document, record: byGid.get(document.gid) }));
  }

  /**
   * Saves an edit.
   *
   * @throws Error where there is no such document.
   */
  async save(made: Edit): Promise<Kept> {
    const kept = await this.change(made.gid, (state, merge) => edit(state, made, Date.now(), merge));
    if (!kept.document) throw new Error(`There is no document ${made.gid}.`);
    return kept;
  }

  /**
   * Changes what is known of a document, and the document with it; tells all tabs where something is new. A conflict that nobody
   * needs to be asked about is none.
   *
   * @param next Is given what puts two changes of its source together, once that is loaded.
   */
  async change(gid: string, next: (state: DocumentState, merge?: MergeSources) => Kept): Promise<Kept> {
    const database = await this.#documents.database;
    const transaction = begin(database, 'readwrite');
    const documents = transaction.objectStore('documents');
    const sync = transaction.objectStore('sync');
    const [document, record] = await Promise.all([documents.get(gid), sync.get(gid)]);
    const merge = document && this.#merges.of(document.type);
    const { copy: kept, ...made } = next({ document, record }, merge);
    const changed = made.record?.conflict === record?.conflict ? made : settle(made, merge);
    const isNewDocument = changed.document !== document;
    const isNewRecord = changed.record !== record;
    const copy = kept && this.#copyOf(kept);
    await Promise.all([
      isNewDocument && changed.document && documents.put(changed.document),
      isNewRecord && changed.record && sync.put(changed.record),
      copy && documents.add(copy),
      transaction.done,
    ]);
    if (isNewDocument || isNewRecord) this.#documents.announce(gid);
    if (!copy) return changed;
    this.#documents.announce(copy.gid);
    return { ...changed, copy };
  }

  #copyOf({ deletedAt: _deletedAt, ...document }: StoredDocument): StoredDocument {
    const now = Date.now();
    const title = this.#copyTitle(document.title);
    return { ...document, gid: createGid(), title, createdAt: now, updatedAt: now, revision: 1 };
  }
}

function begin<Mode extends IDBTransactionMode>(database: LetuDatabase, mode: Mode) {
  const transaction = database.transaction(['documents', 'sync'], mode);
  // An end that comes too early is told by the requests it ends.
  transaction.done.catch(() => undefined);
  return transaction;
}
