/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Link } from 'react-router';
import type { GraphSummary } from '@letu/client';
import type { Locale } from '@letu/core';
import type { PagedColumn } from '@letu/paged-table';
import { editorPath, kindOfDocument } from '../routing/editorPath.js';
import { KindMark } from '../kinds/KindMark.js';
import type { DemoMessages } from '../locales/index.js';
import { timeAgo } from '../layout/timeAgo.js';
import { targetOf } from './deviceGraphs.js';
import { FavouriteButton } from './FavouriteButton.js';
import type { MenuOptions } from './menu/graphCommands.js';
import { GraphMenuButton } from './menu/GraphMenuButton.js';

const styles = {
  title: css({
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minWidth: 220,
    maxWidth: 'max(320px, 21vw)',
    '& > :not(a)': { flex: 'none' },
    a: {
      overflow: 'hidden',
      color: 'inherit',
      fontWeight: 600,
      textDecoration: 'none',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    'a:hover': { color: 'var(--letu-accent)' },
  }),
};

/** What the columns of graphs depend on. */
export interface GraphColumnsContext {
  readonly text: DemoMessages;
  readonly locale: Locale;
  /** The name of a repository, where it is known. */
  readonly repositoryName: (id: string) => string | undefined;
  /** Leaves the column of repositories out: all are of one. */
  readonly isOneRepository: boolean;
  readonly onChanged: () => void;
  readonly optionsFor: (graph: GraphSummary) => MenuOptions;
}

/** Returns what a table says of graphs. */
export function graphColumns(context: GraphColumnsContext): readonly PagedColumn<GraphSummary>[] {
  const { text, locale } = context;
  const { columns } = text.library;
  const time = (value: number | null) => value !== null && <Time value={value} locale={locale} />;
  return [
    {
      field: 'title',
      title: columns.title,
      sortable: true,
      isFixed: true,
      render: (_, graph) => <Title graph={graph} onChanged={context.onChanged} />,
    },
    { field: 'type', title: columns.type, width: 108, render: (type) => kindName(type, locale) },
    ...(context.isOneRepository ? [] : [repositoryColumn(context)]),
    { field: 'owner', title: columns.owner, width: 108, render: ({ name }) => name },
    { field: 'updatedAt', title: columns.updatedAt, sortable: true, width: 128, render: time },
    { field: 'openedAt', title: columns.openedAt, sortable: true, width: 128, render: time },
    {
      field: 'createdAt',
      title: columns.createdAt,
      sortable: true,
      width: 128,
      isHidden: true,
      render: time,
    },
    {
      key: 'menu',
      title: columns.more,
      align: 'center',
      width: 72,
      isFixed: true,
      render: (_, graph) => (
        <GraphMenuButton target={targetOf(graph)} size="small" {...context.optionsFor(graph)} />
      ),
    },
  ];
}

function repositoryColumn({ text, repositoryName }: GraphColumnsContext): PagedColumn<GraphSummary> {
  return {
    field: 'repositoryId',
    title: text.library.columns.repository,
    width: 132,
    render: (id) => id !== null && <Link to={`/repository/${id}`}>{repositoryName(id)}</Link>,
  };
}

/** Returns what the kind of a stored type is called; the type itself where this app has no editor for it. */
export function kindName(type: string, locale: Locale): string {
  return kindOfDocument(type)?.name[locale] ?? type;
}

function Title({ graph, onChanged }: { graph: GraphSummary; onChanged: () => void }) {
  const kind = kindOfDocument(graph.type);
  return (
    <span css={styles.title}>
      <FavouriteButton graph={graph} onChanged={onChanged} />
      {kind && <KindMark kind={kind} size={28} />}
      <Link to={editorPath(graph)} title={graph.title}>
        {graph.title}
      </Link>
    </span>
  );
}

function Time({ value, locale }: { value: number; locale: Locale }) {
  const exact = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <time dateTime={new Date(value).toISOString()} title={exact.format(value)}>
      {timeAgo(value, locale)}
    </time>
  );
}
