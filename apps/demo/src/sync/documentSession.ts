import { seenOf, type Changes, type Seen } from './edit.js';
import type { OpenState } from './openDocument.js';
import { createKey } from './saveCall.js';
import { prepare } from './transitions.js';
import { syncStateOf, type SentState, type SyncRecord, type SyncState } from '../documents/syncRecord.js';
import type { SyncStore } from './syncStore.js';
import { contentOf, isSamePart, PARTS, type Content, type WholeContent } from '../documents/content.js';
import { normaliseLineBreaks } from '@letu/core';
import { isUnnamed, type StoredDocument } from '../documents/document.js';
import type { Journal } from './journal.js';

/** Whether everything typed is on this device: yes, in a moment, or not at all. */
export type SaveState = 'saved' | 'saving' | 'failed';

/** What a page shows of a document that is edited: all of it is of one moment. */
export interface SessionState {
  /** The document with everything that was typed, saved or not. */
  readonly document: StoredDocument;
  readonly record: SyncRecord | undefined;
  readonly saved: SaveState;
  /** Where the document stands with the server, as far as it is saved here. */
  readonly sync: SyncState;
  /** The other version that was kept when another tab had changed the document too. */
  readonly copy: StoredDocument | undefined;
}

export interface SessionOptions {
  readonly store: SyncStore;
  readonly journal: Journal;
  /** A copy that was kept when the document was opened. */
  readonly copy?: StoredDocument | undefined;
  /** Reads the title that a source gives its diagram, by which the document is called as long as nobody has named it. */
  readonly titleOf?: ((source: string) => string | undefined) | undefined;
}

type Draft = Changes;

/**
 * One document as one page edits it. What is shown is a state of the device, and what was typed on top of it; both are saved
 * together, one transaction at a time. Another state takes its place only while nothing is typed.
 */
export class DocumentSession {
  readonly #store: SyncStore;
  readonly #journal: Journal;
  readonly #titleOf: NonNullable<SessionOptions['titleOf']>;
  readonly #subscribers = new Set<() => void>();
  #known: OpenState;
  #draft: Draft = {};
  /** What the draft was made of, part by part. */
  #on: Seen;
  /** What was shown before what is known now came in. */
  #before: Seen;
  #saving: Draft = {};
  #saved: SaveState = 'saved';
  #copy: StoredDocument | undefined;
  #state: SessionState;
  #running: Promise<void> | undefined;
  #isHeld = false;
  #reads = 0;

  constructor({ store, journal, copy, titleOf = () => undefined }: SessionOptions, opened: OpenState) {
    this.#store = store;
    this.#titleOf = titleOf;
    this.#journal = journal;
    this.#known = opened;
    this.#on = this.#before = this.#seen();
    this.#copy = copy;
    this.#state = this.#shown();
  }

  readonly getState = (): SessionState => this.#state;

  readonly subscribe = (subscriber: () => void): (() => void) => {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  };

