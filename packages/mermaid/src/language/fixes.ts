import type { Diagnostic, TextChange } from '@letu/core';
import type { QuickFix } from '@letu/code/language';
import { firstWord, similarKeyword } from '../diagramType.js';
import { FULL_WIDTH } from '../fullWidth.js';
import { scan } from '../source/scan.js';
import { closings } from './closings.js';
import { habitFixes } from './habits.js';
import { fix, type Mistake } from './mistake.js';
import { quotings } from './quotings.js';

const FINDERS: readonly ((mistake: Mistake) => readonly QuickFix[])[] = [
  typeFixes,
  directionFixes,
  habitFixes,
  fullWidthFixes,
  reservedFixes,
  quotings,
  closings,
  fenceFixes,
];

/** Returns the changes that mend a diagnostic, the likeliest first. */
export function fixes(source: string, { from, to }: Diagnostic): readonly QuickFix[] {
  const lines = scan(source);
  const line = lines.findLast((one) => one.from <= from);
  if (!line || to > source.length) return [];
  const mistake: Mistake = { source, from, to, found: source.slice(from, to), line };
  return FINDERS.flatMap((find) => find(mistake));
}

function typeFixes({ source, from, to, found, line }: Mistake): readonly QuickFix[] {
  const isFirst = line.state.part !== 'diagram' && line.state.part !== 'frontMatter';
  if (!isFirst || line.next.dialect !== 'plain') return [];
  if (/^\s*(?:%%(?!\{)|$)/.test(found) || /^[A-Za-z\p{L}]\S*\s*(?:--|==|\[|\()/u.test(line.text.trim())) {
    const at = found.trim().startsWith('%%') ? source.length : line.from;
    const insert = at === source.length ? '\nflowchart TD\n' : 'flowchart TD\n';
    return [fix('补上 flowchart TD', 'Insert flowchart TD', { from: at, to: at, insert })];
  }
  if (firstWord(found) !== found) return [];
  if (found.toLowerCase() === 'zenuml')
    return [
      fix('改为 sequenceDiagram', 'Change to sequenceDiagram', { from, to, insert: 'sequenceDiagram' }),
    ];
  const type = similarKeyword(found);
  if (!type) return [];
  const insert = type === 'flowchart' && found === line.text.trim() ? 'flowchart TD' : type;
  return [fix(`改为 ${insert}`, `Change to ${insert}`, { from, to, insert })];
}

const DIRECTIONS = ['TD', 'TB', 'LR', 'RL', 'BT'];
const DIRECTION_NAMES: Readonly<Record<string, string>> = {
  左右: 'LR',
  从左到右: 'LR',
  右左: 'RL',
  从右到左: 'RL',
  上下: 'TD',
  从上到下: 'TD',
  下上: 'BT',
  从下到上: 'BT',
  DT: 'BT',
};

/** The direction behind `flowchart` and `direction`, misspelt. */
function directionFixes({ line }: Mistake): readonly QuickFix[] {
  const [, head = '', word = ''] = /^(\s*(?:flowchart|graph|direction)\s+)([^\s;]+)/u.exec(line.text) ?? [];
  if (word === '' || DIRECTIONS.includes(word) || /^[<>^v]$/.test(word)) return [];
  const upper = word.toUpperCase();
  const insert = DIRECTION_NAMES[word] ?? DIRECTION_NAMES[upper] ?? nearestDirection(upper);
  const from = line.from + head.length;
  return [
    fix(`方向改为 ${insert}`, `Change the direction to ${insert}`, { from, to: from + word.length, insert }),
  ];
}

function nearestDirection(word: string): string {
  if (DIRECTIONS.includes(word)) return word;
  return word.startsWith('L') ? 'LR' : word.startsWith('R') ? 'RL' : 'TD';
}

/** Full-width punctuation: the one that is at fault, and all outside of texts on its line. */
function fullWidthFixes(mistake: Mistake): readonly QuickFix[] {
  const { from, found } = mistake;
  const all = fullWidthOf(mistake);
  const together =
    all.length > 1 || (all.length === 1 && all[0]?.from !== from)
      ? [fix('这一行的全角符号都改为半角', 'Change all full-width characters of the line', ...all)]
      : [];
  const ascii = FULL_WIDTH[found];
  if (ascii === undefined) return together;
  const to = from + found.length;
  return [
    fix(`“${found}”改为半角“${ascii}”`, `Change “${found}” to “${ascii}”`, { from, to, insert: ascii }),
    ...together,
  ];
}

/** What is shown as it is written. */
const TEXTS = /^(?:string|heading|label|linkLabel|text|comment)$/;

function fullWidthOf({ from, line }: Mistake): readonly TextChange[] {
  return [...line.text.matchAll(/[^\p{ASCII}]/gu)].flatMap(({ index, 0: character }): TextChange[] => {
    const at = line.from + index;
    const insert = FULL_WIDTH[character];
    const inText = line.tokens.some((token) => token.from <= at && at < token.to && TEXTS.test(token.kind));
    return insert === undefined || (inText && at !== from)
      ? []
      : [{ from: at, to: at + character.length, insert }];
  });
}

function reservedFixes({ from, to, found, line }: Mistake): readonly QuickFix[] {
  if (found !== 'end' || line.next.dialect !== 'flowchart' || line.text.trim() === 'end') return [];
  return [fix('改名为 End', 'Rename to End', { from, to, insert: 'End' })];
}

const FENCE = /^[^\S\n]*(?:```|~~~).*(?:\r?\n|$)/gm;

/** The lines of Markdown around a diagram. */
function fenceFixes({ source, found }: Mistake): readonly QuickFix[] {
  if (!found.trim().startsWith('```')) return [];
  const changes = [...source.matchAll(FENCE)]
    .filter(([fence]) => fence !== '')
    .map(({ index, 0: fence }) => ({ from: index, to: index + fence.length, insert: '' }));
  return [fix('去掉 Markdown 的 ``` 行', 'Remove the lines with ```', ...changes)];
}
