import {
  anySignOf,
  CSS_COLORS,
  fullWidthSigns,
  LineIndex,
  localizedText,
  nearestWord,
  type Diagnostic,
  type TextChange,
} from '@letu/core';
import type { QuickFix } from '@letu/code/language';
import { THEMES } from '../options.js';
import { readNesting } from './blocks.js';
import { libraryFiles } from './libraryFiles.js';
import { WORDS } from './words.js';

/** Returns the changes that mend a diagnostic, the likeliest first. */
export function fixes(source: string, diagnostic: Diagnostic): readonly QuickFix[] {
  const lines = new LineIndex(source);
  const { from, to } = lines.lineRange(lines.lineAt(diagnostic.from));
  const line = { text: source.slice(from, to), from };
  return [
    ...themeFix(line),
    ...colorFix(line),
    ...punctuationFix(line),
    ...endFixes(source, lines),
    ...markerFixes(source),
    ...wordFix(line),
    ...includeFix(line),
    ...messageFixes(line),
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

function replace(from: number, old: string, insert: string): QuickFix {
  return fix(`改成“${insert}”`, `Change to “${insert}”`, { from, to: from + old.length, insert });
}

function themeFix({ text, from }: Line): QuickFix[] {
  const [all, start = '', name = ''] = /^(\s*!theme\s+)(\S+)/.exec(text) ?? [];
  const isKnown = (THEMES as readonly string[]).includes(name);
  const meant = all === undefined || isKnown ? undefined : nearestWord(name, THEMES);
  return meant === undefined ? [] : [replace(from + start.length, name, meant)];
}

/** Offers the nearest file of the standard library. */
function includeFix({ text, from }: Line): QuickFix[] {
  const [, start = '', path] = /^(\s*!include\w*\s+<)([^>\s]+)>?/.exec(text) ?? [];
  if (path === undefined || libraryFiles.includes(path)) return [];
  const files = new Map(libraryFiles.map((file) => [file.toLowerCase(), file]));
  const meant = files.get(nearestWord(path.toLowerCase(), [...files.keys()]) ?? '');
  return meant === undefined ? [] : [replace(from + start.length, path, meant)];
}

const NAME = String.raw`[\w\u0080-\uFFFF]+`;
const ARROW_TEXT = String.raw`\s*(?:<<?)?-+(?:>>?)?\s*`;
const WITHOUT_COLON = new RegExp(`^(\\s*${NAME}${ARROW_TEXT}${NAME})(\\s+)([^\\s:：#][^:：]*)$`);
const BLANK_IN_NAME = new RegExp(`^(\\s*)(${NAME}(?: ${NAME})+)(?=${ARROW_TEXT}${NAME})`);

/** A message without the colon before its text, and a name of several words without quotes. */
function messageFixes({ text, from }: Line): QuickFix[] {
  const [, head, blank = ''] = WITHOUT_COLON.exec(text) ?? [];
  const [, indent = '', name] = BLANK_IN_NAME.exec(text) ?? [];
  const colonAt = from + (head?.length ?? 0);
  return [
    ...(head === undefined
      ? []
      : [fix('补上冒号', 'Insert the colon', { from: colonAt, to: colonAt + blank.length, insert: ' : ' })]),
    ...(name === undefined ? [] : [replace(from + indent.length, name, `"${name}"`)]),
  ];
}

/** Offers the nearest colour for each name behind `#` that is none. */
function colorFix({ text, from }: Line): QuickFix[] {
  const known = new Set(CSS_COLORS.map((name) => name.toLowerCase()));
  return [...text.matchAll(/#([A-Za-z]{3,})\b/g)].flatMap(({ 1: name = '', index }) => {
    if (known.has(name.toLowerCase()) || /^[\dA-F]{3,8}$/i.test(name)) return [];
    const meant = nearestWord(name, CSS_COLORS);
    return meant === undefined ? [] : [replace(from + index + 1, name, meant)];
  });
}

const FULL_WIDTH = fullWidthSigns(':;(),"{}[]><-@!#|', {
  '《': '<<',
  '》': '>>',
  '→': '->',
  '←': '<-',
  '⇒': '=>',
  '⟶': '->',
  '—': '--',
  '–': '--',
});
const ANY_FULL_WIDTH = anySignOf(FULL_WIDTH);

/** Replaces what an input method for Chinese writes, up to the text of a label, where it may be meant. */
function punctuationFix({ text, from }: Line): QuickFix[] {
  // A line that begins with a colon is an activity, all of it.
  const label = /^\s*[:：]/.test(text) ? null : /\s:\s/.exec(text);
  const end = label?.index ?? text.length;
  const changes: TextChange[] = [];
  let colons = 0;
  for (const { 0: character, index } of text.matchAll(ANY_FULL_WIDTH)) {
    if (index >= end || (colons > 0 && character !== '；')) continue;
    if (character === '：') colons += 1;
    const insert = character === '：' ? ' : ' : (FULL_WIDTH[character] ?? character);
    changes.push({ from: from + index, to: from + index + 1, insert });
  }
  return changes.length === 0 ? [] : [fix('改成半角符号', 'Use ASCII punctuation', ...changes)];
}

/** Closes blocks that are not closed, before what ends the diagram. */
function endFixes(source: string, lines: LineIndex): QuickFix[] {
  const open = readNesting(source).blocks.filter(
    ({ end, closer }) => end === undefined && !closer.startsWith('@'),
  );
  const last = /^[ \t]*[@\\]end\w+/m.exec(source)?.index;
  return open.toReversed().map(({ closer, start }) => {
    const { from, to } = lines.lineRange(start + 1);
    const indent = /^\s*/.exec(source.slice(from, to))?.[0] ?? '';
    const title = [`补上“${closer}”`, `Add the missing “${closer}”`] as const;
    return last === undefined
      ? fix(...title, insertAtEnd(source, indent + closer))
      : fix(...title, { from: last, to: last, insert: `${indent}${closer}\n` });
  });
}

/** Adds what begins or ends a diagram where only the other is there. */
function markerFixes(source: string): QuickFix[] {
  // A byte order mark is the file's, not the language's.
  const start = /^\uFEFF?[ \t]*@start(\w+)/m.exec(source);
  const end = /^[ \t]*@end(\w+)/m.exec(source);
  if (start && !end) {
    const text = `@end${start[1]}`;
    return [fix(`补上“${text}”`, `Add the missing “${text}”`, insertAtEnd(source, text))];
  }
  if (end && !start) {
    const text = `@start${end[1]}`;
    return [fix(`补上“${text}”`, `Add the missing “${text}”`, { from: 0, to: 0, insert: `${text}\n` })];
  }
  return [];
}

function insertAtEnd(source: string, text: string): TextChange {
  const from = source.trimEnd().length;
  return { from, to: from, insert: `\n${text}` };
}

/** Offers the nearest word for the one a line begins with. */
function wordFix({ text, from }: Line): QuickFix[] {
  const [, blanks = '', word = ''] = /^(\s*)([!@]?[A-Za-z]{3,})\b/.exec(text) ?? [];
  const firsts = new Set(WORDS.map((known) => known.word.split(' ', 1)[0] ?? ''));
  if (word === '' || firsts.has(word.toLowerCase())) return [];
  const meant = nearestWord(word, firsts);
  return meant === undefined ? [] : [replace(from + blanks.length, word, meant)];
}
