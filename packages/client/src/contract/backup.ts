import { z } from './zod.js';
import { id, time } from './common.js';
import { endpoint, file } from './endpoint.js';

/** How much of a backup is read at once, in bytes. */
export const BACKUP_PIECE = 4 << 20;

const fields = {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  /** Of WebDAV the folder, of S3 the endpoint: `http` or `https`, without a user, a query or a fragment. */
  url: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  /** WebDAV's user, or the access key of S3. */
  user: z.string().check(z.trim(), z.maxLength(200)),
  /** Of S3 alone. */
  bucket: z.string().check(z.trim(), z.maxLength(100)),
  region: z.string().check(z.trim(), z.maxLength(60)),
  /** The folder in the bucket; empty for its top. */
  folder: z.string().check(z.trim(), z.maxLength(200), z.regex(/^[^\\?#]*$/)),
  schedule: z.enum(['off', 'daily', 'weekly']),
  /** How many backups are kept; older ones are deleted. */
  keep: z.int().check(z.minimum(1), z.maximum(100)),
};
/** The password, or the secret key of S3. Never answered. Null takes it away. */
const secret = z.nullable(z.string().check(z.minLength(1), z.maxLength(1000)));

const run = z.object({
  id,
  status: z.enum(['running', 'done', 'failed']),
  trigger: z.enum(['hand', 'schedule']),
  startedAt: time,
  endedAt: z.nullable(time),
  /** What the file is called there, how large it is and how many graphs are in it. */
  file: z.nullable(z.string()),
  size: z.nullable(z.int()),
  graphs: z.nullable(z.int()),
  /** Why it failed, in words. */
  message: z.nullable(z.string()),
});
/** A backup that was made, or tried. */
export type BackupRun = z.output<typeof run>;

const place = z.object({
  id,
  kind: z.enum(['webdav', 's3']),
  ...fields,
  hasSecret: z.boolean(),
  /** When the next backup is due; null where none is. */
  nextAt: z.nullable(time),
  last: z.nullable(run),
  createdAt: time,
  updatedAt: time,
});
/** Where backups are kept. */
export type BackupPlace = z.output<typeof place>;

const params = z.strictObject({ id });
const fileName = z.string().check(z.regex(/^letu-[\w-]{1,80}\.zip$/));
const from = z.codec(z.string().check(z.regex(/^\d{1,12}$/)), z.int(), { decode: Number, encode: String });

export const backupApi = {
  'backup.list': endpoint({
    method: 'get',
    path: '/api/backup',
    summary: 'Lists the places where one keeps backups, each with its last one.',
    data: z.object({ items: z.array(place) }),
  }),
  'backup.create': endpoint({
    method: 'post',
    path: '/api/backup',
    summary: 'Adds a place for backups: a folder of WebDAV, or a bucket of an S3-compatible storage.',
    body: z.strictObject({
      kind: z.enum(['webdav', 's3']),
      ...fields,
      secret: z.optional(secret),
    }),
    data: place,
  }),
  'backup.update': endpoint({
    method: 'patch',
    path: '/api/backup/{id}',
    summary:
      'Changes a place for backups. Its secret goes with its address: at another one, it has to be given again.',
    params,
    body: z.partial(z.strictObject({ ...fields, secret })),
    data: place,
  }),
  'backup.delete': endpoint({
    method: 'delete',
    path: '/api/backup/{id}',
    summary: 'Forgets a place for backups; what is kept there stays there.',
    params,
  }),
  'backup.check': endpoint({
    method: 'post',
    path: '/api/backup/{id}/check',
    summary: 'Writes a small file to a place for backups, reads it and deletes it.',
    params,
  }),
  'backup.run': endpoint({
    method: 'post',
    path: '/api/backup/{id}/run',
    summary: 'Begins a backup of everything one owns; `backup.runs` tells what comes of it.',
    params,
    data: run,
  }),
  'backup.runs': endpoint({
    method: 'get',
    path: '/api/backup/{id}/run',
    summary: 'Lists the latest backups to a place, the last one first.',
    params,
    data: z.object({ items: z.array(run) }),
  }),
  'backup.files': endpoint({
    method: 'get',
    path: '/api/backup/{id}/file',
    summary: 'Lists the backups that are there, the latest first.',
    params,
    data: z.object({
      items: z.array(z.object({ name: fileName, size: z.int(), modifiedAt: z.nullable(time) })),
    }),
  }),
  'backup.read': endpoint({
    method: 'get',
    path: '/api/backup/{id}/file/{name}',
    summary: 'Returns a piece of a backup: what follows a number of bytes, 4 MiB at most.',
    params: z.strictObject({ id, name: fileName }),
    query: z.strictObject({ from }),
    data: file,
    answers: 'file',
  }),
};

/** A backup that is kept. */
export type BackupFile = z.output<(typeof backupApi)['backup.files']['data']>['items'][number];
