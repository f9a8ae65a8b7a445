import { Alert, Button, Space } from 'antd';
import type { AnyDefinition } from '@letu/core';
import type { StoredDocument } from '../../documents/document.js';
import type { SessionState } from '../../sync/documentSession.js';
import { isUnsynced } from '../../documents/syncRecord.js';
import { useDocumentActions } from '../../graphs/useDocumentActions.js';
import { lazyPart } from '../../layout/lazyPart.js';
import { STATE_SIGNS } from '../../plain/stateSigns.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { syncStore } from '../../sync/sync.js';
import { retry } from '../../sync/transitions.js';
import { useConflictDialog } from './useConflictDialog.js';

const ConflictDialog = lazyPart(async () => (await import('./ConflictDialog.js')).ConflictDialog);

export interface SyncAlertsProps {
  readonly state: SessionState;
  readonly definition: AnyDefinition;
}

/** What has to be decided before a document can go on to the server. */
export function SyncAlerts({ state, definition }: SyncAlertsProps) {
  const { document, record, sync } = state;
  const { text } = useSettings();
  const { conflict } = text.account;
  const { isOpen, isNewer, compare, refresh, close } = useConflictDialog(state);
  if (sync === 'conflict' && record?.conflict) {
    return (
      <>
        <Alert
          banner
          type="warning"
          message={conflict.title}
          description={conflict.hint}
          // Until the dialog lies over it, which takes a while to load.
          action={
            <Button loading={isOpen && { icon: STATE_SIGNS.loading }} onClick={compare}>
              {conflict.compare}
            </Button>
          }
        />
        {isOpen && (
          <ConflictDialog
            {...{ definition, document, isNewer }}
            theirs={record.conflict}
            base={record.base}
            onDecide={refresh}
            onClose={close}
            onMissing={close}
          />
        )}
      </>
    );
  }
  if ((sync === 'refused' || sync === 'readOnly') && record?.failure?.reason === 'refused') {
    const { message } = record.failure;
    return <RefusedAlert document={document} reason={message} isGone={!isUnsynced(document, record)} />;
  }
  return null;
}

interface RefusedAlertProps {
  readonly document: StoredDocument;
  readonly reason: string;
  /** Whether it is the diagram itself that the server does not show any more, and nothing that was to be sent. */
  readonly isGone: boolean;
}

function RefusedAlert({ document, reason, isGone }: RefusedAlertProps) {
  const { text } = useSettings();
  const { refused } = text.account;
  const actions = useDocumentActions();
  const { gid, type, title, source, options = {} } = document;
  const copy = () => actions.create({ type, title: text.document.copyTitle(title), source, options });
  return (
    <Alert
      banner
      type="warning"
      message={isGone ? refused.gone(reason) : refused.title(reason || refused.tooLarge)}
      description={isGone ? refused.goneHint : refused.hint}
      action={
        <Space wrap>
          <Button onClick={() => void syncStore.change(gid, retry)}>{text.failure.retry}</Button>
          <Button onClick={() => void copy()}>{refused.copy}</Button>
        </Space>
      }
    />
  );
}
