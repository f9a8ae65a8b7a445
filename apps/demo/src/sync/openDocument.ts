import { ClientError, type Client, type Graph, type Present } from '@letu/client';
import { isServerGid, type StoredDocument } from '../documents/document.js';
import { mayEdit } from '../documents/mayEdit.js';
import type { Journal } from './journal.js';
import { createKey } from './saveCall.js';
import { syncStateOf, type SyncRecord } from '../documents/syncRecord.js';
import type { SyncStore } from './syncStore.js';
import { fail, receive, reopen } from './transitions.js';

/** A document that can be shown, with what is known of its copy on the server. */
export interface OpenState {
  readonly document: StoredDocument;
  readonly record: SyncRecord | undefined;
}

/** What became of opening a document. */
export type OpenedDocument =
  | { readonly status: 'open'; readonly state: OpenState }
  | { readonly status: 'missing' | 'offline' | 'signIn' };

/** What documents are opened with. */
export interface Desk {
  readonly store: SyncStore;
  readonly client: Client;
  /** The id of whoever works here, undefined without an account. */
  readonly user: () => string | undefined;
  /** Whether whoever works here without an account could have one. */
  readonly canSignIn: () => boolean;
}

/** Opens a document: what is on this device at once, to be compared with what the server has; else out of the server. */
export async function openDocument(desk: Desk, gid: string): Promise<OpenedDocument> {
  const user = desk.user();
  const { document: here } = await desk.store.read(gid);
  if (here && (here.owner === undefined || here.owner === user)) {
    const { document = here, record } = await desk.store.change(gid, (state) => reopen(state, createKey()));
    return { status: 'open', state: { document, record } };
  }
  if (user === undefined) return { status: desk.canSignIn() ? 'signIn' : 'missing' };
  if (!isServerGid(gid)) return { status: 'missing' };
  const status = await tryServer(desk, gid, user);
  const { document, record } = await desk.store.read(gid);
  if (document?.owner === user) return { status: 'open', state: { document, record } };
  return { status: status === 'open' ? 'missing' : status };
}

/** What became of opening a document to edit it, with a copy that was kept of what had not been saved. */
export type OpenedForEditing = OpenedDocument & { readonly copy?: StoredDocument | undefined };

/** Opens a document with what a page that went away has left unsaved. */
export async function openForEditing(desk: Desk, journal: Journal, gid: string): Promise<OpenedForEditing> {
  const before = await journal.recover(desk.store, gid);
  const opened = await openDocument(desk, gid);
  if (opened.status !== 'open') return opened;
  // On its way before anybody else's change can be.
  void desk.store.loadMerge(opened.state.document.type);
  // What was noted also waits for a document that has come back from the server just now.
  const copy = (await journal.recover(desk.store, gid)) ?? before;
  const { document = opened.state.document, record } = await desk.store.read(gid);
  return { status: 'open', state: { document, record }, copy };
}

/** Asks the server for a document that was opened again, unless it has been heard meanwhile. */
export async function hearDocument(desk: Desk, gid: string): Promise<void> {
  const user = desk.user();
  const { document, record } = await desk.store.read(gid);
  if (user !== undefined && document?.owner === user && record?.unheard) await tryServer(desk, gid, user);
}

/** Asks the server for a document that was changed there, or may have been, while it was open. */
export async function refreshDocument(desk: Desk, gid: string): Promise<void> {
  await desk.store.change(gid, (state) => reopen(state, createKey()));
  await hearDocument(desk, gid);
}

/**
 * Asks the server whether others have changed a document while it is open, or what one may do with it, and takes over what they have
 * made of it. What waits here to be sent hears of it by its own answer.
 *
 * @returns Who else looks at it, undefined where the server was not asked.
 * @throws ClientError
 */
export async function followDocument(desk: Desk, gid: string): Promise<readonly Present[] | undefined> {
  const user = desk.user();
  const state = await desk.store.read(gid);
  const { document, record } = state;
  const stands = syncStateOf(state);
  if (user === undefined || document?.owner !== user || !record) return undefined;
  if (stands !== 'synced' && stands !== 'readOnly') return undefined;
  const about = { params: { gid }, query: { present: 'yes' }, silent: true } as const;
  try {
    const { revision, role, others = [] } = await desk.client.call('graph.summary', about);
    const isOther = revision > record.base.revision || mayEdit(role) !== record.canEdit;
    if (isOther || record.failure) await askServer(desk, gid, user);
    return others;
  } catch (error) {
    // One is told now, and not by what one types next.
    if (error instanceof ClientError && error.status === 404) await noteFailure(desk, gid, error);
    throw error;
  }
}

/**
 * Asks the server for a document, and notes here what it says.
 *
 * @throws ClientError
 */
export async function askServer(
  { client, store }: Pick<Desk, 'client' | 'store'>,
  gid: string,
  owner: string,
): Promise<void> {
  const { record } = await store.read(gid);
  // Silent: it is looked after what is here already, and the page itself says what the server has not.
  const graph = await client.call('graph.show', { params: { gid }, silent: true });
  bringFiles({ client, store }, graph);
  await store.change(gid, (state) => receive(state, graph, owner, record?.unheard));
}

/** Begins to bring what a graph shows, before anybody is told of the graph: who shows it then waits for each of its files. */
export function bringFiles(
  { client, store }: Pick<Desk, 'client' | 'store'>,
  { gid, files }: Pick<Graph, 'gid' | 'files'>,
): void {
  const load = async (file: string) =>
    (await client.call('graph.file', { params: { gid, file }, silent: true })).bytes;
  // What cannot be had now is asked for when it is opened again.
  void store.files.bring(files, load).catch(() => undefined);
}

/** Asks the server for a document, and notes here that it cannot be asked, or has none. */
async function tryServer(desk: Desk, gid: string, owner: string): Promise<OpenedDocument['status']> {
  try {
    await askServer(desk, gid, owner);
    return 'open';
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
    if (error.status === 401) return 'signIn';
    await noteFailure(desk, gid, error);
    return error.status === 404 ? 'missing' : 'offline';
  }
}

/** Notes here that the server cannot be asked for a document, or has none for whoever works here. */
async function noteFailure({ store }: Desk, gid: string, { status, message }: ClientError): Promise<void> {
  const failure = { reason: status === 404 ? 'refused' : 'offline', message, nextAt: 0 } as const;
  // What is being sent has its own answer to wait for.
  await store.change(gid, (state) => (state.record?.sent ? state : fail(state, undefined, failure)));
}
