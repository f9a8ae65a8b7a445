import { useCallback, useEffect, useState } from 'react';
import { lastPage, type PagedQuery } from './query.js';
import type { PagedResult, PagedSource } from './types.js';
import { useLatest } from '@letu/hooks';

/** The rows of a page and what has come of loading them. */
export interface PagedRows<Row> extends PagedResult<Row> {
  readonly status: 'loading' | 'ready' | 'error';
  /** Why the last request failed; undefined unless the status is `error`. */
  readonly error: unknown;
  /** Whether any page has been there. */
  readonly isFirst: boolean;
  /** How often an answer was taken: tells new rows from old. */
  readonly answers: number;
  reload(): void;
  /** Shows another total until the next answer. */
  setTotal(total: number): void;
}

interface Loaded<Row> extends PagedResult<Row> {
  /** Which request this answers. */
  readonly id: string;
  readonly isError: boolean;
  readonly error: unknown;
  readonly isFirst: boolean;
  readonly answers: number;
}

const NOTHING = {
  id: '',
  rows: [],
  total: 0,
  isError: false,
  error: undefined,
  isFirst: true,
  answers: 0,
} as const;

/** Makes sense of what a source answers: totals below what is seen, or no numbers at all. */
function sound<Row>(answer: PagedResult<Row>, { page, pageSize }: PagedQuery): PagedResult<Row> {
  if (!Array.isArray(answer.rows)) throw new TypeError('A source has to answer with rows.');
  const { rows } = answer;
  const total = Number.isFinite(answer.total) ? Math.max(0, Math.floor(answer.total)) : 0;
  return { rows, total: rows.length > 0 ? Math.max(total, (page - 1) * pageSize + rows.length) : total };
}

/** What a page that is beyond the end has to become; undefined if it is not. */
function pageInstead(
  { rows, total }: PagedResult<unknown>,
  { page, pageSize }: PagedQuery,
): number | undefined {
  const last = lastPage(total, pageSize);
  return rows.length === 0 && page > last ? last : undefined;
}

/**
 * Loads the rows of a query. Only the answer to the latest request is taken; the signals of all others are aborted.
 *
 * @param source Where rows come from; without one, nothing is loaded. Its identity does not matter.
 * @param query Which rows.
 * @param initial The rows until the first answer.
 * @param onPage Called with the last page when the wanted one is beyond it.
 */
export function usePagedRows<Row>(
  source: PagedSource<Row> | undefined,
  query: PagedQuery,
  initial: PagedResult<Row> | undefined,
  onPage: (page: number) => void,
): PagedRows<Row> {
  const [loaded, setLoaded] = useState<Loaded<Row>>(
    initial ? { ...NOTHING, ...initial, isFirst: false } : NOTHING,
  );
  const [times, setTimes] = useState(0);
  const latest = useLatest({ source, onPage });
  const content = JSON.stringify(query);
  const id = `${times} ${content}`;

  useEffect(() => {
    const load = latest.current.source;
    if (!load) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const asked = JSON.parse(content) as PagedQuery;
    const run = async () => {
      try {
        const answer = sound(await load({ ...asked, signal }), asked);
        if (signal.aborted) return;
        const instead = pageInstead(answer, asked);
        if (instead === undefined)
          setLoaded((past) => ({ ...NOTHING, ...answer, id, isFirst: false, answers: past.answers + 1 }));
        else latest.current.onPage(instead);
      } catch (error) {
        if (!signal.aborted) setLoaded((past) => ({ ...past, id, isError: true, error }));
      }
    };
    void run();
    return () => controller.abort();
  }, [id, content, latest]);

  const reload = useCallback(() => setTimes((past) => past + 1), []);
  const setTotal = useCallback((total: number) => setLoaded((past) => ({ ...past, total })), []);
  const settled = loaded.isError ? 'error' : 'ready';
  const { rows, total, isFirst, answers, error } = loaded;
  return {
    rows,
    total,
    isFirst,
    answers,
    error,
    status: loaded.id === id ? settled : 'loading',
    reload,
    setTotal,
  };
}
