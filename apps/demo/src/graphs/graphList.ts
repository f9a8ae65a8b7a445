import type { Data, Query } from '@letu/client';
import type { PagedQuery } from '@letu/paged-table';

/** What a list of graphs can be sorted by, as the server names it. */
export const GRAPH_SORTS = ['updatedAt', 'openedAt', 'createdAt', 'title'] as const;
export type GraphSort = (typeof GRAPH_SORTS)[number];

/** The filter a kind is chosen by. */
export const TYPE_FILTER = 'type';

/** Part of a list of graphs, as the server is asked for it. */
export type GraphListQuery = Query<'repository.graphs'>;

/** Loads part of a list of graphs. */
export type LoadGraphs = (query: GraphListQuery, signal: AbortSignal) => Promise<Data<'graph.list'>>;

const isSort = (key: string | undefined): key is GraphSort => GRAPH_SORTS.includes(key as GraphSort);

/** Returns the order that is the usual one for what a list is sorted by: the latest first, titles from A on. */
export function usualOrder(sort: GraphSort): 'ascend' | 'descend' {
  return sort === 'title' ? 'ascend' : 'descend';
}

/** Says in the server's words which rows a table wants. */
export function toListQuery({ page, pageSize, search, filters, sort }: PagedQuery): GraphListQuery {
  const type = filters[TYPE_FILTER]?.[0];
  return {
    page,
    size: Math.min(pageSize, 100),
    ...(search ? { q: search } : {}),
    ...(type === undefined ? {} : { type }),
    ...(isSort(sort?.key)
      ? { sort: sort.key, order: sort.order === 'ascend' ? ('asc' as const) : ('desc' as const) }
      : {}),
  };
}
