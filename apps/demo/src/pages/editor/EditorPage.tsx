/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Alert, Button } from 'antd';
import { Link, redirect, useLoaderData, type LoaderFunction } from 'react-router';
import { DiagramEditor } from '@letu/editor';
import { PageTitle, useLetu } from '@letu/theme';
import type { AnyDefinition, ListedKind } from '@letu/core';
import { editorPath, knownKinds } from '../../kinds/knownKinds.js';
import { toLogin } from '../../account/requireAccount.js';
import { documentStore } from '../../documents/store.js';
import { InHeader } from '../../layout/HeaderSlot.js';
import { column, unseen } from '../../layout/parts.js';
import { loadChunk } from '../../routing/loadChunk.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { openForEditing, type OpenedForEditing } from '../../sync/openDocument.js';
import { desk, journal } from '../../sync/sync.js';
import { EditorTools } from './EditorTools.js';
import { MissingDocument, TrashedDocument } from './NoDocument.js';
import { SyncAlerts } from './SyncAlerts.js';
import { useDocumentSession } from './useDocumentSession.js';
import { useOpenOther } from './useOpenOther.js';
import { usePictureKeeper } from './usePictureKeeper.js';

const styles = {
  page: css(column, { flex: '1 1 0', minHeight: 480 }),
  editor: css({ '&&': { flex: 1, height: 0, minHeight: 0 } }),
};

const NO_OPTIONS = {};

interface EditorData {
  readonly kind: ListedKind;
  readonly definition: AnyDefinition;
  readonly opened: OpenedForEditing;
}

async function loadKind(kind: ListedKind): Promise<AnyDefinition> {
  const definition = await loadChunk(kind.loadKind);
  // On its way before the page is. The editor asks for it again, and says so where it cannot be had.
  definition.loadSurface().catch(() => undefined);
  return definition;
}

/** Loads a document of one kind, with what a closed page may have left unsaved, and the kind itself. */
export function editorLoader(kind: ListedKind): LoaderFunction {
  return async ({ params, request }) => {
    const gid = params['gid'] ?? '';
    const [definition, opened] = await Promise.all([loadKind(kind), openForEditing(desk, journal, gid)]);
    if (opened.status === 'signIn') return toLogin(request);
    if (opened.status === 'open' && opened.state.document.type !== kind.type)
      return redirect(editorPath(opened.state.document));
    return { kind, definition, opened } satisfies EditorData;
  };
}

export function EditorPage() {
  const { kind, definition, opened } = useLoaderData<EditorData>();
  if (opened.status !== 'open') return <MissingDocument isOffline={opened.status === 'offline'} />;
  return <DocumentEditor key={opened.state.document.gid} {...{ kind, definition, opened }} />;
}

interface DocumentEditorProps extends EditorData {
  readonly opened: Extract<OpenedForEditing, { status: 'open' }>;
}

function DocumentEditor({ kind, definition, opened }: DocumentEditorProps) {
  const { theme } = useLetu();
  const { locale, text } = useSettings();
  const { session, state } = useDocumentSession(opened.state, opened.copy);
  const { document, saved, sync, copy } = state;
  const keepPicture = usePictureKeeper(document.gid, theme);
  const openOther = useOpenOther();
  if (document.deletedAt !== undefined) return <TrashedDocument document={document} />;
  return (
    <div css={styles.page}>
      <PageTitle>{document.title}</PageTitle>
      <h1 css={unseen}>{document.title}</h1>
      <InHeader>
        <EditorTools {...{ kind, state }} onRename={(title) => session.edit({ title })} />
      </InHeader>
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
      <DiagramEditor
        css={styles.editor}
        kind={definition}
        value={document.source}
        readOnly={sync === 'readOnly'}
        onChange={(source, { diagram: { files = [] } }) => session.edit({ source, files })}
        files={documentStore.files}
        options={document.options ?? NO_OPTIONS}
        onOptionsChange={(options) => session.edit({ options: { ...options } })}
        kinds={knownKinds}
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
