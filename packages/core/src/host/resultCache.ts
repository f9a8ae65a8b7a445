import { stableJson } from '../stableJson.js';
import type { RenderJob } from './protocol.js';

/**
 * Returns the key of a job: its whole content.
 *
 * The text itself is the key, not a digest of it: a `Map` hashes it natively, in less time than a digest in script takes,
 * and no collision can ever show the wrong picture.
 */
export function contentKey({ source, options, theme, locale, messages = [], files = [] }: RenderJob): string {
  // The ids of files are digests of what is in them.
  const ids = files.map(({ id }) => id);
  return `${theme}\n${locale}\n${stableJson([options, messages, ids])}\n${source}`;
}

/** Keeps the latest results up to a number of bytes. The least recently used go first. */
export class ResultCache<Result> {
  readonly #capacity: number;
  readonly #entries = new Map<string, { result: Result; bytes: number }>();
  #bytes = 0;

  constructor(capacityBytes: number) {
    this.#capacity = capacityBytes;
  }

  get(key: string): Result | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.result;
  }

  /** @param size How many bytes the result takes; those of the key are added, both as UTF-16. */
  set(key: string, result: Result, size: number): void {
    const bytes = 2 * key.length + size;
    if (bytes > this.#capacity) return;
    this.#remove(key);
    this.#entries.set(key, { result, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#capacity) break;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}
