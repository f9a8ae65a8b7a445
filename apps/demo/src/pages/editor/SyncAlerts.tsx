import { Alert, Button, Space } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { AnyDefinition } from '@letu/core';
import type { SessionState } from '../../sync/documentSession.js';
import { useDocumentActions } from '../../graphs/useDocumentActions.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { askServer } from '../../sync/openDocument.js';
import { desk, syncStore } from '../../sync/sync.js';
import { retry } from '../../sync/transitions.js';

const ConflictDialog = lazy(async () => ({
  default: (await import('./ConflictDialog.js')).ConflictDialog,
}));

export interface SyncAlertsProps {
  readonly state: SessionState;
  readonly definition: AnyDefinition;
}

/** What has to be decided before a document can go on to the server. */
export function SyncAlerts({ state, definition }: SyncAlertsProps) {
  const { document, record, sync } = state;
  if (sync === 'conflict' && record?.conflict) {
    return <ConflictAlert {...{ definition, document, theirs: record.conflict }} />;
  }
  if (sync === 'refused' && record?.failure) {
    return <RefusedAlert document={document} reason={record.failure.message} />;
  }
  return null;
}

type ConflictAlertProps = Parameters<typeof ConflictDialog>[0] extends infer Props
  ? Omit<Props, 'onClose'>
  : never;

function ConflictAlert(props: ConflictAlertProps) {
  const { text } = useSettings();
  const { conflict } = text.account;
  const [isOpen, setOpen] = useState(false);
  const { gid, owner } = props.document;
  const compare = () => {
    setOpen(true);
    // The other side has gone on since: what is decided about is how far it has come. Offline, it is what is known here.
    if (owner !== undefined) askServer(desk, gid, owner).catch(() => undefined);
  };
  return (
    <>
      <Alert
        banner
        type="warning"
        message={conflict.title}
        description={conflict.hint}
        action={<Button onClick={compare}>{conflict.compare}</Button>}
      />
      {isOpen && (
        <Suspense>
          <ConflictDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function RefusedAlert({ document, reason }: { document: ConflictAlertProps['document']; reason: string }) {
  const { text } = useSettings();
  const { refused } = text.account;
  const actions = useDocumentActions();
  const { gid, type, title, source, options = {} } = document;
  const copy = () => actions.create({ type, title: text.document.copyTitle(title), source, options });
  return (
    <Alert
      banner
      type="warning"
      message={refused.title(reason || refused.tooLarge)}
      description={refused.hint}
      action={
        <Space wrap>
          <Button onClick={() => void syncStore.change(gid, retry)}>{text.failure.retry}</Button>
          <Button onClick={() => void copy()}>{refused.copy}</Button>
        </Space>
      }
    />
  );
}
