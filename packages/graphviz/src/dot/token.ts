import type { TextRange } from '@letu/core';

/** What a piece of DOT text is. `unknown` is a character the language has no use for. */
export type TokenKind =
  'name' | 'number' | 'string' | 'html' | 'keyword' | 'edge' | 'mark' | 'unknown' | 'unclosed' | 'end';

/** A piece of DOT text with its place. Comments and blanks are left out. */
export interface Token extends TextRange {
  readonly kind: TokenKind;
  /** The text as written; of a keyword in lower case. */
  readonly text: string;
}

/** Tells whether a token can stand for an identifier, and so for an attribute's name or value. */
export function isId({ kind }: Token): boolean {
  return kind === 'name' || kind === 'number' || isQuoted(kind);
}

/** Tells whether a token is one that `+` can join. */
export function isQuoted(kind: TokenKind): boolean {
  return kind === 'string' || kind === 'html';
}

/** Returns what a token stands for: without the quotes, with `\"` and broken lines resolved. */
export function tokenValue({ kind, text }: Token): string {
  if (kind === 'html') return text.slice(1, -1);
  if (kind !== 'string') return text;
  return text.slice(1, -1).replaceAll(/\\(?:\r?\n|")/g, (escape) => (escape.endsWith('"') ? '"' : ''));
}
