import { Button } from 'antd';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { loginAddress } from '@letu/client';
import { useAccount } from '../../account/useAccount.js';
import type { StoredDocument } from '../../documents/document.js';
import { useDocumentActions } from '../../graphs/useDocumentActions.js';
import { StatePage } from '../../layout/StatePage.js';
import { StatePicture } from '../../layout/StatePicture.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { HomeButton } from '../../layout/HomeButton.js';

/** What the path of a document shows that is nowhere, or nowhere that can be reached. */
export function MissingDocument({ isOffline }: { isOffline: boolean }) {
  const { text } = useSettings();
  const { user, server } = useAccount();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const missingHint = user ? text.editor.missingToAccount : text.editor.missingHint;
  const canSignIn = !user && server !== 'absent';
  return (
    <StatePage
      picture={<StatePicture kind="lost" />}
      title={isOffline ? text.editor.offline : text.editor.missing}
      hint={isOffline ? text.editor.offlineHint : missingHint}
      actions={
        <>
          <HomeButton primary />
          {isOffline && <Button onClick={() => void revalidate()}>{text.failure.retry}</Button>}
          {canSignIn && (
            <Button onClick={() => void navigate(loginAddress(pathname + search))}>
              {text.account.signIn}
            </Button>
          )}
        </>
      }
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
