/** The longest title that is taken from a source, in UTF-16 code units. */
const LONGEST = 200;

/**
 * Returns what the first group of a pattern that a source has finds in it, as a line of words: without quotes around them, and without
 * line breaks, however they are written. Undefined where there are none.
 */
export function titleIn(source: string, pattern: RegExp): string | undefined {
  const [, ...groups] = pattern.exec(source) ?? [];
  const written = groups.find((group) => group !== undefined)?.trim() ?? '';
  return titleOfWords(/^(["'])(.*)\1$/s.exec(written)?.[2] ?? written);
}

/** Returns words as a title: in one line, and no longer than titles are. Undefined where there are none. */
export function titleOfWords(words: string): string | undefined {
  const line = words.replaceAll(/\s+|\\n/g, ' ').trim();
  return line === '' ? undefined : line.slice(0, LONGEST).trim();
}

/** What stands in a picture, and how large its letters are. */
export interface SizedText {
  readonly text: string;
  readonly size: number;
}

/**
 * Returns the one text whose letters are larger than those of all others: a picture's heading, by which it can be called.
 *
 * @param usual The size of letters that nobody has made larger: those are no heading.
 */
export function headingAmong(texts: readonly SizedText[], usual: number): string | undefined {
  const written = texts.filter(({ text }) => text.trim() !== '');
  const most = Math.max(usual, ...written.map(({ size }) => size));
  const [heading, ...others] = written.filter(({ size }) => size === most);
  return heading && others.length === 0 && most > usual ? titleOfWords(heading.text) : undefined;
}
