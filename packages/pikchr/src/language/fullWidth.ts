import { fullWidthSigns, type TextChange } from '@letu/core';
import { tokenAt } from '../syntax/lexer.js';

/** Full-width punctuation that Chinese input methods put where Pikchr has a symbol. */
const FULL_WIDTH = fullWidthSigns(',;:.()[]{}<>=+-*/%" ', { '。': '.', '《': '<', '》': '>' });

/** Returns the changes that write full-width symbols half-width, except in strings and comments. */
export function halfWidthChanges(source: string): TextChange[] {
  const changes: TextChange[] = [];
  const change = (at: number) =>
    changes.push({ from: at, to: at + 1, insert: FULL_WIDTH[source[at] ?? ''] ?? '' });
  for (let at = 0; at < source.length;) {
    const { kind, to } = tokenAt(source, at);
    if (kind !== 'unknown') {
      at = Math.max(to, at + 1);
      continue;
    }
    // What stands between Chinese quotes is text and keeps its punctuation.
    const quoted = /^“[^“”\n]*”/.exec(source.slice(at, at + 1000))?.[0];
    // Texts stand side by side, without a comma.
    if (/[，、]/.test(source[at] ?? '') && /["”]\s*$/.test(source.slice(0, at)))
      changes.push({ from: at, to: at + 1, insert: ' ' });
    else if (FULL_WIDTH[source[at] ?? ''] !== undefined) change(at);
    if (quoted) change(at + quoted.length - 1);
    at += quoted?.length ?? 1;
  }
  return changes;
}
