import type { QuickFix } from '@letu/code/language';
import type { Dialect } from '../source/dialects.js';
import { fix, type Mistake } from './mistake.js';
import { words } from './words.js';

/** Mends what people write out of habit from other languages: their arrows, words in another case, no colon before a text. */
export function habitFixes(mistake: Mistake): readonly QuickFix[] {
  return [...arrowFix(mistake), ...caseFix(mistake), ...colonFix(mistake)];
}

/** What stands for an arrow in other languages, and here in none; the text of labels is not looked at. */
const FOREIGN = /(?<![-=.<|>ox])(?:=+>|[—–]+>?|->)(?![->])/g;
const ARROWS: Partial<Record<Dialect, string>> = {
  flowchart: '-->',
  state: '-->',
  er: '||--o{',
  class: '-->',
};

function arrowFix({ line }: Mistake): readonly QuickFix[] {
  const arrow = ARROWS[line.next.dialect];
  if (arrow === undefined) return [];
  const pattern = line.next.dialect === 'er' ? /\s(--)\s/g : FOREIGN;
  const changes = [...line.text.matchAll(pattern)].map((match) => {
    const at = line.from + match.index + match[0].indexOf(match[1] ?? match[0]);
    return { from: at, to: at + (match[1] ?? match[0]).length, insert: arrow };
  });
  return changes.length === 0 ? [] : [fix(`箭头改为 ${arrow}`, `Change the arrow to ${arrow}`, ...changes)];
}

/** Mermaid tells capitals from small letters in its words. */
function caseFix({ line }: Mistake): readonly QuickFix[] {
  const [, indent = '', word = ''] = /^(\s*)([A-Za-z]+)(?=\s|$)/.exec(line.text) ?? [];
  const known = words[line.next.dialect].map(([one]) => one);
  const meant = known.find((one) => one.toLowerCase() === word.toLowerCase());
  if (meant === undefined || meant === word || known.includes(word)) return [];
  const from = line.from + indent.length;
  return [fix(`改为 ${meant}`, `Change to ${meant}`, { from, to: from + word.length, insert: meant })];
}

const MESSAGE = /^(\s*\S+?\s*(?:<<)?--?(?:>>?|[x)])\s*[+-]?\s*[^\s:：]+)(\s*)(.*)$/;
const RELATION = /^(\s*\S+\s+[|}][|o](?:--|\.\.)[|o][|{]\s+[^\s:：]+)(\s*)(.*)$/;

/** A colon stands between a message or a relation and its text. */
function colonFix({ line }: Mistake): readonly QuickFix[] {
  const pattern = { sequence: MESSAGE, er: RELATION }[line.next.dialect as 'sequence' | 'er'];
  const [, head, blank = '', text = ''] = pattern?.exec(line.text) ?? [];
  if (head === undefined || /^[:：]/.test(text)) return [];
  const from = line.from + head.length;
  const insert = text === '' && line.next.dialect === 'er' ? ' : ""' : ': ';
  return [fix('补上冒号', 'Insert the colon', { from, to: from + blank.length, insert })];
}
