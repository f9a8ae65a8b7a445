/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { Pagination, theme } from 'antd';
import { forwardRef, useImperativeHandle, useState, type ReactElement, type Ref } from 'react';
import { useLatest, useMessages } from '@letu/hooks';
import { useLocale } from '@letu/theme';
import { keyOfColumn } from './antdColumns.js';
import { CardList } from './CardList.js';
import { EmptyState } from './EmptyState.js';
import { pagedTableMessages } from './locales/index.js';
import { LoadError, RemovalNote, SelectionBar } from './Notices.js';
import type { PagedTableHandle, PagedTableProps } from './props.js';
import { RowTable } from './RowTable.js';
import { tableVariables } from './tableVariables.js';
import { Toolbar, type RowDensity } from './Toolbar.js';
import type { RowKey, ShownRow } from './types.js';
import { usePagedTable } from './usePagedTable.js';
import { usePageNames } from './usePageNames.js';

const styles = {
  table: css({
    display: 'flex',
    flexDirection: 'column',
    gap: 12,
    minWidth: 0,
    color: 'var(--letu-table-text)',
    '& [data-row-key]:focus-visible': { outline: '2px solid var(--letu-table-accent)', outlineOffset: -2 },
    // The row antd 6 measures columns by repeats their titles; hidden from screen readers alone, it would still take the focus to a
    // second checkbox.
    '& .ant-table-measure-row': { visibility: 'hidden' },
  }),
  foot: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
  }),
  total: css({ color: 'var(--letu-table-quiet)' }),
};

const PAGE_SIZES = [10, 20, 50, 100];

/** How many of the chosen rows are on other pages. */
function countElsewhere(keys: readonly RowKey[], shown: readonly ShownRow<unknown>[]): number {
  if (keys.length === 0) return 0;
  const here = new Set(shown.map(({ key }) => key));
  return keys.filter((key) => !here.has(key)).length;
}

function PagedTableInner<Row>(props: PagedTableProps<Row>, ref: Ref<PagedTableHandle>) {
  const { columns, remove, isSelectable = remove !== undefined, pageSizes = PAGE_SIZES } = props;
  const text = useMessages(pagedTableMessages, useLocale(props.locale));
  const itemRender = usePageNames(props.locale);
  const label = props['aria-label'] ?? text.label;
  const { token } = theme.useToken();
  const state = usePagedTable(props, text);
  const { query, total, status, shown, selection, removal, change, reload } = state;
  const [ownView, setOwnView] = useState(props.defaultView ?? 'table');
  const [density, setDensity] = useState<RowDensity>('middle');
  const [visible, setVisible] = useState<readonly string[]>(() =>
    columns.filter(({ isHidden }) => !isHidden).map(keyOfColumn),
  );
  const request = useLatest(state.requestRemoval);
  useImperativeHandle(
    ref,
    () => ({ reload, remove: (keys) => request.current(keys), clearSelection: selection.clear }),
    [reload, request, selection],
  );

  const view = props.view ?? ownView;
  const drawn = columns.filter((column) => column.isFixed || visible.includes(keyOfColumn(column)));
  const isNarrowed = query.search !== '' || Object.values(query.filters).some((values) => values.length > 0);
  const onReset = isNarrowed ? () => change({ search: '', filters: {} }) : undefined;
  return (
    <section
      css={styles.table}
      className={['letu-table', props.className].filter(Boolean).join(' ')}
      style={{ ...tableVariables(token), ...props.style }}
      data-state={status}
      aria-label={label}
    >
      {state.dialog}
      {!props.hideToolbar && (
        <Toolbar
          text={text}
          search={query.search}
          onSearch={(search) => change({ search })}
          extra={props.extra}
          view={view}
          onView={(next) => {
            setOwnView(next);
            props.onViewChange?.(next);
          }}
          density={density}
          onDensity={setDensity}
          columns={columns.map((column) => ({
            value: keyOfColumn(column),
            label: column.title,
            disabled: column.isFixed ?? false,
          }))}
          visible={visible}
          onVisible={setVisible}
          onReload={reload}
        />
      )}
      <SelectionBar
        text={text}
        count={selection.keys.length}
        elsewhere={countElsewhere(selection.keys, shown)}
        onClear={selection.clear}
        onRemove={remove && (() => state.requestRemoval(selection.keys))}
        actions={props.selectionActions?.(selection.keys)}
      />
      <RemovalNote text={text} removal={removal} />
      {status === 'error' && (
        <LoadError text={text} reason={props.reasonOf?.(state.error)} onRetry={reload} />
      )}
      {view === 'table' ? (
        <RowTable
          state={state}
          text={text}
          label={label}
          columns={drawn}
          props={props}
          density={density}
          isSelectable={isSelectable}
          onReset={onReset}
        />
      ) : shown.length > 0 ? (
        <CardList<Row>
          label={label}
          text={text}
          columns={drawn}
          shown={shown}
          selection={isSelectable ? selection : undefined}
          nameOf={state.nameOf}
          onOpen={props.onOpen}
          onRemove={remove && !props.hideRemove ? ({ key }) => state.requestRemoval([key]) : undefined}
          onMenu={props.onRowMenu}
          isRemovable={state.isRemovable}
          renderCard={props.renderCard}
        />
      ) : (
        <EmptyState text={text} status={status} onReset={onReset} empty={props.empty} />
      )}
      <div css={styles.foot}>
        <span css={styles.total} data-part="total" role="status">
          {removal.isBusy ? text.removing : text.total(total)}
        </span>
        <Pagination
          current={query.page}
          pageSize={query.pageSize}
          total={total}
          pageSizeOptions={[...new Set([...pageSizes, query.pageSize])].toSorted((a, b) => a - b)}
          showSizeChanger
          size="small"
          itemRender={itemRender}
          onChange={(page, pageSize) => change({ page, pageSize })}
        />
      </div>
    </section>
  );
}

/** A table of rows that come page by page, or cards of the same rows, with search, selection across pages and deletion. */
export const PagedTable = forwardRef(PagedTableInner) as <Row>(
  props: PagedTableProps<Row> & { ref?: Ref<PagedTableHandle> },
) => ReactElement;
