import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Data, Params } from '@letu/client';
import { asked } from '../../server/queries.js';

/** How often it is asked whether a link shows something else by now, in milliseconds. */
const ASK_MS = 10_000;

type Shared = Data<'shared.show'>;

/** What a link shows as it changes, while somebody looks at it. What cannot be read leaves it as it was. */
export function useLatestShared(
  params: Params<'shared.show'>,
  first: Shared | undefined,
): Shared | undefined {
  const pass = first?.pass ?? undefined;
  const input = { params, silent: true, ...(pass === undefined ? {} : { sharePassword: pass }) };
  const { data: latest } = useQuery({
    ...asked('shared.revision', input),
    enabled: first !== undefined,
    refetchInterval: ASK_MS,
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
  return data ?? first;
}
