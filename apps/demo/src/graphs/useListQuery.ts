import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readQuery, writeQuery, type PagedQuery } from '@letu/paged-table';

/** Keeps which rows are shown in the page's address. */
export function useListQuery(): [PagedQuery, (query: PagedQuery) => void] {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readQuery(params), [params]);
  const setQuery = useCallback(
    (next: PagedQuery) => setParams((past) => writeQuery(next, past)),
    [setParams],
  );
  return [query, setQuery];
}
