import { mistakeAt, type SyntaxMistake } from './syntaxError.js';
import { readTokens } from './tokens.js';

const PLACE = /\bline \d+, column \d+ \[(\d+),(\d+)\)$/;
const SEQUENCE = /^\s*\d+\. \[(.+?)\]$/gm;
const SINGLE_TOKEN = /Expecting token of type (?:'|--> )(.+?)(?:'| <--)/;
const ITERATION = /<\[(.+?)\]/g;

/** Returns the names of the tokens that a message of Chevrotain (https://chevrotain.io) says it expected. */
export function expectedTokens(message: string): readonly string[] {
  const single = SINGLE_TOKEN.exec(message)?.[1];
  if (single) return [single];
  const sequences = [...message.matchAll(SEQUENCE), ...message.matchAll(ITERATION)];
  return sequences.map(([, sequence = '']) => sequence.split(', ')[0] ?? '');
}

/**
 * Reads the error of Mermaid's one parser made with Chevrotain alone, which writes the place into the message.
 *
 * @param error What the parser threw.
 * @param text The text the parser got.
 */
export function readChevrotainError(error: Error, text: string): SyntaxMistake | undefined {
  const [, from, to] = PLACE.exec(error.message) ?? [];
  if (from === undefined || to === undefined) return undefined;
  const tokens = expectedTokens(error.message);
  const found = text.slice(Number(from), Number(to));
  return mistakeAt(text, Number(from), found, { expected: readTokens(tokens), tokens });
}
