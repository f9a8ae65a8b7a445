import { createContext, use, useMemo, type ReactNode } from 'react';
import type { ListedKind } from '@letu/core';
import { kinds } from '@letu/kinds';
import { client } from '../server/client.js';
import { useLoaded } from '../server/useLoaded.js';

const OfferedKindsContext = createContext(kinds);

export interface OfferedKindsProviderProps {
  /** Whose switches count; without an account every kind is offered. */
  readonly owner: string | undefined;
  readonly children: ReactNode;
}

/** Knows the kinds that neither the site nor whoever is signed in has switched off: all of them until it is known. */
export function OfferedKindsProvider({ owner, children }: OfferedKindsProviderProps) {
  const { data: off } = useLoaded(owner ?? '', async (signal) => {
    if (owner === undefined) return [];
    const plugins = await client.call('plugin.list', { signal, silent: true });
    return plugins.filter(({ enabled }) => !enabled).map(({ type }) => type);
  });
  const offered = useMemo(() => kinds.filter(({ type }) => !off?.includes(type)), [off]);
  return <OfferedKindsContext value={offered}>{children}</OfferedKindsContext>;
}

/** Returns the kinds of which new diagrams are offered. Those of the others that exist are opened all the same. */
export function useOfferedKinds(): readonly ListedKind[] {
  return use(OfferedKindsContext);
}
