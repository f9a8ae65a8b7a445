import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Preferences } from '@letu/client';
import { client } from '../server/client.js';
import { asked, queryClient } from '../server/queries.js';
import { currentAccount } from './account.js';
import { useAccount } from './useAccount.js';

/** What of the preferences is read on this device, too: without an account, and before the server has answered. */
export type KeptPreferences = Partial<Preferences>;

const KEY = 'letu:preferences';
const LIST = asked('preference.list', { silent: true });
const NOTHING: KeptPreferences = {};

const listeners = new Set<() => void>();
let kept: KeptPreferences | undefined;

/** Returns what is set on this device; of whoever is signed in, what the server has said last. */
export function readPreferences(): KeptPreferences {
  kept ??= read();
  return kept;
}

function read(): KeptPreferences {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? NOTHING) as KeptPreferences;
  } catch {
    return NOTHING;
  }
}

function keep(preferences: KeptPreferences): void {
  kept = preferences;
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // They then hold for as long as the page does.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the preferences, and follows their changes. */
export const usePreferences = (): KeptPreferences => useSyncExternalStore(subscribe, readPreferences);

/** Asks the server for the preferences of whoever is signed in, and keeps them here. Returns them once they are known. */
export function useAccountPreferences(): Preferences | undefined {
  const { user, server } = useAccount();
  // Nobody has asked for them: what is kept here holds until they are known.
  const { data } = useQuery({
    ...LIST,
    queryFn: async (context) => {
      const preferences = await client.call('preference.list', { signal: context.signal, silent: true });
      keep(preferences);
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
  keep({ ...before, [key]: value });
  if (!currentAccount().user) return;
  try {
    queryClient.setQueryData(
      LIST.queryKey,
      await client.call('preference.set', { params: { key }, body: { value } }),
    );
  } catch (error) {
    const { [key]: _refused, ...rest } = readPreferences();
    keep(key in before ? { ...rest, [key]: before[key] } : rest);
    throw error;
  }
}
