import type { TextRange } from '@letu/core';
import type { Expectation } from './tokens.js';

/** What a parser could not read, placed in the text the parser got. */
export interface SyntaxMistake extends TextRange {
  /** The text that should not be there; empty at the end of a line or of the source. */
  readonly found: string;
  /** True where the source ends too early. */
  readonly atEnd: boolean;
  readonly expected: readonly Expectation[];
  /** The names of the tokens the parser would have taken. */
  readonly tokens: readonly string[];
}

/** Places a mistake on a piece of text, or on the last thing before it where the piece is a line break or nothing. */
export function mistakeAt(
  text: string,
  from: number,
  found: string,
  wanted: Pick<SyntaxMistake, 'expected' | 'tokens'>,
): SyntaxMistake {
  const visible = found.trim();
  if (visible !== '') {
    const start = from + found.indexOf(visible);
    return { from: start, to: start + visible.length, found: visible, atEnd: false, ...wanted };
  }
  const next = /^[^\S\n]*([\p{L}\p{N}_]+|\S)/u.exec(text.slice(from));
  if (found === '' && next) {
    // Some lexers read an empty token where they meet a character they do not know.
    const [blank, word = ''] = next;
    return mistakeAt(text, from + blank.length - word.length, word, wanted);
  }
  const before = text.slice(0, from).trimEnd();
  const word = /\S+$/.exec(before)?.[0] ?? '';
  const range = { from: before.length - word.length, to: before.length };
  return { ...range, found: '', atEnd: found === '' && text.slice(from).trim() === '', ...wanted };
}
