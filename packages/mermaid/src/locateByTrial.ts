import { LineIndex } from '@letu/core';

/** How long the search may take, in milliseconds. */
const TIME_LIMIT_MS = 1_500;

/**
 * Finds the line an error comes from, for errors that do not say: the first line without which it does not occur.
 *
 * @param source The source that fails.
 * @param firstLine The first 1-based line that can be at fault.
 * @param fails Returns true if a source fails in the same way.
 */
export async function locateByTrial(
  source: string,
  firstLine: number,
  fails: (source: string) => Promise<boolean>,
): Promise<number> {
  const lines = new LineIndex(source);
  const end = performance.now() + TIME_LIMIT_MS;
  let low = firstLine;
  let high = lines.lineAt(source.trimEnd().length);
  while (low < high && performance.now() < end) {
    const middle = (low + high) >> 1;
    if (await fails(source.slice(0, lines.lineRange(middle).to))) high = middle;
    else low = middle + 1;
  }
  return high;
}
