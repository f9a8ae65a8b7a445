import type { MergeSources, Versions } from '@letu/core';
import { diff3MergeRegions } from 'node-diff3';

/** Lines of a merge: those nobody is at odds about, or what each side has made of the same lines. */
export type Hunk =
  | {
      readonly kind: 'settled';
      readonly lines: readonly string[];
      /** Who has changed them; undefined where nobody has, or both alike. */
      readonly by: 'mine' | 'theirs' | undefined;
    }
  | {
      readonly kind: 'conflict';
      readonly base: readonly string[];
      readonly mine: readonly string[];
      readonly theirs: readonly string[];
    };

/** What is taken of a conflict: one side's lines, both sides', or those of before. */
export type HunkChoice = 'mine' | 'theirs' | 'both' | 'base';

const linesOf = (text: string) => text.split('\n');

/** Puts two changes of the same text together, line by line; where both have changed the same lines, each side's stand. */
export const mergeTexts = (mine: string, base: string, theirs: string): readonly Hunk[] =>
  mergeLists(linesOf(mine), linesOf(base), linesOf(theirs));

function mergeLists(
  mine: readonly string[],
  base: readonly string[],
  theirs: readonly string[],
): readonly Hunk[] {
  const regions = diff3MergeRegions([...mine], [...base], [...theirs]);
  return regions.map((region): Hunk => {
    if (region.stable) {
      const by = { a: 'mine', o: undefined, b: 'theirs' } as const;
      return { kind: 'settled', lines: region.bufferContent, by: by[region.buffer] };
    }
    const { aContent: ours, oContent: before, bContent: others } = region;
    if (isSame(ours, others)) return { kind: 'settled', lines: ours, by: undefined };
    // A text that one side has left as it was is the other side's to change.
    if (isSame(ours, before)) return { kind: 'settled', lines: others, by: 'theirs' };
    if (isSame(others, before)) return { kind: 'settled', lines: ours, by: 'mine' };
    return { kind: 'conflict', base: before, mine: ours, theirs: others };
  });
}

/**
 * Returns the text that a merge makes.
 *
 * @param choices What is taken of each conflict, in their order. @default both sides' lines
 */
export function mergedText(hunks: readonly Hunk[], choices: readonly HunkChoice[]): string {
  let at = 0;
  const lines = hunks.flatMap((hunk) => {
    if (hunk.kind === 'settled') return hunk.lines;
    const choice = choices[at] ?? 'both';
    at += 1;
    return choice === 'both' ? [...hunk.mine, ...hunk.theirs] : hunk[choice];
  });
  return lines.join('\n');
}

/** Puts two changes of a text together line by line; returns undefined where both have changed the same lines, and neither is preferred. */
export const mergeLines: MergeSources = ({ base, mine, theirs, prefer, isFine = false }) => {
  const texts = mergeTexts(mine, base, theirs);
  const hunks = isFine ? texts.map(mergeSigns) : texts;
  const conflicts = hunks.filter(({ kind }) => kind === 'conflict');
  if (conflicts.length > 0 && !prefer) return undefined;
  return mergedText(
    hunks,
    conflicts.map(() => prefer ?? 'both'),
  );
};

/** The most signs that are put together one by one: what is looked through grows with the product of both sides. */
const MOST_SIGNS = 2_000;

/** Puts together what both sides have made of the same lines sign by sign, where neither has changed what the other has. */
function mergeSigns(hunk: Hunk): Hunk {
  if (hunk.kind === 'settled') return hunk;
  // Lines that both have written in the same place stand below each other.
  if (hunk.base.length === 0)
    return { kind: 'settled', lines: [...hunk.mine, ...hunk.theirs], by: undefined };
  const [mine, base, theirs] = [hunk.mine, hunk.base, hunk.theirs].map((lines) => [...lines.join('\n')]);
  if (!mine || !base || !theirs || mine.length + theirs.length > MOST_SIGNS) return hunk;
  const parts = mergeLists(mine, base, theirs);
  if (parts.some((part) => part.kind === 'conflict' && part.base.length > 0)) return hunk;
  const signs = parts.flatMap((part) => (part.kind === 'settled' ? part.lines : sideBySide(part)));
  return { kind: 'settled', lines: linesOf(signs.join('')), by: undefined };
}

/** Returns what both have written in the same place: what goes on in a line stays in it, before what begins another. */
const sideBySide = ({ mine, theirs }: Pick<Versions<readonly string[]>, 'mine' | 'theirs'>) =>
  mine[0] === '\n' && theirs[0] !== '\n' ? [...theirs, ...mine] : [...mine, ...theirs];

const isSame = (left: readonly string[], right: readonly string[]) =>
  left.length === right.length && left.every((line, at) => line === right[at]);
