import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
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
  const output = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  const writer = new ArchiveWriter({
    repositories: await repositoriesOf(db, userId),
    onData: (piece) => void output.write(piece),
  });
  let graphs = 0;
  try {
    for (let after: string | undefined; after !== '';) {
      const part: Awaited<ReturnType<typeof archivedGraphs>> = await archivedGraphs(db, userId, after);
      for (const graph of part.items) {
        const files = await contentOf(db, graph.files);
        writer.add(graph, { ownFile: await ownFileOf(graph, files) });
        for (const file of files) writer.addFile(file, graph.updatedAt);
        graphs += 1;
        if (output.writableNeedDrain) await once(output, 'drain');
      }
      after = part.next ?? '';
    }
    writer.finish(now);
  } catch (error) {
    output.destroy();
    if (error instanceof ArchiveError && error.code === 'too-large')
      throw new ApiError('backup-too-large', { cause: error });
    throw error;
  }
  output.end();
  await once(output, 'finish');
  return { size: writer.size, graphs };
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
