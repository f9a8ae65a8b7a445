import { draftOf, type Draft } from '../draft.js';

/** Hangs topics below each other by their levels: each below the last one before it whose level is less. */
export class TreeBuilder {
  readonly #trees: Draft[] = [];
  readonly #open: { readonly draft: Draft; readonly level: number }[] = [];

  get trees(): readonly Draft[] {
    return this.#trees;
  }

  /** The topic that was added last. */
  get last(): Draft | undefined {
    return this.#open.at(-1)?.draft;
  }

  /** How deep the topic is that was added last, the trees being at 1. */
  get depth(): number {
    return this.#open.length;
  }

  add(draft: Draft, level: number): void {
    while (this.#open.length > 0 && this.#open.at(-1)!.level >= level) this.#open.pop();
    const parent = this.#open.at(-1)?.draft;
    (parent ? parent.children : this.#trees).push(draft);
    this.#open.push({ draft, level });
  }

  /** Returns the only tree, or all of them below one topic with a title. */
  under(title: string): Draft {
    const [only, ...others] = this.#trees;
    return only && others.length === 0 ? only : draftOf(title, { children: [...this.#trees] });
  }
}

const TAB = 4;
const WIDE_SPACE = '\u3000';

/** Returns how far a line is indented, in columns: a tab counts four, a wide space of Chinese texts two. */
export function columnsOf(line: string): number {
  let columns = 0;
  for (const character of line) {
    if (character === '\t') columns += TAB;
    else if (character === WIDE_SPACE) columns += 2;
    else if (character === ' ' || character === '\u00A0') columns += 1;
    else break;
  }
  return columns;
}
