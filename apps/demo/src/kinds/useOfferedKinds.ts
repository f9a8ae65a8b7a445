import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListedKind } from '@letu/core';
import { kinds } from '@letu/kinds';
import { useAccount } from '../account/useAccount.js';
import { asked } from '../server/queries.js';

/**
 * Returns the kinds of which new diagrams are offered, which neither the site nor whoever is signed in has switched off: all of them until
 * it is known, and without an account. Those of the others that exist are opened all the same.
 */
export function useOfferedKinds(): readonly ListedKind[] {
  const { user } = useAccount();
  // Nobody has asked for it: without an answer, all kinds are offered.
  const { data: plugins } = useQuery({
    ...asked('plugin.list', { silent: true }),
    enabled: user !== undefined,
  });
  return useMemo(() => {
    const off = new Set(user && plugins?.filter(({ enabled }) => !enabled).map(({ type }) => type));
    return kinds.filter(({ type }) => !off.has(type));
  }, [user, plugins]);
}
