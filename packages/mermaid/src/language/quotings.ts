import type { TextRange, TextChange } from '@letu/core';
import type { QuickFix } from '@letu/code/language';
import type { Token } from '../source/rules.js';
import { fix, type Mistake } from './mistake.js';

const CLOSERS: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}' };
const WIDE = /[^\p{ASCII}]/u;
/** Where a statement goes on behind a node: a link, a class, another node. */
const NEXT = /\s*(?:[xo<]?(?:--|==|-\.)|~~~|:::|&|;|%%|@\{)/g;

/** Texts that have to stand in quotes: those with brackets in them, and Chinese where the language has no other. */
export function quotings(mistake: Mistake): readonly QuickFix[] {
  return [...quoteLabel(mistake), ...quoteWideTexts(mistake)];
}

/** Puts the text between the brackets around a mistake in quotes. */
function quoteLabel({ source, from, line }: Mistake): readonly QuickFix[] {
  const opener = line.tokens.findLast(({ kind, to }) => kind === 'shapeOpen' && to <= from);
  if (!opener || !/^(?:flowchart|agentflow|block|mindmap|kanban|class|er)$/.test(line.next.dialect))
    return [];
  const inside = labelRange(source, opener, line.to);
  if (!inside || inside.to <= from || source[inside.from] === '"') return [];
  const label = source.slice(inside.from, inside.to);
  return [fix('用双引号把文字括起来', 'Put the text in quotes', quoted(inside, label))];
}

/** The text from an opening bracket to the last of its closing ones before the statement goes on. */
function labelRange(source: string, opener: Token, end: number): TextRange | undefined {
  const closer = Array.from(source.slice(opener.from, opener.to))
    .toReversed()
    .map((one) => CLOSERS[one] ?? '')
    .join('');
  if (closer === '') return undefined;
  const rest = source.slice(opener.to, end);
  const ends = [...rest.matchAll(NEXT)].map(({ index }) => index);
  for (const next of [...ends, rest.length]) {
    const to = rest.slice(0, next).trimEnd();
    if (to.endsWith(closer)) return { from: opener.to, to: opener.to + to.length - closer.length };
  }
  return undefined;
}

function quoted({ from, to }: TextRange, text: string): TextChange {
  return { from, to, insert: `"${text.trim().replaceAll('"', '#quot;')}"` };
}

/** Types whose languages know Chinese in quotes only. */
const QUOTED_TYPES =
  /^(?:xychart|pie|quadrant|requirement|gitGraph|venn|wardley|railroad|treemap|packet|radar)$/;

function quoteWideTexts({ source, from, to, found, line }: Mistake): readonly QuickFix[] {
  if (!QUOTED_TYPES.test(line.next.dialect) || !WIDE.test(found) || isQuoted(source, { from, to })) return [];
  const at = wideRun(source, { from, to }, line);
  const one = fix('用双引号括起来', 'Put it in quotes', quoted(at, source.slice(at.from, at.to)));
  const all = wideRuns(line.text).map((range) => ({
    from: range.from + line.from,
    to: range.to + line.from,
  }));
  if (all.length < 2) return [one];
  const changes = all.map((range) => quoted(range, source.slice(range.from, range.to)));
  return [fix('这一行的中文都用双引号括起来', 'Put all such texts of the line in quotes', ...changes), one];
}

function isQuoted(source: string, { from, to }: TextRange): boolean {
  return source[from - 1] === '"' || source[from] === '"' || source[to] === '"';
}

function wideRun(_source: string, { from, to }: TextRange, line: Mistake['line']): TextRange {
  const run = wideRuns(line.text).find((one) => one.from + line.from <= from && one.to + line.from >= to);
  return run ? { from: run.from + line.from, to: run.to + line.from } : { from, to };
}

/** The texts of a line with letters other than ASCII, outside of quotes. */
function wideRuns(text: string): TextRange[] {
  const bare = text.replaceAll(/"[^"]*"/g, (part) => ' '.repeat(part.length));
  return [...bare.matchAll(/[\p{L}\p{N}\p{M}_（）]+/gu)]
    .filter(([run]) => WIDE.test(run))
    .map(({ index, 0: run }) => ({ from: index, to: index + run.length }));
}
