/** How many values may be under way to a slow owner and back. */
const LONGEST_ECHO = 200;

/**
 * Tells the values that the owner of a controlled editor hands back from those it sets itself.
 *
 * An owner that is slow (a transition, a debounce) hands back what was typed some keystrokes ago. Taking that for a new value
 * would throw away everything typed since.
 */
export class ValueEcho {
  #sent: string[] = [];

  /** Notes a value that was told to the owner. */
  send(value: string): void {
    this.#sent.push(value);
    if (this.#sent.length > LONGEST_ECHO) this.#sent.shift();
  }

  /** Tells whether the owner sets a value of its own; `shown` is the text in the editor. */
  isNew(value: string, shown: string): boolean {
    const echo = value === shown ? this.#sent.length - 1 : this.#sent.indexOf(value);
    this.#sent.splice(0, echo < 0 ? this.#sent.length : echo + 1);
    return echo < 0 && value !== shown;
  }
}
