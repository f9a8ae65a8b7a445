import type { TextRange } from '@letu/core';
import { isIndented } from '../source/dialects.js';
import { scan, type ScannedLine } from '../source/scan.js';

/** Asked for every line in view after every key. */
const known = new WeakMap<object, ReadonlyMap<number, TextRange>>();

/**
 * Returns what can be folded away below a line: a block up to the line that closes it, front matter, or the lines that are
 * indented under it.
 *
 * @param document A text that never changes, as CodeMirror's: its folds are found once.
 * @param from Where the line starts.
 * @param to Where the line ends.
 */
export function foldAt(document: { toString(): string }, from: number, to: number): TextRange | null {
  const folds = known.get(document) ?? foldsOf(scan(document.toString()));
  known.set(document, folds);
  const fold = folds.get(from);
  return fold && fold.to > to ? fold : null;
}

function foldsOf(lines: readonly ScannedLine[]): ReadonlyMap<number, TextRange> {
  const folds = new Map<number, TextRange>();
  const add = (start: ScannedLine | undefined, end: ScannedLine | undefined) => {
    if (start && end && end.from > start.from && !folds.has(start.from)) {
      folds.set(start.from, { from: start.to, to: end.to });
    }
  };
  foldBlocks(lines, add);
  foldIndented(lines, add);
  const fences = lines.filter(({ tokens }) => tokens[0]?.kind === 'meta' && tokens.length === 1);
  const [opening, closing] = fences;
  if (opening?.next.part === 'frontMatter') add(opening, closing);
  return folds;
}

type AddFold = (start: ScannedLine | undefined, end: ScannedLine | undefined) => void;

function foldBlocks(lines: readonly ScannedLine[], add: AddFold): void {
  const open: ScannedLine[] = [];
  let section: ScannedLine | undefined;
  let content: ScannedLine | undefined;
  for (const line of lines) {
    for (const { kind } of line.tokens) {
      if (kind === 'begin' || kind === 'open') open.push(line);
      else if (kind === 'finish' || kind === 'close') add(open.pop(), line);
      else if (kind === 'section') {
        add(section, content);
        section = line;
      }
    }
    if (line.text.trim() !== '') content = line;
  }
  add(section, content);
}

function foldIndented(lines: readonly ScannedLine[], add: AddFold): void {
  const open: { readonly line: ScannedLine; readonly indent: number }[] = [];
  let content: ScannedLine | undefined;
  for (const line of lines) {
    if (line.state.part !== 'diagram' || !isIndented(line.state.dialect) || line.text.trim() === '') continue;
    const indent = line.text.search(/[^\s│├└─]/u);
    while ((open.at(-1)?.indent ?? -1) >= indent) add(open.pop()?.line, content);
    open.push({ line, indent });
    content = line;
  }
  for (const { line } of open.toReversed()) add(line, content);
}
