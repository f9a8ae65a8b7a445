import type { PagedColumn, PagedRequest, PagedResult, Removal, RowKey } from '@letu/paged-table';

/** A row of the stories. */
export interface Graph {
  readonly id: number;
  readonly name: string;
  readonly kind: string;
  readonly owner: string;
  readonly updated: string;
}

const NAMES = [
  '登录流程',
  '订单时序',
  '仓库架构',
  '部署拓扑',
  '发布计划',
  '数据模型',
  '组织结构',
  '故障处理',
];
const KINDS = ['Mermaid', 'PlantUML', 'D2', 'Graphviz', 'Pikchr'];
const OWNERS = ['林晓', '周宁', '陈默', '苏禾'];

const pick = (list: readonly string[], at: number) => list[at % list.length] ?? '';
const day = (at: number) => String((at % 28) + 1).padStart(2, '0');

/** Returns so many rows, the same every time. */
export function graphs(count: number): Graph[] {
  return Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    name: `${pick(NAMES, at)} ${at + 1}`,
    kind: pick(KINDS, at),
    owner: pick(OWNERS, at * 3),
    updated: `2026-11-${day(at)}`,
  }));
}

/** The columns of the stories. */
export const columns: readonly PagedColumn<Graph>[] = [
  { field: 'name', title: '名称', sortable: true, isFixed: true },
  { field: 'kind', title: '种类', filters: KINDS.map((kind) => ({ text: kind, value: kind })) },
  { field: 'owner', title: '所有者' },
  { field: 'updated', title: '更新时间', sortable: true },
];

/** A source that keeps its rows in memory, and takes them back when a deletion is undone. */
export function memorySource(count: number) {
  let rows = graphs(count);
  return {
    async load({ page, pageSize, search, sort, filters }: PagedRequest): Promise<PagedResult<Graph>> {
      const direction = sort?.order === 'descend' ? -1 : 1;
      const kinds = filters['kind'] ?? [];
      const found = rows
        .filter(({ name, kind }) => name.includes(search) && (kinds.length === 0 || kinds.includes(kind)))
        .toSorted((a, b) => {
          if (!sort) return 0;
          return direction * (sort.key === 'updated' ? a.updated.localeCompare(b.updated) : a.id - b.id);
        });
      return { rows: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
    },
    async remove(keys: readonly RowKey[]): Promise<Removal> {
      const before = rows;
      rows = rows.filter(({ id }) => !keys.includes(id));
      return {
        undo: async () => {
          rows = before;
        },
      };
    },
  };
}
