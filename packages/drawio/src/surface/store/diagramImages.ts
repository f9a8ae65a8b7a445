import {
  fileAddress,
  styleAddress,
  toDiagramFile,
  withFilesInText,
  type DiagramFile,
  type FileStore,
} from '@letu/core';
import type { ImageAddresses } from '../../draw/imagesAt.js';
import { fileIn, filesOf, inlineImages } from '../../document/images.js';
import type { PageCell } from '../../document/model.js';
import type { Session } from '../session.js';

/**
 * The images of a diagram that is edited: those that are its files are loaded, and those that came in its text are kept as files and
 * named there, once they are kept. Free of React.
 */
export class DiagramImages implements ImageAddresses {
  readonly #session: Session;
  readonly #store: FileStore;
  readonly #onLoad: () => void;
  readonly #unsubscribe: () => void;
  readonly #loaded = new Map<string, DiagramFile>();
  readonly #addresses = new Map<string, string>();
  readonly #asked = new Set<string>();
  /** What named what was in the text; undefined for what stays there. */
  readonly #kept = new Map<string, Promise<string | undefined>>();
  readonly #seen = new WeakSet<PageCell>();
  #isGone = false;

  /** @param onLoad Called when there is more to show. */
  constructor(session: Session, store: FileStore, onLoad: () => void) {
    this.#session = session;
    this.#store = store;
    this.#onLoad = onLoad;
    this.#unsubscribe = session.subscribe(() => this.#look());
    this.#look();
  }

  get(id: string): string | undefined {
    const file = this.#loaded.get(id);
    const address = this.#addresses.get(id) ?? (file && styleAddress(file));
    if (address !== undefined) this.#addresses.set(id, address);
    return address;
  }

  /** Returns a text with the images in it, as other programs open it; those that have not come stay named. */
  inText(text: string): string {
    return withFilesInText(text, [...this.#loaded.values()]);
  }

  dispose(): void {
    this.#isGone = true;
    this.#unsubscribe();
  }

  #look(): void {
    const { file } = this.#session.getState();
    for (const id of filesOf(file)) this.#ask(id);
    if (this.#store.isFleeting || this.#session.isLocked) return;
    for (const { cells } of file.pages) {
      for (const cell of cells) {
        if (this.#seen.has(cell)) continue;
        this.#seen.add(cell);
        for (const address of inlineImages(cell)) this.#keep(address);
      }
    }
  }

  #ask(id: string): void {
    if (this.#asked.has(id)) return;
    this.#asked.add(id);
    void this.#load(id);
  }

  async #load(id: string): Promise<void> {
    const content = await this.#store.get(id).catch(() => undefined);
    if (!content || this.#isGone) return;
    this.#loaded.set(id, toDiagramFile(new Uint8Array(await content.arrayBuffer())));
    if (!this.#isGone) this.#onLoad();
  }

  #keep(address: string): void {
    const known = this.#kept.get(address) ?? this.#put(address);
    this.#kept.set(address, known);
    void known.then((name) => {
      if (name !== undefined && !this.#isGone) this.#session.renameImage(address, name);
    });
  }

  async #put(address: string): Promise<string | undefined> {
    const file = fileIn(address);
    if (!file) return undefined;
    try {
      const id = await this.#store.put(new Blob([file.bytes], { type: file.mediaType }));
      this.#asked.add(id);
      this.#loaded.set(id, file);
      return fileAddress(id);
    } catch {
      // No room: it stays in the text, where nothing of it is lost.
      return undefined;
    }
  }
}
