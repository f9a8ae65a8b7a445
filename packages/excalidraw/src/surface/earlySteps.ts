import type { Diagram } from '@letu/core';

/** The steps that a board takes before its editor is there, which has the history then. */
export class EarlySteps {
  #before: Diagram[] = [];
  #after: Diagram[] = [];

  get isEmpty(): boolean {
    return this.#before.length + this.#after.length === 0;
  }

  /** How many steps were taken back and can be done again. */
  get undone(): number {
    return this.#after.length;
  }

  /** Takes a step. @param from What the board was before it. */
  add(from: Diagram): void {
    this.#before.push(from);
    this.#after = [];
  }

  /** Returns what one step back leads to. */
  undo(present: Diagram): Diagram | undefined {
    const last = this.#before.pop();
    if (last) this.#after.push(present);
    return last;
  }

  redo(present: Diagram): Diagram | undefined {
    const next = this.#after.pop();
    if (next) this.#before.push(present);
    return next;
  }

  /** Returns all that the board was and can be again, in order. */
  all(present: Diagram): readonly Diagram[] {
    return [...this.#before, present, ...this.#after.toReversed()];
  }

  clear(): void {
    this.#before = [];
    this.#after = [];
  }
}
