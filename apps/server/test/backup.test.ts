import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FONT_LIMIT } from '@letu/client/contract';
import { restoreBackup } from '../src/db/backup/restoreBackup.js';
import { BACKED_UP, LEFT_OUT } from '../src/db/backup/tables.js';
import { writeBackup } from '../src/db/backup/writeBackup.js';
import { migrate } from '../src/db/migrate.js';
import { openDatabase, type OpenDatabase } from '../src/db/openDatabase.js';
import { createSqlite, describeDatabases, type EmptyDatabase } from './support/databases.js';
import { addFile } from './support/files.js';
import { fontRow } from './support/kept.js';
import { createTestServer, type TestServer, type TestUser } from './support/testServer.js';

describeDatabases('a backup', (create) => {
  const folder = mkdtempSync(join(tmpdir(), 'letu-backup-'));
  const file = join(folder, 'letu.backup');
  let server: TestServer;
  let user: TestUser;
  let source: OpenDatabase;

  beforeAll(async () => {
    server = await createTestServer(create);
    user = await server.addUser('张三');
    const as = user.session;
    const files = [await addFile(server, user, '备份')];
    for (let index = 0; index < 3; index += 1) {
      const body = { type: 'TEXT', title: `图${index}`, source: '👩‍👩‍👧 \\ "', files };
      const { gid } = (await server.call('graph.create', { as, body })).data;
      await server.call('graph.save', { as, params: { gid }, revision: 1, body: { source: 'b' } });
    }
    source = server.services.database;
    await source.db
      .insertInto('font')
      .values(fontRow(user.id, new Uint8Array([0, 255, 10])))
      .execute();
    await writeBackup(source, file);
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  const contentOf = async ({ db }: OpenDatabase) => {
    const tables = BACKED_UP.map(async ({ name, key }) => {
      const rows = (await db.selectFrom(name).selectAll().execute()) as Record<string, unknown>[];
      const keyOf = (row: Record<string, unknown>) => key.map((column) => String(row[column])).join();
      return [name, rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))] as const;
    });
    return Object.fromEntries(await Promise.all(tables));
  };
  const intoNew = async (
    make: () => Promise<EmptyDatabase>,
    work: (database: OpenDatabase) => Promise<void>,
  ) => {
    const empty = await make();
    const database = openDatabase(empty.config);
    await work(database).finally(async () => {
      await database.close();
      await empty.remove();
    });
  };

  it('restores everything into a new database of either kind', async () => {
    for (const make of [create, createSqlite]) {
      await intoNew(make, async (database) => {
        expect(await restoreBackup(database, file)).toBe(1 + 3 + 3 + 6 + 1 + 1 + 1 + 3);
        expect(await contentOf(database)).toEqual(await contentOf(source));
        expect(await migrate(database)).toEqual([]);
      });
    }
  });

  it('has no sessions, and can be read by its owner alone', async () => {
    expect(gunzipSync(readFileSync(file)).toString()).not.toContain('"session"');
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('replaces what is there only when asked to', async () => {
    await intoNew(create, async (database) => {
      await restoreBackup(database, file);
      await database.db.updateTable('graph').set({ title: '后来' }).execute();
      await expect(restoreBackup(database, file)).rejects.toMatchObject({ code: 'database-not-empty' });
      await restoreBackup(database, file, { replace: true });
      expect(await contentOf(database)).toEqual(await contentOf(source));
    });
  });

  it('is refused whole where it is cut off, changed, of a later version, or none', async () => {
    const damaged = join(folder, 'damaged');
    const bytes = readFileSync(file);
    const text = gunzipSync(bytes).toString();
    const cases = {
      'cut off': bytes.subarray(0, -20),
      'without its end': gzipSync(text.split('\n').slice(0, -2).join('\n')),
      changed: gzipSync(text.replace('图1', '图2')),
      'no backup': Buffer.from('hello'),
      'another JSON': gzipSync('{}\n'),
    };
    await intoNew(create, async (database) => {
      for (const [name, content] of Object.entries(cases)) {
        writeFileSync(damaged, content);
        const refused = await restoreBackup(database, damaged).catch((error: unknown) => error);
        expect([name, (refused as { code?: string }).code]).toEqual([name, 'bad-backup']);
      }
      await migrate(database);
      expect(await database.db.selectFrom('user').select('id').execute()).toEqual([]);
    });
  });
});

describe('a backup', () => {
  it('holds fonts of the largest size, one after another', { tags: 'long' }, async () => {
    const server = await createTestServer(createSqlite);
    const { id } = await server.addUser('张三');
    const { database } = server.services;
    const contents = [1, 2, 3].map((byte) => new Uint8Array(FONT_LIMIT).fill(byte));
    for (const content of contents)
      await database.db.insertInto('font').values(fontRow(id, content)).execute();
    const folder = mkdtempSync(join(tmpdir(), 'letu-backup-'));
    const file = join(folder, 'letu.backup');
    await writeBackup(database, file);
    await database.db.deleteFrom('font').execute();
    await restoreBackup(database, file, { replace: true });
    const restored = await database.db.selectFrom('font').select('content').execute();
    const found = restored.map(({ content }) =>
      contents.findIndex((each) => Buffer.from(each).equals(content)),
    );
    expect(found.toSorted()).toEqual([0, 1, 2]);
    await server.close();
    rmSync(folder, { recursive: true });
  });

  it('holds every table, except those named as left out', async () => {
    const empty = await createSqlite();
    const database = openDatabase(empty.config);
    await migrate(database);
    const tables = await database.db.introspection.getTables();
    const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const known = [...BACKED_UP.map(({ name }) => snake(name)), ...LEFT_OUT, 'schema_migration'];
    // What is searched is made of the graphs again, by the database itself.
    const stored = tables.map(({ name }) => name).filter((name) => !name.startsWith('graph_search'));
    expect(stored.toSorted()).toEqual(known.toSorted());
    await database.close();
    await empty.remove();
  });
});
