/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Table, type TableProps } from 'antd';
import { useState } from 'react';
import { antdColumns } from './antdColumns.js';
import { EmptyState } from './EmptyState.js';
import type { PagedTableMessages } from './locales/index.js';
import type { PagedTableProps } from './props.js';
import type { PagedQuery } from './query.js';
import { menuHandler } from './menuHandler.js';
import { named } from './named.js';
import { handleRowKey } from './rowKeys.js';
import type { RowDensity } from './Toolbar.js';
import type { PagedColumn, RowKey, ShownRow } from './types.js';
import type { PagedTableState } from './usePagedTable.js';

const bodyStyle = css({
  "&[aria-busy='true']": { opacity: 0.55, transition: 'opacity 0.15s 0.15s' },
  '@media (prefers-reduced-motion: reduce)': { "&[aria-busy='true']": { transition: 'none' } },
});

const VIRTUAL_FROM = 100;
const VIRTUAL_HEIGHT = 480;
const SELECTION_WIDTH = 48;

/** The props of `RowTable`. */
export interface RowTableProps<Row> {
  readonly props: PagedTableProps<Row>;
  readonly state: PagedTableState<Row>;
  readonly text: PagedTableMessages;
  readonly label: string;
  readonly columns: readonly PagedColumn<Row>[];
  readonly density: RowDensity;
  readonly isSelectable: boolean;
  readonly onReset: (() => void) | undefined;
}

type Shown<Row> = TableProps<ShownRow<Row>>;

/** Reads what antd says of sorting and filters. */
function changeOf<Row>(
  filters: Parameters<NonNullable<Shown<Row>['onChange']>>[1],
  sorter: Parameters<NonNullable<Shown<Row>['onChange']>>[2],
): Pick<PagedQuery, 'sort' | 'filters'> {
  const { columnKey, order } = [sorter].flat()[0] ?? {};
  const chosen = Object.entries(filters).flatMap(([key, values]) =>
    values && values.length > 0 ? [[key, values.map(String)] as const] : [],
  );
  return {
    sort: columnKey !== undefined && order ? { key: String(columnKey), order } : undefined,
    filters: Object.fromEntries(chosen),
  };
}

/** The rows as antd's table. */
export function RowTable<Row>({
  props,
  state,
  text,
  label,
  columns,
  density,
  isSelectable,
  onReset,
}: RowTableProps<Row>) {
  const { shown, selection, query, status } = state;
  const {
    virtualFrom = VIRTUAL_FROM,
    virtualHeight = VIRTUAL_HEIGHT,
    remove,
    onOpen,
    onRowMenu,
    hideRemove,
  } = props;
  const isVirtual = shown.length >= virtualFrom;
  const [active, setActive] = useState<RowKey>();
  const stop = shown.some(({ id }) => id === active) ? active : shown[0]?.id;
  const drawn = antdColumns(columns, {
    query,
    isVirtual,
    text,
    nameOf: state.nameOf,
    onRemove: remove && !hideRemove ? ({ key }) => state.requestRemoval([key]) : undefined,
    isRemovable: state.isRemovable,
  });
  const width = drawn.reduce((sum, one) => sum + Number(one.width ?? 0), isSelectable ? SELECTION_WIDTH : 0);
  const withRow = (act: (one: ShownRow<Row>) => void) => (id: string) => {
    const one = shown.find((row) => String(row.id) === id);
    if (one) act(one);
  };
  const rowSelection = (): NonNullable<Shown<Row>['rowSelection']> => ({
    columnWidth: SELECTION_WIDTH,
    columnTitle: (checkbox) => named(checkbox, text.selectPage),
    selectedRowKeys: shown.filter(({ key }) => selection.has(key)).map(({ id }) => id),
    onChange: (ids) => selection.setOnPage(shown, ids),
    getCheckboxProps: (one) => ({ 'aria-label': text.select(state.nameOf(one)) }) as object,
  });
  return (
    // Keys are those of the rows inside, which have the focus.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      css={bodyStyle}
      aria-busy={status === 'loading' && shown.length > 0}
      onKeyDown={(event) =>
        handleRowKey(event, {
          toggle: withRow(({ key }) => isSelectable && selection.toggle(key)),
          open: withRow(({ row }) => onOpen?.(row)),
          remove: withRow((one) => state.isRemovable(one) && state.requestRemoval([one.key])),
          page: state.turn,
        })
      }
    >
      <Table<ShownRow<Row>>
        aria-label={label}
        rowKey="id"
        columns={drawn}
        dataSource={shown}
        size={density}
        pagination={false}
        virtual={isVirtual}
        {...(isVirtual
          ? { scroll: { x: width, y: virtualHeight } }
          : // Without rows, a head apart from them has no widths to go by, and makes its columns equal.
            { sticky: shown.length > 0, scroll: { x: 'max-content' } })}
        {...(isSelectable ? { rowSelection: rowSelection() } : {})}
        locale={{
          emptyText: <EmptyState text={text} status={status} onReset={onReset} empty={props.empty} />,
        }}
        onRow={(one) => ({
          tabIndex: one.id === stop ? 0 : -1,
          onFocus: () => setActive(one.id),
          onDoubleClick: () => onOpen?.(one.row),
          onContextMenu: onRowMenu && menuHandler((at) => onRowMenu(one.row, at)),
        })}
        onChange={(_pagination, filters, sorter) => state.change(changeOf(filters, sorter))}
      />
    </div>
  );
}
