import { useQuery } from '@tanstack/react-query';
import type { Preferences } from '@letu/client';
import { client } from '../server/client.js';
import { isAway } from '../server/isAway.js';
import { asked, queryClient } from '../server/queries.js';
import { useServerBack } from '../server/useServerBack.js';
import { currentAccount } from './account.js';
import { keepPreferences, readPreferences, usePreferences, type KeptPreferences } from './keptPreferences.js';
import { readUnsent, useHasUnsent, writeUnsent } from './unsentPreferences.js';
import { useAccount } from './useAccount.js';

const LIST = asked('preference.list', { silent: true });

/**
 * Asks the server for the preferences of whoever is signed in, and keeps them here. Returns them once they are known; where the server
 * cannot be asked, what is kept.
 */
export function useAccountPreferences(): KeptPreferences | undefined {
  const { user, server } = useAccount();
  const keptHere = usePreferences();
  const hasUnsent = useHasUnsent(user?.id);
  const isAsked = user !== undefined && server === 'present';
  // Nobody has asked for them: what is kept here holds until they are known.
  const { data, refetch } = useQuery({
    ...LIST,
    queryFn: async (context) => {
      if (user) await sendUnsent(user.id);
      const preferences = await client.call('preference.list', { signal: context.signal, silent: true });
      keepPreferences(preferences);
      return preferences;
    },
    enabled: isAsked,
    staleTime: Infinity,
  });
  useServerBack(isAsked && hasUnsent, () => void refetch());
  return user && (data ?? (server === 'unreachable' ? keptHere : undefined));
}

/**
 * Sets a preference at once, and takes it back where the server refuses it. A server that cannot be asked is told when it can be.
 *
 * @throws ClientError after it was told.
 */
export async function setPreference<Key extends keyof Preferences>(
  key: Key,
  value: Preferences[Key],
): Promise<void> {
  const before = readPreferences();
  keepPreferences({ ...before, [key]: value });
  const { user } = currentAccount();
  if (!user) return;
  try {
    queryClient.setQueryData(
      LIST.queryKey,
      await client.call('preference.set', { params: { key }, body: { value }, silent: isAway }),
    );
    writeUnsent(user.id, without(readUnsent(user.id), key));
  } catch (error) {
    if (isAway(error)) return writeUnsent(user.id, [...without(readUnsent(user.id), key), key]);
    const { [key]: _refused, ...rest } = readPreferences();
    keepPreferences(key in before ? { ...rest, [key]: before[key] } : rest);
    throw error;
  }
}

const without = <Item>(items: readonly Item[], item: Item) => items.filter((one) => one !== item);

/** Tells the server what was set while it could not be asked; what it refuses by now is as it has it. */
async function sendUnsent(owner: string): Promise<void> {
  for (const key of readUnsent(owner)) {
    const value = readPreferences()[key];
    if (value !== undefined)
      await client
        .call('preference.set', { params: { key }, body: { value }, silent: true })
        .catch((error: unknown) => {
          if (isAway(error)) throw error;
        });
    writeUnsent(owner, without(readUnsent(owner), key));
  }
}
