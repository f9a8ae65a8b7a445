import type { TextRange, TextChange } from '@letu/core';
import { stringValue, tokenize } from '../syntax/lexer.js';

/** Returns the changes that give a line of text in a statement another wording, or null where it is no string there. */
export function rename(
  source: string,
  range: TextRange,
  label: string,
  newLabel: string,
): readonly TextChange[] | null {
  const shown = tokenize(source).filter(
    (token) =>
      token.kind === 'string' &&
      token.from >= range.from &&
      token.to <= range.to &&
      stringValue(token).trim() === label.trim(),
  );
  const [string] = shown;
  if (!string || newLabel.trim() === '' || newLabel.includes('\n')) return null;
  const insert = `"${newLabel.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
  return [{ from: string.from, to: string.to, insert }];
}
