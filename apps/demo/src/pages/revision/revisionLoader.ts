import { redirect, type LoaderFunction } from 'react-router';
import { ClientError, type Graph } from '@letu/client';
import type { AnyDefinition } from '@letu/core';
import { kindOfDocument } from '../../routing/editorPath.js';
import { currentAccount } from '../../account/account.js';
import { toLogin } from '../../account/requireAccount.js';
import { loadChunk } from '../../routing/loadChunk.js';
import { client } from '../../server/client.js';

/** What the page of a graph's history gets. */
export interface RevisionData {
  readonly graph: Graph;
  /** What draws it; undefined for kinds this app has no engine for. */
  readonly definition: AnyDefinition | undefined;
}

/** Loads a graph and what draws it. */
export const revisionLoader: LoaderFunction = async ({ params, request }) => {
  const { user, server } = currentAccount();
  if (!user) return server === 'absent' ? redirect('/welcome') : toLogin(request);
  try {
    const graph = await client.call('graph.show', { params: { gid: params['id'] ?? '' } });
    const kind = kindOfDocument(graph.type);
    return { graph, definition: kind && (await loadChunk(kind.loadKind)) } satisfies RevisionData;
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
    if (error.status === 401) return toLogin(request);
    if (error.status === 404) throw new Response(null, { status: 404 });
    throw error;
  }
};
