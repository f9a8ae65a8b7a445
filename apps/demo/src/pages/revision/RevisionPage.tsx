import { ArrowLeftOutlined } from '@ant-design/icons';
import { Alert, Button, Empty } from 'antd';
import { useState } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router';
import type { Revision } from '@letu/client';
import { PageTitle } from '@letu/theme';
import { editorPath } from '../../kinds/knownKinds.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { RevisionCompare } from './RevisionCompare.js';
import type { RevisionData } from './revisionLoader.js';
import { RevisionList } from './RevisionList.js';
import styles from './RevisionPage.module.css';
import { useRevisions } from './useRevisions.js';

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
    revisions.reload();
    await revalidate();
  };
  return (
    <div className={styles['page']}>
      <PageTitle>{words.of(graph.title)}</PageTitle>
      <div className={styles['head']}>
        <Link to={editorPath(graph)} className={styles['back']}>
          <ArrowLeftOutlined aria-hidden="true" /> {words.backToEditor}
        </Link>
        <h1>{words.of(graph.title)}</h1>
      </div>
      {status === 'failed' && (
        <Alert
          type="error"
          showIcon
          message={words.failed}
          action={<Button onClick={() => void reload()}>{text.failure.retry}</Button>}
        />
      )}
      {status === 'ready' && items.length === 0 && <Empty description={words.empty} />}
      {shown && (
        <div className={styles['columns']}>
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
