/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Select } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { GraphSummary } from '@letu/client';
import {
  PagedTable,
  type PagedQuery,
  type PagedRequest,
  type PagedTableHandle,
  type RowKey,
} from '@letu/paged-table';
import { kinds } from '@letu/kinds';
import { editorPath } from '../routing/editorPath.js';
import { useRepositories } from '../repositories/useRepositories.js';
import { reasonOf } from '../layout/reasonOf.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { GraphCard } from './GraphCard.js';
import { graphColumns } from './graphColumns.js';
import {
  GRAPH_SORTS,
  pagesOf,
  TYPE_FILTER,
  usualOrder,
  type GraphSort,
  type LoadGraphs,
} from './graphList.js';
import { watchGraphs } from './menu/changes.js';
import { useGraphCommands, type MenuOptions } from './menu/graphCommands.js';
import { MoveDialog } from './MoveDialog.js';
import { SelectionActions } from './SelectionActions.js';
import { useGraphActions } from './useGraphActions.js';
import { useListQuery } from './useListQuery.js';
import { useListView } from './useListView.js';
import { useSeenPage } from './useSeenPage.js';

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
  const { label, load, sort = 'updatedAt', isOneKind = false, isOneRepository = false, empty } = props;
  const { text, locale } = useSettings();
  const navigate = useNavigate();
  const actions = useGraphActions();
  const repositories = useRepositories();
  const [table, setTable] = useState<PagedTableHandle | null>(null);
  // Selections reach over pages, and what can be done depends on what was seen of each row.
  const [seen, setSeen] = useState<ReadonlyMap<string, GraphSummary>>(new Map());
  const [query, setQuery] = useListQuery();
  const [view, setView] = useListView();
  const [moving, setMoving] = useState<readonly GraphSummary[]>([]);
  const commands = useGraphCommands();

  const seenBefore = useSeenPage<GraphSummary>();

  const reload = () => table?.reload();
  useEffect(() => watchGraphs(() => table?.reload()), [table]);
  const loadRows = pagesOf(async (wanted, signal) => {
    const page = await load({ sort, ...wanted }, signal);
    setSeen((past) => new Map([...past, ...page.items.map((graph) => [graph.gid, graph] as const)]));
    return page;
  });
  const loadPage = (request: PagedRequest) => loadRows(request).then(seenBefore.keep);
  const optionsFor = ({ gid }: GraphSummary): MenuOptions => ({ onDelete: () => table?.remove([gid]) });
  const actionsFor = (keys: readonly RowKey[]) => (
    <SelectionActions
      graphs={keys.flatMap((key) => seen.get(String(key)) ?? [])}
      onMove={setMoving}
      onDone={() => table?.clearSelection()}
    />
  );
  const timeOf = (graph: GraphSummary) =>
    (shownSort(query, sort) === 'openedAt' ? graph.openedAt : undefined) ?? graph.updatedAt;
  return (
    <>
      <PagedTable<GraphSummary>
        ref={setTable}
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
        source={loadPage}
        initial={seenBefore.page}
        query={query}
        onQueryChange={setQuery}
        view={view}
        onViewChange={setView}
        nameOf={({ title }) => title}
        onOpen={(graph) => void navigate(editorPath(graph))}
        remove={(keys) => actions.trash(keys, seen)}
        isRemovable={({ role }) => role === 'owner'}
        // The trash keeps them, and the table offers to take it back.
        skipConfirm
        hideRemove
        onRowMenu={(graph, at) => commands.openMenu({ graph }, at, optionsFor(graph))}
        selectionActions={actionsFor}
        extra={<Choices {...{ query, sort, isOneKind }} onChange={setQuery} />}
        empty={empty}
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
          table?.clearSelection();
          reload();
        }}
      />
    </>
  );
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
