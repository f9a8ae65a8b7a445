import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readQuery, writeQuery, type PagedQuery } from '@letu/paged-table';

/** Keeps which rows are shown in the page's address. */
export function useListQuery(): [PagedQuery, (query: PagedQuery) => void] {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readQuery(params), [params]);
  const setQuery = useCallback(
    // Going back leads past what was typed on the way to a search.
    (next: PagedQuery) =>
      setParams((past) => writeQuery(next, past), {
        replace: query.search !== '' && next.search !== query.search,
      }),
    [setParams, query.search],
  );
  return [query, setQuery];
}
