import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { ThirdPartyType } from '@letu/client/contract';
import type { Queryable } from '../db/schema.js';
import { ApiError } from '../errors/apiError.js';
import { hashToken, newId, newToken } from '../ids.js';

/** How long someone may take to sign in with a third party. */
const LASTING_MS = 10 * 60_000;

/** What an attempt is for, as it is stored. */
interface Purpose {
  readonly type: ThirdPartyType;
  /** Whom the third party is linked to; null where someone signs in. */
  readonly userId: string | null;
  /** Where to go afterwards, on this site. */
  readonly redirect: string;
}

interface Stored extends Purpose {
  readonly nonceHash: string;
}

/** Returns a new state, in letters and digits of which WeChat takes no others. */
export function newState(): string {
  return randomBytes(32).toString('hex');
}

/** Notes that someone is about to sign in, and returns what their browser alone gets to know. */
export async function beginAttempt(
  db: Queryable,
  state: string,
  purpose: Purpose,
  now: number,
): Promise<string> {
  const nonce = newToken();
  const stored: Stored = { ...purpose, nonceHash: hashToken(nonce) };
  await db
    .insertInto('verification')
    .values({
      id: newId(),
      identifier: identifierOf(state),
      value: JSON.stringify(stored),
      expiresAt: now + LASTING_MS,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  return nonce;
}

/**
 * Returns where to go after an attempt, which no one can come back to.
 *
 * @throws ApiError `attempt-ended` for one that is unknown, over, of another browser, of someone else or of another purpose.
 */
export async function endAttempt(
  db: Queryable,
  { state, nonce, type }: { state: string; nonce: string; type: ThirdPartyType },
  userId: string | null,
  now: number,
): Promise<string> {
  const row = await db
    .deleteFrom('verification')
    .where('identifier', '=', identifierOf(state))
    .returning(['value', 'expiresAt'])
    .executeTakeFirst();
  if (!row || row.expiresAt <= now) throw new ApiError('attempt-ended');
  const stored = JSON.parse(row.value) as Stored;
  const isSame = timingSafeEqual(Buffer.from(stored.nonceHash), Buffer.from(hashToken(nonce)));
  if (!isSame || stored.type !== type || stored.userId !== userId) throw new ApiError('attempt-ended');
  return stored.redirect;
}

const identifierOf = (state: string) => `third-party:${hashToken(state)}`;
