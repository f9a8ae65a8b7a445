import type { TextRange } from '@letu/core';

/** Something that was opened and has to be closed. */
export interface Opener extends TextRange {
  readonly text: string;
  readonly closer: string;
}

const CLOSERS: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}' };
const QUOTED_OR_BRACKET = /"[^"\n]*"|[[\](){}]/g;
const BLOCK = /^[^\S\n]*(subgraph|loop|alt|opt|par_over|par|critical|break|rect|box|end)\b/gm;

/** Returns the last bracket before an offset that is still open there. Brackets in double quotes do not count. */
export function openBracket(text: string, before: number): Opener | undefined {
  const open: Opener[] = [];
  for (const { index, 0: part } of text.slice(0, before).matchAll(QUOTED_OR_BRACKET)) {
    const closer = CLOSERS[part];
    if (closer) open.push({ from: index, to: index + 1, text: part, closer });
    else if (open.at(-1)?.closer === part) open.pop();
  }
  return open.at(-1);
}

/** Returns the last block, such as `subgraph` or `loop`, that no `end` closes. */
export function openBlock(text: string): Opener | undefined {
  const open: Opener[] = [];
  for (const { index, 0: part, 1: keyword = '' } of text.matchAll(BLOCK)) {
    const from = index + part.length - keyword.length;
    if (keyword === 'end') open.pop();
    else open.push({ from, to: index + part.length, text: keyword, closer: 'end' });
  }
  return open.at(-1);
}
