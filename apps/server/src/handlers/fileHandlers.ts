import { createHash } from 'node:crypto';
import { mediaTypeOf } from '@letu/core';
import { mayDo } from '../access/roles.js';
import type { Call, Handlers } from '../calls/call.js';
import type { Queryable } from '../db/schema.js';
import { ApiError } from '../errors/apiError.js';
import { filesOfUser, knownFiles, toFiles } from '../graphs/files.js';
import { openShared, stateOf } from './linkHandlers.js';

type FileCalls = 'file.check' | 'file.put' | 'graph.file' | 'shared.file';

/** How long a file waits for a revision that names it. */
const UNNAMED_MS = 24 * 60 * 60_000;

export const fileHandlers: Handlers<FileCalls> = {
  async 'file.check'({ db, caller, body }) {
    return { known: await knownFiles(db, caller.user.id, body.ids) };
  },

  'file.put': keepFile,

  async 'graph.file'({ db, graph, params }) {
    const { files } = await db
      .selectFrom('graph')
      .select('files')
      .where('id', '=', graph.id)
      .executeTakeFirstOrThrow();
    // Earlier versions can show what was taken out before sharing.
    const isShown = toFiles(files).includes(params.file);
    if (!isShown && !(mayDo(graph.role, 'editor') && (await wasNamed(db, graph.id, params.file)))) {
      throw new ApiError('not-found');
    }
    return readFile(db, params.file);
  },

  async 'shared.file'(call) {
    const shared = await openShared(call);
    const { files } = await stateOf(call.db, shared);
    if (!files.includes(call.params.file)) throw new ApiError('not-found');
    return readFile(call.db, call.params.file);
  },
};

/** Keeps a file once, whoever sends it. Only who sends its bytes may put it into graphs. */
async function keepFile({ body, params, caller, config, database, now }: Call<'file.put'>) {
  const id = params.file;
  const mediaType = mediaTypeOf(body);
  if (mediaType === undefined || createHash('sha256').update(body).digest('hex') !== id) {
    throw new ApiError('file-unusable');
  }
  const userId = caller.user.id;
  await database.db.transaction().execute(async (trx) => {
    await checkQuota(trx, userId, { id, size: body.length }, config.fileQuotaBytes);
    await trx
      .insertInto('file')
      .values({ id, mediaType, size: body.length, createdAt: now, content: body })
      .onConflict((on) => on.column('id').doUpdateSet({ createdAt: now }))
      .execute();
    await trx
      .insertInto('fileUpload')
      .values({ userId, fileId: id, createdAt: now })
      .onConflict((on) => on.columns(['userId', 'fileId']).doUpdateSet({ createdAt: now }))
      .execute();
  });
  return {};
}

async function checkQuota(
  db: Queryable,
  userId: string,
  { id, size }: { id: string; size: number },
  quota: number,
): Promise<void> {
  // One after another: two that fit by themselves might not fit together.
  await db.updateTable('user').set({ id: userId }).where('id', '=', userId).execute();
  const { used } = await db
    .selectFrom('file')
    .select((eb) => eb.fn.sum<number>('size').as('used'))
    .where('id', 'in', filesOfUser(db, userId))
    .where('id', '!=', id)
    .executeTakeFirstOrThrow();
  if (Number(used ?? 0) + size > quota) throw new ApiError('file-quota', { data: { quota } });
}

async function wasNamed(db: Queryable, graphId: string, fileId: string): Promise<boolean> {
  const row = db.selectFrom('graphFile').select('fileId').where('graphId', '=', graphId);
  return (await row.where('fileId', '=', fileId).executeTakeFirst()) !== undefined;
}

async function readFile(db: Queryable, id: string) {
  const row = await db
    .selectFrom('file')
    .select(['mediaType', 'content'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new ApiError('not-found');
  return { type: row.mediaType, tag: id, bytes: new Uint8Array(row.content) };
}

/** Forgets who has sent what a day ago, and deletes the files that no revision and no template names. */
export async function purgeFiles(db: Queryable, now: number): Promise<void> {
  const before = now - UNNAMED_MS;
  await db.deleteFrom('fileUpload').where('createdAt', '<', before).execute();
  await db
    .deleteFrom('file')
    .where('createdAt', '<', before)
    .where('id', 'not in', db.selectFrom('graphFile').select('fileId'))
    .where('id', 'not in', db.selectFrom('templateFile').select('fileId'))
    .where('id', 'not in', db.selectFrom('fileUpload').select('fileId'))
    .execute();
}
