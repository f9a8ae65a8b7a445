import { useEffect, useState } from 'react';
import type { AnyDefinition, DrawnShapes, MergeSide } from '@letu/core';
import { leaseEngine } from '@letu/editor/view';
import { drawnWhole } from '../../diff/drawnWhole.js';
import type { MergeInput } from './useMerge.js';

/** What becomes of two changes of a picture where one side decides about what both have changed. */
export interface ShapeMerge extends Readonly<Record<MergeSide, string>> {
  /** What both were made of; undefined where that cannot be drawn. */
  readonly base: DrawnShapes | undefined;
}

/** Merges two changes of a picture for either side; undefined where its kind has no way to, and until it is done. */
export function useShapeMerge({ definition, base, mine, theirs }: MergeInput): ShapeMerge | undefined {
  const [merged, setMerged] = useState<{ readonly of: string; readonly merge: ShapeMerge }>();
  const of = JSON.stringify([base, mine, theirs]);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    mergeShapesOf({ definition, base, mine, theirs }, signal).then(
      (merge) => {
        if (merge && !signal.aborted) setMerged({ of, merge });
      },
      // What cannot be loaded leaves the versions as they are.
      () => undefined,
    );
    return () => stop.abort();
  }, [definition, base, mine, theirs, of]);
  return merged?.of === of ? merged.merge : undefined;
}

async function mergeShapesOf(
  { definition, ...versions }: MergeInput,
  signal: AbortSignal,
): Promise<ShapeMerge | undefined> {
  const merge = await definition.loadMerge?.();
  const [mine, theirs] = (['mine', 'theirs'] as const).map((prefer) => merge?.({ ...versions, prefer }));
  if (mine === undefined || theirs === undefined) return undefined;
  return { mine, theirs, base: await drawn(definition, versions.base, signal) };
}

async function drawn(
  definition: AnyDefinition,
  source: string,
  signal: AbortSignal,
): Promise<DrawnShapes | undefined> {
  const lease = leaseEngine(definition.load);
  try {
    const options = drawnWhole(definition, {});
    const result = await (await lease.engine).render(source, options, { signal, theme: 'light' });
    return result.status === 'success' ? { source, shapes: result.shapes } : undefined;
  } catch {
    return undefined;
  } finally {
    lease.release();
  }
}
