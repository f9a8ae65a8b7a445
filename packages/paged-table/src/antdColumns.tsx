import { DeleteOutlined } from '@ant-design/icons';
import { Button, type TableColumnType } from 'antd';
import type { PagedTableMessages } from './locales/index.js';
import type { PagedQuery } from './query.js';
import type { PagedColumn, ShownRow } from './types.js';

/** The width of a column in a table that draws only what is in sight, and has to know it. */
const VIRTUAL_WIDTH = 160;
const ACTIONS_WIDTH = 72;

/** Returns what a column is known by. */
export function keyOfColumn<Row>(column: PagedColumn<Row>): string {
  return column.key ?? column.field ?? '';
}

/** Returns what a column shows of a row. */
export function cellOf<Row>(column: PagedColumn<Row>, row: Row): React.ReactNode {
  const value = column.field === undefined ? undefined : row[column.field];
  // The union of columns keeps a field and its `render` together; here it is one column and its own value.
  const render = column.render as ((value: unknown, row: Row) => React.ReactNode) | undefined;
  return render ? render(value, row) : (value as React.ReactNode);
}

/** What columns depend on besides themselves. */
export interface ColumnContext<Row> {
  readonly query: PagedQuery;
  readonly isVirtual: boolean;
  readonly text: PagedTableMessages;
  /** Deletes a row; undefined where that cannot be done. */
  readonly onRemove: ((shown: ShownRow<Row>) => void) | undefined;
  readonly isRemovable: (shown: ShownRow<Row>) => boolean;
  readonly nameOf: (shown: ShownRow<Row>) => string;
}

function antdColumn<Row>(
  column: PagedColumn<Row>,
  { query, isVirtual }: ColumnContext<Row>,
): TableColumnType<ShownRow<Row>> {
  const key = keyOfColumn(column);
  const width = column.width ?? (isVirtual ? VIRTUAL_WIDTH : undefined);
  const { sort, filters } = query;
  return {
    key,
    title: column.title,
    ...(width === undefined ? {} : { width }),
    ...(column.align ? { align: column.align } : {}),
    ...(column.field !== undefined && !column.render
      ? { dataIndex: ['row', column.field] }
      : { render: (_: unknown, { row }: ShownRow<Row>) => cellOf(column, row) }),
    ...(column.sortable ? { sorter: true, sortOrder: sort?.key === key ? sort.order : null } : {}),
    ...(column.filters
      ? { filters: column.filters.map((one) => ({ ...one })), filteredValue: [...(filters[key] ?? [])] }
      : {}),
  };
}

function actions<Row>({
  text,
  onRemove,
  isRemovable,
  nameOf,
}: ColumnContext<Row>): TableColumnType<ShownRow<Row>>[] {
  if (!onRemove) return [];
  const render = (_: unknown, shown: ShownRow<Row>) =>
    isRemovable(shown) && (
      <Button
        type="text"
        size="small"
        icon={<DeleteOutlined aria-hidden="true" />}
        aria-label={text.removeRow(nameOf(shown))}
        title={text.remove}
        onClick={() => onRemove(shown)}
      />
    );
  return [{ key: 'letu-actions', title: text.actions, width: ACTIONS_WIDTH, align: 'center', render }];
}

/** Makes antd's columns. */
export function antdColumns<Row>(
  columns: readonly PagedColumn<Row>[],
  context: ColumnContext<Row>,
): TableColumnType<ShownRow<Row>>[] {
  return [...columns.map((column) => antdColumn(column, context)), ...actions(context)];
}
