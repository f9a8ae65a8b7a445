import type { Config } from '../config/config.js';
import { bookkeeping } from '../db/bookkeeping.js';
import type { Database, Queryable, UserTable } from '../db/schema.js';
import { hashToken } from '../ids.js';

/** Who sends a request, and by which session. */
export interface Caller {
  readonly user: Pick<
    UserTable,
    'id' | 'uid' | 'name' | 'email' | 'image' | 'locale' | 'siteRole' | 'createdAt'
  >;
  readonly sessionId: string;
}

/** How long a session counts as just used, so that not every request is a write. */
const SEEN_EVERY_MS = 60_000;

const sessionOf = (db: Queryable, token: string) =>
  db
    .selectFrom('session as s')
    .innerJoin('user as u', 'u.id', 's.userId')
    .select(['u.id', 'u.uid', 'u.name', 'u.email', 'u.image', 'u.locale', 'u.siteRole', 'u.createdAt'])
    .select(['s.id as sessionId', 's.createdAt as since', 's.updatedAt as seenAt', 's.expiresAt'])
    .where('s.token', '=', token)
    .executeTakeFirst();

/**
 * Returns who holds a session id, or undefined where it is unknown or has ended: revoked, unused for too long, or too old.
 *
 * @param token The session id as the client sends it.
 */
export async function findCaller(
  db: Database,
  config: Pick<Config, 'sessionIdleMs' | 'sessionMaxMs'>,
  token: string,
  now: number,
): Promise<Caller | undefined> {
  const row = await sessionOf(db, hashToken(token));
  if (!row) return undefined;
  const { sessionId, since, seenAt, expiresAt, ...user } = row;
  const ends = Math.min(expiresAt, since + config.sessionMaxMs, seenAt + config.sessionIdleMs);
  if (ends <= now) {
    await bookkeeping(db.deleteFrom('session').where('id', '=', sessionId).execute());
    return undefined;
  }
  if (now - seenAt > SEEN_EVERY_MS) {
    await bookkeeping(
      db.updateTable('session').set({ updatedAt: now }).where('id', '=', sessionId).execute(),
    );
  }
  return { user, sessionId };
}

/** Lists the sessions of someone, the one used last first. */
export async function listSessions(db: Queryable, { user, sessionId }: Caller, config: Config) {
  const rows = await db
    .selectFrom('session')
    .selectAll()
    .where('userId', '=', user.id)
    .orderBy('updatedAt', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.createdAt,
    seenAt: row.updatedAt,
    expiresAt: Math.min(row.expiresAt, row.updatedAt + config.sessionIdleMs),
    ipAddress: row.ipAddress ?? '',
    userAgent: row.userAgent ?? '',
    current: row.id === sessionId,
  }));
}

/** Ends sessions of someone: one by its id, or every one but one. Tells how many. */
export async function endSessions(
  db: Queryable,
  userId: string,
  which: { id: string } | { except: string } | 'all',
): Promise<number> {
  let query = db.deleteFrom('session').where('userId', '=', userId);
  if (which !== 'all') {
    query = 'id' in which ? query.where('id', '=', which.id) : query.where('id', '!=', which.except);
  }
  return Number((await query.executeTakeFirst()).numDeletedRows);
}
