import { useSyncExternalStore } from 'react';
import { startup } from './account.js';

/** Tells whether whoever works here looks after the whole site, which only the server can say. */
export function useIsSiteOwner(): boolean {
  return useSyncExternalStore(startup.subscribe, startup.getSnapshot).user?.siteRole === 'owner';
}
