/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Alert, Button, Empty } from 'antd';
import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import type { Revision } from '@letu/client';
import { LinkButton } from '../../layout/LinkButton.js';
import { ListPage } from '../../layout/ListPage.js';
import { editorPath } from '../../routing/editorPath.js';
import { readAgain } from '../../server/queries.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { RevisionCompare } from './RevisionCompare.js';
import type { RevisionData } from './revisionLoader.js';
import { RevisionList } from './RevisionList.js';
import { useRevisions } from './useRevisions.js';

const styles = {
  columns: css({
    display: 'grid',
    gridTemplateColumns: '280px minmax(0, 1fr)',
    alignItems: 'start',
    gap: 24,
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    // On paper, what is compared stands alone.
    '@media print': { display: 'block', nav: { display: 'none' } },
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
    <ListPage
      title={words.of(graph.title)}
      actions={<LinkButton to={editorPath(graph)}>{words.backToEditor}</LinkButton>}
    >
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
    </ListPage>
  );
}
