import { localizedText as text, type TextRange, type TextChange } from '@letu/core';
import type { QuickFix } from '@letu/code/language';
import type { ScannedLine } from '../source/scan.js';

/** A diagnostic with what stands at its place. */
export interface Mistake extends TextRange {
  readonly source: string;
  /** The text at its place. */
  readonly found: string;
  readonly line: ScannedLine;
}

/** Makes a fix. */
export function fix(zh: string, en: string, ...changes: readonly TextChange[]): QuickFix {
  return { title: text(zh, en), changes };
}
