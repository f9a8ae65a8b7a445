import type { ArchiveComparison, ArchiveRestored, Body } from '@letu/client/contract';
import { fingerprintOf } from '@letu/kinds/archive';
import type { Call, Handlers } from '../calls/call.js';
import type { Queryable } from '../db/schema.js';
import { ApiError } from '../errors/apiError.js';
import { archivedGraphs, readWhole } from '../graphs/archivedGraphs.js';
import { requireFiles, toFiles } from '../graphs/files.js';
import { appendRevision } from '../graphs/revisions.js';
import { toOptions } from '../graphs/toOptions.js';
import { messages } from '../locales/index.js';
import { markGraph } from '../graphs/marks.js';
import { createGraph, requireFitting } from './graphHandlers.js';
import { requireOffered } from '../plugins/requireOffered.js';

type ArchiveCalls = 'archive.read' | 'archive.pick' | 'archive.compare' | 'archive.restore';
type Restoring = Body<'archive.restore'>['graphs'][number];

export const archiveHandlers: Handlers<ArchiveCalls> = {
  'archive.read': ({ db, caller, query }) => archivedGraphs(db, caller.user.id, query.after),

  async 'archive.pick'({ db, caller, graphs }) {
    return {
      items: await readWhole(
        db,
        caller.user.id,
        graphs.map(({ id }) => id),
      ),
    };
  },

  async 'archive.compare'({ db, caller, body }) {
    const ids = body.graphs.map(({ gid }) => gid);
    const rows = await db
      .selectFrom('graph')
      .select(['id', 'ownerId', 'type', 'title', 'source', 'options', 'files'])
      .select(['revision', 'updatedAt', 'deletedAt'])
      .where('id', 'in', ids.length === 0 ? [''] : ids)
      .execute();
    const known = new Map(rows.map((row) => [row.id, row]));
    return {
      graphs: body.graphs.map(({ gid, fingerprint }): ArchiveComparison => {
        const row = known.get(gid);
        if (!row) return { gid, state: 'new', ...UNKNOWN };
        if (row.ownerId !== caller.user.id) return { gid, state: 'taken', ...UNKNOWN };
        const { title, revision, updatedAt, deletedAt } = row;
        const own = { ...row, options: toOptions(row.options), files: toFiles(row.files) };
        const isSame = fingerprintOf(own) === fingerprint;
        const state = deletedAt !== null ? 'trashed' : isSame ? 'same' : 'changed';
        return { gid, state, title, revision, updatedAt };
      }),
    };
  },

  async 'archive.restore'(call) {
    const graphs: ArchiveRestored[] = [];
    for (const graph of call.body.graphs) graphs.push(await restoreOrRefuse(call, graph));
    return { graphs };
  },
};

const UNKNOWN = { title: null, revision: null, updatedAt: null };

/** One that is refused keeps none of the others from being restored. */
async function restoreOrRefuse(call: Call<'archive.restore'>, graph: Restoring): Promise<ArchiveRestored> {
  const { gid } = graph;
  try {
    return { gid, result: await restore(call, graph), reason: null, message: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { gid, result: 'refused', reason: error.code, message: messages[call.locale].errors[error.code] };
  }
}

/** Everything that can be refused is, before anything is written. */
async function restore(
  { db, caller, body, now }: Call<'archive.restore'>,
  { gid, onto, favourite, ...graph }: Restoring,
): Promise<'made' | 'replaced'> {
  const userId = caller.user.id;
  requireFitting(graph.type, graph.source);
  await requireFiles(db, { userId, graphId: gid }, graph.files);
  if (onto === undefined) {
    await requireOffered(db, graph.type);
    const { repositoryId } = body;
    await createGraph(db, userId, { ...graph, gid, repositoryId }, now, { isOpened: false });
  } else {
    await replace(db, { gid, onto, graph, userId, now });
  }
  if (favourite) await markGraph(db, userId, gid, { favourite: 1 });
  return onto === undefined ? 'made' : 'replaced';
}

interface Replacing {
  readonly gid: string;
  readonly onto: number;
  readonly graph: Omit<Restoring, 'gid' | 'onto' | 'favourite'>;
  readonly userId: string;
  readonly now: number;
}

/** What was there stays in the history. */
async function replace(db: Queryable, { gid, onto, graph, userId, now }: Replacing): Promise<void> {
  const row = await db
    .selectFrom('graph')
    .select(['type', 'revision'])
    .where('id', '=', gid)
    .where('ownerId', '=', userId)
    .executeTakeFirst();
  if (!row) throw new ApiError('not-found');
  if (row.revision !== onto) throw new ApiError('revision-conflict');
  if (row.type !== graph.type) throw new ApiError('bad-request', { data: { fields: ['type'] } });
  const { title, source, options, files } = graph;
  const state = { title, source, options, files };
  await appendRevision(db, { ...state, graphId: gid, after: onto, authorId: userId, now, kind: 'restore' });
  await db.updateTable('graph').set({ deletedAt: null }).where('id', '=', gid).execute();
}
