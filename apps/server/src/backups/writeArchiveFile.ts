import { open } from 'node:fs/promises';
import { sql } from 'kysely';
import { ArchiveError, ArchiveWriter, ownFileOf, type ArchivedRepository } from '@letu/kinds/archive';
import type { Database } from '../db/schema.js';
import { archivedGraphs } from '../graphs/archivedGraphs.js';
import { contentOf } from '../graphs/files.js';
import { ApiError } from '../errors/apiError.js';

/** An archive that was written. */
export interface WrittenArchive {
  readonly size: number;
  readonly graphs: number;
}

/**
 * Writes everything that someone owns into a file, in the form in which it is exported and imported.
 *
 * @param now In milliseconds since 1970.
 * @throws ApiError `backup-too-large`
 */
export async function writeArchiveFile(
  db: Database,
  userId: string,
  path: string,
  now: number,
): Promise<WrittenArchive> {
  const file = await open(path, 'wx', 0o600);
  let pieces: Uint8Array[] = [];
  const flush = async () => {
    const written = pieces;
    pieces = [];
    if (written.length > 0) await file.appendFile(Buffer.concat(written));
  };
  try {
    const writer = new ArchiveWriter({
      repositories: await repositoriesOf(db, userId),
      onData: (piece) => void pieces.push(piece),
    });
    let graphs = 0;
    for (let after: string | undefined; after !== '';) {
      const part: Awaited<ReturnType<typeof archivedGraphs>> = await archivedGraphs(db, userId, after);
      for (const graph of part.items) {
        const files = await contentOf(db, graph.files);
        writer.add(graph, { ownFile: await ownFileOf(graph, files) });
        for (const shown of files) writer.addFile(shown, graph.updatedAt);
        graphs += 1;
        await flush();
      }
      after = part.next ?? '';
    }
    writer.finish(now);
    await flush();
    return { size: writer.size, graphs };
  } catch (error) {
    const isTooLarge = error instanceof ArchiveError && error.code === 'too-large';
    throw isTooLarge ? new ApiError('backup-too-large', { cause: error }) : error;
  } finally {
    await file.close();
  }
}

/** The repositories that someone's graphs are in, whoever they belong to. */
async function repositoriesOf(db: Database, userId: string): Promise<readonly ArchivedRepository[]> {
  const used = db
    .selectFrom('graph')
    .select(sql<string>`repository_id`.as('id'))
    .where('ownerId', '=', userId)
    .where('repositoryId', 'is not', null);
  const rows = await db
    .selectFrom('repository')
    .select(['id', 'name', 'description', 'icon', 'colour', 'visibility'])
    .where('id', 'in', used)
    .execute();
  return rows.map((row) => ({ ...row, visibility: row.visibility === 'site' ? 'site' : 'private' }));
}
