import type { Present } from '@letu/client/contract';
import { bookkeeping } from '../db/bookkeeping.js';
import type { Queryable } from '../db/schema.js';
import { markGraph } from './marks.js';

/** How long someone who looks at a graph counts as just noted, so that not every question is a write. */
const NOTED_EVERY_MS = 5_000;
/** How long someone is with a graph after the last question: two of them can be late. */
const PRESENT_MS = 12_000;
/** How long someone edits after the last save. */
const EDITING_MS = 20_000;
/** The most that are told of. */
const MOST_TOLD = 20;

/** Who looks at a graph, and when. */
export interface Look {
  readonly userId: string;
  readonly graphId: string;
  readonly now: number;
}

/** Notes that someone looks at a graph, and returns who else does, those who edit it first. */
export async function lookAt(db: Queryable, look: Look): Promise<Present[]> {
  const { userId, graphId, now } = look;
  const rows = await presentAt(db, look);
  const own = rows.find(({ id }) => id === userId);
  if (now - (own?.seenAt ?? 0) > NOTED_EVERY_MS)
    await bookkeeping(markGraph(db, userId, graphId, { seenAt: now }));
  const others = rows.filter(({ id }) => id !== userId);
  return others
    .map(({ id, name, image, editedAt, isKnown }): Present => ({
      person: isKnown ? { id, name, image } : null,
      editing: now - (editedAt ?? 0) < EDITING_MS,
    }))
    .toSorted((one, other) => Number(other.editing) - Number(one.editing));
}

async function presentAt(db: Queryable, { graphId, now }: Look) {
  const rows = await db
    .selectFrom('graphMark as m')
    .innerJoin('user as u', 'u.id', 'm.userId')
    .innerJoin('graph as g', 'g.id', 'm.graphId')
    .leftJoin('repository as r', 'r.id', 'g.repositoryId')
    .leftJoin('accessGrant as a', (join) =>
      join.onRef('a.graphId', '=', 'g.id').onRef('a.userId', '=', 'm.userId'),
    )
    .leftJoin('accessGrant as b', (join) =>
      join.onRef('b.repositoryId', '=', 'g.repositoryId').onRef('b.userId', '=', 'm.userId'),
    )
    .select(['u.id', 'u.name', 'u.image', 'm.seenAt', 'm.editedAt'])
    .select([
      'g.ownerId',
      'r.ownerId as repositoryOwnerId',
      'a.role as grantedRank',
      'b.role as repositoryRank',
    ])
    .where('m.graphId', '=', graphId)
    .where('m.seenAt', '>', now - PRESENT_MS)
    .orderBy('m.userId')
    .limit(MOST_TOLD + 1)
    .execute();
  return rows.map(({ ownerId, repositoryOwnerId, grantedRank, repositoryRank, ...row }) => ({
    ...row,
    // Who may see it only as everybody of the site may need not be known to the others.
    isKnown: [ownerId, repositoryOwnerId].includes(row.id) || grantedRank !== null || repositoryRank !== null,
  }));
}
