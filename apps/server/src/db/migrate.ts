import { sql } from 'kysely';
import { ServerError } from '../errors/serverError.js';
import { MIGRATIONS } from './migrations/index.js';
import { COLUMN_TYPES, type Migration } from './migrations/migration.js';
import type { OpenDatabase } from './openDatabase.js';
import type { Queryable } from './schema.js';

/** Any number does, so long as nothing else in the same PostgreSQL locks by it. */
const MIGRATION_LOCK = 1_280_593_957;

/** Returns the version of the stored schema, 0 for an empty database, in which it starts to keep count. */
export async function schemaVersion(db: Queryable): Promise<number> {
  await sql`create table if not exists schema_migration
    (version bigint primary key, name text not null, applied_at bigint not null)`.execute(db);
  return storedVersion(db);
}

/** Returns the version of a schema that was migrated before, without writing anything. */
export async function storedVersion(db: Queryable): Promise<number> {
  const query = sql<{ version: number | null }>`select max(version) as version from schema_migration`;
  return (await query.execute(db)).rows[0]?.version ?? 0;
}

/**
 * Brings the schema up to date, each step whole or not at all: one that a crash interrupts is undone by the database and
 * done again at the next start. Servers that start together do each step once.
 *
 * @param options.to Stops after this version.
 * @returns The steps that were done.
 * @throws ServerError `schema-newer` where a later version of the server has written the schema.
 */
export async function migrate(
  { db, dialect }: Pick<OpenDatabase, 'db' | 'dialect'>,
  { migrations = MIGRATIONS, to = Infinity }: { migrations?: readonly Migration[]; to?: number } = {},
): Promise<Migration[]> {
  const done: Migration[] = [];
  const version = await db.transaction().execute((trx) => lockedVersion(trx, dialect));
  refuseNewer(version, migrations);
  for (const migration of migrations.filter((step) => step.version > version && step.version <= to)) {
    const isDone = await db.transaction().execute(async (trx) => {
      if ((await lockedVersion(trx, dialect)) >= migration.version) return false;
      const execute = async (statement: string) => void (await sql.raw(statement).execute(trx));
      await migration.up(execute, COLUMN_TYPES[dialect]);
      await sql`insert into schema_migration (version, name, applied_at)
        values (${migration.version}, ${migration.name}, ${Date.now()})`.execute(trx);
      return true;
    });
    if (isDone) done.push(migration);
  }
  return done;
}

/** Refuses a database whose schema is not the one this version knows. @throws ServerError */
export async function requireCurrentSchema({ db }: Pick<OpenDatabase, 'db'>): Promise<void> {
  const version = await schemaVersion(db);
  refuseNewer(version, MIGRATIONS);
  const known = MIGRATIONS.at(-1)?.version ?? 0;
  if (version < known) {
    throw new ServerError(
      'schema-older',
      `The schema is at ${version}, not ${known}: run letu-server migrate.`,
    );
  }
}

async function lockedVersion(trx: Queryable, dialect: OpenDatabase['dialect']): Promise<number> {
  if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(trx);
  return schemaVersion(trx);
}

function refuseNewer(version: number, migrations: readonly Migration[]): void {
  const known = migrations.at(-1)?.version ?? 0;
  if (version <= known) return;
  throw new ServerError(
    'schema-newer',
    `The database was written by a newer version (schema ${version}, this one knows ${known}).`,
  );
}
