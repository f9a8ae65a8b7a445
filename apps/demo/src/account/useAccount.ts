import { useMemo, useSyncExternalStore } from 'react';
import { accountOf, startup, type Account } from './account.js';

/** Returns who works here, and follows signing in and out. */
export function useAccount(): Account {
  const state = useSyncExternalStore(startup.subscribe, startup.getSnapshot);
  return useMemo(() => accountOf(state), [state]);
}

/** Tells whether it is known who works here, which it is at first not. */
export const useIsKnown = (): boolean =>
  !useSyncExternalStore(startup.subscribe, startup.getSnapshot).isLoading;
