import type { Boxes } from './document.js';

/** The steps of a canvas. What changes between two of them, such as each move of a drag, is none. */
export class History {
  #past: Boxes[] = [];
  #future: Boxes[] = [];

  /** Ends a step that began with `before`. */
  step(before: Boxes): void {
    this.#past.push(before);
    this.#future = [];
  }

  /** Returns what was there before the last step, or undefined. */
  undo(now: Boxes): Boxes | undefined {
    const before = this.#past.pop();
    if (before) this.#future.push(now);
    return before;
  }

  /** Returns what was there before the last undoing, or undefined. */
  redo(now: Boxes): Boxes | undefined {
    const after = this.#future.pop();
    if (after) this.#past.push(now);
    return after;
  }
}
