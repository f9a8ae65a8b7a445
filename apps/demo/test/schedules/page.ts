import type { Client } from '@letu/client';
import type { Content, WholeContent } from '../../src/documents/content.js';
import type { StoredDocument } from '../../src/documents/document.js';
import { DocumentSession } from '../../src/sync/documentSession.js';
import { DocumentStore } from '../../src/documents/documentStore.js';
import { Journal } from '../../src/sync/journal.js';
import { openForEditing, hearDocument, type Desk } from '../../src/sync/openDocument.js';
import type { OtherState } from '../../src/documents/syncRecord.js';
import { SyncQueue, type Clock } from '../../src/sync/syncQueue.js';
import { SyncStore } from '../../src/sync/syncStore.js';
import { keepBoth, keepMine, notePicture, takeTheirs } from '../../src/sync/transitions.js';
import { abortTransactions, buildPage, type Inbox, type Inboxes } from './pageParts.js';

export interface PageOptions {
  readonly gid: string;
  readonly owner: string;
  readonly client: Client;
  readonly clock: Clock;
  readonly locks: LockManager;
  /** What the browser keeps in local storage. */
  readonly kept: Map<string, string>;
  readonly factory: IDBFactory;
  readonly inboxes: Inboxes;
  readonly inbox: Inbox;
  /** Somebody is shown that a copy was kept. */
  onCopy(copy: StoredDocument): void;
}

/** What somebody sees of the document, and of where it is by now. */
export interface Shown extends Omit<WholeContent, 'files'> {
  readonly state: string;
  readonly base: number;
  readonly theirs: OtherState | undefined;
}

/** The editor's page without its looks: all that saves, sends and opens is the product's own. */
export interface OpenPage {
  shown(): Shown | undefined;
  edit(changes: Partial<Content>): void;
  decide(choice: 'mine' | 'theirs' | 'both'): void;
  /** The picture of what is shown is there. */
  draw(): void;
  close(): Promise<void>;
}

const DECISIONS = { mine: keepMine, theirs: takeTheirs, both: keepBoth };

/** Opens a document in a page of its own. */
export function openPage(options: PageOptions): OpenPage {
  const { gid, owner, client, kept, onCopy } = options;
  const documents = buildPage(options.factory, options.inboxes, options.inbox, () => new DocumentStore());
  const store = new SyncStore(documents, (title) => title);
  const storage = new PageStorage(kept);
  const journal = new Journal(() => storage);
  const desk: Desk = { store, client, user: () => owner, canSignIn: () => true };
  const { clock, locks } = options;
  const stop = new SyncQueue({ documents, store, journal, client, owner: () => owner, locks, clock }).start();
  let session: DocumentSession | undefined;
  let copies: string | undefined;

  const open = async () => {
    const opened = await openForEditing(desk, journal, gid);
    if (opened.status !== 'open') return;
    session = new DocumentSession({ store, journal, copy: opened.copy }, opened.state);
    const look = () => {
      const { copy } = session?.getState() ?? {};
      if (copy && copy.gid !== copies) onCopy(copy);
      copies = copy?.gid;
    };
    session.subscribe(look);
    look();
    session.follow();
    await hearDocument(desk, gid);
  };
  // A page that is closed meanwhile finds its database closed.
  open().catch(() => undefined);

  return {
    shown() {
      const { document, record, saved, sync } = session?.getState() ?? {};
      if (!document) return undefined;
      const { title, source, options: drawn = {} } = document;
      const state = saved === 'saved' && sync ? sync : String(saved);
      return {
        title,
        source,
        options: drawn,
        state,
        base: record?.base.revision ?? 0,
        theirs: record?.conflict,
      };
    },
    edit: (changes) => session?.edit(changes),
    decide(choice) {
      const { document, record } = session?.getState() ?? {};
      if (!document || !record?.conflict) return;
      const seen = { mine: document.revision, theirs: record.conflict.revision };
      void store.change(gid, (state) => DECISIONS[choice](state, seen)).catch(() => undefined);
    },
    draw() {
      const { document } = session?.getState() ?? {};
      if (!document) return;
      const { source, options: drawn = {} } = document;
      const picture = { gid, svg: `<svg>${source}</svg>`, theme: 'light', source, options: drawn } as const;
      const keeping = documents
        .savePicture(picture)
        .then(() => store.change(gid, (state) => notePicture(state, true)));
      keeping.catch(() => undefined);
    },
    async close() {
      session?.flush();
      storage.end();
      stop();
      const database = await documents.database;
      abortTransactions(database);
      await documents.close();
    },
  };
}

/** The local storage of a browser, into which a page that is gone writes no more. */
class PageStorage {
  readonly #kept: Map<string, string>;
  #isOver = false;

  constructor(kept: Map<string, string>) {
    this.#kept = kept;
  }

  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (!this.#isOver) this.#kept.set(key, value);
  }

  key(index: number): string | null {
    return [...this.#kept.keys()][index] ?? null;
  }

  get length(): number {
    return this.#kept.size;
  }

  removeItem(key: string): void {
    if (!this.#isOver) this.#kept.delete(key);
  }

  end(): void {
    this.#isOver = true;
  }
}
