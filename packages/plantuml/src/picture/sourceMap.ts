import type { LineIndex, SourceMap } from '@letu/core';
import type { MappedLines } from '../source/mappedLines.js';

/** Ties the elements that carry the number of their line, counted from 0, to the lines of the source. */
export function sourceMapOf(svg: string, drawn: MappedLines, lines: LineIndex): SourceMap {
  const numbers = new Set(
    [...svg.matchAll(/ data-source-line="(\d+)"/g)].map(([, number]) => Number(number)),
  );
  return [...numbers].flatMap((number) => {
    const line = drawn.origins[number];
    if (line === undefined) return [];
    return [{ selector: `[data-source-line="${number}"]`, ...lines.lineTextRange(line) }];
  });
}
