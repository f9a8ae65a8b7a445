/** Where a caret is, as far as completions go. */
export interface Place {
  /** The text of the line before the caret, and where the line begins. */
  readonly before: string;
  readonly lineFrom: number;
  /** The whole line. */
  readonly line: string;
}

/** Returns the line around an offset. */
export function placeAt(source: string, offset: number): Place {
  const lineFrom = source.lastIndexOf('\n', offset - 1) + 1;
  const end = source.indexOf('\n', offset);
  return {
    before: source.slice(lineFrom, offset),
    lineFrom,
    line: source.slice(lineFrom, end < 0 ? source.length : end).replace(/\r$/, ''),
  };
}

/** Tells whether an offset is inside a comment or a quoted text. */
export function isSilent(source: string, { before, lineFrom }: Place): boolean {
  if (/^\s*'/.test(before)) return true;
  const upTo = source.slice(0, lineFrom) + before;
  if (upTo.lastIndexOf("/'") > upTo.lastIndexOf("'/")) return true;
  return (before.match(/"/g) ?? []).length % 2 === 1;
}
