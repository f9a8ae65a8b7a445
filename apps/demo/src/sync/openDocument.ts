import { ClientError } from '@letu/client';
import { currentAccount } from '../account/account.js';
import { readDeviceOnly } from '../account/deviceOnly.js';
import { isServerGid, type StoredDocument } from '../documents/document.js';
import { client } from '../server/client.js';
import { syncStore } from './sync.js';
import { lose, receive } from './transitions.js';

/** What became of opening a document. */
export type OpenedDocument =
  | { readonly status: 'open'; readonly document: StoredDocument }
  | { readonly status: 'missing' | 'offline' | 'signIn' };

/** Opens a document: what is on this device at once, while the server is asked for what is newer; else out of the server. */
export async function openDocument(gid: string): Promise<OpenedDocument> {
  const { user, server } = currentAccount();
  const { document: here, record } = await syncStore.read(gid);
  if (here && (here.owner === undefined || here.owner === user?.id)) {
    // What is here is shown whether the server can be asked or not.
    const isThere = (record?.base.revision ?? 0) > 0;
    if (here.owner !== undefined && isThere) fetchDocument(gid, here.owner).catch(() => undefined);
    return { status: 'open', document: here };
  }
  if (!user) return { status: server === 'absent' || readDeviceOnly() ? 'missing' : 'signIn' };
  if (!isServerGid(gid)) return { status: 'missing' };
  const status = await fetchDocument(gid, user.id);
  const { document } = await syncStore.read(gid);
  if (document?.owner === user.id) return { status: 'open', document };
  return { status: status === 'open' ? 'missing' : status };
}

/** Asks the server for a document of whoever works here, where there is a copy of it. */
export async function refreshDocument(gid: string): Promise<void> {
  const { user } = currentAccount();
  const { document } = await syncStore.read(gid);
  if (user && document?.owner === user.id) await fetchDocument(gid, user.id);
}

/** Asks the server for a document, and notes here what it says. */
async function fetchDocument(gid: string, owner: string): Promise<OpenedDocument['status']> {
  try {
    const graph = await client.call('graph.show', { params: { gid }, silent: true });
    await syncStore.change(gid, (state) => receive(state, graph, owner));
    return 'open';
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
    if (error.status === 401) return 'signIn';
    if (error.status !== 404) return 'offline';
    const isKnown = ({ record }: Awaited<ReturnType<typeof syncStore.read>>) =>
      (record?.base.revision ?? 0) > 0;
    await syncStore.change(gid, (state) => (isKnown(state) ? lose(state, error.message) : state));
    return 'missing';
  }
}
