/** The longest title that is taken from a source, in UTF-16 code units. */
const LONGEST = 200;

/**
 * Returns what the first group of a pattern that a source has finds in it, as a line of words: without quotes around them, and without
 * line breaks, however they are written. Undefined where there are none.
 */
export function titleIn(source: string, pattern: RegExp): string | undefined {
  const [, ...groups] = pattern.exec(source) ?? [];
  const written = groups.find((group) => group !== undefined)?.trim() ?? '';
  const words = /^(["'])(.*)\1$/s.exec(written)?.[2] ?? written;
  const line = words.replaceAll(/\s+|\\n/g, ' ').trim();
  return line === '' ? undefined : line.slice(0, LONGEST).trim();
}
