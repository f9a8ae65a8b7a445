import type { MergeSources } from '@letu/core';
import { isSamePart } from '../documents/content.js';
import type { DocumentState } from '../documents/syncRecord.js';
import { takeMerged } from './transitions.js';

/**
 * Goes on with both versions of a conflict, if they have changed different things of a source and nothing else is at odds: nobody
 * needs to be asked then. Any other state stays as it is.
 *
 * @param merge What puts two changes of the source together; undefined while it is not there.
 */
export function settle(state: DocumentState, merge: MergeSources | undefined): DocumentState {
  const { document, record } = state;
  const theirs = record?.conflict;
  if (!document || !theirs) return state;
  const { base } = record;
  const isAtOdds = (['title', 'options'] as const).some(
    (part) =>
      !isSamePart(part, document, base) &&
      !isSamePart(part, theirs, base) &&
      !isSamePart(part, document, theirs),
  );
  const source = isAtOdds
    ? undefined
    : merge?.({ base: base.source, mine: document.source, theirs: theirs.source });
  if (source === undefined) return state;
  return takeMerged(source)(state, { mine: document.revision, theirs: theirs.revision });
}
