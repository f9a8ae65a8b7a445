import { completeQuery, type PagedQuery } from './query.js';

/** How a query is written into addresses. */
export interface UrlStateOptions {
  /** Goes before every name, where two tables share an address. @default '' */
  readonly prefix?: string;
  /** What is left out of the address, being as usual. */
  readonly defaults?: Partial<PagedQuery>;
}

const FILTER = 'f.';

/**
 * Returns an address's parameters with a query written into them; parameters of others stay.
 *
 * @param query The query.
 * @param params The parameters so far.
 * @param options Prefix and defaults.
 */
export function writeQuery(
  query: PagedQuery,
  params: URLSearchParams = new URLSearchParams(),
  { prefix = '', defaults }: UrlStateOptions = {},
): URLSearchParams {
  const usual = completeQuery(defaults);
  const written = new URLSearchParams(params);
  const isOwn = (name: string) => OWN.includes(name) || name.startsWith(FILTER);
  const names = [...params.keys()].filter(
    (name) => name.startsWith(prefix) && isOwn(name.slice(prefix.length)),
  );
  for (const name of names) written.delete(name);
  const put = (name: string, value: string, isUsual: boolean) => {
    if (!isUsual) written.append(prefix + name, value);
  };
  put('page', String(query.page), query.page === usual.page);
  put('size', String(query.pageSize), query.pageSize === usual.pageSize);
  if (query.sort) put('sort', `${query.sort.order === 'descend' ? '-' : ''}${query.sort.key}`, false);
  put('q', query.search, query.search === usual.search);
  for (const [key, values] of Object.entries(query.filters))
    for (const value of values) put(FILTER + key, value, false);
  return written;
}

const OWN = ['page', 'size', 'sort', 'q'];

/**
 * Reads a query from an address's parameters. What is missing or makes no sense is as usual.
 *
 * @param params The parameters.
 * @param options Prefix and defaults, as they were written with.
 */
export function readQuery(params: URLSearchParams, options: UrlStateOptions = {}): PagedQuery {
  const { prefix = '', defaults } = options;
  const usual = completeQuery(defaults);
  const read = (name: string) => params.get(prefix + name);
  const sort = read('sort');
  const filters: Record<string, string[]> = Object.create(null) as Record<string, string[]>;
  for (const [name, value] of params) {
    if (name.startsWith(prefix + FILTER)) (filters[name.slice((prefix + FILTER).length)] ??= []).push(value);
  }
  return completeQuery({
    page: Number(read('page') ?? usual.page),
    pageSize: Number(read('size') ?? usual.pageSize),
    sort: sort
      ? { key: sort.replace(/^-/, ''), order: sort.startsWith('-') ? 'descend' : 'ascend' }
      : usual.sort,
    search: read('q') ?? usual.search,
    filters: { ...usual.filters, ...filters },
  });
}
