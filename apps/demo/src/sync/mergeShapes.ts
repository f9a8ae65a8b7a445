import type { MergeSources } from '@letu/core';
import { isSamePart } from '../documents/content.js';
import type { DocumentState } from '../documents/syncRecord.js';
import { takeMerged } from './transitions.js';

/**
 * Returns what goes on with both versions of a conflict, if they have changed different things of a source and nothing else is at
 * odds: nobody needs to be asked then.
 */
export function mergeShapes(
  { document, record }: DocumentState,
  merge: MergeSources,
): ((state: DocumentState) => DocumentState) | undefined {
  const theirs = record?.conflict;
  if (!document || !theirs) return undefined;
  const { base } = record;
  const isAtOdds = (['title', 'options'] as const).some(
    (part) =>
      !isSamePart(part, document, base) &&
      !isSamePart(part, theirs, base) &&
      !isSamePart(part, document, theirs),
  );
  const source = isAtOdds
    ? undefined
    : merge({ base: base.source, mine: document.source, theirs: theirs.source });
  if (source === undefined) return undefined;
  const seen = { mine: document.revision, theirs: theirs.revision };
  return (state) => takeMerged(source)(state, seen);
}
