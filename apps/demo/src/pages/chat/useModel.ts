import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../../account/useAccount.js';
import { asked } from '../../server/queries.js';

/** Tells whether there is a model that could answer; undefined until that is known. */
export function useHasModel(): boolean | undefined {
  const { user } = useAccount();
  // Nobody has asked for it: without an answer, there is none.
  const { data, isError } = useQuery({
    ...asked('model.list', { query: { size: 100 }, silent: true }),
    enabled: user !== undefined,
  });
  if (!user || isError) return false;
  return data?.items.some(({ enabled }) => enabled);
}
