import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { BACKUP_PIECE } from '@letu/client/contract';
import { nextAfter, readPlace, readRuns, secretPlaceOf, storageOf, toRun } from '../backups/places.js';
import { beginBackup, doBackup } from '../backups/runBackup.js';
import type { Handlers } from '../calls/call.js';
import type { BackupPlaceTable } from '../db/schema.js';
import { ApiError } from '../errors/apiError.js';
import { newId } from '../ids.js';
import { checkBaseUrl } from '../calls/baseUrl.js';

type BackupCalls =
  | 'backup.list'
  | 'backup.create'
  | 'backup.update'
  | 'backup.delete'
  | 'backup.check'
  | 'backup.run'
  | 'backup.runs'
  | 'backup.files'
  | 'backup.read';

/** How many past backups of a place are shown. */
const SHOWN = 20;

export const backupHandlers: Handlers<BackupCalls> = {
  async 'backup.list'({ db, caller, locale }) {
    const rows = await db
      .selectFrom('backupPlace')
      .selectAll()
      .where('ownerId', '=', caller.user.id)
      .orderBy('id')
      .execute();
    return { items: await Promise.all(rows.map((row) => readPlace(db, row, locale))) };
  },

  async 'backup.create'({ db, caller, config, secrets, body, now, locale }) {
    const ownerId = caller.user.id;
    const { secret, user, ...rest } = body;
    const url = checkUrl(body.url, config.privateProviders);
    requireUsable({ ...body, userName: user });
    const id = newId(now);
    const row: BackupPlaceTable = {
      ...rest,
      id,
      ownerId,
      url,
      userName: user,
      secret: secret ? secrets.seal(secret, secretPlaceOf({ id, url })) : null,
      nextAt: nextAfter(body.schedule, now),
      createdAt: now,
      updatedAt: now,
    };
    await db.insertInto('backupPlace').values(row).execute();
    return readPlace(db, row, locale);
  },

  async 'backup.update'({ db, config, secrets, backup, body, now, locale }) {
    const { role: _role, ...before } = backup;
    const { secret: given, user = before.userName, url: address, ...rest } = withoutUndefined(body);
    const url = address === undefined ? before.url : checkUrl(address, config.privateProviders);
    const place = secretPlaceOf({ id: before.id, url });
    // A secret that was given to one address is never sent to another.
    const kept = place === secretPlaceOf(before) ? before.secret : null;
    const secret = given === undefined ? kept : given && secrets.seal(given, place);
    const isOther = rest.schedule !== undefined && rest.schedule !== before.schedule;
    const nextAt = isOther ? nextAfter(rest.schedule ?? 'off', now) : before.nextAt;
    const row: BackupPlaceTable = { ...before, ...rest, url, userName: user, secret, nextAt, updatedAt: now };
    requireUsable(row);
    const { id: _id, ...changes } = row;
    await db.updateTable('backupPlace').set(changes).where('id', '=', row.id).execute();
    return readPlace(db, row, locale);
  },

  async 'backup.delete'({ db, backup }) {
    await db.deleteFrom('backupPlace').where('id', '=', backup.id).execute();
    return {};
  },

  async 'backup.check'(call) {
    const name = `letu-check-${randomBytes(6).toString('hex')}.zip`;
    // An archive without entries (APPNOTE 4.3.16).
    const content = Buffer.concat([Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)]);
    const storage = storageOf(call.backup, call);
    await storage.put(name, () => Readable.from([content]), content.length);
    const read = await storage.read(name, 0, content.length);
    const listed = await storage.list();
    await storage.remove(name);
    if (!read.equals(content) || !listed.some((file) => file.name === name))
      throw new ApiError('backup-refused');
    return {};
  },

  async 'backup.run'(call) {
    const { backup, locale } = call;
    const run = await beginBackup(call, backup, 'hand');
    if (!run) throw new ApiError('backup-running');
    void doBackup(call, backup, run);
    return toRun(run, locale);
  },

  async 'backup.runs'({ db, backup, locale }) {
    return { items: await readRuns(db, backup.id, locale, SHOWN) };
  },

  async 'backup.files'(call) {
    const files = await storageOf(call.backup, call).list();
    return { items: files.toSorted((a, b) => (a.name < b.name ? 1 : -1)) };
  },

  async 'backup.read'(call) {
    const { name } = call.params;
    const { from } = call.query;
    const piece = await storageOf(call.backup, call).read(name, from, BACKUP_PIECE);
    return { type: 'application/zip', tag: `${name}.${from}`, bytes: new Uint8Array(piece) };
  },
};

function checkUrl(url: string, allowPrivate: boolean): string {
  return checkBaseUrl(url, { allowPrivate, field: 'url' });
}

function requireUsable({
  kind,
  bucket,
  userName,
}: Pick<BackupPlaceTable, 'kind' | 'bucket' | 'userName'>): void {
  if (kind !== 's3') return;
  if (bucket === '') throw new ApiError('bad-request', { data: { fields: ['bucket'] } });
  // It stands in a header as it is.
  if (!/^[\x21-\x7e]*$/.test(userName)) throw new ApiError('bad-request', { data: { fields: ['user'] } });
}

type Sent<Body> = { [Key in keyof Body]?: Exclude<Body[Key], undefined> };

const withoutUndefined = <Body extends object>(body: Body) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Sent<Body>;
