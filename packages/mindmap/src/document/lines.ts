import type { TextRange } from '@letu/core';

/** A line of a source: a topic, with those its text goes on in, or a note. */
export interface SourceLine extends TextRange {
  readonly kind: 'heading' | 'item' | 'plain' | 'note';
  /** How far it is indented, in columns; for a heading, how many `#` it has. */
  readonly indent: number;
  /** What follows its mark, the lines it goes on in included. */
  readonly text: string;
}

const LINE = /^([ \t]*)(?:(#{1,6})(?=\s|$)|([-*+•]|\d{1,6}[.)])(?=\s|$)|(>))?[ \t]?(.*)$/u;
/** A line goes on where an odd number of backslashes ends it. */
const GOES_ON = /(?<!\\)(?:\\\\)*\\$/;
const TAB = 4;

/**
 * Takes a source apart into its lines that say something.
 *
 * @param most How many lines are read that are no notes.
 */
export function readLines(source: string, most = Infinity): SourceLine[] {
  const found: SourceLine[] = [];
  const physical = [...source.matchAll(/([^\r\n]*)(\r\n|\r|\n|$)/g)].map((match) => ({
    from: match.index,
    text: match[1] ?? '',
  }));
  let count = 0;
  for (let at = 0; at < physical.length && count < most; at += 1) {
    const { from, text } = physical[at]!;
    const line = readLine(at === 0 ? text.replace(/^\uFEFF/, ' ') : text);
    if (!line) continue;
    if (line.kind !== 'note') count += 1;
    let { text: written } = line;
    let to = from + text.trimEnd().length;
    while (line.kind !== 'note' && GOES_ON.test(written) && at + 1 < physical.length) {
      at += 1;
      const next = physical[at]!;
      written = `${written.slice(0, -1)}\n${next.text.trim()}`;
      to = next.from + next.text.trimEnd().length;
    }
    found.push({ ...line, text: written, from: from + line.start, to });
  }
  return found;
}

function readLine(text: string): (Omit<SourceLine, 'from' | 'to'> & { start: number }) | undefined {
  if (text.trim() === '') return undefined;
  const [, blank = '', hashes, bullet, quote, rest = ''] = LINE.exec(text) ?? [];
  const kind = hashes ? 'heading' : bullet ? 'item' : quote ? 'note' : 'plain';
  return {
    kind,
    indent: hashes ? hashes.length : columns(blank),
    text: kind === 'note' ? rest : rest.trim(),
    start: blank.length,
  };
}

const columns = (blank: string) => [...blank].reduce((count, char) => count + (char === '\t' ? TAB : 1), 0);
