import type { Ref } from 'react';
import {
  PagedTable,
  type PagedColumn,
  type PagedRequest,
  type PagedResult,
  type PagedTableHandle,
  type PagedTableProps,
  type Removal,
  type RowKey,
} from '@letu/paged-table';

/** A row of the tests. */
export interface Graph {
  readonly id: number;
  readonly name: string;
  readonly kind: string;
}

export const columns: readonly PagedColumn<Graph>[] = [
  { field: 'name', title: '名称', sortable: true, isFixed: true },
  {
    field: 'kind',
    title: '种类',
    filters: [
      { text: 'Mermaid', value: 'mermaid' },
      { text: 'D2', value: 'd2' },
    ],
  },
];

/** A list as a server keeps it. */
export class GraphStore {
  graphs: Graph[];
  readonly requests: PagedRequest[] = [];
  /** Rejects the next deletions. */
  isRefusing = false;
  /** Rejects the next pages. */
  isDown = false;

  constructor(count: number) {
    this.graphs = Array.from({ length: count }, (_, at) => ({
      id: at + 1,
      name: `图 ${at + 1}`,
      kind: at % 2 === 0 ? 'mermaid' : 'd2',
    }));
  }

  readonly load = async (request: PagedRequest): Promise<PagedResult<Graph>> => {
    this.requests.push(request);
    if (this.isDown) throw new Error('down');
    const { page, pageSize, search, filters, sort } = request;
    const found = this.graphs
      .filter(({ name }) => name.includes(search))
      .filter(({ kind }) => (filters['kind'] ?? [kind]).includes(kind))
      .toSorted((a, b) => (sort?.order === 'descend' ? b.id - a.id : a.id - b.id));
    return { rows: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
  };

  readonly remove = async (keys: readonly RowKey[]): Promise<Removal> => {
    if (this.isRefusing) throw new Error('refused');
    const before = this.graphs;
    this.graphs = before.filter(({ id }) => !keys.includes(id));
    return {
      undo: async () => {
        this.graphs = before;
      },
    };
  };
}

/** `ref` is no prop of a function before React 19. */
type TableProps = { store: GraphStore; handle?: Ref<PagedTableHandle> } & Partial<PagedTableProps<Graph>>;

/** A table of graphs, five to a page. */
export function Table({ store, handle, ...props }: TableProps) {
  return (
    <PagedTable<Graph>
      columns={columns}
      rowKey="id"
      source={store.load}
      remove={store.remove}
      nameOf={({ name }) => name}
      defaultQuery={{ pageSize: 5 }}
      {...props}
      {...(handle ? { ref: handle } : {})}
    />
  );
}
