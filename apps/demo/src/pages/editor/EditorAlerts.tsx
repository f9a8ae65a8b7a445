import { Alert, Button } from 'antd';
import { Link } from 'react-router';
import type { AnyDefinition } from '@letu/core';
import { editorPath } from '../../routing/editorPath.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import type { DocumentSession, SessionState } from '../../sync/documentSession.js';
import { SyncAlerts } from './SyncAlerts.js';
import { useUnpressed } from './useUnpressed.js';

export interface EditorAlertsProps {
  readonly state: SessionState;
  readonly definition: AnyDefinition;
  readonly session: DocumentSession;
}

/** What has become of saving, above a diagram that is edited. */
export function EditorAlerts({ state: now, definition, session }: EditorAlertsProps) {
  const { text } = useSettings();
  const state = useUnpressed(now);
  const { saved, copy } = state;
  return (
    <>
      {saved === 'failed' && (
        <Alert
          banner
          type="error"
          message={text.editor.failedTitle}
          description={text.editor.failedHint}
          action={<Button onClick={() => session.retry()}>{text.failure.retry}</Button>}
        />
      )}
      <SyncAlerts {...{ state, definition }} />
      {copy && (
        <Alert
          banner
          closable
          type="info"
          message={<Link to={editorPath(copy)}>{text.editor.copied(copy.title)}</Link>}
          onClose={() => session.dismissCopy()}
        />
      )}
    </>
  );
}
