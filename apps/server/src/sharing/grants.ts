import type { Body, Role } from '@letu/client/contract';
import { rankOf, roleOf } from '../access/roles.js';
import type { Queryable } from '../db/schema.js';
import { ApiError } from '../errors/apiError.js';
import type { Thing } from './things.js';

/** Lists who may see a thing, its owner first. */
export async function listGrants(db: Queryable, { column, id, ownerId }: Thing) {
  const owner = await db
    .selectFrom('user')
    .select(['id', 'name', 'image'])
    .where('id', '=', ownerId)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('accessGrant as a')
    .innerJoin('user as u', 'u.id', 'a.userId')
    .select(['u.id', 'u.name', 'u.image', 'a.role', 'a.createdAt'])
    .where(`a.${column}`, '=', id)
    .orderBy('a.createdAt')
    .orderBy('a.id')
    .execute();
  const granted = rows.map(({ role, createdAt, ...user }) => ({
    user,
    role: roleOf(role) ?? 'viewer',
    createdAt,
  }));
  return [{ user: owner, role: 'owner' as Role, createdAt: null }, ...granted];
}

/** Changes someone's role. @throws ApiError `not-found` for who has none: they have to be invited, and accept. */
export async function changeGrant(
  db: Queryable,
  { column, id }: Thing,
  userId: string,
  { role }: Body<'graph.grant'>,
): Promise<Record<never, never>> {
  const { numUpdatedRows } = await db
    .updateTable('accessGrant')
    .set({ role: rankOf(role) })
    .where(column, '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError('not-found');
  return {};
}

/** Takes someone's role away. @throws ApiError `not-found` for who has none. */
export async function removeGrant(
  db: Queryable,
  { column, id }: Thing,
  userId: string,
): Promise<Record<never, never>> {
  const { numDeletedRows } = await db
    .deleteFrom('accessGrant')
    .where(column, '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new ApiError('not-found');
  return {};
}
