import {
  PostgresDialect,
  PostgresQueryCompiler,
  SqliteQueryCompiler,
  type KyselyPlugin,
  type UnknownRow,
} from 'kysely';

/** Remembers what a function of a name returns: there are few names, and each is asked for with every query. */
function remembered(work: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    let found = known.get(name);
    if (found === undefined) known.set(name, (found = work(name)));
    return found;
  };
}

/** `ownerId`, as code names it, is `owner_id` in the database. */
const toColumn = remembered((name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
/** Returns what code calls a column. */
export const toProperty = remembered((name) =>
  name.replaceAll(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase()),
);

/** Writes names as the database has them. Kysely's own plugin rebuilds every query for it, which takes longer than the query. */
export class NamingSqliteCompiler extends SqliteQueryCompiler {
  protected override sanitizeIdentifier(name: string): string {
    return super.sanitizeIdentifier(toColumn(name));
  }
}

class NamingPostgresCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(name: string): string {
    return super.sanitizeIdentifier(toColumn(name));
  }
}

/** PostgreSQL with names as the database has them. */
export class NamingPostgresDialect extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new NamingPostgresCompiler();
  }
}

/** Gives rows the names that code has; those of SQLite are read with them. */
export const naming: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => ({ ...result, rows: result.rows.map(named) }),
};

function named(row: UnknownRow): UnknownRow {
  const properties: Record<string, unknown> = {};
  for (const column in row) properties[toProperty(column)] = row[column];
  return properties;
}
