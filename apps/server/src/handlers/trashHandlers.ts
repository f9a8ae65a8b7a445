import type { Queryable } from '../db/schema.js';
import type { Handlers } from '../calls/call.js';
import type { GraphTarget } from '../access/targets.js';
import { trashedGraphs } from '../graphs/graphRows.js';

/** How long graphs stay in the trash. */
export const TRASH_MS = 30 * 24 * 60 * 60_000;

export const trashHandlers: Handlers<'graph.trash' | 'trash.restore' | 'trash.delete' | 'trash.empty'> = {
  'graph.trash': ({ db, graphs, now }) => setDeleted(db, graphs, now),
  'trash.restore': ({ db, graphs }) => setDeleted(db, graphs, null),

  async 'trash.delete'({ db, graphs }) {
    const ids = graphs.map(({ id }) => id);
    await db.deleteFrom('graph').where('id', 'in', ids).execute();
    return { count: ids.length };
  },

  async 'trash.empty'({ db, caller }) {
    const mine = trashedGraphs(db, caller.user.id);
    const { numDeletedRows } = await db.deleteFrom('graph').where('id', 'in', mine).executeTakeFirst();
    return { count: Number(numDeletedRows) };
  },
};

/** Deletes what has been in the trash for longer than it stays there. Tells how much. */
export async function purgeTrash(db: Queryable, now: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('graph')
    .where('deletedAt', '<', now - TRASH_MS)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function setDeleted(db: Queryable, graphs: readonly GraphTarget[], deletedAt: number | null) {
  const ids = graphs.map(({ id }) => id);
  await db.updateTable('graph').set({ deletedAt }).where('id', 'in', ids).execute();
  return { count: ids.length };
}
