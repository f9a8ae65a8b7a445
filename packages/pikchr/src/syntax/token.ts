import type { TextRange } from '@letu/core';

/** What a piece of Pikchr is. `end` ends a statement: a line break or a semicolon. */
export type TokenKind =
  | 'word'
  | 'variable'
  | 'label'
  | 'number'
  | 'ordinal'
  | 'string'
  | 'operator'
  | 'mark'
  | 'end'
  | 'comment'
  | 'blank'
  | 'unclosed'
  | 'unknown';

/** A piece of Pikchr with its place. */
export interface Token extends TextRange {
  readonly kind: TokenKind;
  readonly text: string;
}
