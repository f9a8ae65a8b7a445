import { sql } from 'kysely';
import type { Data } from '@letu/client/contract';
import type { Queryable } from '../db/schema.js';
import { toFiles } from './files.js';
import { toOptions } from './toOptions.js';

/** How much is read at a time: so many graphs, and no more of their sources than so many characters, but at least one. */
const AT_ONCE = 200;
const CHARACTERS = 4 << 20;

/** The graphs that someone owns and that are not in the trash. */
const ownGraphs = (db: Queryable, userId: string) =>
  db.selectFrom('graph as g').where('g.ownerId', '=', userId).where('g.deletedAt', 'is', null);

/**
 * Reads someone's own graphs whole, some at a time in the order of their ids.
 *
 * @param after The id of the last one read.
 */
export async function archivedGraphs(
  db: Queryable,
  userId: string,
  after = '',
): Promise<Data<'archive.read'>> {
  const own = ownGraphs(db, userId);
  const sizes = await own
    .select(['g.id', sql<number>`length(g.source)`.as('size')])
    .where('g.id', '>', after)
    .orderBy('g.id')
    .limit(AT_ONCE)
    .execute();
  let characters = 0;
  const some = sizes.filter(({ size }, index) => (characters += Number(size)) <= CHARACTERS || index === 0);
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const ids = some.map(({ id }) => id);
  const isLast = some.length === sizes.length && sizes.length < AT_ONCE;
  return {
    items: await readWhole(db, userId, ids),
    total: Number(total),
    next: isLast ? null : (ids.at(-1) ?? null),
  };
}

/** Reads graphs whole, in the order of their ids, with the marks that someone has put on them. */
export async function readWhole(
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<Data<'archive.read'>['items']> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('graph as g')
    .leftJoin('graphMark as m', (join) => join.onRef('m.graphId', '=', 'g.id').on('m.userId', '=', userId))
    .select(['g.id', 'g.type', 'g.title', 'g.repositoryId', 'g.source', 'g.options', 'g.files'])
    .select(['g.createdAt', 'g.updatedAt', 'm.favourite'])
    .where('g.id', 'in', ids)
    .orderBy('g.id')
    .execute();
  return rows.map(({ id: gid, options, files, favourite, ...row }) => ({
    ...row,
    gid,
    options: toOptions(options),
    files: toFiles(files),
    favourite: favourite === 1,
  }));
}
