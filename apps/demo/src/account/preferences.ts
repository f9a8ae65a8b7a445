import { useQuery } from '@tanstack/react-query';
import type { Preferences } from '@letu/client';
import { client } from '../server/client.js';
import { asked, queryClient } from '../server/queries.js';
import { currentAccount } from './account.js';
import { keepPreferences, readPreferences } from './keptPreferences.js';
import { useAccount } from './useAccount.js';

const LIST = asked('preference.list', { silent: true });

/** Asks the server for the preferences of whoever is signed in, and keeps them here. Returns them once they are known. */
export function useAccountPreferences(): Preferences | undefined {
  const { user, server } = useAccount();
  // Nobody has asked for them: what is kept here holds until they are known.
  const { data } = useQuery({
    ...LIST,
    queryFn: async (context) => {
      const preferences = await client.call('preference.list', { signal: context.signal, silent: true });
      keepPreferences(preferences);
      return preferences;
    },
    enabled: user !== undefined && server === 'present',
    staleTime: Infinity,
  });
  return user && data;
}

/**
 * Sets a preference at once, and takes it back where the server refuses it.
 *
 * @throws ClientError after it was told.
 */
export async function setPreference<Key extends keyof Preferences>(
  key: Key,
  value: Preferences[Key],
): Promise<void> {
  const before = readPreferences();
  keepPreferences({ ...before, [key]: value });
  if (!currentAccount().user) return;
  try {
    queryClient.setQueryData(
      LIST.queryKey,
      await client.call('preference.set', { params: { key }, body: { value } }),
    );
  } catch (error) {
    const { [key]: _refused, ...rest } = readPreferences();
    keepPreferences(key in before ? { ...rest, [key]: before[key] } : rest);
    throw error;
  }
}
