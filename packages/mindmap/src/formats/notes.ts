import type { LocalizedText } from '@letu/core';
import { told } from './locales/index.js';
import type { Change, Thing } from './locales/zh-CN.js';

/** What of a file is not brought over, or becomes something else, counted while it is read or written. */
export class Notes {
  readonly #lost = new Map<Thing, number>();
  readonly #changed = new Map<Change, number>();
  readonly #others: LocalizedText[] = [];

  /** Counts something that is left out. */
  lost(thing: Thing, count = 1): void {
    if (count > 0) this.#lost.set(thing, (this.#lost.get(thing) ?? 0) + count);
  }

  /** Counts something that becomes something else. */
  changed(change: Change, count = 1): void {
    if (count > 0) this.#changed.set(change, (this.#changed.get(change) ?? 0) + count);
  }

  /** Says something of its own. */
  say(text: LocalizedText): void {
    this.#others.push(text);
  }

  /** Returns a sentence for each: first for what is left out. */
  toTexts(): readonly LocalizedText[] {
    const lost = [...this.#lost];
    return [
      ...(lost.length > 0
        ? [told((text) => text.lost(lost.map(([thing, count]) => text.things[thing](count))))]
        : []),
      ...[...this.#changed].map(([change, count]) => told((text) => text.changes[change](count))),
      ...this.#others,
    ];
  }
}
