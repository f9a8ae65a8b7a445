/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { redirect, useLoaderData, type LoaderFunction } from 'react-router';
import { PageTitle } from '@letu/theme';
import type { AnyDefinition, ListedKind } from '@letu/core';
import { editorPath, kindOfDocument, shownGid } from '../../routing/editorPath.js';
import { toLogin } from '../../account/requireAccount.js';
import { InHeader } from '../../layout/HeaderSlot.js';
import { column, unseen } from '../../layout/parts.js';
import { loadChunk } from '../../routing/loadChunk.js';
import { openForEditing, type OpenedForEditing } from '../../sync/openDocument.js';
import { desk, journal } from '../../sync/sync.js';
import { DocumentDiagram } from './DocumentDiagram.js';
import { EditorAlerts } from './EditorAlerts.js';
import { EditorTools } from './EditorTools.js';
import { MissingDocument, TrashedDocument } from './NoDocument.js';
import { prepareCanvas } from './prepareCanvas.js';
import { useDocumentSession } from './useDocumentSession.js';
import { useSaveKeys } from './useSaveKeys.js';

const page = css(column, { flex: '1 1 0', minHeight: 480, '@media (max-height: 479px)': { minHeight: 240 } });

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
    const gid = shownGid(params, request.url);
    const [definition, opened] = await Promise.all([
      loadKind(kind),
      openForEditing(desk, journal, gid),
      prepareCanvas(kind),
    ]);
    if (opened.status === 'signIn') return toLogin(request);
    if (opened.status === 'open' && kindOfDocument(opened.state.document.type) !== kind)
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
  const { session, state, others } = useDocumentSession(opened.state, {
    copy: opened.copy,
    titleOf: definition.titleOf,
  });
  useSaveKeys(session);
  const { document, sync } = state;
  const { gid, title, source, options } = document;
  if (document.deletedAt !== undefined) return <TrashedDocument document={document} />;
  return (
    <div css={page}>
      <PageTitle>{title}</PageTitle>
      <h1 css={unseen}>{title}</h1>
      <InHeader>
        <EditorTools {...{ kind, state, others }} onRename={(renamed) => session.edit({ title: renamed })} />
      </InHeader>
      <EditorAlerts {...{ state, definition, session }} />
      <DocumentDiagram
        {...{ gid, title, source, options, definition, session }}
        isReadOnly={sync === 'readOnly'}
      />
    </div>
  );
}
