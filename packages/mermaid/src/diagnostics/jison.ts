import { LineIndex } from '@letu/core';
import { mistakeAt, type SyntaxMistake } from './syntaxError.js';
import { readTokens } from './tokens.js';

/** What the parsers made with Jison add to their errors (https://gerhobbelt.github.io/jison/docs/). */
interface JisonDetails {
  /** The text of the token in question; missing where no token could be read. */
  readonly text: string;
  /** 0-based line the parser has read up to. */
  readonly line: number;
  /** The place of the token before the one in question. Lines are 1-based, columns 0-based. */
  readonly loc?: { readonly last_line: number; readonly last_column: number };
  readonly expected?: readonly string[];
}

const HEADING = /^(Parse|Lexical) error on line \d+/;
/** How much of the text a message shows on either side of the place it means. */
const SHOWN = 20;
const WORD = /^(?:[\p{L}\p{N}_]+|[^])/u;

/**
 * Reads the error of a parser made with Jison.
 *
 * @param error What the parser threw.
 * @param text The text the parser got.
 */
export function readJisonError(error: Error, text: string): SyntaxMistake | undefined {
  const details = (error as { hash?: JisonDetails }).hash;
  const kind = HEADING.exec(error.message)?.[1];
  if (!kind || !details) return undefined;
  const names = details.expected ?? [];
  const wanted = { expected: readTokens(names), tokens: names.map((name) => name.replaceAll("'", '')) };
  const from = findShown(error.message, text, earliest(details, text));
  const found = kind === 'Lexical' ? (WORD.exec(text.slice(from))?.[0] ?? '') : details.text;
  return mistakeAt(text, from, found, wanted);
}

function earliest({ loc, line }: JisonDetails, text: string): number {
  const lines = new LineIndex(text);
  return loc ? lines.offsetAt(loc.last_line, loc.last_column) : lines.lineRange(line + 1).from;
}

/**
 * Finds the place a message shows with its caret: `loc` in the error is the token before.
 *
 * The message repeats some text before and behind the place, without line breaks.
 */
function findShown(message: string, text: string, from: number): number {
  const [, shown = '', carets = ''] = message.split('\n');
  const before = shown.slice(0, carets.indexOf('^')).replace(/^\.\.\./, '');
  const behind = shown.slice(carets.indexOf('^')).slice(0, SHOWN);
  const isShown = (offset: number) =>
    flat(text.slice(offset, offset + SHOWN)).startsWith(flat(behind)) &&
    before.endsWith(flat(text.slice(Math.max(0, offset - SHOWN), offset)));
  for (const start of from > 0 ? [from, 0] : [0]) {
    for (let offset = start; offset <= text.length; offset++) if (isShown(offset)) return offset;
  }
  return from;
}

function flat(text: string): string {
  return text.replaceAll('\n', '');
}
