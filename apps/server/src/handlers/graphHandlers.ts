import type { Body, Graph } from '@letu/client/contract';
import { conflict } from '@letu/client/contract';
import { sourceBytesOf, stableJson } from '@letu/core';
import { kindOfType } from '@letu/kinds';
import { z } from 'zod';
import { mayWriteTo, type GraphTarget } from '../access/targets.js';
import { bookkeeping } from '../db/bookkeeping.js';
import type { Queryable } from '../db/schema.js';
import { ApiError } from '../errors/apiError.js';
import type { Call, Handlers } from '../calls/call.js';
import { newId } from '../ids.js';
import { messages, type Locale } from '../locales/index.js';
import { requireOffered } from '../plugins/requireOffered.js';
import { filesJson, giveFiles, requireFiles, toFiles } from '../graphs/files.js';
import { graphRows, toSummary } from '../graphs/graphRows.js';
import { markGraph } from '../graphs/marks.js';
import { lookAt } from '../graphs/presence.js';
import { appendRevision, looksAs } from '../graphs/revisions.js';
import { searchText } from '../search/words.js';
import { toOptions } from '../graphs/toOptions.js';

type GraphCalls =
  | 'graph.create'
  | 'graph.show'
  | 'graph.summary'
  | 'graph.content'
  | 'graph.save'
  | 'graph.thumbnail'
  | 'graph.favour'
  | 'graph.copy'
  | 'graph.move';

/** How long a graph counts as just opened, so that not every look at it is a write. */
const OPENED_EVERY_MS = 60_000;

export const graphHandlers: Handlers<GraphCalls> = {
  'graph.create': ({ db, caller, body, now }) => createGraph(db, caller.user.id, body, now),

  async 'graph.show'({ db, caller, graph, now }) {
    const shown = await readGraph(db, caller.user.id, graph.id);
    if (now - (shown.openedAt ?? 0) < OPENED_EVERY_MS) return shown;
    await bookkeeping(markGraph(db, caller.user.id, graph.id, { openedAt: now }));
    return { ...shown, openedAt: now };
  },

  async 'graph.summary'({ db, caller, graph, query, now }) {
    const summary = await readSummary(db, caller.user.id, graph.id);
    if (query.present === undefined) return summary;
    return { ...summary, others: await lookAt(db, { userId: caller.user.id, graphId: graph.id, now }) };
  },

  async 'graph.content'({ db, graph }) {
    const { source, options, files } = await contentOf(db, graph.id);
    return { source, options: toOptions(options), files: toFiles(files) };
  },

  async 'graph.save'(call) {
    const { db, caller, graph, body, now, revision } = call;
    const { title = graph.title, thumbnail, message = '', kind = 'auto' } = body;
    const stored = await contentOf(db, graph.id);
    const source = body.source ?? stored.source;
    const options = body.options ?? toOptions(stored.options);
    const files = body.files ?? toFiles(stored.files);
    const isOtherFiles = filesJson(files) !== stored.files;
    const isChanged =
      title !== graph.title ||
      source !== stored.source ||
      stableJson(options) !== stored.options ||
      isOtherFiles;
    // A save whose answer was lost comes again; what is stored already is no conflict.
    const isDrawn = thumbnail !== undefined;
    if (revision !== graph.revision) {
      const isRefused = isChanged || (isDrawn && !(await looksAs(db, graph.id, revision, stored)));
      if (isRefused) throw await conflictOf(call);
    }
    if (isChanged) {
      requireFitting(graph.type, source);
      const userId = caller.user.id;
      if (isOtherFiles) await requireFiles(db, { userId, graphId: graph.id }, files);
      const state = {
        graphId: graph.id,
        after: graph.revision,
        authorId: userId,
        now,
        title,
        source,
        options,
        files,
      };
      await appendRevision(db, { ...state, message, kind });
      if (source !== stored.source) await markGraph(db, userId, graph.id, { seenAt: now, editedAt: now });
    } else if (kind === 'named') {
      await nameRevision(db, graph.id, graph.revision, message);
    }
    if (thumbnail !== undefined) await storeThumbnail(db, graph.id, thumbnail, now);
    return readSummary(db, caller.user.id, graph.id);
  },

  async 'graph.thumbnail'({ db, graph }) {
    const row = await db
      .selectFrom('graphThumbnail')
      .select('svg')
      .where('graphId', '=', graph.id)
      .executeTakeFirst();
    return { svg: row?.svg ?? null };
  },

  async 'graph.favour'({ db, caller, graph, body }) {
    await markGraph(db, caller.user.id, graph.id, { favourite: body.favourite ? 1 : 0 });
    return {};
  },

  async 'graph.copy'({ db, caller, graphs, body, locale, now }) {
    const byId = new Map(graphs.map((graph) => [graph.id, graph]));
    const items = [];
    for (const gid of new Set(body.gids)) {
      const graph = byId.get(gid);
      if (!graph) continue;
      const id = await copyGraph(db, caller.user.id, { graph, locale, now });
      items.push(await readSummary(db, caller.user.id, id));
    }
    return { items };
  },

  async 'graph.move'({ db, graphs, body }) {
    const ids = graphs.map(({ id }) => id);
    await db.updateTable('graph').set({ repositoryId: body.repositoryId }).where('id', 'in', ids).execute();
    return { count: ids.length };
  },
};

