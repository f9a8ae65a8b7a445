import type { Queryable } from '../db/schema.js';

/** Notes what someone has to do with a graph. */
export async function markGraph(
  db: Queryable,
  userId: string,
  graphId: string,
  changes: { openedAt: number } | { favourite: number } | { seenAt: number; editedAt?: number },
): Promise<void> {
  await db
    .insertInto('graphMark')
    .values({ userId, graphId, favourite: 0, openedAt: null, ...changes })
    .onConflict((on) => on.columns(['userId', 'graphId']).doUpdateSet(changes))
    .execute();
}
