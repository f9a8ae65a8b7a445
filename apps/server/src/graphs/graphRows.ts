import { sql } from 'kysely';
import type { GraphSummary } from '@letu/client/contract';
import { effectiveRole } from '../access/roles.js';
import type { Queryable } from '../db/schema.js';
import { ApiError } from '../errors/apiError.js';

/** Reads graphs with what someone has to do with each: their role and their marks. */
export function graphRows(db: Queryable, userId: string) {
  return db
    .selectFrom('graph as g')
    .innerJoin('user as o', 'o.id', 'g.ownerId')
    .leftJoin('repository as r', 'r.id', 'g.repositoryId')
    .leftJoin('accessGrant as a', (join) => join.onRef('a.graphId', '=', 'g.id').on('a.userId', '=', userId))
    .leftJoin('accessGrant as b', (join) =>
      join.onRef('b.repositoryId', '=', 'g.repositoryId').on('b.userId', '=', userId),
    )
    .leftJoin('graphMark as m', (join) => join.onRef('m.graphId', '=', 'g.id').on('m.userId', '=', userId))
    .select([
      'g.id',
      'g.type',
      'g.title',
      'g.repositoryId',
      'g.revision',
      'g.createdAt',
      'g.updatedAt',
      'g.deletedAt',
    ])
    .select(['o.id as ownerId', 'o.name as ownerName', 'o.image as ownerImage', 'm.favourite', 'm.openedAt'])
    .select([
      'r.ownerId as repositoryOwnerId',
      'r.visibility',
      'a.role as grantedRank',
      'b.role as repositoryRank',
    ]);
}

export type GraphRow = Awaited<ReturnType<ReturnType<typeof graphRows>['executeTakeFirstOrThrow']>>;

/** Returns a graph as a list shows it to someone who may see it. */
export function toSummary(row: GraphRow, userId: string): GraphSummary {
  const role = effectiveRole(userId, row);
  if (!role) throw new ApiError('not-found');
  return {
    gid: row.id,
    type: row.type,
    title: row.title,
    repositoryId: row.repositoryId,
    owner: { id: row.ownerId, name: row.ownerName, image: row.ownerImage },
    role,
    favourite: row.favourite === 1,
    revision: row.revision,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    openedAt: row.openedAt,
    deletedAt: row.deletedAt,
  };
}

/** The repositories that are someone's own, or shared with them by name. */
export function joinedRepositories(db: Queryable, userId: string) {
  const shared = db
    .selectFrom('accessGrant')
    .select(sql<string>`repository_id`.as('id'))
    .where('userId', '=', userId)
    .where('repositoryId', 'is not', null);
  return db.selectFrom('repository').select('id').where('ownerId', '=', userId).union(shared);
}

/** The graphs in someone's trash: their own, and those of their repositories. */
export function trashedGraphs(db: Queryable, userId: string) {
  const repositories = db.selectFrom('repository').select('id').where('ownerId', '=', userId);
  const inRepositories = db
    .selectFrom('graph')
    .select('id')
    .where('repositoryId', 'in', repositories)
    .where('deletedAt', 'is not', null);
  return db
    .selectFrom('graph')
    .select('id')
    .where('ownerId', '=', userId)
    .where('deletedAt', 'is not', null)
    .union(inRepositories);
}
