import type { TextRange } from './diagnostic.js';

/** A piece of text to put in place of another; offsets are UTF-16 code units of the text before any change. */
export interface TextChange extends TextRange {
  readonly insert: string;
}

/** Returns the smallest replacement that turns `before` into `after`, so that carets outside it stay; undefined if equal. */
export function textChange(before: string, after: string): TextChange | undefined {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}

/** Returns a text with `\n` for every line break, the only one that editors hold. */
export function normaliseLineBreaks(text: string): string {
  return text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text;
}
