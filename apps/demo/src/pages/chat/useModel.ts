import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../../account/useAccount.js';
import { isAway } from '../../server/isAway.js';
import { asked } from '../../server/queries.js';
import { useServerBack } from '../../server/useServerBack.js';

/** What could answer: a model, or none; `away` where the server cannot be asked, and undefined until it has said. */
export type Answering = 'model' | 'none' | 'away';

/** Tells whether there is a model that could answer. */
export function useAnswering(): Answering | undefined {
  const { user } = useAccount();
  // Nobody has asked for it: without an answer, there is none.
  const { data, error, refetch } = useQuery({
    ...asked('model.list', { query: { size: 100 }, silent: true }),
    enabled: user !== undefined,
  });
  const isGone = !data && isAway(error);
  useServerBack(isGone, () => void refetch());
  if (isGone) return 'away';
  if (!user || error) return 'none';
  return data && (data.items.some(({ enabled }) => enabled) ? 'model' : 'none');
}
