import { sql } from 'kysely';
import type { Repository } from '@letu/client/contract';
import { effectiveRole } from '../access/roles.js';
import type { Queryable } from '../db/schema.js';
import { ApiError } from '../errors/apiError.js';
import { containing } from '../search/containing.js';
import { joinedRepositories } from '../graphs/graphRows.js';
import type { Handlers } from '../calls/call.js';
import { changesOf } from '../calls/changes.js';
import { pageOf } from '../calls/paging.js';
import { newId } from '../ids.js';

type RepositoryCalls =
  | 'repository.list'
  | 'repository.create'
  | 'repository.show'
  | 'repository.update'
  | 'repository.delete'
  | 'repository.arrange';

const SORTS = {
  position: { by: sql.ref<number>('r.position'), type: 'number' },
  name: { by: sql.ref<string>('r.name'), type: 'string' },
  createdAt: { by: sql.ref<number>('r.createdAt'), type: 'number' },
  updatedAt: { by: sql.ref<number>('r.updatedAt'), type: 'number' },
} as const;

export const repositoryHandlers: Handlers<RepositoryCalls> = {
  async 'repository.list'({ db, caller, query: { q, sort = 'position', order = 'asc', ...wanted } }) {
    const userId = caller.user.id;
    const ofSite = db.selectFrom('repository').select('id').where('visibility', '=', 'site');
    let rows = repositoryRows(db, userId).where('r.id', 'in', joinedRepositories(db, userId).union(ofSite));
    if (q) rows = rows.where(sql<boolean>`lower(${sql.ref('r.name')}) like ${containing(q)} escape '\\'`);
    const { by, type } = SORTS[sort];
    const page = await pageOf(db, rows, wanted, { by, type, id: sql.ref('r.id'), order });
    return { ...page, items: page.items.map((row) => toRepository(row, userId)) };
  },

  async 'repository.create'({ db, caller, body, now }) {
    const [id, ownerId] = [newId(now), caller.user.id];
    const { position } = await db
      .selectFrom('repository')
      .select((eb) => eb.fn.coalesce(eb.fn.max<number>('position'), sql<number>`0`).as('position'))
      .where('ownerId', '=', ownerId)
      .executeTakeFirstOrThrow();
    const initial = { description: '', icon: 'book', colour: '#0958d9', visibility: 'private' };
    const row = { ...initial, name: '', ...changesOf(body), id, ownerId, position: position + 1 };
    await db
      .insertInto('repository')
      .values({ ...row, createdAt: now, updatedAt: now })
      .execute();
    return readRepository(db, ownerId, id);
  },

  'repository.show': ({ db, caller, repository }) => readRepository(db, caller.user.id, repository.id),

  async 'repository.update'({ db, caller, repository, body, now }) {
    await db
      .updateTable('repository')
      .set({ ...changesOf(body), updatedAt: now })
      .where('id', '=', repository.id)
      .execute();
    return readRepository(db, caller.user.id, repository.id);
  },

  async 'repository.delete'({ db, repository, now }) {
    await db
      .updateTable('graph')
      .set({ deletedAt: now })
      .where('repositoryId', '=', repository.id)
      .where('deletedAt', 'is', null)
      .execute();
    await db.deleteFrom('repository').where('id', '=', repository.id).execute();
    return {};
  },

  async 'repository.arrange'({ db, caller, body }) {
    for (const [index, id] of body.ids.entries()) {
      const { numUpdatedRows } = await db
        .updateTable('repository')
        .set({ position: index + 1 })
        .where('id', '=', id)
        .where('ownerId', '=', caller.user.id)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new ApiError('not-found');
    }
    return {};
  },
};

function repositoryRows(db: Queryable, userId: string) {
  return db
    .selectFrom('repository as r')
    .innerJoin('user as o', 'o.id', 'r.ownerId')
    .leftJoin('accessGrant as a', (join) =>
      join.onRef('a.repositoryId', '=', 'r.id').on('a.userId', '=', userId),
    )
    .select(['r.id', 'r.name', 'r.description', 'r.icon', 'r.colour', 'r.visibility', 'r.position'])
    .select(['r.createdAt', 'r.updatedAt', 'o.id as ownerId', 'o.name as ownerName', 'o.image as ownerImage'])
    .select('a.role as grantedRank')
    .select((eb) =>
      eb
        .selectFrom('graph')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('graph.repositoryId', '=', 'r.id')
        .where('graph.deletedAt', 'is', null)
        .as('graphCount'),
    );
}

type Row = Awaited<ReturnType<ReturnType<typeof repositoryRows>['executeTakeFirstOrThrow']>>;

async function readRepository(db: Queryable, userId: string, id: string): Promise<Repository> {
  return toRepository(
    await repositoryRows(db, userId).where('r.id', '=', id).executeTakeFirstOrThrow(),
    userId,
  );
}

function toRepository(row: Row, userId: string): Repository {
  const role = effectiveRole(userId, row);
  if (!role) throw new ApiError('not-found');
  const { ownerId, ownerName, ownerImage, grantedRank: _, graphCount, visibility, ...rest } = row;
  return {
    ...rest,
    role,
    visibility: visibility as Repository['visibility'],
    graphCount: graphCount ?? 0,
    owner: { id: ownerId, name: ownerName, image: ownerImage },
  };
}
