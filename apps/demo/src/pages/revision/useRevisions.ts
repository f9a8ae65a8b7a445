import { useState } from 'react';
import type { Data, Revision } from '@letu/client';
import { attempt } from '../../server/attempt.js';
import { client } from '../../server/client.js';
import { useLoaded } from '../../server/useLoaded.js';

/** How many are asked for at once. */
const SIZE = 30;

type Part = Pick<Data<'revision.list'>, 'items' | 'next'>;

/** A graph's history as far as it has been asked for, the latest first. */
export interface Revisions {
  readonly items: readonly Revision[];
  readonly status: 'loading' | 'ready' | 'failed';
  /** Whether there are earlier ones. */
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** Asks for earlier ones. */
  more(): Promise<void>;
  /** Begins anew. */
  reload(): void;
}

/** Loads a graph's history, part by part. */
export function useRevisions(gid: string): Revisions {
  const list = (after: string, signal?: AbortSignal) =>
    client.call('revision.list', {
      params: { gid },
      query: { size: SIZE, after },
      ...(signal ? { signal, silent: true } : {}),
    });
  const { data: first, status, reload } = useLoaded(`history ${gid}`, (signal) => list('', signal));
  // What follows one beginning does not follow another.
  const [rest, setRest] = useState<Part & { readonly first: Part | undefined }>();
  const [isLoadingMore, setLoadingMore] = useState(false);
  const known = rest?.first === first ? rest : undefined;
  const items = [...(first?.items ?? []), ...(known?.items ?? [])];
  const next = known ? known.next : (first?.next ?? null);
  return {
    items,
    status,
    hasMore: next !== null,
    isLoadingMore,
    async more() {
      if (next === null) return;
      setLoadingMore(true);
      const part = await attempt(list(next));
      setLoadingMore(false);
      if (part) setRest({ first, items: [...(known?.items ?? []), ...part.items], next: part.next });
    },
    reload,
  };
}
