/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Select } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { GraphSummary } from '@letu/client';
import { PagedTable, type PagedQuery, type RowKey } from '@letu/paged-table';
import { kinds } from '@letu/kinds';
import { editorPath } from '../routing/editorPath.js';
import { useRepositories } from '../repositories/useRepositories.js';
import { reasonOf } from '../layout/reasonOf.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { EmptyHint } from '../layout/EmptyHint.js';
import { useServerBack } from '../server/useServerBack.js';
import { DeviceNote } from '../layout/DeviceNote.js';
import { isOfDevice, targetOf } from './deviceGraphs.js';
import { GraphCard } from './GraphCard.js';
import { graphColumns } from './graphColumns.js';
import { GRAPH_SORTS, TYPE_FILTER, usualOrder, type GraphSort, type LoadGraphs } from './graphList.js';
import { watchGraphs } from './menu/changes.js';
import { useGraphCommands, type MenuOptions } from './menu/graphCommands.js';
import { MoveDialog } from './MoveDialog.js';
import { SelectionActions } from './SelectionActions.js';
import { useGraphActions } from './useGraphActions.js';
import { useGraphPages } from './useGraphPages.js';
import { useListQuery } from './useListQuery.js';
import { useListView } from './useListView.js';
import { useTableHandle } from './useTableHandle.js';

const styles = {
  choice: css({ minWidth: 116, '@media (max-width: 767px)': { minWidth: 84 } }),
  list: css({
    // Cards are pictures with a line of words below, and their tools lie on the picture.
    '.letu-card': {
      padding: 0,
      overflow: 'hidden',
      boxShadow: 'var(--letu-shadow-rest)',
      transition: 'border-color var(--letu-duration-fast), box-shadow var(--letu-duration-fast)',
    },
    '.letu-card:hover, .letu-card:focus-within': {
      borderColor: 'var(--letu-accent)',
      boxShadow: 'var(--letu-shadow-raised)',
    },
    '.letu-card-tools': {
      position: 'absolute',
      inset: '8px 8px auto auto',
      zIndex: 1,
      float: 'none',
      padding: '2px 4px 2px 8px',
      border: '1px solid var(--letu-border)',
      borderRadius: 'var(--letu-radius-sm)',
      background: 'var(--letu-surface)',
    },
    '.letu-card-tools:empty': { display: 'none' },
    // Where there is a pointer, tools come with it; a chosen card keeps its own.
    '@media (hover: hover)': {
      ".letu-card:not(:hover, :focus-within, [data-selected='true']) .letu-card-tools": { opacity: 0 },
    },
    '@media (max-width: 767px)': {
      '.letu-cards': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 12 },
    },
  }),
};

export interface GraphTableProps {
  /** What the list is called. */
  readonly label: string;
  readonly load: LoadGraphs;
  /** Tells which graphs of this device are in the list, for when the server cannot be asked. */
  readonly belongs: (graph: GraphSummary) => boolean;
  /** What the list is sorted by as long as the reader says nothing. @default 'updatedAt' */
  readonly sort?: GraphSort;
  /** Leaves out the choice of a kind: all are of one. @default false */
  readonly isOneKind?: boolean;
  /** Leaves out where graphs are: all are in one repository. @default false */
  readonly isOneRepository?: boolean;
  /** What stands where there is nothing. */
  readonly empty: ReactNode;
}

