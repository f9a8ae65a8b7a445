import type { Diagnostic, TextChange } from '@letu/core';
import type { QuickFix } from '@letu/code/language';
import { fixTitles } from '../locales/fixTitles.js';
import { tableBlock } from './tableBlock.js';
import { wordsIn } from './vocabulary.js';

const CLOSING: Readonly<Record<string, string>> = { '[': ']', '{': '}', '"': '"' };

/** Returns the changes that make a text YAML again, of what people who write Chinese get wrong. */
export function syntaxFixes(source: string, diagnostic: Diagnostic): readonly QuickFix[] {
  const rows = bareRows(source);
  const colons = colonChanges(source, '：');
  const blanks = colonChanges(source, ':');
  const tabs = tabChanges(source, diagnostic);
  const bar = /^data:[ \t]*\n(?=[ \t]+[^\s-])/m.exec(source);
  const barAt = bar ? bar.index + 'data:'.length : -1;
  const found: readonly (QuickFix | undefined)[] = [
    some(fixTitles.halfWidth, colons),
    some(fixTitles.blank, blanks),
    some(fixTitles.blanks, tabs),
    some(fixTitles.indent, rows),
    barAt < 0 ? undefined : { title: fixTitles.bar, changes: [{ from: barAt, to: barAt, insert: ' |' }] },
    closingFix(source),
  ];
  // One at a time, the first that there is: what is wrong behind it may be no more than that.
  return found.filter((one) => one !== undefined).slice(0, 1);
}

const some = (title: QuickFix['title'], changes: readonly TextChange[]): QuickFix | undefined =>
  changes.length > 0 ? { title, changes } : undefined;

/** A colon behind a known word that is full-width, or has no blank behind it. */
function colonChanges(source: string, colon: ':' | '：'): readonly TextChange[] {
  if (/^\s*\{/.test(source)) return [];
  const words = [...wordsIn([]), ...wordsIn(['x'])].join('|');
  const pattern = new RegExp(`^([ ]*(?:${words})[ ]*)(${colon}[ ]*)(?=[^\\s])`, 'gm');
  return [...source.matchAll(pattern)]
    .flatMap(({ 1: word = '', 2: found = '', index }) => {
      const from = index + word.length;
      return found.startsWith(': ') ? [] : [{ from, to: from + found.length, insert: ': ' }];
    })
    .concat(
      colon === '：'
        ? [...source.matchAll(new RegExp(`^[ ]*(?:${words})[ ]*：[ ]*$`, 'gm'))].map(({ 0: text, index }) => {
            const from = index + text.indexOf('：');
            return { from, to: from + 1, insert: ':' };
          })
        : [],
    );
}

function tabChanges(source: string, { from }: Diagnostic): readonly TextChange[] {
  const start = source.lastIndexOf('\n', from - 1) + 1;
  if (!/^ *\t/.test(source.slice(start))) return [];
  return [...source.matchAll(/^ *\t[ \t]*/gm)].map(({ 0: blanks, index }) => ({
    from: index,
    to: index + blanks.length,
    insert: '  '.repeat(blanks.replaceAll(' ', '').length),
  }));
}

/** Rows of a table that begin their lines. */
function bareRows(source: string): readonly TextChange[] {
  const block = tableBlock(source);
  if (!block || block.text.trim() !== '') return [];
  const lines = /^(?:(?!\w+\s*:)[^\n]+(?:\n|$))+/.exec(source.slice(block.to))?.[0] ?? '';
  return [...lines.matchAll(/^(?=\S)/gm)].map(({ index }) => {
    const from = block.to + index;
    return { from, to: from, insert: '  ' };
  });
}

/** A quote or a bracket on a line of its settings that is never closed. */
function closingFix(source: string): QuickFix | undefined {
  if (/^\s*\{/.test(source)) return undefined;
  const block = tableBlock(source);
  let at = 0;
  for (const line of source.split('\n')) {
    const from = at;
    at += line.length + 1;
    if (block && from >= block.from && from < block.to) continue;
    if (/^[^:\n]*:\s*[{["]/.test(line) === false) continue;
    const open: string[] = [];
    for (const [sign] of line.replaceAll(/\\./g, '  ').matchAll(/["[\]{}]/g)) {
      if (open.at(-1) === '"' ? sign === '"' : /[\]}]/.test(sign)) open.pop();
      else if (open.at(-1) !== '"') open.push(sign);
    }
    const missing = open
      .toReversed()
      .map((sign) => CLOSING[sign] ?? '')
      .join('');
    const end = from + line.trimEnd().length;
    if (missing !== '')
      return { title: fixTitles.add(missing), changes: [{ from: end, to: end, insert: missing }] };
  }
  return undefined;
}