/**
 * Makes a graph of someone's own, with its first revision, begun and changed when its body says.
 *
 * @param options.isOpened Whether it is then among those opened last. @default true
 * @throws ApiError `kind-off`, `file-missing`, `body-too-large`.
 */
export async function createGraph(
  db: Queryable,
  ownerId: string,
  { gid, type, title, source, options = {}, files = [], repositoryId = null, ...times }: Body<'graph.create'>,
  now: number,
  { isOpened = true }: { readonly isOpened?: boolean } = {},
): Promise<Graph> {
  const id = gid ?? newId(now);
  // Clocks of devices are ahead at times.
  const updatedAt = Math.min(times.updatedAt ?? now, now);
  const createdAt = Math.min(times.createdAt ?? now, updatedAt);
  const stamps = { revision: 0, deletedAt: null, createdAt, updatedAt };
  const added = await db
    .insertInto('graph')
    .values({
      id,
      ownerId,
      repositoryId,
      type,
      title,
      searchText: searchText(title),
      source,
      ...stamps,
      options: stableJson(options),
      files: filesJson(files),
    })
    .onConflict((on) => on.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return madeBefore(db, ownerId, id);
  requireFitting(type, source);
  await requireOffered(db, type);
  await requireFiles(db, { userId: ownerId, graphId: id }, files);
  const state = { title, source, options, files };
  const first = { graphId: id, after: 0, authorId: ownerId, now: updatedAt, kind: 'auto' } as const;
  await appendRevision(db, { ...state, ...first });
  if (isOpened) await markGraph(db, ownerId, id, { openedAt: updatedAt });
  return readGraph(db, ownerId, id);
}

/** Makes a graph of someone's own that holds what another does now. @returns Its id. */
async function copyGraph(
  db: Queryable,
  userId: string,
  { graph, locale, now }: { graph: GraphTarget; locale: Locale; now: number },
): Promise<string> {
  const { type, title, repositoryId } = graph;
  const stored = await contentOf(db, graph.id);
  const files = toFiles(stored.files);
  await giveFiles(db, userId, files, now);
  const copy = {
    type,
    title: messages[locale].copyOf(title),
    source: stored.source,
    options: toOptions(stored.options),
    files,
    // Beside what it is a copy of, where it may stand there.
    repositoryId: repositoryId !== null && (await mayWriteTo(db, userId, repositoryId)) ? repositoryId : null,
  };
  const { gid } = await createGraph(db, userId, copy, now, { isOpened: false });
  const picture = db.selectFrom('graphThumbnail').select('svg').where('graphId', '=', graph.id);
  const { svg } = (await picture.executeTakeFirst()) ?? {};
  if (svg !== undefined) await storeThumbnail(db, gid, svg, now);
  return gid;
}

/** Refuses a source that is larger than its kind takes. @throws ApiError `body-too-large` */
export function requireFitting(type: string, source: string): void {
  // Counted in code units: texts of other scripts than Latin were always stored up to that length.
  if (source.length > sourceBytesOf(kindOfType(type))) throw new ApiError('body-too-large');
}

/** Returns a graph that its owner asks to make once more. @throws ApiError `bad-request` where the id is taken by another. */
async function madeBefore(db: Queryable, ownerId: string, id: string): Promise<Graph> {
  const own = db.selectFrom('graph').select('id').where('id', '=', id).where('ownerId', '=', ownerId);
  if (await own.executeTakeFirst()) return readGraph(db, ownerId, id);
  throw new ApiError('bad-request', { data: { fields: ['gid'] } });
}

/** Names a revision of a graph, which then stands for itself from now on. */
export async function nameRevision(
  db: Queryable,
  graphId: string,
  number: number,
  message: string,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('revision')
    .set({ message, kind: 'named' })
    .where('graphId', '=', graphId)
    .where('number', '=', number)
    .where('coalesced', '=', 0)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError('not-found');
}

const contentOf = (db: Queryable, id: string) =>
  db
    .selectFrom('graph')
    .select(['source', 'options', 'files'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

async function readSummary(db: Queryable, userId: string, id: string) {
  const row = await graphRows(db, userId).where('g.id', '=', id).executeTakeFirstOrThrow();
  return toSummary(row, userId);
}

async function readGraph(db: Queryable, userId: string, id: string): Promise<Graph> {
  const row = await graphRows(db, userId)
    .select(['g.source', 'g.options', 'g.files'])
    .where('g.id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    ...toSummary(row, userId),
    source: row.source,
    options: toOptions(row.options),
    files: toFiles(row.files),
  };
}

async function conflictOf({ db, caller, graph, body }: Call<'graph.save'>): Promise<ApiError> {
  const { title, source, options, files } = body;
  const mine = {
    ...(title === undefined ? {} : { title }),
    ...(source === undefined ? {} : { source }),
    ...(options === undefined ? {} : { options }),
    ...(files === undefined ? {} : { files }),
  };
  const theirs = await readGraph(db, caller.user.id, graph.id);
  return new ApiError('revision-conflict', { data: z.encode(conflict, { mine, theirs }) });
}

async function storeThumbnail(
  db: Queryable,
  graphId: string,
  svg: string | null,
  now: number,
): Promise<void> {
  if (svg === null) {
    await db.deleteFrom('graphThumbnail').where('graphId', '=', graphId).execute();
    return;
  }
  await db
    .insertInto('graphThumbnail')
    .values({ graphId, svg, updatedAt: now })
    .onConflict((on) => on.column('graphId').doUpdateSet({ svg, updatedAt: now }))
    .execute();
}
