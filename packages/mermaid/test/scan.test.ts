import { describe, expect, it } from 'vitest';
import { scan } from '../src/source/scan.js';
import { samples } from './corpus.js';

/** Reads a source with nothing known of it. */
function readAnew(source: string) {
  scan('\0');
  return structuredClone(scan(source));
}

/** A text after each of a few strokes: a letter more and less, a line more and less, a bracket, another beginning. */
function* strokes(source: string): Generator<string> {
  const middle = Math.floor(source.length / 2);
  const line = source.indexOf('\n', middle) + 1;
  const next = source.indexOf('\n', line) + 1;
  yield `${source.slice(0, middle)}甲${source.slice(middle)}`;
  yield source.slice(0, middle) + source.slice(middle + 1);
  yield `${source.slice(0, line)}  甲 --> 乙\n${source.slice(line)}`;
  yield source.slice(0, line) + source.slice(next);
  yield `${source.slice(0, line)}{${source.slice(line)}`;
  yield `${source.slice(0, line)}"${source.slice(line)}`;
  yield `%% 注\n${source}`;
  yield source.replace(/\S+/u, 'sequenceDiagram');
}

describe('reading a source again after a stroke', () => {
  it.each(samples())('finds in $name what reading all of it finds', ({ source }) => {
    for (const changed of strokes(source)) {
      const anew = readAnew(changed);
      scan(source);
      expect(scan(changed)).toEqual(anew);
    }
  });

  it('keeps the lines before the stroke, and the words of those behind', () => {
    const before = scan('flowchart TD\n  a --> b\n  b --> c\n  c --> d');
    const after = scan('flowchart TD\n  a --> b\n  new\n  b --> c\n  c --> d');
    expect(after[1]).toBe(before[1]);
    expect(after[3]?.next).toBe(before[2]?.next);
    expect(after[4]?.tokens.map(({ from }) => from - 6)).toEqual(before[3]?.tokens.map(({ from }) => from));
  });
});
