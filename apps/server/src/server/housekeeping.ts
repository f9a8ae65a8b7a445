import { purgeFiles } from '../handlers/fileHandlers.js';
import { purgeTrash } from '../handlers/trashHandlers.js';
import { fillSearch } from '../search/fillSearch.js';
import type { Services } from '../calls/services.js';

const EVERY_MS = 60 * 60_000;
/** Longer than a client keeps trying. */
const IDEMPOTENCY_MS = 24 * 60 * 60_000;

/**
 * Deletes what has had its time: old trash, files that nothing names, sessions that ended, used-up keys. And makes found what an
 * earlier version has stored.
 */
export async function keepHouse({ database: { db }, config, clock, logger }: Services): Promise<void> {
  const filled = await fillSearch(db);
  if (filled > 0) logger.info({ graphs: filled }, 'the text of graphs can be searched');
  const now = clock();
  await purgeTrash(db, now);
  await purgeFiles(db, now);
  await db
    .deleteFrom('idempotency')
    .where('createdAt', '<', now - IDEMPOTENCY_MS)
    .execute();
  await db
    .deleteFrom('session')
    .where((eb) => eb.or([eb('expiresAt', '<=', now), eb('updatedAt', '<=', now - config.sessionIdleMs)]))
    .execute();
  await db.deleteFrom('verification').where('expiresAt', '<=', now).execute();
  await db.deleteFrom('invitation').where('expiresAt', '<=', now).execute();
}

/** Keeps house now and every hour, until it is stopped. */
export function startHousekeeping(services: Services): { stop(): void } {
  const run = () =>
    void keepHouse(services).catch((error: unknown) =>
      services.logger.error({ err: error }, 'housekeeping failed'),
    );
  run();
  const timer = setInterval(run, EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
