import type { BackupPlace, BackupRun } from '@letu/client/contract';
import type { Config } from '../config/config.js';
import type { BackupPlaceTable, BackupRunTable, Queryable } from '../db/schema.js';
import { messages, type Locale } from '../locales/index.js';
import type { Secrets } from '../secrets/secrets.js';
import type { ApiErrorCode } from '../errors/apiError.js';
import { createS3 } from './s3.js';
import type { Storage } from './storage.js';
import { createWebdav } from './webdav.js';

const HOUR = 60 * 60_000;
const PERIODS: Readonly<Record<string, number>> = { daily: 24 * HOUR, weekly: 7 * 24 * HOUR };

/** What the secret of a place is sealed for: the place, and the site it is sent to. */
export function secretPlaceOf({ id, url }: Pick<BackupPlaceTable, 'id' | 'url'>): string {
  return `backup ${id} ${new URL(url).origin}`;
}

/** Returns when the next backup is due, in milliseconds since 1970; null where none is. */
export function nextAfter(schedule: string, now: number): number | null {
  const period = PERIODS[schedule];
  return period === undefined ? null : now + period;
}

/** Returns what a place is reached by. @throws Error for a secret that was stored for another. */
export function storageOf(
  row: BackupPlaceTable,
  { secrets, config }: { readonly secrets: Secrets; readonly config: Pick<Config, 'privateProviders'> },
): Storage {
  const { url, userName: user, bucket, region, folder } = row;
  const secret = row.secret === null ? '' : secrets.open(row.secret, secretPlaceOf(row));
  const access = { url, user, secret, bucket, region, folder, allowPrivate: config.privateProviders };
  return row.kind === 's3' ? createS3(access) : createWebdav(access);
}

/** Returns a place as its owner sees it, with its last backup. */
export async function readPlace(db: Queryable, row: BackupPlaceTable, locale: Locale): Promise<BackupPlace> {
  const [last] = await readRuns(db, row.id, locale, 1);
  const { id, name, url, userName: user, bucket, region, folder, keep, nextAt, createdAt, updatedAt } = row;
  return {
    id,
    name,
    url,
    user,
    bucket,
    region,
    folder,
    keep,
    nextAt,
    createdAt,
    updatedAt,
    kind: row.kind as BackupPlace['kind'],
    schedule: row.schedule as BackupPlace['schedule'],
    hasSecret: row.secret !== null,
    last: last ?? null,
  };
}

/** Returns the latest backups to a place, the last one first. */
export async function readRuns(
  db: Queryable,
  placeId: string,
  locale: Locale,
  count: number,
): Promise<BackupRun[]> {
  const rows = await db
    .selectFrom('backupRun')
    .selectAll()
    .where('placeId', '=', placeId)
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
  return rows.map((row) => toRun(row, locale));
}

export function toRun(row: BackupRunTable, locale: Locale): BackupRun {
  const { id, startedAt, endedAt, file, size, graphs, reason } = row;
  return {
    id,
    startedAt,
    endedAt,
    file,
    size,
    graphs,
    status: row.status as BackupRun['status'],
    trigger: row.startedBy as BackupRun['trigger'],
    message: reason === null ? null : messages[locale].errors[reason as ApiErrorCode],
  };
}
