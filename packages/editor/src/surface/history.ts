/** The most steps that are kept; moments share what they have in common. */
const MOST = 500;

/** The steps between moments of a canvas: what was there, and what was selected. */
export class History<Moment> {
  #past: Moment[] = [];
  #future: Moment[] = [];
  #open: string | undefined;

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Ends a step that began with `before`. @param merge Changes in a row that have the same are one step. */
  step(before: Moment, merge?: string): void {
    this.#future = [];
    if (merge !== undefined && merge === this.#open) return;
    this.#open = merge;
    this.#past.push(before);
    if (this.#past.length > MOST) this.#past.shift();
  }

  /** Has the next change begin a step of its own. */
  close(): void {
    this.#open = undefined;
  }

  /** Returns what was there before the last step. */
  undo(now: Moment): Moment | undefined {
    return this.#go(this.#past, this.#future, now);
  }

  /** Returns what was there before the last undoing. */
  redo(now: Moment): Moment | undefined {
    return this.#go(this.#future, this.#past, now);
  }

  /** Puts other moments in the place of those that are kept. @param replace Is given them in their order. */
  protected replace(replace: (moments: readonly Moment[]) => Moment[]): void {
    this.close();
    this.#past = replace(this.#past);
    this.#future = replace(this.#future);
  }

  #go(from: Moment[], to: Moment[], now: Moment): Moment | undefined {
    this.close();
    const moment = from.pop();
    if (moment) to.push(now);
    return moment;
  }
}
