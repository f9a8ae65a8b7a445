import { Button } from 'antd';
import type { StoredDocument } from '../../documents/document.js';
import { useDocumentActions } from '../../documents/useDocumentActions.js';
import { StatePage } from '../../layout/StatePage.js';
import { StatePicture } from '../../layout/StatePicture.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { HomeButton } from '../NotFoundPage.js';

/** What the path of a document shows that is not in this browser. */
export function MissingDocument() {
  const { text } = useSettings();
  return (
    <StatePage
      picture={<StatePicture kind="lost" />}
      title={text.editor.missing}
      hint={text.editor.missingHint}
      actions={<HomeButton primary />}
    />
  );
}

/** What the path of a deleted document shows. */
export function TrashedDocument({ document }: { document: StoredDocument }) {
  const { text } = useSettings();
  const actions = useDocumentActions();
  return (
    <StatePage
      picture={<StatePicture kind="lost" />}
      title={text.editor.inTrash}
      hint={text.editor.inTrashHint}
      actions={
        <>
          <Button type="primary" onClick={() => void actions.restore(document.gid)}>
            {text.document.restore}
          </Button>
          <HomeButton />
        </>
      }
    />
  );
}
