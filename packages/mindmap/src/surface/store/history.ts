import type { MindMap } from '../../document/model.js';

/** What a map and its selection were. */
export interface Moment {
  readonly map: MindMap;
  readonly selection: readonly string[];
}

/** The most steps that are kept; maps share what they have in common. */
const MOST = 500;

/** The steps between maps. */
export class History {
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

  #go(from: Moment[], to: Moment[], now: Moment): Moment | undefined {
    this.close();
    const moment = from.pop();
    if (moment) to.push(now);
    return moment;
  }
}
