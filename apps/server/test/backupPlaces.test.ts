import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Body, BackupRun } from '@letu/client/contract';
import { readArchive } from '@letu/kinds/archive';
import { doDueBackups } from '../src/backups/backupSchedule.js';
import { createSqlite } from './support/databases.js';
import { addFile } from './support/files.js';
import { startS3 } from './support/s3Server.js';
import { createTestServer, type TestServer, type TestUser } from './support/testServer.js';
import { startWebdav, type FakePlace } from './support/webdavServer.js';

const [USER, SECRET] = ['张三@example.com', '密码 p@ss/+='];

const [ACCESS_KEY, SECRET_KEY] = ['AKIDEXAMPLE', 'wJalr/XUtn+FEMI='];

const common = { folder: '备份/乐图', schedule: 'daily', keep: 2 } as const;

const PLACES = {
  webdav: {
    start: () => startWebdav({ user: USER, password: SECRET }),
    body: (url: string) => ({
      kind: 'webdav',
      user: USER,
      secret: SECRET,
      name: '坚果云',
      url,
      bucket: '',
      region: '',
      ...common,
    }),
  },
  s3: {
    start: () =>
      startS3({ accessKey: ACCESS_KEY, secretKey: SECRET_KEY, bucket: 'letu', region: 'cn-north-1' }),
    body: (url: string) => ({
      kind: 's3',
      user: ACCESS_KEY,
      secret: SECRET_KEY,
      name: 'MinIO',
      url,
      bucket: 'letu',
      region: 'cn-north-1',
      ...common,
    }),
  },
} as const satisfies Record<
  string,
  { start(): Promise<FakePlace>; body(url: string): Body<'backup.create'> }
>;

describe.each(['webdav', 's3'] as const)('backups to %s', (kind) => {
  let server: TestServer;
  let place: FakePlace;
  let owner: TestUser;
  beforeAll(async () => {
    server = await createTestServer(createSqlite, { privateProviders: true });
    place = await PLACES[kind].start();
    owner = await server.addUser('张三');
    const files = [await addFile(server, owner, '图')];
    const body = { type: 'TEXT', title: '下单', source: '@startuml', files };
    await server.call('graph.create', { as: owner.session, body });
  });
  afterAll(async () => {
    await server.close();
    await place.close();
  });

  const add = async (changes: Partial<Body<'backup.create'>> = {}) => {
    const body = { ...PLACES[kind].body(place.url), ...changes };
    return (await server.call('backup.create', { as: owner.session, body })).data;
  };
  const runs = async (id: string) =>
    (await server.call('backup.runs', { as: owner.session, params: { id } })).data.items;
  const ended = async (id: string): Promise<BackupRun> => {
    await expect.poll(async () => (await runs(id))[0]?.status).not.toBe('running');
    const [run] = await runs(id);
    if (!run) throw new Error('There was no backup.');
    return run;
  };
  const backUp = async (id: string) => {
    await server.call('backup.run', { as: owner.session, params: { id } });
    return ended(id);
  };

  it('are written by hand, listed with their sizes, read in pieces and hold everything', async () => {
    const { id } = await add();
    expect(await server.call('backup.check', { as: owner.session, params: { id } })).toMatchObject({
      status: 200,
    });
    expect([...place.kept.keys()]).toEqual([]);
    const run = await backUp(id);
    expect(run).toMatchObject({ status: 'done', trigger: 'hand', graphs: 1, message: null });
    const { data } = await server.call('backup.files', { as: owner.session, params: { id } });
    expect(data.items).toMatchObject([{ name: run.file, size: run.size }]);
    const pieces: Uint8Array[] = [];
    for (let from = 0; from < (run.size ?? 0);) {
      const params = { id, name: run.file ?? '' };
      const { data: piece } = await server.call('backup.read', {
        as: owner.session,
        params,
        query: { from },
      });
      pieces.push(piece.bytes);
      from += piece.bytes.length;
    }
    const archive = readArchive(new Uint8Array(Buffer.concat(pieces)));
    expect(archive.manifest.graphs).toMatchObject([{ title: '下单', path: '下单.puml' }]);
    expect(archive.manifest.files).toHaveLength(1);
  });

  it('are as many as are to be kept, the latest, and leave other files alone', async () => {
    const { id } = await add({ folder: 'keep' });
    const before = [...place.kept.keys()];
    const names: (string | null)[] = [];
    for (let count = 0; count < 4; count += 1) {
      names.push((await backUp(id)).file);
      server.wait(1000);
    }
    const kept = [...place.kept.keys()].filter((key) => !before.includes(key));
    expect(kept.map((key) => key.split('/').at(-1)).toSorted()).toEqual(names.slice(2));
  });

  it('are done when they are due, and once', async () => {
    const { id, nextAt } = await add({ folder: 'due', schedule: 'daily' });
    expect(nextAt).not.toBeNull();
    await doDueBackups(server.services);
    expect(await runs(id)).toEqual([]);
    server.wait(25 * 60 * 60_000);
    await Promise.all([doDueBackups(server.services), doDueBackups(server.services)]);
    expect(await runs(id)).toMatchObject([{ status: 'done', trigger: 'schedule' }]);
  });

  it('that fail say why, in words, and keep what is there', async () => {
    const { id } = await add({ folder: 'fails', secret: '不对' });
    const wrong = await backUp(id);
    expect(wrong).toMatchObject({ status: 'failed', file: null });
    expect(wrong.message).toContain('密码');
    const params = { id };
    await server.call('backup.update', {
      as: owner.session,
      params,
      body: { secret: PLACES[kind].body('').secret },
    });
    expect(await backUp(id)).toMatchObject({ status: 'done' });
    const kept = [...place.kept.keys()];
    place.failsWith = 507;
    expect((await backUp(id)).message).toContain('空间');
    place.failsWith = undefined;
    expect([...place.kept.keys()]).toEqual(kept);
    const { status, message } = await server.call('backup.check', {
      as: owner.session,
      params: { id: (await add({ url: 'http://127.0.0.1:1', folder: '' })).id },
    });
    expect([status, message]).toEqual([422, expect.stringContaining('连不上')]);
  });
});

describe('places for backups', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer(createSqlite);
  });
  afterAll(() => server.close());

  it('lie on the internet, whatever their names lead to, unless the site lets them lie elsewhere', async () => {
    const as = (await server.addUser('张三')).session;
    const body = PLACES.webdav.body('http://127.0.0.1/dav');
    expect((await server.call('backup.create', { as, body })).refusal.reason).toBe('private-address');
  });

  it('keep their secret encrypted and to themselves, and lose it with their address', async () => {
    const { id: ownerId, session: as } = await server.addUser('张三');
    const body = PLACES.s3.body('https://s3.example.com');
    const { data } = await server.call('backup.create', { as, body });
    expect(data).toMatchObject({ hasSecret: true, user: ACCESS_KEY });
    expect(JSON.stringify(data)).not.toContain(SECRET_KEY);
    const { db } = server.services.database;
    const row = await db
      .selectFrom('backupPlace')
      .selectAll()
      .where('ownerId', '=', ownerId)
      .executeTakeFirstOrThrow();
    expect(row.secret).toMatch(/^v1\./);
    const params = { id: data.id };
    const moved = await server.call('backup.update', {
      as,
      params,
      body: { url: 'https://other.example.com' },
    });
    expect(moved.data.hasSecret).toBe(false);
    const none = await server.call('backup.update', { as, params, body: { bucket: '' } });
    expect(none.refusal.reason).toBe('bad-request');
  });
});
