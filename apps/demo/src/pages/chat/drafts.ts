import { useCallback, useSyncExternalStore } from 'react';

/** What is written and not said yet, by where, for as long as the tab is open. */
const drafts = new Map<string, string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function write(place: string, words: string): void {
  drafts.set(place, words);
  for (const listener of listeners) listener();
}

/** Returns the words after a change of those before. */
export type DraftChange = (words: string) => string;

/**
 * Returns what is written at a place, and what changes it there, also once another place is shown.
 *
 * @param initial What stands there until somebody writes.
 */
export function useDraft(place: string, initial = ''): [string, (change: DraftChange) => void] {
  const draft = useSyncExternalStore(subscribe, () => drafts.get(place) ?? initial);
  const change = useCallback(
    (changed: DraftChange) => write(place, changed(drafts.get(place) ?? initial)),
    [place, initial],
  );
  return [draft, change];
}

/** Takes what is written at one place along to another. */
export function moveDraft(from: string, to: string): void {
  const words = drafts.get(from) ?? '';
  drafts.delete(from);
  write(to, words);
}
