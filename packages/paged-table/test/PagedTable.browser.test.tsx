import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ownMessages } from '@letu/core';
import {
  pagedTableMessages,
  useQueryInUrl,
  type PagedTableHandle,
  type PagedTableProps,
} from '@letu/paged-table';
import { COLOURS } from '../../../test/visual/accessibility.js';
import { renderThemed, violations } from '../../theme/test/page.js';
import { GraphStore, Table, type Graph } from './graphs.js';
import { button, currentPage, names, range, state, total } from './shownTable.js';

async function select(...graphs: readonly string[]): Promise<void> {
  for (const graph of graphs)
    await userEvent.click(page.getByRole('checkbox', { name: `选择${graph}`, exact: true }));
}

async function confirmRemoval(): Promise<void> {
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '删除' }));
}

describe('a host’s own words', () => {
  it('are those of buttons, counts and dialogs', async () => {
    const own = ownMessages(pagedTableMessages, {
      'zh-CN': { total: '一共 {0} 张', remove: '丢弃', confirmTitle: (count) => `丢弃这 ${count} 张？` },
    });
    renderThemed(<Table store={new GraphStore(7)} />, { messages: [own] });
    await expect.poll(total).toBe('一共 7 张');
    await select('图 1', '图 2');
    await userEvent.click(button('丢弃'));
    await expect.element(page.getByRole('dialog').getByText('丢弃这 2 张？')).toBeVisible();
  });
});

describe('deletion', () => {
  // page, rows in all, rows to delete (by number), whether it fails -> page, rows shown, rows in all
  it.each([
    ['the only row of the last page: one page back', 3, 11, [11], false, '2', range(6, 10), 10],
    ['all rows of the last page: one page back', 3, 12, [11, 12], false, '2', range(6, 10), 10],
    ['some rows of the last page: stays', 3, 12, [12], false, '3', ['图 11'], 11],
    [
      'all rows of a page before the last: stays, and the next ones move up',
      2,
      12,
      [6, 7, 8, 9, 10],
      false,
      '2',
      ['图 11', '图 12'],
      7,
    ],
    ['all rows of the only page: stays', 1, 2, [1, 2], false, '1', [], 0],
    [
      'the only row of the last page, and it fails: stays, and the row is back',
      3,
      11,
      [11],
      true,
      '3',
      ['图 11'],
      11,
    ],
    ['some rows, and it fails: stays, and they are back', 1, 12, [1, 2], true, '1', range(1, 5), 12],
  ])('of %s', async (_case, at, count, doomed, isRefusing, expectedPage, expectedRows, expectedTotal) => {
    const store = new GraphStore(count);
    store.isRefusing = isRefusing;
    renderThemed(<Table store={store} defaultQuery={{ page: at, pageSize: 5 }} />);
    await expect.poll(names).toContain(`图 ${doomed[0]}`);
    await select(...doomed.map((id) => `图 ${id}`));
    await userEvent.click(button('删除'));
    await confirmRemoval();
    await expect.element(page.getByText(isRefusing ? /已放回列表/ : /^已删除/)).toBeVisible();
    await expect.poll(names).toEqual(expectedRows);
    await expect.poll(total).toBe(`共 ${expectedTotal} 条`);
    expect(currentPage() ?? '1').toBe(expectedPage);
  });

  it('of one row asks by its name, and does nothing when called off', async () => {
    const store = new GraphStore(3);
    renderThemed(<Table store={store} />);
    await userEvent.click(button('删除图 2'));
    // antd 6 writes the question into a hidden head as well.
    await expect.element(page.getByRole('dialog').getByText('删除图 2？').last()).toBeVisible();
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '取消' }));
    expect(names()).toEqual(range(1, 3));
    expect(store.graphs).toHaveLength(3);
  });

  it('is offered only for rows that can be deleted, in words of the host', async () => {
    const store = new GraphStore(2);
    const hint = '移到回收站，保留 30 天。';
    renderThemed(<Table store={store} isRemovable={({ id }) => id !== 1} confirmHint={hint} />);
    await expect.poll(names).toEqual(range(1, 2));
    expect(button('删除图 1').elements()).toEqual([]);
    document.querySelector<HTMLElement>('[data-row-key="1"]')?.focus();
    await userEvent.keyboard('{Delete}');
    expect(document.querySelector('[role=dialog]')).toBe(null);
    await userEvent.click(button('删除图 2'));
    await expect.element(page.getByRole('dialog').getByText(hint)).toBeVisible();
    await confirmRemoval();
    await expect.poll(names).toEqual(['图 1']);
  });

  it('takes rows away at once, while the source is still at it', async () => {
    const store = new GraphStore(3);
    let finish: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const remove = (keys: readonly (string | number)[]) => waiting.then(() => store.remove(keys));
    renderThemed(<Table store={store} remove={remove} skipConfirm />);
    await userEvent.click(button('删除图 2'));
    await expect.poll(names).toEqual(['图 1', '图 3']);
    expect(total()).toBe('正在删除…');
    expect(store.graphs).toHaveLength(3);
    finish();
    await expect.poll(total).toBe('共 2 条');
    expect(names()).toEqual(['图 1', '图 3']);
  });

  it('is undone where the source offers it', async () => {
    const store = new GraphStore(3);
    renderThemed(<Table store={store} skipConfirm />);
    await userEvent.click(button('删除图 2'));
    await expect.poll(total).toBe('共 2 条');
    await userEvent.click(button('撤销'));
    await expect.poll(names).toEqual(range(1, 3));
    await expect.element(page.getByText('已恢复 1 条')).toBeVisible();
  });

  it('that failed can be tried again', async () => {
    const store = new GraphStore(3);
    store.isRefusing = true;
    renderThemed(<Table store={store} skipConfirm />);
    await userEvent.click(button('删除图 2'));
    await expect.element(page.getByRole('alert')).toBeVisible();
    expect(names()).toEqual(range(1, 3));
    store.isRefusing = false;
    await userEvent.click(button('重试'));
    await expect.poll(names).toEqual(['图 1', '图 3']);
  });

  it('puts back what the source did not delete', async () => {
    const store = new GraphStore(3);
    const remove = async () => {
      await store.remove([1]);
      return { removed: [1] };
    };
    renderThemed(<Table store={store} remove={remove} />);
    await expect.poll(names).toEqual(range(1, 3));
    await select('图 1', '图 2');
    await userEvent.click(button('删除'));
    await confirmRemoval();
    await expect.element(page.getByText('有 1 条没能删除，已放回列表')).toBeVisible();
    await expect.poll(names).toEqual(['图 2', '图 3']);
  });
});

