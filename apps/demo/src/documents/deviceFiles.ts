import { toDiagramFile, type FileStore } from '@letu/core';
import type { LetuDatabase } from './database.js';

/** The files of this browser's documents, each kept once. */
export class DeviceFiles implements FileStore {
  readonly #database: Promise<LetuDatabase>;
  /** What is on its way here, by id. */
  readonly #arrivals = new Map<string, Promise<void>>();

  constructor(database: Promise<LetuDatabase>) {
    this.#database = database;
  }

  /** Returns a file, as soon as it is here where it is on its way. */
  async get(id: string): Promise<Blob | undefined> {
    await this.#arrivals.get(id)?.catch(() => undefined);
    const file = await (await this.#database).get('files', id);
    return file && new Blob([file.bytes], { type: file.mediaType });
  }

  async put(content: Blob): Promise<string> {
    const file = toDiagramFile(new Uint8Array(await content.arrayBuffer()));
    await (await this.#database).put('files', { ...file, addedAt: Date.now() });
    return file.id;
  }

  /**
   * Keeps files that are not here yet, for which whoever asks for them from now on waits.
   *
   * @param load Returns the bytes of one.
   * @throws what `load` throws.
   */
  async bring(ids: readonly string[], load: (id: string) => Promise<Uint8Array<ArrayBuffer>>): Promise<void> {
    await Promise.all(
      ids.map((id) => {
        const arrival = this.#arrivals.get(id) ?? this.#fetch(id, load);
        this.#arrivals.set(id, arrival);
        return arrival.finally(() => this.#arrivals.delete(id));
      }),
    );
  }

  async #fetch(id: string, load: (id: string) => Promise<Uint8Array<ArrayBuffer>>): Promise<void> {
    if ((await (await this.#database).getKey('files', id)) !== undefined) return;
    await this.put(new Blob([await load(id)]));
  }

  /**
   * Deletes the files that no document names, neither as it is here nor as the server has it.
   *
   * @param before Only those put here before this time: what was put here just now may be named in a moment.
   */
  async purge(before: number): Promise<void> {
    const transaction = (await this.#database).transaction(['documents', 'sync', 'files'], 'readwrite');
    const files = transaction.objectStore('files');
    const [documents, records, old] = await Promise.all([
      transaction.objectStore('documents').getAll(),
      transaction.objectStore('sync').getAll(),
      files.index('addedAt').getAllKeys(IDBKeyRange.upperBound(before)),
    ]);
    const states = [...documents, ...records.flatMap(({ base, sent, conflict }) => [base, sent, conflict])];
    const named = new Set(states.flatMap((state) => state?.files ?? []));
    const unnamed = old.filter((id) => !named.has(id));
    await Promise.all([...unnamed.map((id) => files.delete(id)), transaction.done]);
  }
}
