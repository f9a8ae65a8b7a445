import { toDiagramFile, type FileStore } from '@letu/core';
import type { LetuDatabase } from './database.js';

/** The files of this browser's documents, each kept once. */
export class DeviceFiles implements FileStore {
  readonly #database: Promise<LetuDatabase>;

  constructor(database: Promise<LetuDatabase>) {
    this.#database = database;
  }

  async get(id: string): Promise<Blob | undefined> {
    const file = await (await this.#database).get('files', id);
    return file && new Blob([file.bytes], { type: file.mediaType });
  }

  async put(content: Blob): Promise<string> {
    const file = toDiagramFile(new Uint8Array(await content.arrayBuffer()));
    await (await this.#database).put('files', { ...file, addedAt: Date.now() });
    return file.id;
  }

  /**
   * Keeps files that are not here yet.
   *
   * @param load Returns the bytes of one.
   * @throws what `load` throws.
   */
  async bring(ids: readonly string[], load: (id: string) => Promise<Uint8Array<ArrayBuffer>>): Promise<void> {
    const database = await this.#database;
    for (const id of ids) {
      if ((await database.getKey('files', id)) !== undefined) continue;
      await this.put(new Blob([await load(id)]));
    }
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
