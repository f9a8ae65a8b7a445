import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { CamelCasePlugin, Kysely, PostgresDialect, type Dialect } from 'kysely';
import Libsql from 'libsql';
import pg from 'pg';
import type { Config } from '../config/config.js';
import { ServerError } from '../errors/serverError.js';
import { lockFolder, type FolderLock } from './libsql/folderLock.js';
import { libsqlDialect } from './libsql/libsqlDialect.js';
import { toInteger } from './libsql/values.js';
import type { Database, Schema } from './schema.js';

/** An open database of either kind. */
export interface OpenDatabase {
  readonly db: Database;
  readonly dialect: 'sqlite' | 'postgres';
  /** Closes the connections and gives the data folder free. */
  close(): Promise<void>;
}

interface OpenOptions {
  /** Whether other servers are kept out of a SQLite folder; commands that work beside a server set it to false. */
  readonly exclusive?: boolean;
  /** Whether SQLite has each commit on the disk before it is answered; tests of logic do without. @default true */
  readonly durable?: boolean;
  /** Gets the failures of connections that nobody is using. */
  readonly onError?: (error: Error) => void;
}

/**
 * Opens the database the configuration names: PostgreSQL, else SQLite in the data folder, which is made where it is missing.
 *
 * @throws ServerError `data-in-use`, `data-unusable`.
 */
export function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databasePool' | 'dataDir'>,
  options: OpenOptions = {},
): OpenDatabase {
  return config.databaseUrl === undefined
    ? openSqlite(config.dataDir, options)
    : openPostgres(config.databaseUrl, config.databasePool, options);
}

/** `ownerId`, as code names it, is `owner_id` in the database; what columns hold stays as it is. */
const openKysely = (dialect: Dialect) =>
  new Kysely<Schema>({ dialect, plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })] });

function openSqlite(folder: string, { exclusive = true, durable = true }: OpenOptions): OpenDatabase {
  let lock: FolderLock | undefined;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (exclusive) lock = lockFolder(folder);
    const db = openKysely(libsqlDialect(openFile(join(folder, 'letu.db'), durable)));
    const close = async () => {
      await db.destroy();
      lock?.release();
    };
    return { db, dialect: 'sqlite', close };
  } catch (cause) {
    lock?.release();
    if (cause instanceof ServerError) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ServerError('data-unusable', `The folder ${folder} cannot be used: ${reason}`, { cause });
  }
}

function openFile(path: string, durable: boolean): Libsql.Database {
  // A file of SQLite's own making could be read by everybody on the machine; those beside it get the mode of this one.
  closeSync(openSync(path, 'a', 0o600));
  const database = new Libsql(path, { timeout: 5000 });
  database.pragma('journal_mode = wal');
  // Where it is full, each commit is on the disk before it is answered: https://sqlite.org/pragma.html#pragma_synchronous
  database.pragma(`synchronous = ${durable ? 'full' : 'off'}`);
  database.pragma('foreign_keys = on');
  database.defaultSafeIntegers(true);
  return database;
}

/** https://www.postgresql.org/docs/current/catalog-pg-type.html: the type's number, the same in every database. */
const INT8 = 20;

function openPostgres(
  connectionString: string,
  max: number,
  { onError = () => {} }: OpenOptions,
): OpenDatabase {
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === INT8
        ? (text: string) => toInteger(BigInt(text))
        : (pg.types.getTypeParser(oid, format as 'text') as (text: string) => unknown),
  };
  const pool = new pg.Pool({ connectionString, max, types: types as pg.CustomTypesConfig });
  // Without a listener, a connection that the database ends would end the process.
  pool.on('error', onError);
  const db = openKysely(new PostgresDialect({ pool }));
  return { db, dialect: 'postgres', close: () => db.destroy() };
}
