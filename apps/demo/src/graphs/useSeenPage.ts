import { useLocation } from 'react-router';
import { useQueryClient } from '@tanstack/react-query';
import type { PagedResult } from '@letu/paged-table';

/** What was seen of a list where one is, and what keeps what is seen now. */
export interface SeenPage<Row> {
  readonly page: PagedResult<Row> | undefined;
  keep(page: PagedResult<Row>): PagedResult<Row>;
}

/** Returns the rows that a list had at this address when it was left: they are there at once, and brought up to date then. */
export function useSeenPage<Row>(): SeenPage<Row> {
  const { pathname, search } = useLocation();
  const queries = useQueryClient();
  const queryKey = ['seenPage', pathname, search];
  return {
    page: queries.getQueryData<PagedResult<Row>>(queryKey),
    keep(page) {
      queries.setQueryData(queryKey, page);
      return page;
    },
  };
}
