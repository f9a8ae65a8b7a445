import { useInfiniteQuery } from '@tanstack/react-query';
import type { Repository } from '@letu/client';
import { usePreferences } from '../account/keptPreferences.js';
import { useAccount } from '../account/useAccount.js';
import { isAway } from '../server/isAway.js';
import { client } from '../server/client.js';

/** The repositories one may see, as far as they are loaded. */
export interface Repositories {
  readonly status: 'pending' | 'success' | 'error';
  readonly items: readonly Repository[];
  /** Whether there are others that are not loaded. */
  readonly hasMore: boolean;
  loadMore(): void;
}

/** How many are asked for at once. */
const SIZE = 100;

/** Returns the repositories; undefined for who is not signed in. They are read again as `repository.list`. */
export function useRepositories(): Repositories | undefined {
  const owner = useAccount().user?.id;
  const sort = usePreferences().repo?.sort ?? 'position';
  const { data, status, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['repository.list', owner, sort],
    queryFn: ({ pageParam: after, signal }) =>
      // Lists say themselves where they are of this device alone.
      client.call('repository.list', { query: { after, size: SIZE, sort }, signal, silent: isAway }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    enabled: owner !== undefined,
  });
  if (owner === undefined) return undefined;
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  // What is known stays known.
  return {
    status: data ? 'success' : status,
    items,
    hasMore: hasNextPage,
    loadMore: () => void fetchNextPage(),
  };
}
