import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '../src/db/migrate.js';
import { MIGRATIONS } from '../src/db/migrations/index.js';
import { openDatabase, type OpenDatabase } from '../src/db/openDatabase.js';
import { newId } from '../src/ids.js';
import { createSqlite, describeDatabases, type EmptyDatabase } from './support/databases.js';
import { fontRow } from './support/kept.js';

const OPEN = new URL('./support/heldDatabase.ts', import.meta.url).pathname;

describeDatabases('a database', (create, dialect) => {
  let empty: EmptyDatabase;
  let database: OpenDatabase;
  beforeEach(async () => {
    empty = await create();
    database = openDatabase(empty.config);
    await migrate(database);
  });
  afterEach(async () => {
    await database.close();
    await empty.remove();
  });

  const addUser = (values: { name?: string; uid?: bigint; email?: string }) => {
    const stamps = { createdAt: 1, updatedAt: 2 ** 45 };
    const given = { name: '甲', uid: 1n, email: `${newId()}@example.com`, ...values };
    const rest = { id: newId(), emailVerified: 0, image: null, locale: 'zh-CN', siteRole: 'member' };
    return database.db
      .insertInto('user')
      .values({ ...rest, ...stamps, ...given })
      .execute();
  };

  it('reads what was written: large integers, times, Chinese, emoji, bytes', async () => {
    await addUser({ name: '张三 👩‍👩‍👧 \\ \' "', uid: 9_223_372_036_854_775_807n });
    const user = await database.db.selectFrom('user').selectAll().executeTakeFirstOrThrow();
    expect(user).toMatchObject({
      name: '张三 👩‍👩‍👧 \\ \' "',
      uid: 9_223_372_036_854_775_807n,
      updatedAt: 2 ** 45,
    });
    const content = new Uint8Array([0, 1, 255]);
    await database.db.insertInto('font').values(fontRow(user.id, content)).execute();
    const read = await database.db.selectFrom('font').select('content').executeTakeFirstOrThrow();
    expect([...read.content]).toEqual([0, 1, 255]);
  });

  it('sorts text by code points', async () => {
    for (const name of ['b', 'B', 'a', '乙', '甲', 'Z'])
      await addUser({ name, uid: BigInt(name.codePointAt(0) ?? 0) });
    const rows = await database.db.selectFrom('user').select('name').orderBy('name').execute();
    expect(rows.map(({ name }) => name)).toEqual(['B', 'Z', 'a', 'b', '乙', '甲']);
  });

  it('undoes a transaction that fails, and goes on', async () => {
    const failing = database.db.transaction().execute(async (trx) => {
      await sql`delete from schema_migration`.execute(trx);
      throw new Error('halfway');
    });
    await expect(failing).rejects.toThrow('halfway');
    const { rows } = await sql`select * from schema_migration`.execute(database.db);
    expect(rows).toHaveLength(MIGRATIONS.length);
  });

  it('reads all columns of a table that has got another since the same query was run', async () => {
    const all = () => sql`select * from preference`.execute(database.db).then(({ rows }) => rows);
    await addUser({ uid: 3n });
    const { id: userId } = await database.db.selectFrom('user').select('id').executeTakeFirstOrThrow();
    const row = { userId, key: 'k', value: '1', updatedAt: 1 };
    await database.db.insertInto('preference').values(row).execute();
    expect(await all()).toEqual([row]);
    await sql`alter table preference add column later_column integer default 5`.execute(database.db);
    expect(await all()).toEqual([{ ...row, laterColumn: 5 }]);
  });

  if (dialect === 'sqlite')
    it('refuses values it cannot hold without ending the process', async () => {
      await expect(
        sql`select ${undefined} as x`.execute(database.db).then(({ rows }) => rows[0]),
      ).rejects.toThrow();
    });

  it('lets transactions that write the same row wait for each other', async () => {
    await addUser({ uid: 7n });
    const addOne = () =>
      database.db.transaction().execute(async (trx) => {
        const query = trx.selectFrom('user').select('updatedAt');
        const locked = database.dialect === 'postgres' ? query.forUpdate() : query;
        const { updatedAt } = await locked.executeTakeFirstOrThrow();
        await trx
          .updateTable('user')
          .set({ updatedAt: updatedAt + 1 })
          .execute();
      });
    await Promise.all(Array.from({ length: 20 }, addOne));
    const { updatedAt } = await database.db.selectFrom('user').select('updatedAt').executeTakeFirstOrThrow();
    expect(updatedAt).toBe(2 ** 45 + 20);
  });
});

describe('a data folder', () => {
  let empty: EmptyDatabase;
  beforeEach(async () => void (empty = await createSqlite()));
  afterEach(() => empty.remove());

  it('is refused to a second server, whether in the same process or another, until the first one stops', async () => {
    const first = openDatabase(empty.config);
    expect(() => openDatabase(empty.config)).toThrow(expect.objectContaining({ code: 'data-in-use' }));
    await first.close();
    await openDatabase(empty.config).close();
  });

  it('can be read by its owner alone, also in a folder that is open to others', async () => {
    chmodSync(empty.config.dataDir, 0o755);
    const database = openDatabase(empty.config);
    await migrate(database);
    const modes = readdirSync(empty.config.dataDir)
      .filter((name) => name.startsWith('letu.db'))
      .map((name) => [name, statSync(join(empty.config.dataDir, name)).mode & 0o077]);
    await database.close();
    expect(Object.fromEntries(modes)).toEqual({ 'letu.db': 0, 'letu.db-shm': 0, 'letu.db-wal': 0 });
  });

  it('is free again after a server was killed', async () => {
    const args = ['--conditions=@letu/source', '--import', 'tsx', OPEN, JSON.stringify(empty.config)];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    expect(() => openDatabase(empty.config)).toThrow(expect.objectContaining({ code: 'data-in-use' }));
    child.kill('SIGKILL');
    await once(child, 'exit');
    await openDatabase(empty.config).close();
  });

  it('is refused where it is no folder', () => {
    const file = join(empty.config.dataDir, 'file');
    writeFileSync(file, '');
    expect(() => openDatabase({ ...empty.config, dataDir: file })).toThrow(
      expect.objectContaining({ code: 'data-unusable' }),
    );
  });
});
