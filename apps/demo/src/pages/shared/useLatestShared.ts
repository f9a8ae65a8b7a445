import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Data, Params } from '@letu/client';
import { asked } from '../../server/queries.js';

/** How often it is asked whether a link shows something else by now, in milliseconds. */
const ASK_MS = 10_000;

type Shared = Data<'shared.show'>;

/** What a link shows by now. */
export interface LatestShared {
  readonly shared: Shared | undefined;
  /** Why it was asked in vain whether that is still so. */
  readonly error: unknown;
}

/**
 * What a link shows as it changes, while somebody looks at it. What cannot be read leaves it as it was.
 *
 * @param isEnd Tells which failures say that the link shows it no more: nothing is asked after them.
 */
export function useLatestShared(
  params: Params<'shared.show'>,
  first: Shared | undefined,
  isEnd: (error: unknown) => boolean,
): LatestShared {
  const pass = first?.pass ?? undefined;
  const input = { params, silent: true, ...(pass === undefined ? {} : { sharePassword: pass }) };
  const { data: latest, error } = useQuery({
    ...asked('shared.revision', input),
    enabled: first !== undefined,
    refetchInterval: ({ state }) => (isEnd(state.error) ? false : ASK_MS),
    gcTime: 0,
  });
  const isOld =
    first && latest && (latest.revision !== first.revision || latest.updatedAt !== first.updatedAt);
  const again = { ...input, query: { again: 'yes' as const } };
  const { data } = useQuery({
    ...asked('shared.show', again),
    // Each revision is another answer.
    queryKey: ['shared.show', { ...again, ...latest }],
    enabled: isOld === true,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return { shared: data ?? first, error: first ? error : null };
}
