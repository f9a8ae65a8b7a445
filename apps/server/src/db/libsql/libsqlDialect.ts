import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type Libsql from 'libsql';
import { GroupCommit } from './groupCommit.js';
import { Statements } from './statements.js';

/** Two connections to the same file. */
export interface Connections {
  readonly writer: Libsql.Database;
  /** Sees what has been committed, and waits for nothing. */
  readonly reader: Libsql.Database;
}

/** Kysely on a SQLite database in WAL mode, opened with libsql. */
export function libsqlDialect(connections: Connections): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new LibsqlDriver(connections),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class LibsqlDriver implements Driver {
  readonly #reader: Libsql.Database;
  readonly #readers: Statements;
  readonly #writers: Statements;
  readonly #commits: GroupCommit;

  constructor({ writer, reader }: Connections) {
    this.#reader = reader;
    this.#readers = new Statements(reader);
    this.#writers = new Statements(writer);
    this.#commits = new GroupCommit(writer);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new LibsqlConnection(this.#readers, this.#writers, this.#commits);
  }

  async beginTransaction(connection: LibsqlConnection, { accessMode }: TransactionSettings): Promise<void> {
    await (accessMode === 'read only' ? this.#commits.beginReading() : this.#commits.begin());
    connection.inTransaction = true;
  }

  async commitTransaction(connection: LibsqlConnection): Promise<void> {
    const committed = this.#commits.commit();
    connection.inTransaction = false;
    await committed;
  }

  async rollbackTransaction(connection: LibsqlConnection): Promise<void> {
    if (connection.inTransaction) this.#commits.rollback();
    connection.inTransaction = false;
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#commits.close();
    if (this.#reader.open) this.#reader.close();
  }
}

class LibsqlConnection implements DatabaseConnection {
  readonly #readers: Statements;
  readonly #writers: Statements;
  readonly #commits: GroupCommit;
  inTransaction = false;

  constructor(readers: Statements, writers: Statements, commits: GroupCommit) {
    this.#readers = readers;
    this.#writers = writers;
    this.#commits = commits;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.inTransaction) return this.#writers.run(query);
    return /^\s*select\b/i.test(query.sql) ? this.#readers.run(query) : this.#runAlone(query);
  }

  /** A statement that may write is a transaction of its own. */
  async #runAlone<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    await this.#commits.begin();
    let result;
    try {
      result = this.#writers.run<R>(query);
    } catch (error) {
      this.#commits.rollback();
      throw error;
    }
    await this.#commits.commit();
    return result;
  }

  // eslint-disable-next-line require-yield
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new TypeError('Rows are read page by page, not streamed.');
  }
}
