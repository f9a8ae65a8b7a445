/** Lines made from the lines of a text, each with the 1-based number of the one it comes from. */
export interface MappedLines {
  readonly lines: readonly string[];
  readonly origins: readonly number[];
}

/** Numbers consecutive lines. */
export function numberLines(lines: readonly string[], firstLine: number): MappedLines {
  return { lines, origins: lines.map((_, index) => firstLine + index) };
}

/** Rewrites lines one by one into any number of lines. */
export function mapLines(
  { lines, origins }: MappedLines,
  rewrite: (line: string, number: number) => readonly string[],
): MappedLines {
  const mapped = lines.flatMap((line, index) => {
    const origin = origins[index] ?? 0;
    return rewrite(line, origin).map((replacement) => ({ replacement, origin }));
  });
  return {
    lines: mapped.map(({ replacement }) => replacement),
    origins: mapped.map(({ origin }) => origin),
  };
}
