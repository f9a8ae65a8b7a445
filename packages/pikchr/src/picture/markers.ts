import type { Token } from '../syntax/token.js';
import type { DrawingStatement } from '../syntax/statements.js';

/** Far from the colours people choose, so that one of theirs is not taken for a number. */
const FIRST_MARKER = 0x5b0000;
const NO_COLOR = /^(?:none|off)$/i;

/**
 * Gives each statement a colour that stands for its place in the list, so that what it draws can be told in the picture.
 *
 * Colour is the one property that changes nothing else: shapes, places and sizes stay as they are.
 */
export function withMarkers(source: string, statements: readonly DrawingStatement[]): string {
  let text = '';
  let at = 0;
  for (const [index, statement] of statements.entries()) {
    const place = markerPlace(statement);
    // Blocks draw nothing themselves, and the statements inside one come after it here but before its end.
    if (!place || statement.className === '[]') continue;
    text += `${source.slice(at, place.from)} color ${FIRST_MARKER + index} `;
    at = place.to;
  }
  return text + source.slice(at);
}

/** Returns the place in the list of statements that a colour stands for; it may lie outside. */
export function markedIndex(color: number): number {
  return color - FIRST_MARKER;
}

/** Returns where the colour of a statement stands or can be put; undefined for one without lines, which a colour would draw. */
function markerPlace({ to, tokens }: DrawingStatement): { from: number; to: number } | undefined {
  const index = tokens.findIndex(
    ({ text }, at) => text === 'color' && !/^[.(]$/.test(tokens[at - 1]?.text ?? ''),
  );
  const keyword = tokens[index];
  if (!keyword) return { from: to, to };
  const end = expressionEnd(tokens, index + 1);
  const value = tokens.slice(index + 1, end);
  const last = value.at(-1);
  if (!last || value.some(({ text }) => NO_COLOR.test(text))) return undefined;
  return { from: keyword.from, to: last.to };
}

/** Returns the index behind an expression (https://pikchr.org/home/doc/trunk/doc/grammar.md#expr). */
function expressionEnd(tokens: readonly Token[], start: number): number {
  let at = start;
  while (/^[-+]$/.test(tokens[at]?.text ?? '')) at += 1;
  at = operandEnd(tokens, at);
  return /^[-+*/]$/.test(tokens[at]?.text ?? '') ? expressionEnd(tokens, at + 1) : at;
}

function operandEnd(tokens: readonly Token[], start: number): number {
  const text = (at: number) => tokens[at]?.text ?? '';
  let at = start;
  if (text(at) === '(') return bracketEnd(tokens, at);
  if (tokens[at]?.kind === 'ordinal') at += 1;
  if (/^(?:last|previous)$/.test(text(at))) at += 1;
  if (at > start && text(at) === '[') at += 2;
  else if (at === start || tokens[at]?.kind === 'word') at += 1;
  // A function or a macro with arguments.
  if (text(at) === '(' && tokens[at]?.from === tokens[at - 1]?.to) return bracketEnd(tokens, at);
  while (text(at) === '.') at += 2;
  return Math.min(at, tokens.length);
}

function bracketEnd(tokens: readonly Token[], start: number): number {
  let depth = 0;
  for (let at = start; at < tokens.length; at += 1) {
    if (tokens[at]?.text === '(') depth += 1;
    else if (tokens[at]?.text === ')' && (depth -= 1) === 0) return at + 1;
  }
  return tokens.length;
}
