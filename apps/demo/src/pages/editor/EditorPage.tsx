import { Alert, Button } from 'antd';
import { Link, redirect, useLoaderData, type LoaderFunction } from 'react-router';
import { editorPath } from '@letu/core';
import { DiagramEditor } from '@letu/editor';
import { PageTitle, useLetu } from '@letu/theme';
import { toLogin } from '../../account/requireAccount.js';
import type { StoredDocument } from '../../documents/document.js';
import { recoverUnsaved } from '../../documents/journal.js';
import { documentStore } from '../../documents/store.js';
import type { AnyDefinition, DiagramKind } from '../../kinds/registry.js';
import { InHeader } from '../../layout/HeaderSlot.js';
import { messages } from '../../locales/index.js';
import { loadChunk } from '../../routing/loadChunk.js';
import { useReturn } from '../../server/useReturn.js';
import { readSettings } from '../../settings/settings.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { openDocument, refreshDocument, type OpenedDocument } from '../../sync/openDocument.js';
import { useSync } from '../../sync/useSync.js';
import { EditorTools } from './EditorTools.js';
import styles from './EditorPage.module.css';
import { MissingDocument, TrashedDocument } from './NoDocument.js';
import { SyncAlerts } from './SyncAlerts.js';
import { useDocumentSession } from './useDocumentSession.js';
import { useOpenOther } from './useOpenOther.js';
import { usePictureKeeper } from './usePictureKeeper.js';

interface EditorData {
  readonly kind: DiagramKind;
  readonly definition: AnyDefinition;
  readonly opened: OpenedDocument;
}

/** Loads a document of one kind, with what a closed page may have left unsaved, and the kind itself. */
export function editorLoader(kind: DiagramKind): LoaderFunction {
  return async ({ params, request }) => {
    const gid = params['gid'] ?? '';
    const recover = () =>
      recoverUnsaved(documentStore, gid, messages[readSettings().locale].document.copyTitle);
    const readDocument = async (): Promise<OpenedDocument> => {
      await recover();
      const opened = await openDocument(gid);
      if (opened.status !== 'open') return opened;
      // What was noted also waits for a document that has come back from the server just now.
      await recover();
      return { ...opened, document: (await documentStore.get(gid)) ?? opened.document };
    };
    const [definition, opened] = await Promise.all([loadChunk(kind.load), readDocument()]);
    if (opened.status === 'signIn') return toLogin(request);
    if (opened.status === 'open' && opened.document.type !== kind.type)
      return redirect(editorPath(opened.document));
    return { kind, definition, opened } satisfies EditorData;
  };
}

export function EditorPage() {
  const { kind, definition, opened } = useLoaderData<EditorData>();
  if (opened.status !== 'open') return <MissingDocument isOffline={opened.status === 'offline'} />;
  const { document } = opened;
  return <DocumentEditor key={document.gid} {...{ kind, definition }} loaded={document} />;
}

interface DocumentEditorProps extends Omit<EditorData, 'opened'> {
  readonly loaded: StoredDocument;
}

function DocumentEditor({ kind, definition, loaded }: DocumentEditorProps) {
  const { theme } = useLetu();
  const { locale, text } = useSettings();
  const session = useDocumentSession(loaded);
  const keepPicture = usePictureKeeper(loaded.gid, theme);
  const openOther = useOpenOther();
  const sync = useSync(loaded.gid);
  // What cannot be read is told of where it is saved.
  useReturn(() => void refreshDocument(loaded.gid).catch(() => undefined));
  const state = sync?.state ?? (loaded.owner === undefined ? 'device' : 'pending');
  const { document, copy } = session;
  if (document.deletedAt !== undefined) return <TrashedDocument document={document} />;
  return (
    <div className={styles['page']}>
      <PageTitle>{document.title}</PageTitle>
      <h1 className="visually-hidden">{document.title}</h1>
      <InHeader>
        <EditorTools {...{ kind, session }} sync={state} />
      </InHeader>
      {session.saveState === 'failed' && (
        <Alert
          banner
          type="error"
          message={text.editor.failedTitle}
          description={text.editor.failedHint}
          action={<Button onClick={session.retry}>{text.failure.retry}</Button>}
        />
      )}
      {sync && <SyncAlerts sync={sync} definition={definition} />}
      {copy && (
        <Alert
          banner
          closable
          type="info"
          message={<Link to={editorPath(copy)}>{text.editor.copied(copy.title)}</Link>}
          onClose={session.dismissCopy}
        />
      )}
      <DiagramEditor
        className={styles['editor']}
        kind={definition}
        value={session.source}
        readOnly={state === 'readOnly'}
        onChange={session.edit}
        options={session.options}
        onOptionsChange={session.setOptions}
        onOpenOther={openOther}
        onRender={keepPicture}
        fileName={document.title}
        theme={theme}
        locale={locale}
        aria-label={document.title}
      />
    </div>
  );
}
