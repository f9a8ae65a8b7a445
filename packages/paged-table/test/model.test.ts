import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  afterDelete,
  completeQuery,
  PagedTable,
  readQuery,
  writeQuery,
  type PagedColumn,
} from '@letu/paged-table';

describe('the delete rule', () => {
  // page, rows of all pages, rows on the page, deleted from it, deleted in all -> page, total to go on with
  it.each([
    ['the only row of the last page', 3, 21, 1, 1, 1, 2, 20],
    ['all rows of the last page', 3, 25, 5, 5, 5, 2, 20],
    ['all of a last page that is full', 2, 20, 10, 10, 10, 1, 10],
    ['the last page and rows of other pages', 3, 25, 5, 5, 9, 2, 16],
    ['some rows of the last page', 3, 25, 5, 4, 4, 3, 25],
    ['rows of other pages only', 3, 25, 5, 0, 4, 3, 25],
    ['all rows of a page in the middle', 2, 25, 10, 10, 10, 2, 25],
    ['one row of a page in the middle', 2, 25, 10, 1, 1, 2, 25],
    ['all rows of the first page, more following', 1, 25, 10, 10, 10, 1, 25],
    ['all rows of the only page', 1, 4, 4, 4, 4, 1, 4],
    ['one row of the only page', 1, 4, 4, 1, 1, 1, 4],
    ['nothing of an empty page', 2, 10, 0, 0, 0, 2, 10],
  ])('%s', (_case, page, total, rowsOnPage, deletedOnPage, deleted, nextPage, nextTotal) => {
    const state = { page, pageSize: 10, total, rowsOnPage, deletedOnPage, deleted };
    expect(afterDelete(state)).toEqual({ page: nextPage, total: nextTotal });
  });
});

describe('a query', () => {
  it.each([
    [{ page: 0, pageSize: -5 }, 1, 20],
    [{ page: Number.NaN, pageSize: Number.NaN }, 1, 20],
    [{ page: 2.7, pageSize: 10.2 }, 2, 10],
    [{ page: Infinity, pageSize: 1e9 }, Number.MAX_SAFE_INTEGER, 100_000],
  ])('makes sense of %j', (query, page, pageSize) => {
    expect(completeQuery(query)).toMatchObject({ page, pageSize });
  });

  it('goes into an address and back, beside what others keep there', () => {
    const query = completeQuery({
      page: 3,
      pageSize: 50,
      sort: { key: 'name', order: 'descend' },
      search: '流程 & 图',
      filters: { kind: ['mermaid', 'd2'] },
    });
    const params = writeQuery(query, new URLSearchParams('tab=all&t.page=9'), { prefix: 't.' });
    expect(params.get('tab')).toBe('all');
    expect(readQuery(new URLSearchParams(params.toString()), { prefix: 't.' })).toEqual({
      ...query,
      filters: { kind: ['mermaid', 'd2'] },
    });
  });

  it('leaves what is as usual out of the address', () => {
    expect(writeQuery(completeQuery()).toString()).toBe('');
  });

  it.each(['page=-1&size=abc', 'page=1e99', 'f.__proto__=x&sort=-'])('survives the address %s', (address) => {
    const query = readQuery(new URLSearchParams(address));
    expect(query.page).toBeGreaterThanOrEqual(1);
    expect(query.pageSize).toBe(20);
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  });
});

interface Graph {
  readonly id: number;
  readonly name: string;
}

describe('columns', () => {
  it('know the fields of the rows and the type of each', () => {
    const columns: readonly PagedColumn<Graph>[] = [
      { field: 'name', title: '名称', render: (value) => value.toUpperCase() },
      { field: 'id', title: '编号', render: (value) => value.toFixed(0) },
      { key: 'both', title: '两者', render: (_, row) => `${row.id} ${row.name}` },
      // @ts-expect-error Rows have no such field.
      { field: 'owner', title: '所有者' },
      // @ts-expect-error A number has no such method.
      { field: 'id', title: '编号', render: (value) => value.trim() },
    ];
    expect(columns).toHaveLength(5);
  });
});

it('renders on a server as a list that is loading', () => {
  expect(typeof globalThis.document).toBe('undefined');
  const source = () => Promise.resolve({ rows: [] as Graph[], total: 0 });
  const columns: readonly PagedColumn<Graph>[] = [{ field: 'name', title: '名称' }];
  const markup = renderToString(createElement(PagedTable<Graph>, { columns, source, rowKey: 'id' }));
  expect(markup).toContain('data-state="loading"');
});
