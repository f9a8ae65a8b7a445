import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import { storedVersion } from '../migrate.js';
import type { OpenDatabase } from '../openDatabase.js';
import type { Queryable } from '../schema.js';
import { writeRow, type BackupRow } from './rows.js';
import { BACKED_UP } from './tables.js';

const ROWS_AT_ONCE = 500;

/** The first line of a backup. */
export interface BackupHeader {
  readonly format: 'letu-backup';
  readonly version: 1;
  /** The version of the schema the rows are of. */
  readonly schema: number;
  readonly createdAt: number;
}

/** The last line: what tells a whole backup from one that was cut off or changed. */
export interface BackupFooter {
  readonly rows: number;
  /** SHA-256 of all lines before, in hexadecimal. */
  readonly sha256: string;
}

/**
 * Writes everything stored, as of one moment, into a file that either database can be restored from: lines of JSON, in gzip.
 * A server may go on working meanwhile.
 *
 * @param path The file, which is there only once it is whole.
 * @returns How many rows it holds.
 */
export async function writeBackup({ db }: Pick<OpenDatabase, 'db'>, path: string): Promise<number> {
  const part = `${path}.part`;
  try {
    const rows = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        const counted = { rows: 0 };
        // The rows hold everything there is to know: nobody else may read them.
        const file = createWriteStream(part, { mode: 0o600 });
        await pipeline(Readable.from(lines(trx, counted)), createGzip(), file);
        return counted.rows;
      });
    const file = await open(part, 'r+');
    await file.sync().finally(() => file.close());
    await rename(part, path);
    return rows;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function* lines(db: Queryable, counted: { rows: number }): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const line = (text: string) => {
    hash.update(`${text}\n`);
    return `${text}\n`;
  };
  const header: BackupHeader = {
    format: 'letu-backup',
    version: 1,
    schema: await storedVersion(db),
    createdAt: Date.now(),
  };
  yield line(JSON.stringify(header));
  for (const { name, key, rowsAtOnce = ROWS_AT_ONCE } of BACKED_UP) {
    for await (const row of rowsOf(db, name, key, rowsAtOnce)) {
      counted.rows += 1;
      yield line(`["${name}",${writeRow(row)}]`);
    }
  }
  const footer: BackupFooter = { rows: counted.rows, sha256: hash.digest('hex') };
  yield `${JSON.stringify(footer)}\n`;
}

async function* rowsOf(
  db: Queryable,
  table: string,
  key: readonly string[],
  atOnce: number,
): AsyncGenerator<BackupRow> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let after = sql`true`;
  for (;;) {
    const { rows } = await sql<BackupRow>`select * from ${sql.table(table)} where ${after}
      order by ${columns} limit ${atOnce}`.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return;
    after = sql`(${columns}) > (${sql.join(key.map((column) => last[column]))})`;
  }
}
