import { toDiagramFile, type DiagramFile } from '@letu/core';
import type { Queryable } from '../db/schema.js';
import { ApiError } from '../errors/apiError.js';

/** Returns the ids of files as they are stored: each once, in an order of their own. */
export function filesJson(ids: readonly string[]): string {
  return JSON.stringify([...new Set(ids)].toSorted());
}

/** Returns the ids of files that are stored as `filesJson` writes them. */
export function toFiles(stored: string): string[] {
  return JSON.parse(stored) as string[];
}

/** Returns the content of files, of those that are there. */
export async function contentOf(db: Queryable, ids: readonly string[]): Promise<readonly DiagramFile[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('file').select('content').where('id', 'in', ids).execute();
  return rows.map(({ content }) => toDiagramFile(new Uint8Array(content)));
}

/** The files that someone has: those they have sent, and those of the graphs they own. */
export function filesOfUser(db: Queryable, userId: string) {
  const ofGraphs = (isTrashed: boolean) =>
    db
      .selectFrom('graph as g')
      .innerJoin('graphFile as f', 'f.graphId', 'g.id')
      .select('f.fileId')
      .where('g.ownerId', '=', userId)
      // Each half is found by an index of its own.
      .where('g.deletedAt', isTrashed ? 'is not' : 'is', null);
  const sent = db.selectFrom('fileUpload').select('fileId').where('userId', '=', userId);
  return sent.union(ofGraphs(false)).union(ofGraphs(true));
}

/** Returns those of some files that someone has. */
export async function knownFiles(db: Queryable, userId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const ofGraphs = db
    .selectFrom('graphFile as f')
    .innerJoin('graph as g', 'g.id', 'f.graphId')
    .select('f.fileId')
    .where('f.fileId', 'in', ids)
    .where('g.ownerId', '=', userId);
  const sent = db
    .selectFrom('fileUpload')
    .select('fileId')
    .where('userId', '=', userId)
    .where('fileId', 'in', ids);
  return (await sent.union(ofGraphs).execute()).map(({ fileId }) => fileId);
}

/**
 * Refuses files that someone may not put into a graph: to know what a file is called is not to have it.
 *
 * @throws ApiError `file-missing`, which names them, whether or not others have sent them.
 */
export async function requireFiles(
  db: Queryable,
  { userId, graphId }: { userId: string; graphId: string },
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const ofGraph = db
    .selectFrom('graphFile')
    .select('fileId')
    .where('graphId', '=', graphId)
    .where('fileId', 'in', ids);
  const named = (await ofGraph.execute()).map(({ fileId }) => fileId);
  const known = new Set([...named, ...(await knownFiles(db, userId, ids))]);
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length > 0) throw new ApiError('file-missing', { data: { files: missing } });
}

/** Notes that a revision of a graph names files, which are then kept as long as the graph is. */
export async function nameFiles(db: Queryable, graphId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = [...new Set(ids)].map((fileId) => ({ graphId, fileId }));
  await db
    .insertInto('graphFile')
    .values(rows)
    .onConflict((on) => on.doNothing())
    .execute();
}

/** Lets someone put files into graphs that they were given with a template, as if they had sent them. */
export async function giveFiles(
  db: Queryable,
  userId: string,
  ids: readonly string[],
  now: number,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .insertInto('fileUpload')
    .values(ids.map((fileId) => ({ userId, fileId, createdAt: now })))
    .onConflict((on) => on.columns(['userId', 'fileId']).doUpdateSet({ createdAt: now }))
    .execute();
}