describe('selection', () => {
  it('holds across pages and is deleted as one', async () => {
    const store = new GraphStore(12);
    renderThemed(<Table store={store} />);
    await expect.poll(names).toEqual(range(1, 5));
    await select('图 1');
    await userEvent.click(page.getByRole('listitem', { name: '3' }));
    await expect.poll(names).toEqual(['图 11', '图 12']);
    await select('图 11', '图 12');
    await expect.element(page.getByText('已选 3 条，其中 1 条在其他页')).toBeVisible();
    await userEvent.click(button('删除'));
    await confirmRemoval();
    await expect.poll(names).toEqual(['图 7', '图 8', '图 9', '图 10']);
    expect(currentPage()).toBe('2');
    expect(total()).toBe('共 9 条');
  });
});

describe('the reader', () => {
  it('finds as one types, and once an input method is done', async () => {
    const store = new GraphStore(30);
    renderThemed(<Table store={store} />);
    await expect.poll(names).toEqual(range(1, 5));
    const box = page.getByRole('searchbox', { name: '搜索' });
    const field = box.element();
    field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    for (const unfinished of ['t', 'tu', 'tu 3', 'tu 30']) await userEvent.fill(box, unfinished);
    await userEvent.fill(box, '图 30');
    field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    await expect.poll(names).toEqual(['图 30']);
    expect(store.requests.filter(({ search }) => search?.startsWith('t'))).toEqual([]);
    await userEvent.fill(box, '图 3 ');
    await expect.poll(names).toEqual(['图 3', '图 30']);
    await expect.element(box).toHaveValue('图 3 ');
  });

  it('searches, sorts and filters, each from the first page', async () => {
    const store = new GraphStore(30);
    renderThemed(<Table store={store} defaultQuery={{ page: 2, pageSize: 5 }} />);
    await expect.poll(names).toEqual(range(6, 10));
    await userEvent.fill(page.getByRole('searchbox', { name: '搜索' }), '图 3');
    await userEvent.keyboard('{Enter}');
    await expect.poll(names).toEqual(['图 3', '图 30']);
    await userEvent.click(page.getByRole('columnheader', { name: '名称' }));
    await userEvent.click(page.getByRole('columnheader', { name: '名称' }));
    await expect.poll(names).toEqual(['图 30', '图 3']);
    expect(store.requests.at(-1)).toMatchObject({
      page: 1,
      search: '图 3',
      sort: { key: 'name', order: 'descend' },
    });
  });

  it('goes through rows, selects, opens, deletes and turns pages with keys', async () => {
    // The pointer rests where the last test left it, on a title whose hint would take Esc for itself.
    await userEvent.unhover(document.body);
    const opened: string[] = [];
    renderThemed(<Table store={new GraphStore(12)} onOpen={({ name }) => opened.push(name)} />);
    await expect.poll(names).toEqual(range(1, 5));
    document.querySelector<HTMLElement>('[data-row-key="1"]')?.focus();
    await userEvent.keyboard('{ArrowDown}{Enter} ');
    expect(opened).toEqual(['图 2']);
    await expect.element(page.getByText('已选 1 条')).toBeVisible();
    await userEvent.keyboard('{End}{Delete}');
    await expect.element(page.getByRole('dialog').getByText('删除图 5？').last()).toBeVisible();
    const dialog = () => document.querySelector('[role=dialog]');
    await expect.poll(() => dialog()?.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(dialog).toBe(null);
    document.querySelector<HTMLElement>('[data-row-key="1"]')?.focus();
    await userEvent.keyboard('{PageDown}');
    await expect.poll(names).toEqual(range(6, 10));
  });

  it('is told by the host that there is nothing, but not that nothing matches', async () => {
    renderThemed(<Table store={new GraphStore(0)} empty={<p>画第一张图吧</p>} defaultView="cards" />);
    await expect.element(page.getByText('画第一张图吧')).toBeVisible();
    await userEvent.fill(page.getByRole('searchbox', { name: '搜索' }), '没有');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('没有符合条件的内容')).toBeVisible();
  });

  it('sees columns as wide as what is in them where there are no rows', async () => {
    renderThemed(<Table store={new GraphStore(0)} empty={<p>画第一张图吧</p>} />);
    await expect.element(page.getByText('画第一张图吧')).toBeVisible();
    const box = page.getByRole('checkbox', { name: '选择本页全部' }).element().closest('th');
    expect(box?.getBoundingClientRect().width).toBe(48);
  });

  it('sees the same rows as cards', async () => {
    const table = createRef<PagedTableHandle>();
    renderThemed(<Table handle={table} store={new GraphStore(7)} defaultView="cards" />);
    const cards = () =>
      [...document.querySelectorAll('.letu-card')].map((card) => /图 \d+/.exec(card.textContent ?? '')?.[0]);
    await expect.poll(cards).toEqual(range(1, 5));
    await select('图 2');
    await expect.element(page.getByText('已选 1 条')).toBeVisible();
    table.current?.clearSelection();
    await expect.poll(() => page.getByText('已选 1 条').elements()).toEqual([]);
  });

  it('finds the same rows in the address', async () => {
    function InUrl({ store }: { store: GraphStore }) {
      const [query, setQuery] = useQueryInUrl({ prefix: 't.', defaults: { pageSize: 5 } });
      return <Table store={store} query={query} onQueryChange={setQuery} />;
    }
    const before = window.location.href;
    renderThemed(<InUrl store={new GraphStore(12)} />);
    await expect.poll(names).toEqual(range(1, 5));
    await userEvent.click(page.getByRole('listitem', { name: '2' }));
    await expect.poll(names).toEqual(range(6, 10));
    expect(new URLSearchParams(window.location.search).get('t.page')).toBe('2');
    window.history.back();
    await expect.poll(names).toEqual(range(1, 5));
    window.history.replaceState(null, '', before);
  });
});

