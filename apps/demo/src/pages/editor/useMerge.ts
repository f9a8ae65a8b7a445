import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { AnyDefinition } from '@letu/core';
import { mergedText, mergeTexts, type Hunk, type HunkChoice } from '../../diff/threeWay.js';
import { useIsText } from '../../kinds/useKindWithFonts.js';
import { asked } from '../../server/queries.js';

export interface MergeInput {
  readonly definition: AnyDefinition;
  readonly mine: string;
  readonly base: string;
  readonly theirs: string;
}

/** A merge that someone decides about. */
export interface TextMerge {
  readonly hunks: readonly Hunk[];
  readonly choices: readonly HunkChoice[];
  /** What comes of it as it is chosen. */
  readonly text: string;
  onChoose(at: number, choice: HunkChoice): void;
}

/** Merges two changes of a text; undefined where the source is no text that people read, or only one side has changed it. */
export function useMerge({ definition, mine, base, theirs }: MergeInput): TextMerge | undefined {
  const isText = useIsText(definition);
  const hunks = useMemo(() => mergeTexts(mine, base, theirs), [mine, base, theirs]);
  const [chosen, setChosen] = useState<{ hunks: readonly Hunk[]; choices: readonly HunkChoice[] }>({
    hunks,
    choices: [],
  });
  // Other texts are other places to decide about.
  const choices = chosen.hunks === hunks ? chosen.choices : [];
  if (!isText || mine === theirs) return undefined;
  return {
    hunks,
    choices,
    text: mergedText(hunks, choices),
    onChoose(at, choice) {
      const next = Array.from({ length: Math.max(choices.length, at + 1) }, (_none, place) =>
        place === at ? choice : (choices[place] ?? 'both'),
      );
      setChosen({ hunks, choices: next });
    },
  };
}

/** Returns who has made a revision of a graph, undefined until it is known. */
export function useAuthor(gid: string, revision: number): string | undefined {
  // Silent: without an answer, the version stands without a name.
  const { data } = useQuery(asked('revision.list', { params: { gid }, query: { size: 10 }, silent: true }));
  return data?.items.find(({ number }) => number === revision)?.author?.name;
}
