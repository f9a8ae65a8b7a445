import type { TextRange } from '@letu/core';

/** A text made from another one by leaving out and replacing parts, which knows where each of its characters came from. */
export class MappedText {
  readonly text: string;
  /** The offset in the original of every UTF-16 code unit of `text`, and of its end. */
  readonly #origins: readonly number[];

  private constructor(text: string, origins: readonly number[]) {
    this.text = text;
    this.#origins = origins;
  }

  /** Starts from a text as it is. */
  static of(original: string): MappedText {
    return new MappedText(
      original,
      Array.from({ length: original.length + 1 }, (_, index) => index),
    );
  }

  /** Returns the text from an offset on. */
  from(offset: number): MappedText {
    return new MappedText(this.text.slice(offset), this.#origins.slice(offset));
  }

  /**
   * Replaces all matches, as `String.replaceAll` does.
   *
   * The first characters of a replacement map to the first ones of its match, the last one to the last.
   */
  replaceAll(pattern: RegExp, replacement: (match: string) => string): MappedText {
    const text: string[] = [];
    const origins: number[] = [];
    let end = 0;
    const keepUntil = (offset: number) => {
      text.push(this.text.slice(end, offset));
      while (end < offset) origins.push(this.#origins[end++] ?? 0);
    };
    for (const { index, 0: match } of this.text.matchAll(pattern)) {
      keepUntil(index);
      const replaced = replacement(match);
      text.push(replaced);
      for (let unit = 0; unit < replaced.length; unit++) {
        const inMatch = unit === replaced.length - 1 ? match.length - 1 : Math.min(unit, match.length - 1);
        origins.push(this.#origins[index + inMatch] ?? 0);
      }
      end = index + match.length;
    }
    keepUntil(this.text.length);
    origins.push(this.#origins[end] ?? 0);
    return new MappedText(text.join(''), origins);
  }

  /** Appends text that stands at the end of the original. */
  append(text: string): MappedText {
    const end = this.#origins.at(-1) ?? 0;
    return new MappedText(this.text + text, [
      ...this.#origins,
      ...Array.from({ length: text.length }, () => end),
    ]);
  }

  /** Returns the offset in the original of an offset in this text. */
  originOf(offset: number): number {
    const index = Math.min(Math.max(Math.trunc(offset) || 0, 0), this.text.length);
    return this.#origins[index] ?? 0;
  }

  /** Returns the range of the original that a range of this text came from. */
  originRange(from: number, to: number): TextRange {
    const start = this.originOf(from);
    // The end is that of the last character: what was left out after it does not belong to the range.
    return { from: start, to: to > from ? Math.max(start, this.originOf(to - 1) + 1) : start };
  }
}
