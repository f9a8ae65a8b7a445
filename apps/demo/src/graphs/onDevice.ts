import type { Graph, GraphSummary } from '@letu/client';
import { currentAccount } from '../account/account.js';
import { listedFacts } from '../documents/listedFacts.js';
import { contentOf } from '../documents/content.js';
import { documentStore } from '../documents/store.js';
import { syncStore } from '../sync/sync.js';
import { receive } from '../sync/transitions.js';

/**
 * Notes on this device that graphs are in the server's trash now, or out of it, so that it need not be brought there.
 *
 * @param gids Graphs of which some may be on this device.
 */
export async function noteTrashed(gids: readonly string[], isTrashed: boolean): Promise<void> {
  for (const gid of gids) {
    await syncStore.change(gid, ({ document, record }) => {
      if (!document || !record) return { document, record };
      const { deletedAt = Date.now(), ...rest } = document;
      return {
        document: isTrashed ? { ...rest, deletedAt } : rest,
        record: { ...record, isTrashed },
      };
    });
  }
}

/** Notes on this device that a graph was renamed on the server, where nothing else has become of it there. */
export async function noteRenamed(graph: GraphSummary): Promise<void> {
  const { user } = currentAccount();
  if (!user) return;
  await syncStore.change(graph.gid, (state) => {
    const { document, record } = state;
    if (!document || record?.base.revision !== graph.revision - 1) return state;
    const { source, options, files } = contentOf(record.base);
    const renamed = { ...graph, source, options: options as Graph['options'], files: [...files] };
    return receive(state, renamed, user.id);
  });
}

/** Keeps what a list of the server says of graphs that are on this device, for when the server cannot be asked. */
export async function noteListed(graphs: readonly GraphSummary[]): Promise<void> {
  const { user } = currentAccount();
  if (!user) return;
  const records = new Map((await syncStore.list(user.id)).map(({ record }) => [record?.gid, record]));
  for (const graph of graphs) {
    const listed = listedFacts(graph);
    const known = records.get(graph.gid);
    if (!known || JSON.stringify(known.listed) === JSON.stringify(listed)) continue;
    await syncStore.change(graph.gid, ({ document, record }) => ({
      document,
      record: record && { ...record, listed },
    }));
  }
}

/** Returns which graphs of the account on this device were in the server's trash when it was heard last. */
export async function listNotedTrash(): Promise<readonly string[]> {
  const { user } = currentAccount();
  const known = user ? await syncStore.list(user.id) : [];
  return known.flatMap(({ record }) => (record?.isTrashed ? [record.gid] : []));
}

/** Does what can fail where this device keeps nothing, which the server's answer does not depend on. */
export async function onDevice(work: (store: typeof documentStore) => Promise<unknown>): Promise<void> {
  await work(documentStore).catch(() => undefined);
}
