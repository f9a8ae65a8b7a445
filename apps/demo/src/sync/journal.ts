import type { MergeSources } from '@letu/core';
import { edit, seenOf, type Changes, type Edit, type Kept } from './edit.js';
import type { DocumentState, SentState } from '../documents/syncRecord.js';
import type { SyncStore } from './syncStore.js';
import { isSamePart, PARTS } from '../documents/content.js';

/** An edit that was not known to be saved when its page went away. */
interface Entry extends Edit {
  /** The account that the document belonged to, if any. */
  readonly owner?: string | undefined;
  /** What was being saved of it; nobody knows whether that came through. */
  readonly saving?: Changes | undefined;
  /** What was sent to the server as the page went away; nobody knows whether that came through. */
  readonly sent?: SentState | undefined;
}

const PREFIX = 'letu:unsaved:';

/** Whose edits were noted of what. */
export type Noted = Pick<Entry, 'gid' | 'owner'>;

type JournalStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The edits of pages that went away, in local storage, which unlike IndexedDB answers at once: a page that is closed cannot wait. */
export class Journal {
  readonly #storage: () => JournalStorage;
  // Two pages of a document have each their own to note, and to forget.
  readonly #page = crypto.getRandomValues(new Uint32Array(2)).join('-');

  /** @param storage Where it is kept. A browser that keeps nothing throws when it is asked for. */
  constructor(storage: () => JournalStorage) {
    this.#storage = storage;
  }

  /** Notes an edit of this page. @returns False if it could not be noted. */
  note(entry: Entry): boolean {
    try {
      this.#storage().setItem(this.#keyOf(entry.gid), JSON.stringify(entry));
      return true;
    } catch {
      return false;
    }
  }

  /** Drops what this page has noted for a document, once it is known to be saved. */
  forget(gid: string): void {
    this.#remove(this.#keyOf(gid));
  }

  /**
   * Saves what was noted for a document. Where the document has become something else since, that stays, and a copy is made with
   * what was noted. What was noted waits while the document is not on this device, or is another account's.
   *
   * @returns The last copy.
   */
  async recover(store: SyncStore, gid: string): Promise<Kept['copy']> {
    let last: Kept['copy'];
    for (const key of this.#keysOf(gid)) {
      const entry = this.#read(key, gid);
      if (!entry) continue;
      const { copy, document } = await store.change(gid, (state, merge) => recovered(state, entry, merge));
      if (isOf(entry, { document })) this.#remove(key);
      last = copy ?? last;
    }
    return last;
  }

  /** Returns of which documents something is noted. */
  list(): readonly Noted[] {
    return this.#keysOf('').flatMap((key) => {
      const gid = key.slice(PREFIX.length).split(':')[0] ?? '';
      const entry = this.#read(key, gid);
      return entry ? [{ gid, owner: entry.owner }] : [];
    });
  }

  /** Calls back when another page has noted something, until the returned function is called. */
  watch(onNote: () => void): () => void {
    const listener = ({ key, newValue }: StorageEvent) => {
      if (newValue !== null && key?.startsWith(PREFIX)) onNote();
    };
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  }

  #keyOf(gid: string): string {
    return `${PREFIX}${gid}:${this.#page}`;
  }

  #keysOf(gid: string): readonly string[] {
    const start = gid && `${gid}:`;
    try {
      const storage = this.#storage();
      const keys = Array.from({ length: storage.length }, (_none, index) => storage.key(index) ?? '');
      return keys.filter((key) => key.startsWith(PREFIX + start)).toSorted();
    } catch {
      return [];
    }
  }

  #read(key: string, gid: string): Entry | undefined {
    try {
      const entry = JSON.parse(this.#storage().getItem(key) ?? 'null') as Partial<Entry> | null;
      const { changes, on, owner, saving, sent } = entry ?? {};
      const isWhole = typeof changes === 'object' && typeof on?.source === 'string';
      return isWhole ? { gid, changes, on, owner, saving, sent } : undefined;
    } catch {
      return undefined;
    }
  }

  #remove(key: string): void {
    try {
      this.#storage().removeItem(key);
    } catch {
      // Where storage is blocked nothing was noted.
    }
  }
}

function recovered(state: DocumentState, entry: Entry, merge?: MergeSources): Kept {
  if (!isOf(entry, state)) return state;
  const kept = withSent(edit(state, { ...entry, on: placeOf(entry, state) }, Date.now(), merge), entry);
  const isInTheWay = kept.copy !== undefined || kept.record?.conflict !== state.record?.conflict;
  return isInTheWay && state.document ? { ...state, copy: { ...state.document, ...entry.changes } } : kept;
}

/** Lets what was sent by the page be sent again as it was, so that it is done once. */
function withSent(kept: Kept, { sent }: Entry): Kept {
  const { record } = kept;
  const isNext = sent && record && !record.sent && !record.conflict && record.base.revision === sent.revision;
  return isNext ? { ...kept, record: { ...record, sent } } : kept;
}

/** What was noted before an account took the document along is the account's. */
function isOf({ owner }: Entry, { document }: Pick<Kept, 'document'>): boolean {
  return document !== undefined && (owner === undefined || owner === document.owner);
}

/** Returns what an edit was made of: what was being saved before it, where that has come through. */
function placeOf({ on, saving }: Entry, { document, record }: DocumentState): Edit['on'] {
  const isSaved =
    document && saving && PARTS.every((part) => !(part in saving) || isSamePart(part, saving, document));
  return isSaved ? seenOf(document, record) : on;
}
