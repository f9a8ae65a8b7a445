/** @jsxImportSource @emotion/react */
import { PlusOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import type { BackupPlace } from '@letu/client/contract';
import { EmptyHint } from '../../../layout/EmptyHint.js';
import { LoadFailed } from '../../../server/LoadFailed.js';
import { column, note } from '../../../layout/parts.js';
import { asked } from '../../../server/queries.js';
import { BackupForm } from './BackupForm.js';
import { backupWords } from '../../../locales/backup/index.js';
import { useWords } from '../../../settings/useWords.js';
import { BackupPlaceCard } from './BackupPlaceCard.js';

/** How often to look what has become of a backup that runs, in milliseconds. */
const LOOK_MS = 2_000;

const styles = {
  places: css(column, { gap: 12, marginTop: 12 }),
  head: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: '8px 24px',
    '& > div': { flex: '1 1 260px', maxWidth: 720 },
    h2: { fontSize: 'var(--letu-size-lead)', fontWeight: 600 },
    p: note,
  }),
};

/** The storages of one's own that the server writes backups to. */
export function BackupPlaces() {
  const words = useWords(backupWords);
  const [editing, setEditing] = useState<BackupPlace | 'new'>();
  const { data, error, refetch } = useQuery({
    ...asked('backup.list', {}),
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ last }) => last?.status === 'running') ? LOOK_MS : false,
  });
  const add = (
    <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => setEditing('new')}>
      {words.add}
    </Button>
  );
  const isEmpty = data?.items.length === 0;
  return (
    <section css={styles.places}>
      <div css={styles.head}>
        <div>
          <h2>{words.title}</h2>
          <p>{words.hint}</p>
        </div>
        {!isEmpty && add}
      </div>
      {error ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton active paragraph={{ rows: 2 }} />
      ) : isEmpty ? (
        <EmptyHint title={words.empty} hint={words.emptyHint}>
          {add}
        </EmptyHint>
      ) : (
        data.items.map((place) => (
          <BackupPlaceCard key={place.id} place={place} onEdit={() => setEditing(place)} />
        ))
      )}
      {editing && (
        <BackupForm
          {...(editing === 'new' ? {} : { place: editing })}
          onClose={() => setEditing(undefined)}
        />
      )}
    </section>
  );
}
