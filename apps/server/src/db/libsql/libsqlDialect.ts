import {
  SqliteAdapter,
  SqliteIntrospector,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import Libsql from 'libsql';
import { NamingSqliteCompiler } from '../naming.js';
import { toParameter, toValue } from './values.js';

const STATEMENTS_KEPT = 500;

/** Kysely on a SQLite database opened with libsql, over one connection that calls take in turns. */
export function libsqlDialect(database: Libsql.Database): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new LibsqlDriver(database),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new NamingSqliteCompiler(),
  };
}

class LibsqlDriver implements Driver {
  readonly #database: Libsql.Database;
  readonly #connection: LibsqlConnection;
  #last: Promise<void> = Promise.resolve();
  #release: (() => void) | undefined;

  constructor(database: Libsql.Database) {
    this.#database = database;
    this.#connection = new LibsqlConnection(database);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#last;
    let release = () => {};
    this.#last = new Promise((resolve) => (release = resolve));
    await before;
    this.#release = release;
    return this.#connection;
  }

  async beginTransaction(
    _connection: DatabaseConnection,
    { accessMode }: TransactionSettings,
  ): Promise<void> {
    refuseClosed(this.#database);
    // A transaction that reads first and then writes could not, if another process had written in between.
    this.#database.exec(accessMode === 'read only' ? 'begin' : 'begin immediate');
  }

  async commitTransaction(): Promise<void> {
    refuseClosed(this.#database);
    this.#database.exec('commit');
  }

  async rollbackTransaction(): Promise<void> {
    // A full disk makes SQLite roll back by itself: https://sqlite.org/lang_transaction.html#response_to_errors_within_a_transaction
    if (this.#database.open && this.#database.inTransaction) this.#database.exec('rollback');
  }

  async releaseConnection(): Promise<void> {
    this.#release?.();
  }

  async destroy(): Promise<void> {
    if (this.#database.open) this.#database.close();
  }
}

/** libsql's native code ends the process when a closed database is used. */
function refuseClosed(database: Libsql.Database): void {
  if (!database.open) throw new Error('The database is closed.');
}

type Row = Record<string, unknown>;

class LibsqlConnection implements DatabaseConnection {
  readonly #database: Libsql.Database;
  readonly #statements = new Map<string, { statement: Libsql.Statement; isReader: boolean }>();

  constructor(database: Libsql.Database) {
    this.#database = database;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    refuseClosed(this.#database);
    const { statement, isReader } = this.#prepare(sql);
    const values = parameters.map(toParameter);
    if (isReader) {
      const rows = statement.all(...values) as Row[];
      for (const row of rows) for (const key in row) row[key] = toValue(row[key]);
      return { rows: rows as R[] };
    }
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  // eslint-disable-next-line require-yield
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new TypeError('Rows are read page by page, not streamed.');
  }

  /** Preparing takes as long as running does, so statements are kept, the least recently used dropped. */
  #prepare(sql: string) {
    let kept = this.#statements.get(sql);
    if (kept) this.#statements.delete(sql);
    else {
      const statement = this.#database.prepare(sql);
      kept = { statement, isReader: statement.reader };
    }
    if (/^\s*(?:select|insert|update|delete|with)\b/i.test(sql)) this.#statements.set(sql, kept);
    if (this.#statements.size > STATEMENTS_KEPT) {
      const [oldest] = this.#statements.keys();
      if (oldest !== undefined) this.#statements.delete(oldest);
    }
    return kept;
  }
}
