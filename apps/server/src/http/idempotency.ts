import { createHash } from 'node:crypto';
import type { Queryable } from '../db/schema.js';
import { ApiError } from '../errors/apiError.js';
import type { Secrets } from '../secrets/secrets.js';

/** A write that its caller may send again, with the same key, until an answer arrives. */
export interface Repeatable {
  readonly userId: string;
  readonly key: string;
  /** What must be the same each time. */
  readonly content: readonly unknown[];
  readonly now: number;
  /** Encrypts what is kept of an answer that holds a secret. */
  readonly secrets?: Secrets | undefined;
}

/**
 * Does a write once for its key and answers each repetition with the first answer. Runs in the write's transaction: the answer
 * is kept exactly if the write is. A write that was refused leaves nothing and may be tried again.
 *
 * @throws ApiError `idempotency-key-reused` where the key came with other content.
 */
export async function once(
  db: Queryable,
  { userId, key, content, now, secrets }: Repeatable,
  write: () => Promise<unknown>,
): Promise<unknown> {
  const place = `idempotency ${userId} ${key}`;
  const fingerprint = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  const mine = { userId, key, fingerprint, response: '', createdAt: now };
  // A repetition that comes while the first is still at work waits here for the end of its transaction.
  const added = await db
    .insertInto('idempotency')
    .values(mine)
    .onConflict((conflict) => conflict.columns(['userId', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  const row = db.selectFrom('idempotency').where('userId', '=', userId).where('key', '=', key);
  if (!added) {
    const earlier = await row.select(['fingerprint', 'response']).executeTakeFirstOrThrow();
    if (earlier.fingerprint !== fingerprint) throw new ApiError('idempotency-key-reused');
    const kept = secrets?.open(earlier.response, place) ?? earlier.response;
    return JSON.parse(kept) as unknown;
  }
  const response = await write();
  const text = JSON.stringify(response);
  await db
    .updateTable('idempotency')
    .set({ response: secrets?.seal(text, place) ?? text })
    .where('userId', '=', userId)
    .where('key', '=', key)
    .execute();
  return response;
}
