import type { LoaderFunction } from 'react-router';
import type { AnyDefinition, ListedKind } from '@letu/core';
import { toLogin } from '../../account/requireAccount.js';
import { kindOfDocument } from '../../routing/editorPath.js';
import { loadChunk } from '../../routing/loadChunk.js';
import { openDocument, type OpenState } from '../../sync/openDocument.js';
import { desk } from '../../sync/sync.js';

/** What the page gets that shows a document alone: the document with what draws it, or why there is none. */
export type PreviewData =
  | {
      readonly status: 'open';
      readonly state: OpenState;
      readonly kind: ListedKind;
      readonly definition: AnyDefinition;
    }
  | { readonly status: 'missing' | 'offline' };

/** Loads a document of this device or of the server, and what draws it. */
export const previewLoader: LoaderFunction = async ({ params, request }) => {
  const opened = await openDocument(desk, params['gid'] ?? '');
  if (opened.status === 'signIn') return toLogin(request);
  if (opened.status !== 'open') return { status: opened.status } satisfies PreviewData;
  const kind = kindOfDocument(opened.state.document.type);
  if (!kind) return { status: 'missing' } satisfies PreviewData;
  const definition = await loadChunk(kind.loadKind);
  return { ...opened, kind, definition } satisfies PreviewData;
};
