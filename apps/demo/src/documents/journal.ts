import type { CopyTitle, DocumentStore, SourceEdit } from './documentStore.js';

/** An edit that was not known to be saved when its page went away. */
interface JournalEntry extends SourceEdit {
  readonly typedAt: number;
  /** The account that the document belonged to, if any. */
  readonly owner?: string | undefined;
}

const PREFIX = 'letu:unsaved:';

/**
 * Notes an edit in local storage, which unlike IndexedDB answers at once: a page that is being closed cannot wait.
 *
 * @returns False if the edit could not be noted.
 */
export function noteUnsaved(edit: SourceEdit & Pick<JournalEntry, 'owner'>, typedAt = Date.now()): boolean {
  try {
    localStorage.setItem(PREFIX + edit.gid, JSON.stringify({ ...edit, typedAt } satisfies JournalEntry));
    return true;
  } catch {
    return false;
  }
}

/** Drops what was noted for a document, once it is known to be saved. */
export function forgetUnsaved(gid: string): void {
  try {
    localStorage.removeItem(PREFIX + gid);
  } catch {
    // Where storage is blocked nothing was noted.
  }
}

function readUnsaved(gid: string): JournalEntry | undefined {
  try {
    const entry = JSON.parse(localStorage.getItem(PREFIX + gid) ?? 'null') as Partial<JournalEntry> | null;
    if (typeof entry?.source !== 'string' || typeof entry.typedAt !== 'number') return undefined;
    const { source, revision = 0, typedAt, owner } = entry;
    return { gid, source, revision, typedAt, owner };
  } catch {
    return undefined;
  }
}

/**
 * Saves what was noted for a document. If a newer text has been saved since, that stays and the noted one becomes a copy. What
 * was noted waits while the document is not on this device, or is another account's.
 */
export async function recoverUnsaved(store: DocumentStore, gid: string, copyTitle: CopyTitle): Promise<void> {
  const entry = readUnsaved(gid);
  if (!entry) return;
  const stored = await store.get(gid);
  if (!stored || (entry.owner !== undefined && entry.owner !== stored.owner)) return;
  if (stored.updatedAt > entry.typedAt && stored.source !== entry.source) {
    const { type, title, owner } = stored;
    const copy = { type, title: copyTitle(title), source: entry.source };
    await store.create(owner === undefined ? copy : { ...copy, owner });
  } else {
    await store.saveSource(entry, copyTitle);
  }
  forgetUnsaved(gid);
}
