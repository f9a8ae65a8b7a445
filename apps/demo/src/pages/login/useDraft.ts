import { useState } from 'react';
import { useSettings } from '../../settings/SettingsProvider.js';
import { readDraft, writeDraft, type Draft } from './draft.js';
import { sampleOf, type Sample } from './samples.js';

/** What is typed into the living diagram. */
export interface DraftState {
  readonly sample: Sample;
  readonly source: string;
  /** Whether the source is the visitor's own. */
  readonly isOwn: boolean;
  choose(id: Sample['id']): void;
  type(source: string): void;
}

/** Keeps what is typed into each of the samples; what was typed last is what is taken along. */
export function useDraft(): DraftState {
  const { locale } = useSettings();
  const [first] = useState(readDraft);
  const [shown, show] = useState<Sample['id']>(sampleOf(first?.sample).id);
  const [typed, setTyped] = useState<Readonly<Partial<Record<Sample['id'], string>>>>(
    first ? { [first.sample]: first.source } : {},
  );
  const sample = sampleOf(shown);
  const own = typed[shown];
  const keep = (draft: Draft | undefined) =>
    writeDraft(draft && draft.source.trim() !== '' ? draft : undefined);
  return {
    sample,
    source: own ?? sample.source[locale],
    isOwn: own !== undefined,
    choose(id) {
      show(id);
      const source = typed[id];
      if (source !== undefined) keep({ sample: id, source });
    },
    type(source) {
      const isNew = source !== sample.source[locale];
      setTyped({ ...typed, [shown]: isNew ? source : undefined });
      keep(isNew ? { sample: shown, source } : undefined);
    },
  };
}
