import { createContext, use, useMemo, useRef, type ReactNode } from 'react';
import type { Client, Repository } from '@letu/client';
import { client } from '../server/client.js';
import { useLoaded } from '../server/useLoaded.js';

/** The repositories one may see, as far as they are loaded. */
export interface Repositories {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly items: readonly Repository[];
  /** Whether there are others that are not loaded. */
  readonly hasMore: boolean;
  loadMore(): void;
  reload(): void;
}

const PAGE = 100;

const RepositoriesContext = createContext<Repositories | undefined>(undefined);

export interface RepositoriesProviderProps {
  /** Whose they are; without an account there are none. */
  readonly owner: string | undefined;
  readonly children: ReactNode;
}

/** Loads the repositories of whoever is signed in, for the navigation and the pages. */
export function RepositoriesProvider({ owner, children }: RepositoriesProviderProps) {
  const pages = useRef(1);
  const { status, data, reload } = useLoaded(owner ?? '', async (signal) =>
    owner === undefined ? undefined : loadRepositories(client, pages.current, signal),
  );
  const value = useMemo<Repositories | undefined>(
    () =>
      owner === undefined
        ? undefined
        : {
            status,
            items: data?.items ?? [],
            hasMore: data?.hasMore ?? false,
            loadMore() {
              pages.current += 1;
              reload();
            },
            reload,
          },
    [owner, status, data, reload],
  );
  return <RepositoriesContext value={value}>{children}</RepositoriesContext>;
}

async function loadRepositories({ call }: Client, pages: number, signal: AbortSignal) {
  const items: Repository[] = [];
  let after: string | null = '';
  for (let page = 0; page < pages && after !== null; page += 1) {
    const part: { items: Repository[]; next: string | null } = await call('repository.list', {
      query: { after, size: PAGE },
      signal,
      silent: true,
    });
    items.push(...part.items);
    after = part.next;
  }
  return { items, hasMore: after !== null };
}

/** Returns the repositories; undefined for who is not signed in. */
export function useRepositories(): Repositories | undefined {
  return use(RepositoriesContext);
}
