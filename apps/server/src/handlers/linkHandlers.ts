import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { sql } from 'kysely';
import type { Options } from '@letu/client/contract';
import { bookkeeping } from '../db/bookkeeping.js';
import type { Queryable } from '../db/schema.js';
import { ApiError } from '../errors/apiError.js';
import { toFiles } from '../graphs/files.js';
import { readRevision } from '../graphs/revisions.js';
import { toOptions } from '../graphs/toOptions.js';
import type { Call, Handlers } from '../calls/call.js';
import { newId, newToken } from '../ids.js';

type LinkCalls =
  'link.list' | 'link.create' | 'link.update' | 'link.revoke' | 'shared.show' | 'shared.revision';

export const linkHandlers: Handlers<LinkCalls> = {
  async 'link.list'({ db, graph }) {
    const rows = await linkRows(db).where('l.graphId', '=', graph.id).orderBy('l.id').execute();
    return rows.map(toLink);
  },

  async 'link.create'({ db, caller, graph, body, now }) {
    const { password, expiresAt = null, revision = null } = body;
    await checkLink(db, graph.id, { expiresAt, revision }, now);
    const id = newId(now);
    const passwordHash = password === undefined ? null : await hashPassword(password);
    const row = { id, token: newToken(), graphId: graph.id, createdBy: caller.user.id };
    await db
      .insertInto('shareLink')
      .values({ ...row, passwordHash, revision, expiresAt, views: 0, createdAt: now })
      .execute();
    return toLink(await linkRows(db).where('l.id', '=', id).executeTakeFirstOrThrow());
  },

  async 'link.update'({ db, graph, params, body, now }) {
    const { password, ...rest } = body;
    await checkLink(db, graph.id, rest, now);
    const hash = typeof password === 'string' ? await hashPassword(password) : password;
    const changes = { ...rest, ...(hash === undefined ? {} : { passwordHash: hash }) };
    if (Object.keys(changes).length > 0) {
      await db
        .updateTable('shareLink')
        .set(changes)
        .where('id', '=', params.id)
        .where('graphId', '=', graph.id)
        .execute();
    }
    const row = await linkRows(db)
      .where('l.id', '=', params.id)
      .where('l.graphId', '=', graph.id)
      .executeTakeFirst();
    if (!row) throw new ApiError('not-found');
    return toLink(row);
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

  async 'shared.revision'(call) {
    const { pinned, revision, updatedAt } = await openShared(call);
    return { revision: pinned ?? revision, updatedAt };
  },
};

/** @throws ApiError `bad-request` for an end that has passed, `not-found` for a revision that there is not. */
async function checkLink(
  db: Queryable,
  graphId: string,
  { expiresAt, revision }: Partial<Readonly<Record<'expiresAt' | 'revision', number | null | undefined>>>,
  now: number,
): Promise<void> {
  if (typeof expiresAt === 'number' && expiresAt <= now) {
    throw new ApiError('bad-request', { data: { fields: ['expiresAt'] } });
  }
  if (typeof revision === 'number') await readRevision(db, graphId, revision);
}

async function readShared(call: Call<'shared.show'>) {
  const { db, secrets, query } = call;
  const shared = await openShared(call);
  const pass = shared.passwordHash === null ? null : secrets.seal('', passPlace(shared));
  if (query.again === undefined) await countView(db, shared.id);
  const { type, author, updatedAt, revision, pinned } = shared;
  return { type, author, updatedAt, revision: pinned ?? revision, pass, ...(await stateOf(db, shared)) };
}

/**
 * Finds what a link shows to who knows its password, where it has one, or was answered with the pass.
 *
 * @throws ApiError `not-found`, `share-password-needed`, `share-password-wrong`, `too-many-requests`.
 */
export async function openShared(call: Call<'shared.show' | 'shared.file' | 'shared.revision'>) {
  const { db, params, now, limits, ipAddress, sharePassword = '' } = call;
  const shared = await findShared(db, params, now);
  if (shared.passwordHash === null || isPass(call, shared)) return shared;
  limits.take('share-password', `${shared.id} ${ipAddress}`);
  const given = { hash: shared.passwordHash, password: sharePassword };
  if (!(await verifyPassword(given))) {
    throw new ApiError(sharePassword === '' ? 'share-password-needed' : 'share-password-wrong');
  }
  return shared;
}

type Locked = Pick<Awaited<ReturnType<typeof findShared>>, 'id' | 'passwordHash'>;

/** Another password makes another pass. */
const passPlace = ({ id, passwordHash }: Locked) => `share ${id} ${passwordHash}`;

function isPass(
  { secrets, sharePassword = '' }: Pick<Call<'shared.show'>, 'secrets' | 'sharePassword'>,
  link: Locked,
) {
  try {
    return secrets.open(sharePassword, passPlace(link)) === '';
  } catch {
    // It is a password, or none of ours.
    return false;
  }
}

/**
 * Finds what a link shows, whether or not it has a password.
 *
 * @throws ApiError `not-found` for a link that is unknown, someone else's, revoked or too old, all alike.
 */
export async function findShared(db: Queryable, { uid, id }: { uid: string; id: string }, now: number) {
  const row = await db
    .selectFrom('shareLink as l')
    .innerJoin('user as u', 'u.id', 'l.createdBy')
    .innerJoin('graph as g', 'g.id', 'l.graphId')
    .select(['l.id', 'l.passwordHash', 'l.expiresAt', 'l.revision as pinned', 'u.uid', 'u.name as author'])
    .select(['g.id as graphId', 'g.type', 'g.revision', 'g.updatedAt'])
    .where('l.token', '=', id)
    .where('g.deletedAt', 'is', null)
    .executeTakeFirst();
  if (!row || String(row.uid) !== uid || (row.expiresAt !== null && row.expiresAt <= now)) {
    throw new ApiError('not-found');
  }
  return row;
}

/** Returns the title, the source, its options and files that a link shows: of its revision, else as they are now. */
export async function stateOf(
  db: Queryable,
  { graphId, pinned }: { graphId: string; pinned: number | null },
): Promise<{ title: string; source: string; options: Options; files: string[] }> {
  if (pinned !== null) return readRevision(db, graphId, pinned);
  const { options, files, ...state } = await db
    .selectFrom('graph')
    .select(['title', 'source', 'options', 'files'])
    .where('id', '=', graphId)
    .executeTakeFirstOrThrow();
  return { ...state, options: toOptions(options), files: toFiles(files) };
}

/** Counts a view of a link. */
export async function countView(db: Queryable, id: string): Promise<void> {
  const more = db.updateTable('shareLink').set({ views: sql`views + 1` });
  await bookkeeping(more.where('id', '=', id).execute());
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
