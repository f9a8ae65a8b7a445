import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Modal, Table } from 'antd';
import { useState } from 'react';
import type { BackupFile, BackupPlace, BackupRun } from '@letu/client/contract';
import { usePageNames } from '@letu/paged-table';
import { accountTarget } from '../../../archive/accountTarget.js';
import type { Progress } from '../../../archive/exportGraphs.js';
import { byteSize } from '../../../layout/byteSize.js';
import { LoadFailed } from '../../../server/LoadFailed.js';
import { attempt } from '../../../server/attempt.js';
import { asked } from '../../../server/queries.js';
import { cloudWords } from '../../../locales/cloud/index.js';
import { useSettings } from '../../../settings/SettingsProvider.js';
import { ImportDialog } from '../../../opening/import/ImportDialog.js';
import { useOpenedArchive } from '../../../opening/import/useOpenedArchive.js';
import { readBackup } from './readBackup.js';
import { backupWords } from '../../../locales/backup/index.js';
import { useWords } from '../../../settings/useWords.js';
import { WorkProgress } from '../../../opening/import/WorkProgress.js';

export interface BackupFilesProps {
  readonly place: BackupPlace;
  onClose(): void;
}

/** The backups in a storage, to be restored, and what came of the latest ones. */
export function BackupFiles({ place, onClose }: BackupFilesProps) {
  const { locale } = useSettings();
  const { reading } = useWords(cloudWords);
  const words = useWords(backupWords);
  const itemRender = usePageNames();
  const params = { id: place.id };
  const files = useQuery({ ...asked('backup.files', { params }), gcTime: 0 });
  const runs = useQuery({ ...asked('backup.runs', { params }), gcTime: 0 });
  const [fetched, setFetched] = useState<Progress>();
  const archive = useOpenedArchive(true);
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const timeOf = (at: number | null) => (at === null ? '' : time.format(at));

  const restore = async (file: BackupFile) => {
    setFetched({ done: 0, total: file.size });
    const content = await attempt(readBackup(place.id, file, setFetched));
    setFetched(undefined);
    if (content) await archive.open(file.name, content);
  };
  const isBusy = fetched !== undefined || archive.progress !== undefined;
  return (
    <Modal open width={720} title={words.filesTitle(place.name)} footer={null} onCancel={onClose}>
      {files.error ? (
        <LoadFailed error={files.error} onRetry={() => void files.refetch()} />
      ) : (
        <Table<BackupFile>
          size="small"
          rowKey="name"
          loading={files.isPending}
          dataSource={files.data?.items ?? []}
          locale={{ emptyText: words.filesEmpty }}
          pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false, itemRender }}
          columns={[
            { title: words.time, render: (_value, { modifiedAt, name }) => timeOf(modifiedAt) || name },
            { title: words.size, align: 'end', render: (_value, { size }) => byteSize(size, locale) },
            {
              title: '',
              align: 'end',
              render: (_value, file) => (
                <Button size="small" disabled={isBusy} onClick={() => void restore(file)}>
                  {words.restore}
                </Button>
              ),
            },
          ]}
        />
      )}
      {fetched && (
        <WorkProgress
          label={words.restoring(byteSize(fetched.done, locale), byteSize(fetched.total, locale))}
          progress={fetched}
        />
      )}
      {archive.progress && (
        <WorkProgress
          label={reading(archive.progress.done, archive.progress.total)}
          progress={archive.progress}
          onStop={archive.stop}
        />
      )}
      {archive.problem && <Alert type="error" showIcon message={archive.problem} />}
      {archive.opened && <ImportDialog {...archive.opened} target={accountTarget} onClose={archive.close} />}
      {(runs.data?.items.length ?? 0) > 0 && (
        <>
          <h3 style={{ margin: '20px 0 8px' }}>{words.history}</h3>
          <Table<BackupRun>
            size="small"
            rowKey="id"
            dataSource={runs.data?.items ?? []}
            pagination={{ pageSize: 5, hideOnSinglePage: true, showSizeChanger: false, itemRender }}
            columns={[
              {
                title: words.time,
                render: (_value, { startedAt, trigger }) =>
                  `${timeOf(startedAt)} · ${words.triggers[trigger]}`,
              },
              {
                title: words.result,
                render: (_value, { status, graphs, message }) =>
                  status === 'running'
                    ? words.running
                    : status === 'done'
                      ? words.done(graphs ?? 0)
                      : message,
              },
            ]}
          />
        </>
      )}
    </Modal>
  );
}