/** A list of graphs as cards or as a table, with all that can be done with them. */
export function GraphTable(props: GraphTableProps) {
  const {
    label,
    load,
    belongs,
    sort = 'updatedAt',
    isOneKind = false,
    isOneRepository = false,
    empty,
  } = props;
  const { text, locale } = useSettings();
  const navigate = useNavigate();
  const actions = useGraphActions();
  const repositories = useRepositories();
  const { table, reload, remove, clearSelection } = useTableHandle();
  const [query, setQuery] = useListQuery();
  const [view, setView] = useListView();
  const [moving, setMoving] = useState<readonly GraphSummary[]>([]);
  const commands = useGraphCommands();

  const pages = useGraphPages(load, sort, belongs);
  const { seen, isOfDevice: isAway } = pages;

  useServerBack(isAway, reload);
  useEffect(() => watchGraphs(reload), [reload]);
  // What is only known of this device is moved to the trash of this device, in the usual way.
  const optionsFor = (graph: GraphSummary): MenuOptions =>
    isOfDevice(graph) ? {} : { onDelete: () => remove(graph) };
  const actionsFor = (keys: readonly RowKey[]) => (
    <SelectionActions
      graphs={keys.flatMap((key) => seen.get(String(key)) ?? [])}
      onMove={setMoving}
      onDone={clearSelection}
    />
  );
  const timeOf = (graph: GraphSummary) =>
    (shownSort(query, sort) === 'openedAt' ? graph.openedAt : undefined) ?? graph.updatedAt;
  return (
    <>
      {isAway && <DeviceNote onRetry={reload} />}
      <PagedTable<GraphSummary>
        ref={table}
        css={styles.list}
        aria-label={label}
        columns={graphColumns({
          text,
          locale,
          repositoryName: (id) => repositories?.items.find((one) => one.id === id)?.name,
          isOneRepository,
          onChanged: reload,
          optionsFor,
        })}
        rowKey="gid"
        reasonOf={reasonOf}
        source={pages.load}
        initial={pages.initial}
        query={query}
        onQueryChange={setQuery}
        view={view}
        onViewChange={setView}
        nameOf={({ title }) => title}
        onOpen={(graph) => void navigate(editorPath(graph))}
        {...(isAway ? {} : { remove: (keys: readonly RowKey[]) => actions.trash(keys, seen) })}
        isRemovable={({ role }) => role === 'owner'}
        // The trash keeps them, and the table offers to take it back.
        skipConfirm
        hideRemove
        onRowMenu={(graph, at) => commands.openMenu(targetOf(graph), at, optionsFor(graph))}
        selectionActions={actionsFor}
        extra={<Choices {...{ query, sort, isOneKind }} onChange={setQuery} />}
        empty={isAway ? <NothingHere /> : empty}
        renderCard={(graph) => (
          <GraphCard
            graph={graph}
            time={timeOf(graph)}
            showsOwner={graph.role !== 'owner'}
            onChanged={reload}
            options={optionsFor(graph)}
          />
        )}
      />
      <MoveDialog
        graphs={moving}
        onClose={() => setMoving([])}
        onMoved={() => {
          clearSelection();
          reload();
        }}
      />
    </>
  );
}

/** What stands where this device has nothing of a list. */
function NothingHere() {
  const { ofDevice } = useSettings().text.library;
  return <EmptyHint title={ofDevice.empty} hint={ofDevice.emptyHint} />;
}

function shownSort({ sort }: PagedQuery, usual: GraphSort): GraphSort {
  return GRAPH_SORTS.find((key) => key === sort?.key) ?? usual;
}

interface ChoicesProps {
  readonly query: PagedQuery;
  readonly sort: GraphSort;
  readonly isOneKind: boolean;
  onChange(query: PagedQuery): void;
}

/** The choice of a kind and of an order, which cards have no columns for. */
function Choices({ query, sort, isOneKind, onChange }: ChoicesProps) {
  const { text, locale } = useSettings();
  const { library } = text;
  const chosen = query.filters[TYPE_FILTER]?.[0] ?? '';
  const types = kinds.map(({ type, name }) => ({ value: type, label: name[locale] }));
  return (
    <>
      {!isOneKind && (
        <Select
          css={styles.choice}
          aria-label={library.columns.type}
          options={[{ value: '', label: library.allTypes }, ...types]}
          value={chosen}
          onChange={(type) =>
            onChange({ ...query, page: 1, filters: type === '' ? {} : { [TYPE_FILTER]: [type] } })
          }
        />
      )}
      <Select<GraphSort>
        css={styles.choice}
        aria-label={library.sort}
        options={GRAPH_SORTS.map((value) => ({ value, label: library.sorts[value] }))}
        value={shownSort(query, sort)}
        onChange={(key) => onChange({ ...query, page: 1, sort: { key, order: usualOrder(key) } })}
      />
    </>
  );
}
