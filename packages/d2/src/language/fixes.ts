import {
  anySignOf,
  LineIndex,
  localizedText,
  nearestWord,
  type Diagnostic,
  type TextChange,
  type TextRange,
} from '@letu/core';
import type { QuickFix } from '@letu/code/language';
import { FULL_WIDTH } from '../fullWidth.js';
import { scan } from './scan.js';
import { arrowheads, shapes, wordOf, WORDS } from './words.js';

const ANY_FULL_WIDTH = anySignOf(FULL_WIDTH);

/** Returns the changes that mend a diagnostic, the likeliest first. */
export function fixes(source: string, diagnostic: Diagnostic): readonly QuickFix[] {
  const lines = new LineIndex(source);
  const { from, to } = lines.lineRange(lines.lineAt(diagnostic.from));
  const line = { text: source.slice(from, to), from };
  return [
    ...arrowFix(line),
    ...punctuationFix(source, line),
    ...colorFix(line),
    ...wordFixes(line, diagnostic),
    ...quoteFix(line),
    ...bracketFix(source),
    ...styleFix(line),
    ...colonFix(line),
    ...directionFix(line),
  ];
}

interface Line {
  readonly text: string;
  readonly from: number;
}

const fix = (chinese: string, english: string, ...changes: TextChange[]): QuickFix => ({
  title: localizedText(chinese, english),
  changes,
});

/** `{shape: circle，width: 100}`: more attributes come behind. */
function isBetweenAttributes(text: string, index: number): boolean {
  return (
    /[，；]/.test(text[index] ?? '') &&
    /\{[^}]*$/.test(text.slice(0, index)) &&
    /^.\s*[\w.-]+\s*[:：]/.test(text.slice(index))
  );
}

/** Replaces what an input method for Chinese writes in keys. The text of labels stays. */
function punctuationFix(source: string, { text, from }: Line): QuickFix[] {
  const colon = /[：:]/.exec(text)?.index ?? text.length;
  const quoted = [...scan(source)].filter(
    ({ kind }) => kind === 'quoted' || kind === 'block' || kind === 'comment',
  );
  const changes = [...text.matchAll(ANY_FULL_WIDTH)].flatMap(({ 0: character, index }): TextChange[] => {
    const at = from + index;
    if (
      (index > colon && !/[｛｝“”]/.test(character) && !isBetweenAttributes(text, index)) ||
      quoted.some((range) => range.from <= at && at < range.to)
    )
      return [];
    const insert = FULL_WIDTH[character] ?? character;
    const blank = character === '：' && /\S/.test(text[index + 1] ?? ' ') ? ' ' : '';
    return [{ from: at, to: at + 1, insert: insert + blank }];
  });
  return changes.length === 0 ? [] : [fix('改成半角符号', 'Use ASCII punctuation', ...changes)];
}

