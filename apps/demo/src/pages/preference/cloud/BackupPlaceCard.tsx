/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { App, Button } from 'antd';
import { useState } from 'react';
import type { BackupPlace } from '@letu/client/contract';
import { byteSize } from '../../../layout/byteSize.js';
import { note, panel } from '../../../layout/parts.js';
import { timeAgo } from '../../../layout/timeAgo.js';
import { attempt } from '../../../server/attempt.js';
import { client } from '../../../server/client.js';
import { readAgain } from '../../../server/queries.js';
import { useSettings } from '../../../settings/SettingsProvider.js';
import { toasts } from '../../../plain/toasts.js';
import { backupWords } from '../../../locales/backup/index.js';
import { useWords } from '../../../settings/useWords.js';
import { BackupFiles } from './BackupFiles.js';

const styles = {
  card: css(panel, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px 24px',
    padding: '16px 20px',
  }),
  words: css({
    flex: '1 1 280px',
    minWidth: 0,
    h3: { fontSize: 'var(--letu-size-body)', fontWeight: 600 },
    p: css(note, { overflowWrap: 'anywhere' }),
    "p[data-state='failed']": { color: 'var(--letu-error)' },
  }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: 8 }),
};

export interface BackupPlaceCardProps {
  readonly place: BackupPlace;
  onEdit(): void;
}

/** One storage: where it is, what came of the last backup, and what can be done. */
export function BackupPlaceCard({ place, onEdit }: BackupPlaceCardProps) {
  const { text, locale } = useSettings();
  const words = useWords(backupWords);
  const { modal } = App.useApp();
  const [isOpen, setOpen] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const { id, name, kind, url, bucket, folder, schedule, keep, nextAt, last } = place;
  const params = { id };
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });

  const run = async () => {
    await attempt(client.call('backup.run', { params }));
    await readAgain('backup.list');
  };
  const check = async () => {
    setChecking(true);
    if (await attempt(client.call('backup.check', { params }))) toasts.success(words.checked);
    setChecking(false);
  };
  const remove = () =>
    void modal.confirm({
      title: words.removeTitle(name),
      content: words.removeHint,
      okText: words.remove,
      cancelText: text.cancel,
      okButtonProps: { danger: true },
      onOk: async () => {
        await attempt(client.call('backup.delete', { params }));
        await readAgain('backup.list');
      },
    });
  const isRunning = last?.status === 'running';
  const where = [url, bucket, folder].filter((part) => part !== '').join(' / ');
  return (
    <div css={styles.card}>
      <div css={styles.words}>
        <h3>{name}</h3>
        <p>
          {words.kinds[kind]} · {where}
        </p>
        <p>
          {words.summary(words.schedules[schedule], keep)}
          {nextAt !== null && ` · ${words.next(time.format(nextAt))}`}
        </p>
        <p role="status" data-state={last?.status}>
          {!last
            ? words.never
            : isRunning
              ? words.running
              : last.status === 'failed'
                ? words.lastFailed(timeAgo(last.startedAt, locale), last.message ?? '')
                : words.lastDone(
                    timeAgo(last.startedAt, locale),
                    last.graphs ?? 0,
                    byteSize(last.size ?? 0, locale),
                  )}
        </p>
      </div>
      <div css={styles.actions}>
        <Button type="primary" loading={isRunning} onClick={() => void run()}>
          {words.run}
        </Button>
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {words.files}
        </Button>
        <Button loading={isChecking} onClick={() => void check()}>
          {words.check}
        </Button>
        <Button aria-haspopup="dialog" onClick={onEdit}>
          {words.edit}
        </Button>
        <Button danger onClick={remove}>
          {words.remove}
        </Button>
      </div>
      {isOpen && <BackupFiles place={place} onClose={() => setOpen(false)} />}
    </div>
  );
}
