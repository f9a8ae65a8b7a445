import { LineIndex, nearestWord, type TextChange } from '@letu/core';
import type { QuickFix } from '@letu/code/language';
import type { DotGraph, SyntaxProblem } from '../dot/graph.js';
import { FULL_WIDTH } from '../dot/fullWidth.js';
import { fixTitles } from '../locales/fixTitles.js';
import { quoted } from './identifier.js';

/** Mends what people write out of habit from other languages, on the line of a mistake: arrows, colons, quotes, brackets. */
export function habitFixes(source: string, graph: DotGraph, { from }: SyntaxProblem): QuickFix[] {
  const lines = new LineIndex(source);
  const range = lines.lineRange(lines.lineAt(from));
  const text = bare(source.slice(range.from, range.to));
  const link = graph.directed ? '->' : '--';
  return [
    ...fixOf(
      text,
      range.from,
      /(?<![-=])(?:=+>|-{2,}>|-{3,}|[—–－]+[>＞]?)/g,
      fixTitles.arrow(link),
      () => link,
    ),
    ...fixOf(
      text,
      range.from,
      /(?<=[[,;\s]\w+\s*)[:：](?=\s*["\w\p{L}])(?=[^\]]*\])/gu,
      fixTitles.write('='),
      () => '=',
    ),
    ...fixOf(text, range.from, /'[^']*'|‘[^’]*’/g, fixTitles.quote, (piece) => quoted(piece.slice(1, -1))),
    ...fixOf(
      bare(source),
      0,
      /[｛｝［］【】；＝]/g,
      fixTitles.halfWidth,
      (piece) => FULL_WIDTH[piece] ?? piece,
    ),
    ...keywordFix(source),
  ];
}

/** Blots out strings, so that what they hold is left alone. */
function bare(text: string): string {
  return text.replaceAll(/"(?:[^"\\]|\\[^])*"/g, (string) => `"${' '.repeat(string.length - 2)}"`);
}

function fixOf(
  text: string,
  offset: number,
  pattern: RegExp,
  title: QuickFix['title'],
  meant: (piece: string) => string,
): QuickFix[] {
  const changes = [...text.matchAll(pattern)].map(({ 0: piece, index }): TextChange => {
    return { from: offset + index, to: offset + index + piece.length, insert: meant(piece) };
  });
  return changes.length === 0 ? [] : [{ title, changes }];
}

/** `digrah {`: the first word, misspelt. */
function keywordFix(source: string): QuickFix[] {
  const [, before = '', word] = /^(\s*(?:strict\s+)?)([A-Za-z]+)(?=[^-=]*\{)/.exec(source) ?? [];
  const meant = word && nearestWord(word.toLowerCase(), ['graph', 'digraph', 'strict']);
  if (!word || meant === undefined || meant === word.toLowerCase()) return [];
  const change = { from: before.length, to: before.length + word.length, insert: meant };
  return [{ title: fixTitles.write(meant), changes: [change] }];
}
