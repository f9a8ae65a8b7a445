import type { GraphSummary } from '@letu/client';
import type { PagedRequest, PagedResult } from '@letu/paged-table';
import { eraseDocuments, listTrash } from '../../documents/deviceTrash.js';
import { documentStore } from '../../documents/store.js';
import { listNotedTrash, noteTrashed, onDevice } from '../../graphs/onDevice.js';
import { inChunks } from '../../graphs/useGraphActions.js';
import { client } from '../../server/client.js';
import { isAway } from '../../server/isAway.js';

/** What the trash shows of a graph. */
export type TrashedGraph = Pick<GraphSummary, 'gid' | 'title' | 'type' | 'deletedAt'>;

/** Where deleted graphs wait. */
export interface Trash {
  load(request: PagedRequest): Promise<PagedResult<TrashedGraph>>;
  restore(gids: readonly string[]): Promise<unknown>;
  /** Deletes for good. */
  erase(gids: readonly string[]): Promise<void>;
  /** Deletes all of it for good. Tells how many that were. */
  empty(): Promise<number>;
}

/** The trash of whoever is signed in. */
export const serverTrash: Trash = {
  async load({ page, pageSize, signal }) {
    const query = { page, size: Math.min(pageSize, 100) };
    // Silent: what this device has is shown then, and said to be that.
    const list = await client.call('trash.list', { query, signal, silent: isAway });
    return { rows: list.items, total: list.total ?? list.items.length };
  },
  async restore(gids) {
    await inChunks(gids, (part) => client.call('trash.restore', { body: { gids: part } }));
    await onDevice(() => noteTrashed(gids, false));
  },
  async erase(gids) {
    await inChunks(gids, (part) => client.call('trash.delete', { body: { gids: part } }));
    await onDevice((store) => eraseDocuments(store, gids));
  },
  async empty() {
    const { count } = await client.call('trash.empty');
    await onDevice(async (store) => eraseDocuments(store, await listNotedTrash()));
    return count;
  },
};

/**
 * The trash of this device: of whoever works without an account, or as much as it has of an account's, whose server is told later
 * what was restored.
 */
export const deviceTrash = (owner?: string): Trash => ({
  async load({ page, pageSize }) {
    const all = await listTrash(documentStore, owner);
    const rows = all
      .slice((page - 1) * pageSize, page * pageSize)
      .map(({ gid, title, type, deletedAt = null }) => ({ gid, title, type, deletedAt }));
    return { rows, total: all.length };
  },
  restore: (gids) => Promise.all(gids.map((gid) => documentStore.restore(gid))),
  erase: (gids) => eraseDocuments(documentStore, gids),
  async empty() {
    const gids = (await listTrash(documentStore, owner)).map(({ gid }) => gid);
    await eraseDocuments(documentStore, gids);
    return gids.length;
  },
});
