import { CSS_COLORS, nearestWord, type Diagnostic } from '@letu/core';
import type { QuickFix } from '@letu/code/language';
import { fixTitles } from '../locales/fixTitles.js';
import { openQuote, tokenAt, tokenize } from '../syntax/lexer.js';
import type { Token } from '../syntax/token.js';
import { halfWidthChanges } from './fullWidth.js';
import { habitFixes } from './habits.js';
import { usedNames } from './names.js';
import { WORDS, wordsOf, type WordGroup } from './words.js';

const PARTNERS: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}' };
/** What can stand inside a statement. */
const ATTRIBUTE_GROUPS: readonly WordGroup[] = [
  'number',
  'color',
  'line',
  'text',
  'path',
  'direction',
  'place',
];

/** Returns the changes that mend a diagnostic of a Pikchr text, the likeliest first. */
export function fixes(source: string, diagnostic: Diagnostic): readonly QuickFix[] {
  if (diagnostic.severity !== 'error') return [];
  const changes = halfWidthChanges(source);
  return [
    // Pikchr stops at the first sign it does not know.
    ...(changes.some(({ from }) => from === diagnostic.from)
      ? [{ title: fixTitles.halfWidth, changes }]
      : []),
    ...habitFixes(source, diagnostic),
    ...pieceFixes(source, diagnostic),
    ...spellingFixes(source, diagnostic),
    ...bracketFixes(source),
  ];
}

/** A quote without a partner, or text without quotes. */
function pieceFixes(source: string, { from }: Diagnostic): QuickFix[] {
  const open = openQuote(source);
  if (open?.from === from) {
    const line = /^[^\n]*/.exec(open.text)?.[0] ?? '';
    const end = from + line.replace(/[;\s\]]*$/, '').length;
    return [{ title: fixTitles.add('"'), changes: [{ from: end, to: end, insert: '"' }] }];
  }
  const token = tokenAt(source, from);
  if (token.kind !== 'unknown' || !/^[\p{L}\p{N}]/u.test(token.text)) return [];
  const start = from - (/[\w-]*$/.exec(source.slice(0, from))?.[0].length ?? 0);
  const text = /^[^\s"'[\]{}();,]+/.exec(source.slice(start))?.[0] ?? token.text;
  // What a colon follows is a name.
  if (/[:：]/.test(text)) return [];
  const quote = { from: start, to: start + text.length, insert: `"${text}"` };
  return [{ title: fixTitles.quote, changes: [quote] }];
}

/** Pikchr notices a misspelt word where it stands, or at the word behind it. */
function spellingFixes(source: string, { from }: Diagnostic): QuickFix[] {
  const tokens = tokenize(source).filter(({ kind }) => kind !== 'comment');
  const at = tokens.findIndex(({ to }) => to > from);
  const near = at < 0 ? [tokens.length - 1] : [at, at - 1];
  for (const index of near) {
    const token = tokens[index];
    const word = token && correction(tokens, index, source);
    if (!token || word === undefined) continue;
    return [{ title: fixTitles.write(word), changes: [{ from: token.from, to: token.to, insert: word }] }];
  }
  return [];
}

function correction(tokens: readonly Token[], index: number, source: string): string | undefined {
  const token = tokens[index];
  const { labels, macros, variables } = usedNames(source);
  if (token?.kind === 'label') return labels.has(token.text) ? undefined : nearestWord(token.text, labels);
  if (token?.kind !== 'word') return undefined;
  const { text } = token;
  if (WORDS.has(text) || macros.has(text) || variables.has(text)) return undefined;
  const previous = tokens[index - 1];
  const known = (...groups: WordGroup[]) => wordsOf(...groups).map(({ word }) => word);
  if (previous?.text === 'color' || previous?.text === 'fill') {
    return nearestWord(text, [...CSS_COLORS.map((name) => name.toLowerCase()), ...variables, 'none']);
  }
  if (previous?.text === '.') return nearestWord(text, known('edge', 'number', 'color'));
  if (!previous || previous.kind === 'end' || /^[:[{]$/.test(previous.text)) {
    return nearestWord(text, [...known('class', 'direction', 'statement', 'variable'), ...macros]);
  }
  if (previous.kind === 'ordinal' || /^(?:last|previous)$/.test(previous.text))
    return nearestWord(text, known('class'));
  return nearestWord(text, [
    ...known(...ATTRIBUTE_GROUPS, 'edge'),
    ...variables,
    ...macros,
    ...known('variable', 'function'),
  ]);
}

function bracketFixes(source: string): QuickFix[] {
  const open: string[] = [];
  for (const { kind, text } of tokenize(source)) {
    if (kind !== 'mark') continue;
    if (text in PARTNERS) open.push(text);
    else if (Object.values(PARTNERS).includes(text)) open.pop();
  }
  const partner = PARTNERS[open.at(-1) ?? ''];
  if (partner === undefined) return [];
  const end = source.trimEnd().length;
  const insert = partner === ')' ? partner : `\n${partner}`;
  return [{ title: fixTitles.add(partner), changes: [{ from: end, to: end, insert }] }];
}
