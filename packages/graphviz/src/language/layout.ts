import { tokenize } from '../dot/lexer.js';
import type { TokenKind } from '../dot/token.js';

/** A token or comment, with what stood before it. */
export interface Piece {
  readonly kind: TokenKind | 'lineComment' | 'blockComment';
  readonly text: string;
  /** How many line breaks stood before it. */
  readonly breaks: number;
  /** Whether blanks or line breaks stood before it. */
  readonly apart: boolean;
  /** Whether it stood at the very start of a line: there, `#` begins a line directive. */
  readonly atStart: boolean;
}

const COMMENT = /\/\/[^\n]*|#[^\n]*|\/\*[^]*?\*\//g;

/** Splits a text into its tokens and comments, or returns undefined for one that no layout may touch. */
export function piecesOf(source: string): Piece[] | undefined {
  const tokens = tokenize(source);
  if (tokens.some(({ kind }) => kind === 'unknown' || kind === 'unclosed')) return undefined;
  const pieces: Piece[] = [];
  let at = source.startsWith('\uFEFF') ? 1 : 0;
  const push = (kind: Piece['kind'], from: number, to: number) => {
    const gap = source.slice(at, from);
    const breaks = gap.split('\n').length - 1;
    const atStart = from === 0 || source[from - 1] === '\n';
    pieces.push({ kind, text: source.slice(from, to).trimEnd(), breaks, apart: gap !== '', atStart });
    at = to;
  };
  for (const { kind, from, to } of tokens) {
    const gapFrom = at;
    for (const { 0: comment, index } of source.slice(gapFrom, from).matchAll(COMMENT)) {
      const start = gapFrom + index;
      push(comment.startsWith('/*') ? 'blockComment' : 'lineComment', start, start + comment.length);
    }
    if (kind !== 'end') push(kind, from, to);
  }
  return pieces;
}
