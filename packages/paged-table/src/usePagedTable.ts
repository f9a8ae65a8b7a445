import { Modal } from 'antd';
import { useCallback, useMemo, useState, type ReactElement } from 'react';
import type { PagedTableMessages } from './locales/index.js';
import type { PagedTableProps } from './props.js';
import { changeQuery, completeQuery, lastPage, type PagedQuery } from './query.js';
import { shownRows } from './shownRows.js';
import type { RowKey, ShownRow } from './types.js';
import { usePagedRows } from './usePagedRows.js';
import { useRemoval, type RowRemoval } from './useRemoval.js';
import { useSelection, type Selection } from './useSelection.js';

/** Everything a view of a paged table has to know. */
export interface PagedTableState<Row> {
  readonly query: PagedQuery;
  readonly total: number;
  readonly status: 'loading' | 'ready' | 'error';
  /** Why loading failed. */
  readonly error: unknown;
  /** The rows to show. */
  readonly shown: readonly ShownRow<Row>[];
  readonly selection: Selection;
  readonly removal: RowRemoval;
  /** Has to be drawn: asks before deletion. */
  readonly dialog: ReactElement;
  change(change: Partial<PagedQuery>): void;
  /** Goes on or back, within the pages there are. */
  turn(step: 1 | -1): void;
  reload(): void;
  nameOf(shown: ShownRow<Row>): string;
  isRemovable(shown: ShownRow<Row>): boolean;
  /** Asks, and deletes. */
  requestRemoval(keys: readonly RowKey[]): void;
}

const nothing = () => undefined;

function useQuery<Row>({ query, defaultQuery, onQueryChange }: PagedTableProps<Row>) {
  const [own, setOwn] = useState(() => completeQuery(defaultQuery));
  const present = useMemo(() => (query ? completeQuery(query) : own), [query, own]);
  const change = useCallback(
    (part: Partial<PagedQuery>) => {
      const next = changeQuery(present, part);
      setOwn(next);
      onQueryChange?.(next);
    },
    [present, onQueryChange],
  );
  return [present, change] as const;
}

/** Joins loading, selection and deletion. */
export function usePagedTable<Row>(
  props: PagedTableProps<Row>,
  text: PagedTableMessages,
): PagedTableState<Row> {
  const { source, initial, data, rowKey, remove, skipConfirm, onSelectionChange } = props;
  const [query, change] = useQuery(props);
  const loaded = usePagedRows(source, query, initial, (page) => change({ page }));
  const { rows, total, status, error } = data ?? loaded;
  const reload = data ? (data.onReload ?? nothing) : loaded.reload;
  const all = useMemo(() => shownRows(rows, rowKey), [rows, rowKey]);
  const selection = useSelection(onSelectionChange);
  const [modal, dialog] = Modal.useModal();
  const removal = useRemoval({
    remove,
    query,
    total,
    shown: all,
    // Rows of the host are new whenever the list is another.
    answers: loaded.answers,
    onRemoved: selection.drop,
    onPage: (page) => change({ page }),
    setTotal: loaded.setTotal,
    reload,
  });
  const { leaving } = removal;
  const shown = leaving.size > 0 ? all.filter(({ key }) => !leaving.has(key)) : all;

  const nameOf = ({ row, id }: ShownRow<Row>) =>
    props.nameOf?.(row) ?? text.row(all.findIndex((one) => one.id === id) + 1);
  const isRemovable = ({ row }: ShownRow<Row>) => props.isRemovable?.(row) ?? true;
  const requestRemoval = (keys: readonly RowKey[]) => {
    if (!remove || keys.length === 0) return;
    if (skipConfirm) {
      void removal.start(keys);
      return;
    }
    const only = all.find(({ key }) => key === keys[0]);
    modal.confirm({
      title: text.confirmTitle(keys.length, only && nameOf(only)),
      content: props.confirmHint ?? text.confirmHint,
      okText: text.remove,
      cancelText: text.cancel,
      okButtonProps: { danger: true },
      onOk: () => void removal.start(keys),
    });
  };
  const turn = (step: 1 | -1) => {
    const page = Math.max(1, Math.min(query.page + step, lastPage(total, query.pageSize)));
    if (page !== query.page) change({ page });
  };
  return {
    query,
    total,
    status,
    error,
    shown,
    selection,
    removal,
    dialog,
    change,
    turn,
    reload,
    nameOf,
    isRemovable,
    requestRemoval,
  };
}
