import type { DrawioFile } from '../../document/model.js';

/** What a file was, and what of it was seen and selected. */
export interface Moment {
  readonly file: DrawioFile;
  /** The id of the page that was shown. */
  readonly page: string;
  readonly selection: readonly string[];
}

/** The most steps that are kept; files share what they have in common. */
const MOST = 500;

/** The steps between files. */
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

  /**
   * Puts into every step what somebody else has changed meanwhile, so that undoing takes back only what was done here.
   *
   * @param now What is there after that change: a step that is no other than it is none any more.
   */
  rebase(change: (file: DrawioFile) => DrawioFile, now: DrawioFile): void {
    const rebased = (moments: readonly Moment[]) =>
      moments.map((moment) => ({ ...moment, file: change(moment.file) }));
    this.close();
    this.#past = withoutEmpty(rebased(this.#past), now);
    this.#future = withoutEmpty(rebased(this.#future), now);
  }

  #go(from: Moment[], to: Moment[], now: Moment): Moment | undefined {
    this.close();
    const moment = from.pop();
    if (moment) to.push(now);
    return moment;
  }
}

/** Leaves out the steps after which nothing is other than before; the last one leads to `now`. */
function withoutEmpty(moments: readonly Moment[], now: DrawioFile): Moment[] {
  return moments.filter(({ file }, index) => !isSameFile(file, moments[index + 1]?.file ?? now));
}

/** Tells whether two files share all they consist of. */
function isSameFile(one: DrawioFile, other: DrawioFile): boolean {
  if (one === other) return true;
  if (one.pages.length !== other.pages.length) return false;
  return one.pages.every((page, index) => page === other.pages[index]);
}
