import { ShareAltOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { KindMark } from '../../kinds/KindMark.js';
import type { DiagramKind } from '../../kinds/registry.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { ShareDialog } from '../../share/ShareDialog.js';
import styles from './EditorTools.module.css';
import { SaveIndicator } from './SaveIndicator.js';
import { TitleField } from './TitleField.js';
import type { DocumentSession } from './useDocumentSession.js';

export interface EditorToolsProps {
  readonly kind: DiagramKind;
  readonly session: DocumentSession;
}

/** What an editor page puts into the header: the document's title and state, and sharing. */
export function EditorTools({ kind, session }: EditorToolsProps) {
  const { text } = useSettings();
  const [sharing, setSharing] = useState(false);
  const { document, source, saveState } = session;
  return (
    <>
      <KindMark kind={kind.name} size={28} />
      <div className={styles['title']}>
        <TitleField document={document} />
        <SaveIndicator state={saveState} />
      </div>
      <Button type="primary" icon={<ShareAltOutlined />} onClick={() => setSharing(true)}>
        {text.editor.share}
      </Button>
      <ShareDialog open={sharing} kind={kind} source={source} onClose={() => setSharing(false)} />
    </>
  );
}
