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

  it('keeps what the version before has stored', async () => {
    await migrate(database, { to: 3 });
    const [id, ownerId, stamps] = ['g', 'u', { createdAt: 1, updatedAt: 1 }];
    const user = { uid: 1n, name: '张三', email: 'a@b.c', emailVerified: 0, image: null, locale: 'zh-CN' };
    await database.db
      .insertInto('user')
      .values({ id: ownerId, ...user, siteRole: 'member', ...stamps })
      .execute();
    const words = { title: '图', searchText: '图', source: 'a', options: '{"layout":"elk"}' };
    const graph = { id, ownerId, type: 'TEXT', repositoryId: null, deletedAt: null, revision: 1 };
    await database.db
      .insertInto('graph')
      .values({ ...graph, ...words, ...stamps })
      .execute();
    const template = { id: 't', ownerId, type: 'TEXT', title: '', description: '', searchText: '' };
    await database.db
      .insertInto('template')
      .values({ ...template, subject: 'data', visibility: 'site', thumbnail: null, source: 'b', ...stamps })
      .execute();
    await migrate(database);
    const graphs = database.db.selectFrom('graph').select(['source', 'options', 'files']);
    expect(await graphs.execute()).toEqual([{ source: 'a', options: '{"layout":"elk"}', files: '[]' }]);
    const templates = database.db.selectFrom('template').select(['source', 'options', 'files']);
    expect(await templates.execute()).toEqual([{ source: 'b', options: '{}', files: '[]' }]);
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
