import type { Services } from '../calls/services.js';
import { nextAfter } from './places.js';
import { beginBackup, doBackup } from './runBackup.js';

/** How often to look for backups that are due, in milliseconds. */
const EVERY_MS = 5 * 60_000;

/** Does the backups that are due, one after another; of several servers, each does those that it was first to take. */
export async function doDueBackups(services: Services): Promise<void> {
  const { db } = services.database;
  const now = services.clock();
  const due = await db.selectFrom('backupPlace').selectAll().where('nextAt', '<=', now).execute();
  for (const place of due) {
    const { numUpdatedRows } = await db
      .updateTable('backupPlace')
      .set({ nextAt: nextAfter(place.schedule, now) })
      .where('id', '=', place.id)
      .where('nextAt', '=', place.nextAt)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) continue;
    const run = await beginBackup(services, place, 'schedule');
    if (run) await doBackup(services, place, run);
  }
}

/** Does backups when they are due, until it is stopped. */
export function startBackupSchedule(services: Services): { stop(): void } {
  let isBusy = false;
  const look = async () => {
    if (isBusy) return;
    isBusy = true;
    await doDueBackups(services).catch((error: unknown) =>
      services.logger.error({ err: error }, 'backups that are due failed'),
    );
    isBusy = false;
  };
  const timer = setInterval(() => void look(), EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
