import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type PagedQuery, type PagedResult, type PagedTableProps } from '@letu/paged-table';
import { renderThemed } from '../../theme/test/page.js';
import { GraphStore, Table, type Graph } from './graphs.js';
import { button, currentPage, names, range, state } from './shownTable.js';

describe('loading', () => {
  it('takes only the answer to the latest request, however late others are', async () => {
    const answers = new Map<number, (result: PagedResult<Graph>) => void>();
    const store = new GraphStore(12);
    const signals: AbortSignal[] = [];
    const source: PagedTableProps<Graph>['source'] = ({ page: wanted, signal }) => {
      signals.push(signal);
      return new Promise((resolve) => answers.set(wanted, resolve));
    };
    const query = (wanted: number): PagedQuery => ({ page: wanted, pageSize: 5, filters: {}, search: '' });
    const { rerender } = renderThemed(<Table store={store} source={source!} query={query(1)} />);
    rerender(<Table store={store} source={source!} query={query(2)} />);
    const answer = async (wanted: number) =>
      answers.get(wanted)?.(await store.load({ ...query(wanted), signal: signals[0]! }));
    await answer(2);
    await expect.poll(names).toEqual(range(6, 10));
    await answer(1);
    await expect.poll(state).toBe('ready');
    expect(names()).toEqual(range(6, 10));
    expect(signals.at(-1)?.aborted).toBe(false);
    expect(signals.slice(0, -1).every(({ aborted }) => aborted)).toBe(true);
  });

  it('shows rows of an earlier visit until it has answered', async () => {
    const store = new GraphStore(12);
    const query: PagedQuery = { page: 1, pageSize: 5, filters: {}, search: '' };
    const initial = await store.load({ ...query, signal: new AbortController().signal });
    store.graphs = store.graphs.slice(1);
    let answer = (_result: PagedResult<Graph>) => undefined as void;
    const source = () => new Promise<PagedResult<Graph>>((resolve) => (answer = resolve));
    renderThemed(<Table store={store} source={source} initial={initial} query={query} />);
    expect(names()).toEqual(range(1, 5));
    answer(await store.load({ ...query, signal: new AbortController().signal }));
    await expect.poll(names).toEqual(range(2, 6));
  });

  it('keeps the rows when it fails, says so, and tries again', async () => {
    const store = new GraphStore(12);
    renderThemed(<Table store={store} />);
    await expect.poll(names).toEqual(range(1, 5));
    store.isDown = true;
    await userEvent.click(button('刷新'));
    await expect.element(page.getByRole('alert')).toBeVisible();
    expect(names()).toEqual(range(1, 5));
    store.isDown = false;
    await userEvent.click(button('重试'));
    await expect.poll(state).toBe('ready');
    expect(document.querySelector('[role=alert]')).toBe(null);
  });

  it.each([
    ['a page beyond the end', { page: 99, pageSize: 5 }, '3', ['图 11', '图 12']],
    ['a page that is no number', { page: Number.NaN, pageSize: 5 }, '1', range(1, 5)],
  ])('of %s ends on one that is there', async (_case, defaultQuery, expectedPage, rows) => {
    renderThemed(<Table store={new GraphStore(12)} defaultQuery={defaultQuery} />);
    await expect.poll(names).toEqual(rows);
    expect(currentPage()).toBe(expectedPage);
  });

  it('of a list that shrank meanwhile ends on its last page', async () => {
    const store = new GraphStore(12);
    renderThemed(<Table store={store} defaultQuery={{ page: 3, pageSize: 5 }} />);
    await expect.poll(names).toEqual(['图 11', '图 12']);
    store.graphs = store.graphs.slice(0, 4);
    await userEvent.click(button('刷新'));
    await expect.poll(names).toEqual(range(1, 4));
    expect(currentPage()).toBe('1');
  });

  it.each([
    ['no rows', () => Promise.resolve({ rows: undefined, total: 3 })],
    ['nothing', () => Promise.resolve(undefined)],
    ['an exception that is no error', () => Promise.reject('text')], // oxlint-disable-line prefer-promise-reject-errors
    [
      'an exception at once',
      () => {
        throw new Error('sync');
      },
    ],
  ])('of a source that answers %s is an error with a way on', async (_case, source) => {
    renderThemed(<Table store={new GraphStore(0)} source={source as never} />);
    await expect.poll(state).toBe('error');
    await expect.element(button('重试')).toBeVisible();
  });

  it('shows every row of a page where keys are there twice', async () => {
    const rows = [1, 1, 2].map((id, at) => ({ id, name: `图 ${at + 1}`, kind: 'd2' }));
    renderThemed(<Table store={new GraphStore(0)} data={{ rows, total: -5, status: 'ready' }} />);
    await expect.poll(names).toEqual(range(1, 3));
  });
});
