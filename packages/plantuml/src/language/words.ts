import { localizedText, readWordTable, type LocalizedText } from '@letu/core';
import type { DiagramType } from './diagramType.js';
import { WORD_TABLE } from './wordTable.js';

/** A word of PlantUML. */
export interface Word {
  readonly word: string;
  readonly help: LocalizedText;
  /** The kinds of diagram that have it; empty for all. */
  readonly types: readonly DiagramType[];
  /** What it does in the colouring: `d` declares, `c` controls, `k` is any other keyword. */
  readonly role: 'd' | 'c' | 'k';
}

const TYPES: Readonly<Record<string, DiagramType>> = {
  s: 'sequence',
  c: 'class',
  t: 'state',
  a: 'activity',
  d: 'component',
  m: 'timing',
  g: 'gantt',
  w: 'mindmap',
};

/** The words a statement begins with. */
export const WORDS: readonly Word[] = readWordTable(WORD_TABLE).map(
  ({ cells: [word, types, role, chinese, english] }) => ({
    word,
    types: [...types].flatMap((letter) => TYPES[letter] ?? []),
    role: role === 'd' || role === 'c' ? role : 'k',
    help: localizedText(chinese, english),
  }),
);

const BY_FIRST = groupByFirst(WORDS);

function groupByFirst(words: readonly Word[]): ReadonlyMap<string, readonly Word[]> {
  const groups = new Map<string, Word[]>();
  for (const word of words) {
    const first = word.word.split(' ', 1)[0] ?? '';
    groups.set(first, [...(groups.get(first) ?? []), word]);
  }
  return groups;
}

/** Returns the longest known word that a line begins with, in a kind of diagram or in any. */
export function wordAtStart(line: string, type?: DiagramType): Word | undefined {
  const text = line.trimStart().toLowerCase();
  const first = /^[a-z!@]+/.exec(text)?.[0] ?? '';
  return (BY_FIRST.get(first) ?? [])
    .filter(
      ({ word, types }) =>
        isAt(text, word) && (type === undefined || types.length === 0 || types.includes(type)),
    )
    .toSorted((a, b) => b.word.length - a.word.length)[0];
}

const isAt = (text: string, word: string) =>
  text.startsWith(word) && !/^[\w\u0080-\uFFFF]/.test(text.slice(word.length));

/** Tells whether a word belongs to a kind of diagram. A diagram that has no kind yet takes any. */
export function fits({ types }: Pick<Word, 'types'>, type: DiagramType): boolean {
  return types.length === 0 || type === 'other' || types.includes(type);
}
