import type { MergeSources } from '@letu/core';

/** Loads what puts two changes of a type's sources together; undefined where people do. */
export type LoadMerge = (type: string) => Promise<MergeSources | undefined>;

/** What puts two changes of sources together, by their types, for those who cannot wait until it is loaded. */
export class Merges {
  readonly #load: LoadMerge;
  readonly #loaded = new Map<string, MergeSources | undefined>();

  constructor(load: LoadMerge) {
    this.#load = load;
  }

  /** Loads what a type's changes are put together with. What cannot be had now is left to people, and asked for again. */
  async load(type: string): Promise<void> {
    if (this.#loaded.has(type)) return;
    try {
      this.#loaded.set(type, await this.#load(type));
    } catch {
      // Without it, the versions stay apart, and nothing is lost.
    }
  }

  /** Returns what was loaded for a type. */
  of(type: string): MergeSources | undefined {
    return this.#loaded.get(type);
  }
}
