import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrate, schemaVersion } from '../src/db/migrate.js';
import { MIGRATIONS } from '../src/db/migrations/index.js';
import type { Migration } from '../src/db/migrations/migration.js';
import { openDatabase, type OpenDatabase } from '../src/db/openDatabase.js';
import { describeDatabases, type EmptyDatabase } from './support/databases.js';

const KILLED = fileURLToPath(new URL('./support/killedMigration.ts', import.meta.url));

const second: Migration = {
  version: MIGRATIONS.length + 1,
  name: 'second',
  up: async (execute, { big }) => {
    await execute(`create table later (n ${big} not null)`);
    await execute('insert into later values (1)');
  },
};

describeDatabases('the schema', (create, dialect) => {
  let empty: EmptyDatabase;
  let database: OpenDatabase;
  const reopen = async () => {
    await database.close();
    database = openDatabase(empty.config);
  };

  beforeEach(async () => {
    empty = await create();
    database = openDatabase(empty.config);
  });
  afterEach(async () => {
    await database.close();
    await empty.remove();
  });

  it('is made once and found the next time', async () => {
    expect(await migrate(database)).toEqual(MIGRATIONS);
    await reopen();
    expect(await migrate(database)).toEqual([]);
    expect(await schemaVersion(database.db)).toBe(MIGRATIONS.length);
  });

  // A second server on the same SQLite folder does not come so far: it is refused.
  if (dialect === 'postgres')
    it('does each step once where several servers start together', async () => {
      const others = [1, 2, 3].map(() => openDatabase(empty.config, { exclusive: false }));
      const done = await Promise.all([database, ...others].map((each) => migrate(each)));
      // Each step by whichever server came first.
      expect(done.flat().toSorted((left, right) => left.version - right.version)).toEqual(MIGRATIONS);
      await Promise.all(others.map((other) => other.close()));
    });

  it('is refused by a server that is older than it', async () => {
    await migrate(database, { migrations: [...MIGRATIONS, second] });
    await expect(migrate(database)).rejects.toMatchObject({ code: 'schema-newer' });
  });

  it('undoes a step that fails', async () => {
    const failing: Migration = {
      ...second,
      up: async (execute, types) => {
        await second.up(execute, types);
        await execute('insert into nowhere values (1)');
      },
    };
    await migrate(database);
    await expect(migrate(database, { migrations: [...MIGRATIONS, failing] })).rejects.toThrow('nowhere');
    expect(await schemaVersion(database.db)).toBe(MIGRATIONS.length);
    expect(await migrate(database, { migrations: [...MIGRATIONS, second] })).toEqual([second]);
  });

  it('is whole after the process was killed in the middle of a step', async () => {
    await migrate(database);
    await database.close();
    const { signal } = spawnSync(
      process.execPath,
      ['--conditions=@letu/source', '--import', 'tsx', KILLED, JSON.stringify(empty.config)],
      { stdio: 'ignore' },
    );
    expect(signal).toBe('SIGKILL');
    database = openDatabase(empty.config);
    expect(await schemaVersion(database.db)).toBe(MIGRATIONS.length);
    expect(await migrate(database, { migrations: [...MIGRATIONS, second] })).toEqual([second]);
    const { rows } = await sql<{ n: number }>`select n from later`.execute(database.db);
    expect(rows).toEqual([{ n: 1 }]);
  });
});
