import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type SqliteDatabase,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely';
import type Libsql from 'libsql';
import { toParameter, toValue } from './values.js';

/** Kysely's SQLite on a database that is opened with libsql. */
export function libsqlDialect(database: Libsql.Database): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new LibsqlDriver(database),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class LibsqlDriver extends SqliteDriver {
  readonly #database: Libsql.Database;

  constructor(database: Libsql.Database) {
    super({ database: checked(database) });
    this.#database = database;
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    // A transaction that reads first and then writes could not, if another process had written in between.
    const begin = accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk makes SQLite undo all of it by itself: https://sqlite.org/lang_transaction.html#response_to_errors_within_a_transaction
    if (this.#database.open && this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** Returns a database that refuses what would make libsql's native code end the process, and answers with values as code has them. */
function checked(database: Libsql.Database): SqliteDatabase {
  return {
    close: () => void (database.open && database.close()),
    prepare(sql) {
      if (!database.open) throw new Error('The database is closed.');
      const statement = database.prepare(sql);
      return {
        reader: statement.reader,
        all: (parameters) => statement.all(...parameters.map(toParameter)).map(toRow),
        run: (parameters) => statement.run(...parameters.map(toParameter)),
        iterate: streamed,
      };
    },
  };
}

const streamed: SqliteStatement['iterate'] = () => {
  throw new TypeError('Rows are read page by page, not streamed.');
};

function toRow(row: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row as object).map(([name, value]) => [name, toValue(value)]));
}
