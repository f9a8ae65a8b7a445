import { HistoryOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useNavigate } from 'react-router';
import { KindMark } from '../../kinds/KindMark.js';
import type { DiagramKind } from '../../kinds/registry.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { ShareButton } from '../../share/ShareButton.js';
import styles from './EditorTools.module.css';
import type { SyncState } from '../../sync/syncRecord.js';
import { SaveIndicator } from './SaveIndicator.js';
import { TitleField } from './TitleField.js';
import type { DocumentSession } from './useDocumentSession.js';

export interface EditorToolsProps {
  readonly kind: DiagramKind;
  readonly session: DocumentSession;
  readonly sync: SyncState;
}

/** What an editor page puts into the header: the document's title and state, and sharing. */
export function EditorTools({ kind, session, sync }: EditorToolsProps) {
  const { text } = useSettings();
  const navigate = useNavigate();
  const { document, source, saveState } = session;
  return (
    <>
      <KindMark kind={kind.name} size={28} />
      <div className={styles['title']}>
        <TitleField document={document} readOnly={sync === 'readOnly'} />
        <SaveIndicator saved={saveState} sync={sync} />
      </div>
      {document.owner !== undefined && (
        <Tooltip title={text.editor.history}>
          <Button
            icon={<HistoryOutlined />}
            aria-label={text.editor.history}
            onClick={() => void navigate(`/graph/${document.gid}/revision`)}
          />
        </Tooltip>
      )}
      <ShareButton gid={document.gid} kind={kind} source={source} isOnServer={document.owner !== undefined} />
    </>
  );
}
