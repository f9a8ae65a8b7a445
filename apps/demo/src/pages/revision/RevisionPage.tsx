/** @jsxImportSource @emotion/react */
import { ArrowLeftOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { Alert, Button, Empty } from 'antd';
import { useState } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router';
import type { Revision } from '@letu/client';
import { PageTitle } from '@letu/theme';
import { PAGE_WIDTH } from '../../layout/frame.js';
import { editorPath } from '../../routing/editorPath.js';
import { column } from '../../layout/parts.js';
import { readAgain } from '../../server/queries.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { RevisionCompare } from './RevisionCompare.js';
import type { RevisionData } from './revisionLoader.js';
import { RevisionList } from './RevisionList.js';
import { useRevisions } from './useRevisions.js';

const styles = {
  page: css(column, {
    gap: 20,
    width: '100%',
    maxWidth: PAGE_WIDTH,
    marginInline: 'auto',
    padding: '24px 32px 64px',
    '@media (max-width: 900px)': { padding: '16px 16px 48px' },
  }),
  head: css({
    h1: {
      overflow: 'hidden',
      fontSize: 'var(--letu-size-title)',
      fontWeight: 600,
      lineHeight: 'var(--letu-height-title)',
      textOverflow: 'ellipsis',
    },
  }),
  back: css({ color: 'var(--letu-accent)' }),
  columns: css({
    display: 'grid',
    gridTemplateColumns: '280px minmax(0, 1fr)',
    alignItems: 'start',
    gap: 24,
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
};

/** A graph's history: who made which version when, what it looked like, and the way back to it. */
export function RevisionPage() {
  const { text } = useSettings();
  const { revision: words } = text.account;
  const { graph, definition } = useLoaderData<RevisionData>();
  const { revalidate } = useRevalidator();
  const revisions = useRevisions(graph.gid);
  const [chosen, setChosen] = useState<Revision>();
  const { items, status } = revisions;
  // What was chosen may have got a name since.
  const shown = items.find(({ number }) => number === chosen?.number) ?? chosen ?? items[0];
  const before = items.find(({ number }) => number < (shown?.number ?? 0));
  // A save that a version stands for follows the save before it.
  const isHead = items.some(({ number }) => number === shown?.number);
  const previous = isHead || !shown ? before?.number : shown.number - 1 || undefined;
  const reload = async () => {
    await Promise.all([readAgain('revision.list', 'revision.show'), revalidate()]);
  };
  return (
    <div css={styles.page}>
      <PageTitle>{words.of(graph.title)}</PageTitle>
      <div css={styles.head}>
        <Link to={editorPath(graph)} css={styles.back}>
          <ArrowLeftOutlined aria-hidden="true" /> {words.backToEditor}
        </Link>
        <h1>{words.of(graph.title)}</h1>
      </div>
      {status === 'error' && (
        <Alert
          type="error"
          showIcon
          message={words.failed}
          action={<Button onClick={() => void reload()}>{text.failure.retry}</Button>}
        />
      )}
      {status === 'success' && items.length === 0 && <Empty description={words.empty} />}
      {shown && (
        <div css={styles.columns}>
          <RevisionList {...{ revisions, graph }} shown={shown.number} onChoose={setChosen} />
          <RevisionCompare
            key={shown.number}
            {...{ graph, definition }}
            revision={shown}
            previous={previous}
            onChanged={reload}
          />
        </div>
      )}
    </div>
  );
}
