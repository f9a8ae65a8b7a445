import type { StoredDocument } from './document.js';
import type { CopyTitle, DocumentStore } from './documentStore.js';
import { forgetUnsaved, noteUnsaved } from './journal.js';

/** Whether everything typed is on this device: yes, in a moment, or not at all. */
export type SaveState = 'saved' | 'saving' | 'failed';

/** What a writer tells the page. */
export interface WriterListener {
  onState(state: SaveState): void;
  /** The document was changed elsewhere, and nothing typed here is lost by showing it. */
  onAdopt(document: StoredDocument): void;
  /** Both this tab and another changed the source; the other version is now a document of its own. */
  onCopy(copy: StoredDocument): void;
}

/** Saves one document with every edit, one transaction at a time and always the latest text. */
export class DocumentWriter {
  readonly #store: DocumentStore;
  readonly #gid: string;
  readonly #owner: string | undefined;
  readonly #listener: WriterListener;
  readonly #copyTitle: CopyTitle;
  readonly #unwatch: () => void;
  #source: string;
  #revision: number;
  #savedSource: string;
  #state: SaveState = 'saved';
  #saving = false;
  #running: Promise<void> | undefined;

  constructor(
    store: DocumentStore,
    { gid, source, revision, owner }: StoredDocument,
    copyTitle: CopyTitle,
    listener: WriterListener,
  ) {
    this.#store = store;
    this.#gid = gid;
    this.#owner = owner;
    this.#source = source;
    this.#savedSource = source;
    this.#revision = revision;
    this.#copyTitle = copyTitle;
    this.#listener = listener;
    this.#unwatch = store.watch((changed) => {
      if (changed === gid) void this.#adopt();
    });
  }

  /** Takes an edit and begins to save it at once. */
  edit(source: string): void {
    this.#source = source;
    this.#setState('saving');
    if (this.#saving) return;
    this.#saving = true;
    this.#running = this.#save();
  }

  /** Tries again after a failure. */
  retry(): void {
    this.edit(this.#source);
  }

  /** Resolves when nothing is left to save, or saving has failed. */
  async settled(): Promise<void> {
    await this.#running;
  }

  /** Notes at once what is not yet known to be saved: the page is going away. */
  flush(): void {
    if (this.#state !== 'saved') this.#note();
  }

  /** Stops listening to other tabs. A save under way still ends. */
  dispose(): void {
    this.#unwatch();
  }

  async #save(): Promise<void> {
    try {
      while (this.#source !== this.#savedSource) {
        const source = this.#source;
        const edit = { gid: this.#gid, source, revision: this.#revision };
        const outcome = await this.#store.saveSource(edit, this.#copyTitle);
        if (!outcome) throw new Error(`There is no document ${this.#gid}.`);
        this.#savedSource = source;
        this.#revision = outcome.document.revision;
        if (outcome.copy) this.#listener.onCopy(outcome.copy);
      }
      this.#saving = false;
      forgetUnsaved(this.#gid);
      this.#setState('saved');
    } catch {
      this.#saving = false;
      this.#note();
      this.#setState('failed');
    }
  }

  #note(): void {
    noteUnsaved({
      gid: this.#gid,
      source: this.#source,
      revision: this.#revision,
      owner: this.#owner,
    });
  }

  async #adopt(): Promise<void> {
    if (this.#state !== 'saved') return;
    const document = await this.#store.get(this.#gid).catch(() => undefined);
    // What was typed while the document was read is newer; saving it finds the other change by itself.
    if (!document || this.#state !== 'saved') return;
    this.#revision = document.revision;
    this.#source = document.source;
    this.#savedSource = document.source;
    this.#listener.onAdopt(document);
  }

  #setState(state: SaveState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#listener.onState(state);
  }
}
