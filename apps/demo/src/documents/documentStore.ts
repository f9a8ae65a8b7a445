import { DeviceFiles } from './deviceFiles.js';
import { openDatabase, type LetuDatabase } from './database.js';
import { isUnsynced } from './syncRecord.js';
import { createGid, isServerGid, type StoredDocument, type StoredPicture } from './document.js';

/** How long a deleted document can be restored, in milliseconds: 30 days. */
const TRASH_MS = 30 * 24 * 60 * 60 * 1000;

/** How long a file may take to be named by the document it was put here for, in milliseconds. */
export const UNNAMED_MS = 60_000;

/** A document that is to be made. */
export type NewDocument = Pick<
  StoredDocument,
  'type' | 'title' | 'givenTitle' | 'source' | 'options' | 'files' | 'owner' | 'into'
>;

/** The documents of this browser. Each change is one transaction and is told to the other tabs. */
export class DocumentStore {
  /** The database, for what belongs to the documents. */
  readonly database: Promise<LetuDatabase>;
  readonly files: DeviceFiles;
  readonly #channel: BroadcastChannel;
  readonly #listeners = new Set<(gid: string) => void>();

  constructor(name = 'letu') {
    this.database = openDatabase(name);
    this.files = new DeviceFiles(this.database);
    // Whoever uses the store first gets the failure; nobody may be waiting when it happens.
    this.database.catch(() => undefined);
    this.#channel = new BroadcastChannel(`${name}:documents`);
    this.#channel.addEventListener('message', ({ data }: MessageEvent<string>) => this.#tell(data));
  }

  /** Calls back with the gid of each document that this tab or another changes, until the returned function is called. */
  readonly watch = (listener: (gid: string) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Returns the documents that are not in the trash, the one changed last first.
   *
   * @param owner Whose: an account's, or this device's own when left out.
   */
  async list(owner?: string): Promise<readonly StoredDocument[]> {
    const database = await this.database;
    const documents = await database.getAllFromIndex('documents', 'updatedAt');
    return documents
      .filter((document) => document.deletedAt === undefined && document.owner === owner)
      .toReversed();
  }

  async get(gid: string): Promise<StoredDocument | undefined> {
    return (await this.database).get('documents', gid);
  }

  async create(content: NewDocument): Promise<StoredDocument> {
    const now = Date.now();
    const document = { ...content, gid: createGid(), createdAt: now, updatedAt: now, revision: 1 };
    await (await this.database).add('documents', document);
    this.announce(document.gid);
    return document;
  }

  /** Gives a document another title, whatever it has become meanwhile. */
  async rename(gid: string, title: string): Promise<void> {
    await this.#update(gid, (document) => ({
      ...document,
      title,
      updatedAt: Date.now(),
      revision: document.revision + 1,
    }));
  }

  /** Moves a document to the trash. */
  async remove(gid: string): Promise<void> {
    await this.#update(gid, (document) => ({ ...document, deletedAt: Date.now() }));
  }

  /** Takes a document back out of the trash. */
  async restore(gid: string): Promise<void> {
    await this.#update(gid, ({ deletedAt: _deletedAt, ...document }) => document);
  }

  /**
   * Makes this device's own documents an account's.
   *
   * @param only The gids of those alone. @default all
   * @returns How many.
   */
  async takeAlong(owner: string, only?: readonly string[]): Promise<number> {
    const transaction = (await this.database).transaction(['documents', 'pictures'], 'readwrite');
    const [documents, pictures] = [transaction.objectStore('documents'), transaction.objectStore('pictures')];
    const moved: string[] = [];
    for (const document of await documents.getAll()) {
      if (document.owner !== undefined || document.deletedAt !== undefined) continue;
      if (only && !only.includes(document.gid)) continue;
      const gid = isServerGid(document.gid) ? document.gid : createGid();
      await documents.put({ ...document, gid, owner });
      if (gid !== document.gid) {
        const picture = await pictures.get(document.gid);
        if (picture) await pictures.put({ ...picture, gid });
        await documents.delete(document.gid);
        await pictures.delete(document.gid);
      }
      moved.push(gid);
    }
    await transaction.done;
    for (const gid of moved) this.announce(gid);
    return moved.length;
  }

  /**
   * Keeps documents as they are, with their identifiers and times. One that is here already gives way to its next revision alone.
   *
   * @returns The gids of those that were not kept, since there is something else by now.
   */
  async bring(documents: readonly StoredDocument[]): Promise<readonly string[]> {
    const transaction = (await this.database).transaction('documents', 'readwrite');
    const refused: string[] = [];
    for (const document of documents) {
      const here = await transaction.store.get(document.gid);
      const isNext =
        here === undefined ? true : here.owner === undefined && here.revision + 1 === document.revision;
      if (isNext) await transaction.store.put(document);
      else refused.push(document.gid);
    }
    await transaction.done;
    for (const { gid } of documents) this.announce(gid);
    return refused;
  }

  async #update(gid: string, change: (document: StoredDocument) => StoredDocument): Promise<void> {
    const transaction = (await this.database).transaction('documents', 'readwrite');
    const current = await transaction.store.get(gid);
    if (current) await transaction.store.put(change(current));
    await transaction.done;
    this.announce(gid);
  }

  async getPicture(gid: string): Promise<StoredPicture | undefined> {
    return (await this.database).get('pictures', gid);
  }

  async savePicture(picture: StoredPicture): Promise<void> {
    await (await this.database).put('pictures', picture);
    this.announce(picture.gid);
  }

  /**
   * Forgets the documents of every account but one, those excepted that have changes the server does not have.
   *
   * @returns How many of those stay.
   */
  async forgetOthers(owner: string | undefined): Promise<number> {
    const transaction = (await this.database).transaction(['documents', 'pictures', 'sync'], 'readwrite');
    const sync = transaction.objectStore('sync');
    let kept = 0;
    for (const document of await transaction.objectStore('documents').getAll()) {
      const { gid } = document;
      if (document.owner === undefined || document.owner === owner) continue;
      if (isUnsynced(document, await sync.get(gid))) kept += 1;
      else {
        await transaction.objectStore('documents').delete(gid);
        await sync.delete(gid);
      }
      await transaction.objectStore('pictures').delete(gid);
    }
    await transaction.done;
    await this.files.purge(Date.now() - UNNAMED_MS);
    return kept;
  }

  /** Deletes for good what has been in the trash for 30 days. */
  async purge(now = Date.now()): Promise<void> {
    const transaction = (await this.database).transaction(['documents', 'pictures', 'sync'], 'readwrite');
    const documents = transaction.objectStore('documents');
    const pictures = transaction.objectStore('pictures');
    for (const { gid, deletedAt } of await documents.getAll()) {
      if (deletedAt !== undefined && deletedAt < now - TRASH_MS) {
        await documents.delete(gid);
        await pictures.delete(gid);
        await transaction.objectStore('sync').delete(gid);
      }
    }
    await transaction.done;
    // What a page left unsaved may name files too, as long as documents stay in the trash.
    await this.files.purge(now - TRASH_MS);
  }

  async close(): Promise<void> {
    this.#channel.close();
    this.#listeners.clear();
    (await this.database).close();
  }

  /** Tells this tab and the others that a document, or what belongs to it, has changed. */
  announce(gid: string): void {
    this.#channel.postMessage(gid);
    this.#tell(gid);
  }

  #tell(gid: string): void {
    for (const listener of this.#listeners) listener(gid);
  }
}
