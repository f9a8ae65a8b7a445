import { textChange, type TextRange } from '@letu/core';

/** Returns where a range of one text is in another that differs from it in one place. */
export function shifted(range: TextRange, before: string, after: string): TextRange {
  const change = textChange(before, after);
  if (!change) return range;
  const grown = change.insert.length - (change.to - change.from);
  const shift = (offset: number, inside: number) => {
    if (offset <= change.from) return offset;
    return offset >= change.to ? offset + grown : inside;
  };
  const from = shift(range.from, change.from);
  return { from, to: Math.max(from, shift(range.to, change.from + change.insert.length)) };
}
