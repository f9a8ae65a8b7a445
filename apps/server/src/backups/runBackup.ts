import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BackupPlaceTable, BackupRunTable } from '../db/schema.js';
import type { Services } from '../calls/services.js';
import { newId } from '../ids.js';
import { ApiError } from '../errors/apiError.js';
import { storageOf } from './places.js';
import type { Storage } from './storage.js';
import { writeArchiveFile } from './writeArchiveFile.js';

type Needed = Pick<Services, 'database' | 'secrets' | 'config' | 'clock' | 'logger'>;

/** A backup that takes longer has ended with the server it ran on, in milliseconds. */
const LONGEST_MS = 6 * 60 * 60_000;
/** How many past backups to a place are remembered. */
const REMEMBERED = 50;

/** Notes that a backup begins; undefined where one is running. */
export async function beginBackup(
  { database: { db }, clock }: Needed,
  place: BackupPlaceTable,
  startedBy: 'hand' | 'schedule',
): Promise<BackupRunTable | undefined> {
  const now = clock();
  const row: BackupRunTable = {
    id: newId(now),
    placeId: place.id,
    status: 'running',
    startedBy,
    startedAt: now,
    endedAt: null,
    file: null,
    size: null,
    graphs: null,
    reason: null,
  };
  return db.transaction().execute(async (trx) => {
    // One after another: two at once would each find no other.
    await trx.updateTable('backupPlace').set({ id: place.id }).where('id', '=', place.id).execute();
    await trx
      .updateTable('backupRun')
      .set({ status: 'failed', endedAt: now, reason: 'backup-interrupted' })
      .where('placeId', '=', place.id)
      .where('status', '=', 'running')
      .where('startedAt', '<', now - LONGEST_MS)
      .execute();
    const running = await trx
      .selectFrom('backupRun')
      .select('id')
      .where('placeId', '=', place.id)
      .where('status', '=', 'running')
      .executeTakeFirst();
    if (running) return undefined;
    await trx.insertInto('backupRun').values(row).execute();
    return row;
  });
}

/** Does a backup that was begun, deletes those beyond what is kept, and notes what came of it. Never rejects. */
export async function doBackup(
  services: Needed,
  place: BackupPlaceTable,
  run: BackupRunTable,
): Promise<void> {
  const { database, clock, logger } = services;
  const folder = await mkdtemp(join(tmpdir(), 'letu-archive-'));
  let ended: Partial<BackupRunTable>;
  try {
    const storage = storageOf(place, services);
    const path = join(folder, 'archive.zip');
    const { size, graphs } = await writeArchiveFile(database.db, place.ownerId, path, clock());
    const file = fileNameOf(run);
    await storage.put(file, () => createReadStream(path), size);
    await thinOut(storage, place.keep);
    ended = { status: 'done', file, size, graphs };
  } catch (error) {
    const reason = error instanceof ApiError ? error.code : 'failed';
    logger.warn({ err: error, place: place.id }, 'a backup failed');
    ended = { status: 'failed', reason };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await note(services, run, { ...ended, endedAt: clock() }).catch((error: unknown) =>
    logger.error({ err: error }, 'the end of a backup could not be noted'),
  );
}

async function note(
  { database: { db } }: Needed,
  run: BackupRunTable,
  ended: Partial<BackupRunTable>,
): Promise<void> {
  await db.updateTable('backupRun').set(ended).where('id', '=', run.id).execute();
  const old = db
    .selectFrom('backupRun')
    .select('id')
    .where('placeId', '=', run.placeId)
    .orderBy('startedAt', 'desc')
    .offset(REMEMBERED)
    .limit(1000);
  const ids = (await old.execute()).map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom('backupRun').where('id', 'in', ids).execute();
}

/** Backups sort by their names. */
function fileNameOf({ id, startedAt }: BackupRunTable): string {
  const time = new Date(startedAt).toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-');
  return `letu-${time}-${id.slice(-6)}.zip`;
}

/** Only once the new one is there, and none where it is not. */
async function thinOut(storage: Storage, keep: number): Promise<void> {
  const files = (await storage.list()).toSorted((a, b) => (a.name < b.name ? 1 : -1));
  for (const { name } of files.slice(keep)) await storage.remove(name);
}
