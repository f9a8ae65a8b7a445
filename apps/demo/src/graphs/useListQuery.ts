import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { DEFAULT_QUERY, readQuery, writeQuery, type PagedQuery } from '@letu/paged-table';
import { usePreferences } from '../account/keptPreferences.js';

/** Keeps which rows are shown in the page's address. */
export function useListQuery(): [PagedQuery, (query: PagedQuery) => void] {
  const [params, setParams] = useSearchParams();
  const pageSize = usePreferences().repo?.pageSize ?? DEFAULT_QUERY.pageSize;
  const options = useMemo(() => ({ defaults: { pageSize } }), [pageSize]);
  const query = useMemo(() => readQuery(params, options), [params, options]);
  const setQuery = useCallback(
    // Going back leads past what was typed on the way to a search.
    (next: PagedQuery) =>
      setParams((past) => writeQuery(next, past, options), {
        replace: query.search !== '' && next.search !== query.search,
      }),
    [setParams, query.search, options],
  );
  return [query, setQuery];
}