describe('a large page', () => {
  it('draws only the rows in sight', async () => {
    renderThemed(<Table store={new GraphStore(10_000)} defaultQuery={{ pageSize: 10_000 }} />);
    await expect.poll(() => names()[0]).toBe('图 1');
    expect(names().length).toBeLessThan(60);
    expect(total()).toBe('共 10000 条');
  });

  it('does not break in a container without any width or height', async () => {
    renderThemed(
      <div style={{ width: 0, height: 0, overflow: 'hidden' }}>
        <Table store={new GraphStore(200)} defaultQuery={{ pageSize: 200 }} />
      </div>,
    );
    await expect.poll(state).toBe('ready');
  });
});

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each([
    ['with rows', {}, 'ready'],
    ['as cards', { defaultView: 'cards' }, 'ready'],
    ['with none', { defaultQuery: { search: '没有' } }, 'ready'],
    ['with an error', { source: () => Promise.reject(new Error('down')) }, 'error'],
    ['of a large page', { defaultQuery: { pageSize: 200 } }, 'ready'],
  ] as const)('a table %s has no accessibility violation', async (_case, props, expected) => {
    renderThemed(<Table store={new GraphStore(250)} {...(props as Partial<PagedTableProps<Graph>>)} />, {
      theme,
    });
    await expect.poll(state).toBe(expected);
    expect(await violations(theme === 'dark' ? COLOURS : {})).toEqual([]);
  });
});

it('has names in Chinese for its search, its views, its pages and all of a page', async () => {
  renderThemed(<Table store={new GraphStore(2)} />);
  await expect.element(button('搜索')).toBeVisible();
  for (const name of ['表格', '卡片']) expect(page.getByRole('radio', { name }).elements()).toHaveLength(1);
  await expect.element(page.getByRole('checkbox', { name: '选择本页全部' })).toBeVisible();
  for (const name of ['上一页', '下一页', '清空'])
    expect(page.getByRole('button', { name, includeHidden: true }).elements(), name).toHaveLength(1);
});
