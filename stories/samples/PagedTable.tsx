import { PagedTable, type PagedColumn, type PagedRequest, type PagedResult } from '@letu/paged-table';

interface Graph {
  readonly id: number;
  readonly name: string;
  readonly updated: string;
}

const columns: readonly PagedColumn<Graph>[] = [
  { field: 'name', title: '名称', sortable: true },
  { field: 'updated', title: '更新时间', sortable: true },
];

async function load({ page, pageSize, search, signal }: PagedRequest): Promise<PagedResult<Graph>> {
  const query = new URLSearchParams({ page: `${page}`, size: `${pageSize}`, q: search });
  const response = await fetch(`/graphs?${query}`, { signal });
  return (await response.json()) as PagedResult<Graph>;
}

export function Default({ remove }: { remove: (keys: readonly (string | number)[]) => Promise<void> }) {
  return (
    <PagedTable columns={columns} rowKey="id" source={load} remove={remove} nameOf={({ name }) => name} />
  );
}

export function Localized() {
  return <PagedTable columns={columns} rowKey="id" source={load} locale="en-US" />;
}

export function Cards() {
  return (
    <PagedTable
      columns={columns}
      rowKey="id"
      source={load}
      defaultView="cards"
      defaultQuery={{ pageSize: 8 }}
    />
  );
}

export function ReadOnly() {
  return <PagedTable columns={columns} rowKey="id" source={load} isSelectable={false} hideToolbar />;
}

export function NothingFound() {
  return <PagedTable columns={columns} rowKey="id" source={load} defaultQuery={{ search: '没有的' }} />;
}

export function PageBeyondTheEnd() {
  return <PagedTable columns={columns} rowKey="id" source={load} defaultQuery={{ page: 99 }} />;
}

export function TenThousandRows() {
  return <PagedTable columns={columns} rowKey="id" source={load} defaultQuery={{ pageSize: 10_000 }} />;
}

export function DuplicateKeys({ rows }: { rows: readonly Graph[] }) {
  return <PagedTable columns={columns} rowKey="id" data={{ rows, total: rows.length, status: 'ready' }} />;
}
