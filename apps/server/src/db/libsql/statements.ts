import type { CompiledQuery, QueryResult } from 'kysely';
import type Libsql from 'libsql';
import { toParameter, toValue } from './values.js';

const STATEMENTS_KEPT = 500;

type Row = Record<string, unknown>;

interface Kept {
  readonly statement: Libsql.Statement;
  readonly isReader: boolean;
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

  /** Preparing takes as long as running does, so statements are kept, the least recently used dropped. */
  #prepare(sql: string): Kept {
    let kept = this.#kept.get(sql);
    if (kept) this.#kept.delete(sql);
    else {
      const statement = this.#database.prepare(sql);
      kept = { statement, isReader: statement.reader };
    }
    if (/^\s*(?:select|insert|update|delete|with)\b/i.test(sql)) this.#kept.set(sql, kept);
    if (this.#kept.size > STATEMENTS_KEPT) {
      const [oldest] = this.#kept.keys();
      if (oldest !== undefined) this.#kept.delete(oldest);
    }
    return kept;
  }
}
