import { sql, type Expression, type SelectQueryBuilder } from 'kysely';
import type { Queryable } from '../db/schema.js';
import { joinedRepositories } from './graphRows.js';

/** Graphs that a list is made of, none of them in another part of it, each part found by an index. */
export type GraphPart = ReturnType<typeof present>;

/** The columns of a graph that an index holds in the order of its part. */
interface Order {
  readonly column: 'updatedAt';
  readonly order: 'asc' | 'desc';
}

/** The graphs that are in no trash. */
const present = (db: Queryable) => db.selectFrom('graph').where('deletedAt', 'is', null);

/** The graphs that someone owns. */
export const ownedPart = (db: Queryable, userId: string): GraphPart =>
  present(db).where('ownerId', '=', userId);

/** The graphs in a repository. */
export const repositoryPart = (db: Queryable, repositoryId: string): GraphPart =>
  present(db).where('repositoryId', '=', repositoryId);

/** The graphs of others that are shared with someone by name: those in repositories, and those by themselves. */
export function sharedParts(db: Queryable, userId: string): readonly GraphPart[] {
  const ofOthers = present(db).where('ownerId', '!=', userId);
  const repositories = joinedRepositories(db, userId);
  const granted = db
    .selectFrom('accessGrant')
    .select(sql<string>`graph_id`.as('id'))
    .where('userId', '=', userId)
    .where('graphId', 'is not', null);
  return [
    ofOthers.where('repositoryId', 'in', repositories),
    ofOthers
      .where('id', 'in', granted)
      .where((eb) => eb.or([eb('repositoryId', 'is', null), eb('repositoryId', 'not in', repositories)])),
  ];
}

/** Reads one value of each graph of some parts, which are counted so. */
export const countedIn = (parts: readonly GraphPart[]): Expression<unknown> =>
  together(parts.map((part) => part.select(sql<string>`'1'`.as('id'))));

/**
 * Reads the ids of the graphs of some parts.
 *
 * @param first Reads of each part no more than these: what comes first in all parts does so in its own. @default all
 */
export function idsIn(
  db: Queryable,
  parts: readonly GraphPart[],
  first?: Order & { readonly limit: number },
) {
  const ids = parts.map((part) => part.select('id'));
  if (!first) return together(ids);
  const { column, order, limit } = first;
  return together(
    ids.map((part) => {
      const listed = part.orderBy(column, order).orderBy('id', order).limit(limit).as('listed');
      return db.selectFrom(listed).select('listed.id');
    }),
  );
}

/** @throws TypeError for no parts at all. */
function together<DB, TB extends keyof DB>(parts: readonly SelectQueryBuilder<DB, TB, { id: string }>[]) {
  return parts.reduce((all, part) => all.unionAll(part));
}