/** The arrows of other languages; what stands behind the colon is text. */
function arrowFix({ text, from }: Line): QuickFix[] {
  const keys = /^[^:"'|]*/.exec(text)?.[0] ?? '';
  const changes = [...keys.matchAll(/(?<![-<])(?:=+>|-+>>|[—–]+>?)/g)].map(
    ({ 0: arrow, index }): TextChange => {
      return { from: from + index, to: from + index + arrow.length, insert: '->' };
    },
  );
  return changes.length === 0 ? [] : [fix('箭头改成 ->', 'Write -> for the arrow', ...changes)];
}

/** A connection with braces and no colon before them. */
function colonFix({ text, from }: Line): QuickFix[] {
  const [all, head = ''] = /^([^:{]*(?:->|--|<-)[^:{]*?)\s*\{/.exec(text) ?? [];
  if (all === undefined) return [];
  const at = from + head.length;
  return [
    fix('补上冒号', 'Insert the colon', { from: at, to: at + all.length - head.length, insert: ': {' }),
  ];
}

const DIRECTIONS: Readonly<Record<string, string>> = { 右: 'right', 左: 'left', 上: 'up', 下: 'down' };

function directionFix({ text, from }: Line): QuickFix[] {
  const [all = '', head = '', word = ''] = /^(\s*direction\s*:\s*)(\S+)/.exec(text) ?? [];
  const known = Object.values(DIRECTIONS);
  const last = [...word].findLast((letter) => letter in DIRECTIONS);
  const meant = known.includes(word) ? undefined : (DIRECTIONS[last ?? ''] ?? nearestWord(word, known));
  if (all === '' || meant === undefined) return [];
  const at = from + head.length;
  return [fix(`改成“${meant}”`, `Change to “${meant}”`, { from: at, to: at + word.length, insert: meant })];
}

/** A colour in hex begins a comment unless it is quoted. */
function colorFix({ text, from }: Line): QuickFix[] {
  return [...text.matchAll(/:\s*(#[\dA-Fa-f]{3,8})\b/g)].map(({ 0: all, 1: color = '', index }) => {
    const at = from + index + all.length - color.length;
    return fix('给颜色加引号', 'Quote the colour', { from: at, to: at + color.length, insert: `"${color}"` });
  });
}

/** Offers the nearest shape for an unknown one, and the nearest key of a style. */
function wordFixes({ text, from }: Line, wrong: TextRange): QuickFix[] {
  const found: QuickFix[] = [];
  const offer = (at: number, word: string, known: readonly string[]) => {
    // A word that is not what is wrong would leave the mistake where it is.
    const isMeant = from + at <= wrong.to && wrong.from <= from + at + word.length;
    if (known.includes(word) || !isMeant) return;
    const meant = nearestWord(word, known);
    if (meant === undefined) return;
    found.push(
      fix(`改成“${meant}”`, `Change to “${meant}”`, {
        from: from + at,
        to: from + at + word.length,
        insert: meant,
      }),
    );
  };
  for (const { 0: all, 1: word = '', index } of text.matchAll(/\bshape\s*:\s*([\w-]+)/g)) {
    const isArrowhead = /-arrowhead\b[^;]*$/.test(text.slice(0, index));
    offer(index + all.length - word.length, word, isArrowhead ? arrowheads : shapes);
  }
  const styles = WORDS.filter(({ place }) => place === 'style').map(({ word }) => word);
  for (const { 0: all, 1: word = '', index } of text.matchAll(/\bstyle(?:\.|\s*:\s*\{\s*)([\w-]+)/g)) {
    offer(index + all.length - word.length, word, styles);
  }
  const [all = '', key = ''] = /^\s*([\w-]+)\s*:/.exec(text) ?? [];
  if (key !== '' && !wordOf(key)) offer(all.indexOf(key), key, styles);
  return found;
}

/** Quotes a value in which a colon, a semicolon or another sign has a meaning. */
function quoteFix({ text, from }: Line): QuickFix[] {
  const match = /^(\s*[^:"']+:\s*)([^"'|{}\s][^"|{}]*?)(\s*(?:\{.*)?)$/.exec(text);
  const [, head = '', value = ''] = match ?? [];
  if (value === '' || !/[:;#$[\]]|^[-*&]/.test(value)) return [];
  const at = from + head.length;
  return [
    fix('给文字加引号', 'Quote the text', { from: at, to: at + value.length, insert: JSON.stringify(value) }),
  ];
}

/** Closes brackets, quotes and blocks of text that do not end, or takes out a bracket too many. */
function bracketFix(source: string): QuickFix[] {
  const open: string[] = [];
  for (const { kind, from, to, closed } of scan(source)) {
    if (kind === 'open') open.push(source[from] === '{' ? '}' : ']');
    if (kind === 'close' && open.pop() === undefined) {
      return [fix('删掉多余的括号', 'Remove the extra bracket', { from, to, insert: '' })];
    }
    if (closed) continue;
    if (kind === 'quoted') {
      const quote = source[from] ?? '"';
      return [fix(`补上${quote}`, `Add the missing ${quote}`, { from: to, to, insert: quote })];
    }
    const end = kind === 'comment' ? '"""' : (/^\|+/.exec(source.slice(from))?.[0] ?? '|');
    return [fix(`补上“${end}”`, `Add the missing “${end}”`, { from: to, to, insert: `\n${end}` })];
  }
  if (open.length === 0) return [];
  const at = source.trimEnd().length;
  const insert = open
    .toReversed()
    .map((end) => `\n${end}`)
    .join('');
  const ends = open.toReversed().join('');
  return [fix(`补上“${ends}”`, `Add the missing “${ends}”`, { from: at, to: at, insert })];
}

/** A style that stands without `style.` in front of it. */
function styleFix({ text, from }: Line): QuickFix[] {
  return [...text.matchAll(/(?<=^\s*|[.{;]\s*)([a-z0-9-]+)(?=\s*:)/g)].flatMap(({ 0: key, index }) => {
    const before = text.slice(0, index);
    if (wordOf(key)?.place !== 'style' || /style(?:\.|\s*:\s*\{[^}]*)$/.test(before)) return [];
    return [
      fix(`改成“style.${key}”`, `Change to “style.${key}”`, {
        from: from + index,
        to: from + index,
        insert: 'style.',
      }),
    ];
  });
}