  /** Follows the document, beginning with what has happened since it was opened, until the returned function is called. */
  follow(): () => void {
    const { gid } = this.#known.document;
    const unwatch = this.#store.watch((changed) => {
      if (changed === gid) void this.#read();
    });
    void this.#read();
    return () => {
      unwatch();
      this.#reads += 1;
      this.flush();
    };
  }

  /**
   * Takes an edit of what is shown and begins to save it at once.
   *
   * @param on The source that it was made of: what has just come in may not be in the editor yet. @default the one that is shown
   */
  edit(made: Partial<Content>, on?: string): void {
    const changes = this.#titled(made);
    const begun = PARTS.filter((part) => part in changes && !(part in this.#draft));
    const shown = this.#shownFor(begun.includes('source') ? on : undefined);
    this.#on = {
      ...this.#on,
      ...Object.fromEntries(begun.map((part) => [part, shown[part]])),
      base: shown.base,
    };
    this.#draft = { ...this.#draft, ...changes };
    this.#saved = 'saving';
    this.#tell();
    this.#running ??= this.#save();
  }

  /** Returns what is shown to whoever has a source before them, which may be the one of before. */
  #shownFor(source: string | undefined): Seen & WholeContent {
    const known = contentOf(this.#known.document);
    if (source === undefined || source === normaliseLineBreaks(known.source))
      return { ...known, base: this.#on.base };
    const { files = [], base } = this.#before;
    return { ...known, source, files, base };
  }

  /** Calls the document what its source says by now, where nobody has named it. */
  #titled(changes: Partial<Content>): Draft {
    const { document } = this.#state;
    const { source, title } = changes;
    if (source === undefined || title !== undefined || !isUnnamed(document)) return changes;
    const said = this.#titleOf(source);
    // What it was begun with may say something, too: that is nothing anyone has written.
    if (said === undefined || said === this.#titleOf(document.source)) return changes;
    return { ...changes, title: said, givenTitle: said };
  }

  /** Tries again after a failure. */
  retry(): void {
    this.edit({});
  }

  /** Lets nothing else be shown while held: an input method is at work on the text that is there. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    if (!isHeld) void this.#read();
  }

  dismissCopy(): void {
    this.#copy = undefined;
    this.#tell();
  }

  /** Resolves when nothing is left to save, or saving has failed. */
  async settled(): Promise<void> {
    await this.#running;
  }

  /** Notes at once what is not yet known to be saved. */
  flush(): void {
    if (this.#saved !== 'saved') this.#note();
  }

  /**
   * Notes at once what is not yet known to be saved or sent: the page is going away.
   *
   * @returns What can be sent in this moment, noted as on its way.
   */
  leave(): SentState | undefined {
    const { document, record } = this.#state;
    const isNext = record !== undefined && record.base.revision > 0 && !record.sent;
    const sent = isNext ? prepare({ document, record }, createKey()).record?.sent : undefined;
    if (this.#saved !== 'saved' || sent) this.#note(sent);
    return sent;
  }

  #note(sent?: SentState): void {
    const { gid, owner } = this.#known.document;
    this.#journal.note({ gid, changes: this.#draft, on: this.#on, owner, saving: this.#saving, sent });
  }

  async #save(): Promise<void> {
    const { gid } = this.#known.document;
    try {
      while (PARTS.some((part) => part in this.#draft)) {
        const changes = (this.#saving = this.#draft);
        const kept = await this.#store.save({ gid, changes, on: this.#on });
        // What was read before this is older.
        this.#reads += 1;
        this.#known = { document: kept.document ?? this.#known.document, record: kept.record };
        this.#draft = without(this.#draft, changes);
        this.#before = { ...this.#on, ...changes };
        this.#on = this.#restOn(changes);
        this.#copy = kept.copy ?? this.#copy;
        this.#tell();
      }
      this.#journal.forget(gid);
      this.#saved = 'saved';
    } catch {
      this.flush();
      this.#saved = 'failed';
    }
    this.#running = undefined;
    this.#tell();
    // What came in meanwhile was passed over.
    await this.#read();
  }

  /** Takes over what is on this device, unless something has been typed on top of what is shown. */
  async #read(): Promise<void> {
    const run = (this.#reads += 1);
    const { gid } = this.#known.document;
    // What cannot be read is told of where it is saved.
    const now = await this.#store.read(gid).catch(() => undefined);
    if (run !== this.#reads || this.#saved !== 'saved' || this.#isHeld || !now?.document) return;
    const before = this.#on;
    this.#known = { document: now.document, record: now.record };
    this.#on = this.#seen();
    if (this.#on.source !== before.source) this.#before = before;
    this.#tell();
  }

  #seen(): Seen {
    return seenOf(this.#known.document, this.#known.record);
  }

  /** Returns what the rest of the draft was made of, which was typed before anyone knew what a save would bring along. */
  #restOn(saved: Draft): Seen {
    const on = { ...this.#on, ...saved };
    const isKnown = PARTS.every(
      (part) => !(part in this.#draft) || isSamePart(part, on, this.#known.document),
    );
    return isKnown ? this.#seen() : on;
  }

  #shown(): SessionState {
    const { record } = this.#known;
    const document = { ...this.#known.document, ...this.#draft };
    return { document, record, saved: this.#saved, sync: syncStateOf(this.#known), copy: this.#copy };
  }

  #tell(): void {
    this.#state = this.#shown();
    for (const subscriber of this.#subscribers) subscriber();
  }
}

/** Returns the parts of a draft that have changed since they were saved. */
function without(draft: Draft, saved: Draft): Draft {
  return Object.fromEntries(
    Object.entries(draft).filter(([part, value]) => saved[part as keyof Draft] !== value),
  );
}
