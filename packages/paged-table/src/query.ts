/** How rows are sorted: by one column, up or down. */
export interface PagedSort {
  /** The key of the column. */
  readonly key: string;
  readonly order: 'ascend' | 'descend';
}

/** Which rows are wanted. */
export interface PagedQuery {
  /** The page, counted from 1. */
  readonly page: number;
  /** How many rows a page has. */
  readonly pageSize: number;
  readonly sort?: PagedSort | undefined;
  /** The chosen values by the key of their column. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly search: string;
}

/** What a table asks for where it is not told otherwise. */
export const DEFAULT_QUERY: PagedQuery = { page: 1, pageSize: 20, filters: {}, search: '' };

/** The largest page that is asked for. */
export const MAX_PAGE_SIZE = 100_000;

const whole = (value: unknown, fallback: number, most: number) => {
  const number = Math.floor(Number(value));
  return number >= 1 ? Math.min(number, most) : fallback;
};

/**
 * Completes a query and makes sense of what has none: a page below 1, a page size that is no number.
 *
 * @param query What is known of it.
 */
export function completeQuery(query: Partial<PagedQuery> = {}): PagedQuery {
  return {
    ...DEFAULT_QUERY,
    ...query,
    page: whole(query.page, DEFAULT_QUERY.page, Number.MAX_SAFE_INTEGER),
    pageSize: whole(query.pageSize, DEFAULT_QUERY.pageSize, MAX_PAGE_SIZE),
  };
}

/** Returns the last page there is; of no rows, the first. */
export function lastPage(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** Changes a query. Whatever changes which rows there are leads to the first page. */
export function changeQuery(query: PagedQuery, change: Partial<PagedQuery>): PagedQuery {
  const isOtherRows = 'search' in change || 'filters' in change || 'sort' in change;
  return completeQuery({ ...query, ...(isOtherRows ? { page: 1 } : {}), ...change });
}
