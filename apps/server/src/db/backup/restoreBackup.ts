import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { pipeline } from 'node:stream';
import { sql } from 'kysely';
import { ServerError } from '../../errors/serverError.js';
import { migrate, schemaVersion } from '../migrate.js';
import { MIGRATIONS } from '../migrations/index.js';
import type { OpenDatabase } from '../openDatabase.js';
import type { Queryable } from '../schema.js';
import { readRow, type BackupRow } from './rows.js';
import { BACKED_UP, LEFT_OUT } from './tables.js';
import type { BackupFooter, BackupHeader } from './writeBackup.js';

/** PostgreSQL takes 65 535 parameters at once, SQLite half of them. */
const PARAMETERS_AT_ONCE = 30_000;
/** Fonts are large: rows are inserted once their lines are this long together. */
const CHARACTERS_AT_ONCE = 8 << 20;

/**
 * Puts the rows of a backup into a database, all or none.
 *
 * @param options.replace Deletes what is stored before; without it a database with accounts is refused.
 * @returns How many rows were restored.
 * @throws ServerError `bad-backup`, `schema-newer`, `database-not-empty`.
 */
export async function restoreBackup(
  database: OpenDatabase,
  path: string,
  { replace = false }: { replace?: boolean } = {},
): Promise<number> {
  const { header, rows } = await checkBackup(path);
  const known = MIGRATIONS.at(-1)?.version ?? 0;
  if (header.schema > known) {
    throw new ServerError(
      'schema-newer',
      `The backup is of schema ${header.schema}, this version knows ${known}.`,
    );
  }
  if ((await schemaVersion(database.db)) > header.schema) {
    throw new ServerError(
      'database-not-empty',
      'The backup is older than the schema: restore it into a new database.',
    );
  }
  await migrate(database, { to: header.schema });
  await database.db.transaction().execute(async (trx) => {
    await makeRoom(trx, replace);
    await insertAll(trx, path);
  });
  await migrate(database);
  return rows;
}

async function makeRoom(db: Queryable, replace: boolean): Promise<void> {
  const someone = await db.selectFrom('user').select('id').limit(1).executeTakeFirst();
  if (!someone) return;
  if (!replace) throw new ServerError('database-not-empty', 'There are accounts in the database already.');
  const tables = [...LEFT_OUT, ...BACKED_UP.map(({ name }) => name)];
  for (const name of tables.toReversed()) await db.deleteFrom(name).execute();
}

async function insertAll(db: Queryable, path: string): Promise<void> {
  let batch: BackupRow[] = [];
  let table = '';
  let length = 0;
  const flush = async () => {
    if (batch.length === 0) return;
    const columns = Object.keys(batch[0] ?? {});
    const values = batch.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
    const names = sql.join(columns.map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(db);
    batch = [];
    length = 0;
  };
  for await (const line of linesOf(path)) {
    const parsed = JSON.parse(line) as unknown;
    if (!Array.isArray(parsed)) continue;
    const [name, row] = parsed as [string, BackupRow];
    length += line.length;
    const isFull =
      (batch.length + 1) * Object.keys(row).length > PARAMETERS_AT_ONCE || length > CHARACTERS_AT_ONCE;
    if (name !== table || isFull) await flush();
    table = name;
    batch.push(readRow(row));
  }
  await flush();
}

/** Reads a backup through. @throws ServerError `bad-backup` where it is none, is cut off or was changed. */
async function checkBackup(path: string): Promise<{ header: BackupHeader; rows: number }> {
  const hash = createHash('sha256');
  const tables = new Set<string>(BACKED_UP.map(({ name }) => name));
  let header: BackupHeader | undefined;
  let footer: BackupFooter | undefined;
  let rows = 0;
  try {
    for await (const line of linesOf(path)) {
      const parsed = JSON.parse(line) as unknown;
      if (footer) throw new TypeError('There is more behind its end.');
      if (!header) header = asHeader(parsed);
      else if (!Array.isArray(parsed)) {
        footer = parsed as BackupFooter;
        continue;
      } else if (!tables.has(String(parsed[0]))) throw new TypeError(`It has a table ${String(parsed[0])}.`);
      else rows += 1;
      hash.update(`${line}\n`);
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ServerError('bad-backup', `The backup ${path} cannot be read: ${reason}`, { cause });
  }
  if (!header || footer?.rows !== rows || footer.sha256 !== hash.digest('hex')) {
    throw new ServerError('bad-backup', `The backup ${path} is not whole.`);
  }
  return { header, rows };
}

function asHeader(value: unknown): BackupHeader {
  const header = value as Partial<BackupHeader> | null;
  if (header?.format !== 'letu-backup' || header.version !== 1 || !Number.isInteger(header.schema)) {
    throw new TypeError('It does not begin as one.');
  }
  return header as BackupHeader;
}

async function* linesOf(path: string): AsyncGenerator<string> {
  // What fails in one of the streams shows when the lines are read.
  const text = pipeline(createReadStream(path), createGunzip(), () => {});
  let failure: unknown;
  text.on('error', (error) => (failure = error));
  for await (const line of createInterface({ input: text, crlfDelay: Infinity })) yield line;
  if (failure !== undefined) throw failure;
}
