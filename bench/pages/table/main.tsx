import '@ant-design/v5-patch-for-react-19';
import { Table } from 'antd';
import { createRoot } from 'react-dom/client';
import { PagedTable, type PagedColumn } from '@letu/paged-table';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly owner: string;
  readonly updated: string;
  readonly size: number;
}

declare global {
  interface Window {
    /** Mounts a table of 10,000 rows and returns the milliseconds until its first rows are laid out. */
    showTable(who: 'paged' | 'bare'): Promise<number>;
  }
}

const COUNT = 10_000;
const HEIGHT = 480;
const WIDTH = 160;
const rows: readonly Row[] = Array.from({ length: COUNT }, (_, id) => ({
  id,
  name: `流程图 ${id}`,
  owner: `用户 ${id % 97}`,
  updated: `2026-0${(id % 9) + 1}-1${id % 10}`,
  size: id * 13,
}));
const FIELDS = ['name', 'owner', 'updated', 'size'] as const;
const columns: readonly PagedColumn<Row>[] = FIELDS.map((field) => ({ field, title: field, width: WIDTH }));
const bareColumns = FIELDS.map((field) => ({ dataIndex: field, key: field, title: field, width: WIDTH }));

const tables = {
  paged: (
    <PagedTable<Row>
      columns={columns}
      rowKey="id"
      data={{ rows, total: COUNT, status: 'ready' }}
      defaultQuery={{ pageSize: COUNT }}
      virtualHeight={HEIGHT}
      hideToolbar
    />
  ),
  // What a page does without us: the same rows, in antd's virtual table with its pager.
  bare: (
    <Table<Row>
      columns={bareColumns}
      rowKey="id"
      dataSource={rows}
      virtual
      scroll={{ x: WIDTH * FIELDS.length, y: HEIGHT }}
      pagination={{ pageSize: COUNT, total: COUNT, showSizeChanger: true, size: 'small' }}
    />
  ),
};

window.showTable = async (who) => {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const startedAt = performance.now();
  root.render(tables[who]);
  while (!container.querySelector('[data-row-key]'))
    await new Promise<void>((resolve) => {
      new MutationObserver((_, observer) => {
        observer.disconnect();
        resolve();
      }).observe(container, { childList: true, subtree: true });
    });
  container.getBoundingClientRect();
  const took = performance.now() - startedAt;
  root.unmount();
  container.remove();
  return took;
};
