'use client';

import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { PagedQuery } from './query.js';
import { readQuery, writeQuery, type UrlStateOptions } from './urlState.js';

const CHANGED = 'letu:query';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener('popstate', onChange);
    window.removeEventListener(CHANGED, onChange);
  };
}

/**
 * Keeps a query in the page's address, so that reloading, going back and sharing the link bring the same rows. Hosts with a router use
 * `readQuery` and `writeQuery` with it instead.
 */
export function useQueryInUrl(options: UrlStateOptions = {}): [PagedQuery, (query: PagedQuery) => void] {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  const content = JSON.stringify(options);
  const query = useMemo(
    () => readQuery(new URLSearchParams(search), JSON.parse(content) as UrlStateOptions),
    [search, content],
  );
  const setQuery = useCallback(
    (next: PagedQuery) => {
      const { pathname, search: present, hash } = window.location;
      const params = writeQuery(next, new URLSearchParams(present), JSON.parse(content) as UrlStateOptions);
      const text = params.toString();
      window.history.pushState(window.history.state, '', pathname + (text && `?${text}`) + hash);
      window.dispatchEvent(new Event(CHANGED));
    },
    [content],
  );
  return [query, setQuery];
}
