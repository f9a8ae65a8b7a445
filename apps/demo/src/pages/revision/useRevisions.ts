import { useInfiniteQuery } from '@tanstack/react-query';
import type { Revision } from '@letu/client';
import { client } from '../../server/client.js';

/** How many are asked for at once. */
const SIZE = 30;

/** A graph's history as far as it has been asked for, the latest first. */
export interface Revisions {
  readonly items: readonly Revision[];
  readonly status: 'pending' | 'success' | 'error';
  /** Whether there are earlier ones. */
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** Asks for earlier ones. */
  more(): void;
}

/** Reads a graph's history, part by part; again as `revision.list`. */
export function useRevisions(gid: string): Revisions {
  const history = useInfiniteQuery({
    queryKey: ['revision.list', gid],
    queryFn: ({ pageParam: after, signal }) =>
      client.call('revision.list', {
        params: { gid },
        query: { size: SIZE, after },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  const items = history.data?.pages.flatMap((page) => page.items) ?? [];
  return {
    items,
    // That there are no more for now has been told, and takes nothing away.
    status: history.isFetchNextPageError ? 'success' : history.status,
    hasMore: history.hasNextPage,
    isLoadingMore: history.isFetchingNextPage,
    more: () => void history.fetchNextPage(),
  };
}
