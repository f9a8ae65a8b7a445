import { LineIndex, type TextRange } from '@letu/core';
import { displayWidth } from './displayWidth.js';

/** The most columns of source shown to each side of a place. */
const CONTEXT = 60;

/**
 * Returns the line a range begins on, with carets under the range.
 *
 * Chinese characters take two columns of a terminal, and so do the carets below them.
 */
export function excerpt(source: string, { from, to }: TextRange): string {
  const lines = new LineIndex(source);
  const { line } = lines.positionAt(from);
  const range = lines.lineRange(line);
  const before = clip(visible(source.slice(range.from, from)), 'start');
  const marked = clip(visible(source.slice(from, Math.max(from, Math.min(to, range.to)))), 'end');
  const after = clip(visible(source.slice(Math.max(from, Math.min(to, range.to)), range.to)), 'end');
  const gutter = String(line);
  const blank = ' '.repeat(gutter.length);
  const carets = '^'.repeat(Math.max(1, displayWidth(marked)));
  return `  ${gutter} │ ${before}${marked}${after}\n  ${blank} │ ${' '.repeat(displayWidth(before))}${carets}`;
}

/** A tab would move the carets by as much as the terminal likes; control characters could do anything to it. */
function visible(text: string): string {
  return text.replaceAll('\t', '    ').replaceAll(/\p{Cc}/gu, '\uFFFD');
}

function clip(text: string, side: 'start' | 'end'): string {
  const characters = [...text];
  if (characters.length <= CONTEXT) return text;
  return side === 'start'
    ? `…${characters.slice(-CONTEXT).join('')}`
    : `${characters.slice(0, CONTEXT).join('')}…`;
}
