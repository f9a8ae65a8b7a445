import type { CompiledQuery, QueryResult } from 'kysely';
import type Libsql from 'libsql';
import { toParameter, toValue } from './values.js';

const STATEMENTS_KEPT = 500;

interface Kept {
  readonly statement: Libsql.Statement;
  /** The columns of what it reads; undefined where it reads nothing. */
  columns: readonly string[] | undefined;
}

/** libsql's native code ends the process when a closed database is used. */
export function refuseClosed(database: Libsql.Database): void {
  if (!database.open) throw new Error('The database is closed.');
}

/** The statements of one connection. */
export class Statements {
  readonly #database: Libsql.Database;
  readonly #kept = new Map<string, Kept>();

  constructor(database: Libsql.Database) {
    this.#database = database;
  }

  run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    refuseClosed(this.#database);
    const kept = this.#prepare(sql);
    const { statement } = kept;
    const values = parameters.map(toParameter);
    if (kept.columns) {
      const rows = statement.all(...values) as unknown[][];
      // What is asked for by `*` changes with the table.
      if (rows[0] && rows[0].length !== kept.columns.length) kept.columns = columnsOf(statement);
      const { columns } = kept;
      return { rows: rows.map((row) => named(row, columns) as R) };
    }
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  /** Preparing takes as long as running does, so statements are kept, the least recently used dropped. */
  #prepare(sql: string): Kept {
    let kept = this.#kept.get(sql);
    if (kept) this.#kept.delete(sql);
    else {
      const statement = this.#database.prepare(sql);
      const columns = statement.reader ? columnsOf(statement) : undefined;
      // Rows as lists take half as long to arrive as rows with names.
      if (columns) statement.raw(true);
      kept = { statement, columns };
    }
    if (/^\s*(?:select|insert|update|delete|with)\b/i.test(sql)) this.#kept.set(sql, kept);
    if (this.#kept.size > STATEMENTS_KEPT) {
      const [oldest] = this.#kept.keys();
      if (oldest !== undefined) this.#kept.delete(oldest);
    }
    return kept;
  }
}

function columnsOf(statement: Libsql.Statement): string[] {
  return statement.columns().map(({ name }) => name);
}

function named(row: readonly unknown[], columns: readonly string[]): Record<string, unknown> {
  const properties: Record<string, unknown> = {};
  columns.forEach((column, index) => (properties[column] = toValue(row[index])));
  return properties;
}
