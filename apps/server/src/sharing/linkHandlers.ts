import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { sql } from 'kysely';
import type { Queryable } from '../db/schema.js';
import { ApiError } from '../errors/apiError.js';
import { readRevision } from '../graphs/revisions.js';
import type { Call, Handlers } from '../http/call.js';
import { newId, newToken } from '../ids/ids.js';

type LinkCalls = 'link.list' | 'link.create' | 'link.revoke' | 'shared.show';

export const linkHandlers: Handlers<LinkCalls> = {
  async 'link.list'({ db, graph }) {
    const rows = await linkRows(db).where('l.graphId', '=', graph.id).orderBy('l.id').execute();
    return rows.map(toLink);
  },

  async 'link.create'({ db, caller, graph, body, now }) {
    const { password, expiresAt = null, revision = null } = body;
    if (expiresAt !== null && expiresAt <= now) {
      throw new ApiError('bad-request', { data: { fields: ['expiresAt'] } });
    }
    if (revision !== null) await readRevision(db, graph.id, revision);
    const id = newId(now);
    const passwordHash = password === undefined ? null : await hashPassword(password);
    const row = { id, token: newToken(), graphId: graph.id, createdBy: caller.user.id };
    await db
      .insertInto('shareLink')
      .values({ ...row, passwordHash, revision, expiresAt, views: 0, createdAt: now })
      .execute();
    return toLink(await linkRows(db).where('l.id', '=', id).executeTakeFirstOrThrow());
  },

  async 'link.revoke'({ db, graph, params }) {
    const { numDeletedRows } = await db
      .deleteFrom('shareLink')
      .where('id', '=', params.id)
      .where('graphId', '=', graph.id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new ApiError('not-found');
    return {};
  },

  'shared.show': readShared,
};

/** What anyone who holds a link may ask with. */
export type SharedRequest = Pick<
  Call<'shared.show'>,
  'db' | 'params' | 'now' | 'limits' | 'ipAddress' | 'sharePassword'
>;

/**
 * Returns what a link shows, and counts the view.
 *
 * @throws ApiError `not-found` for a link that is unknown, someone else's, revoked or too old, all alike;
 * `share-password-needed` without the right password.
 */
export async function readShared({ db, params, now, limits, ipAddress, sharePassword }: SharedRequest) {
  const row = await db
    .selectFrom('shareLink as l')
    .innerJoin('user as u', 'u.id', 'l.createdBy')
    .innerJoin('graph as g', 'g.id', 'l.graphId')
    .select(['l.id', 'l.passwordHash', 'l.expiresAt', 'l.revision as pinned', 'u.uid', 'u.name as author'])
    .select(['g.id as graphId', 'g.type', 'g.title', 'g.source', 'g.revision', 'g.updatedAt'])
    .where('l.token', '=', params.id)
    .where('g.deletedAt', 'is', null)
    .executeTakeFirst();
  if (!row || String(row.uid) !== params.uid || (row.expiresAt !== null && row.expiresAt <= now)) {
    throw new ApiError('not-found');
  }
  if (row.passwordHash !== null) {
    limits.take('share-password', `${row.id} ${ipAddress}`);
    const isRight =
      sharePassword !== undefined &&
      (await verifyPassword({ hash: row.passwordHash, password: sharePassword }));
    if (!isRight) throw new ApiError('share-password-needed');
  }
  await db
    .updateTable('shareLink')
    .set({ views: sql`views + 1` })
    .where('id', '=', row.id)
    .execute();
  const { type, author, updatedAt, title, source, revision } = row;
  const state = row.pinned === null ? { title, source } : await readRevision(db, row.graphId, row.pinned);
  return { type, author, updatedAt, revision: row.pinned ?? revision, ...state };
}

function linkRows(db: Queryable) {
  return db
    .selectFrom('shareLink as l')
    .innerJoin('user as u', 'u.id', 'l.createdBy')
    .select([
      'l.id',
      'l.token',
      'l.passwordHash',
      'l.expiresAt',
      'l.revision',
      'l.views',
      'l.createdAt',
      'u.uid',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof linkRows>['executeTakeFirstOrThrow']>>;

function toLink({ uid, token, passwordHash, ...link }: Row) {
  return { ...link, path: `/p/${uid}/${token}`, hasPassword: passwordHash !== null };
}
