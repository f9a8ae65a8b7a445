import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient } from '@letu/client';
import { FILE_LIMIT } from '@letu/client/contract';
import { fileIdOf, TEXT_BYTES } from '@letu/core';
import { rankOf } from '../src/access/roles.js';
import { newId } from '../src/ids.js';
import { keepHouse } from '../src/server/housekeeping.js';
import { describeDatabases } from './support/databases.js';
import { addFile, svgFile } from './support/files.js';
import { createTestServer, type TestServer, type TestUser } from './support/testServer.js';

const DAY = 24 * 60 * 60_000;
const QUOTA = 2000;

describeDatabases('the files of graphs', (create) => {
  let server: TestServer;
  let owner: TestUser;
  let other: TestUser;
  beforeAll(async () => {
    server = await createTestServer(create, { fileQuotaBytes: QUOTA });
    [owner, other] = [await server.addUser('张三'), await server.addUser('李四')];
  });
  afterAll(() => server.close());

  const add = (name: string, user = owner) => addFile(server, user, name);
  const make = async (files: string[], { session: as } = owner) =>
    server.call('graph.create', { as, body: { type: 'TEXT', title: '图', source: 'a', files } });
  const save = (gid: string, revision: number, files: string[], { session: as } = owner) =>
    server.call('graph.save', { as, params: { gid }, revision, body: { files } });
  const open = async (gid: string, file: string, { session: as } = owner) =>
    (await server.call('graph.file', { as, params: { gid, file } })).status;
  const share = async (gid: string, body: { revision?: number; password?: string } = {}) => {
    const { path } = (await server.call('link.create', { as: owner.session, params: { gid }, body })).data;
    const [uid = '', id = ''] = path.split('/').slice(2);
    return { uid, id };
  };
  const grant = (graphId: string, user: TestUser, role: 'viewer' | 'editor') =>
    server.services.database.db
      .insertInto('accessGrant')
      .values({ id: newId(), userId: user.id, graphId, repositoryId: null, role: rankOf(role), createdAt: 1 })
      .execute();
  const isStored = async (id: string) => {
    const row = server.services.database.db.selectFrom('file').select('id').where('id', '=', id);
    return (await row.executeTakeFirst()) !== undefined;
  };

  it('come back as they were sent, to be run by nobody', async () => {
    const { id, bytes } = svgFile('返回');
    await server.call('file.put', { as: owner.session, params: { file: id }, body: bytes });
    const { gid, files } = (await make([id])).data;
    expect(files).toEqual([id]);
    const headers = { Authorization: `Bearer ${owner.session}` };
    const response = await server.app.request(`/api/graph/${gid}/file/${id}`, { headers });
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-disposition': 'attachment',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('go both ways through the client', async () => {
    const client = createClient({
      baseUrl: 'http://letu.test',
      fetch: async (input, init) => server.app.request(input as string, init),
      storage: { getItem: () => owner.session, setItem: () => {}, removeItem: () => {} },
    });
    const { id, bytes } = svgFile('客户端');
    await client.call('file.put', { params: { file: id }, body: bytes });
    const { gid } = (await make([id])).data;
    const found = await client.call('graph.file', { params: { gid, file: id } });
    expect([found.type, found.bytes]).toEqual(['image/svg+xml', bytes]);
  });

  it('are refused where they are not what they are called, no pictures, or too large', async () => {
    const put = async (file: string, body: Uint8Array<ArrayBuffer>) => {
      const { status, refusal } = await server.call('file.put', {
        as: owner.session,
        params: { file },
        body,
      });
      return [status, refusal.reason];
    };
    const { id, bytes } = svgFile('真');
    expect(await put(svgFile('假').id, bytes)).toEqual([422, 'file-unusable']);
    const page = new TextEncoder().encode('<!doctype html><script>alert(1)</script>');
    expect(await put(fileIdOf(page), page)).toEqual([422, 'file-unusable']);
    expect(await put(id, new Uint8Array(FILE_LIMIT + 1))).toEqual([413, 'body-too-large']);
    expect(await isStored(id)).toBe(false);
  });

  it('stand beside a source that is as large as its kind says, and no larger', async () => {
    const text = { title: '图', type: 'TEXT' };
    const draw = async (source: string) =>
      server.call('graph.create', { as: owner.session, body: { ...text, source } });
    const made = await draw('字'.repeat(TEXT_BYTES));
    expect(made.status).toBe(200);
    const saved = { as: owner.session, params: { gid: made.data.gid }, revision: 1 };
    const larger = '字'.repeat(TEXT_BYTES + 1);
    expect((await draw(larger)).refusal.reason).toBe('body-too-large');
    expect((await server.call('graph.save', { ...saved, body: { source: larger } })).status).toBe(413);
  });

  it('are sent once, and told about to nobody else', async () => {
    const id = await add('一次');
    const check = async ({ session: as }: TestUser) =>
      (await server.call('file.check', { as, body: { ids: [id, svgFile('无').id] } })).data.known;
    expect(await check(owner)).toEqual([id]);
    expect(await check(other)).toEqual([]);
  });

  it('cannot be taken by who only knows what they are called', async () => {
    const id = await add('名字');
    const unknown = svgFile('没人有').id;
    const { gid } = (await make([], other)).data;
    for (const file of [id, unknown]) {
      const [made, saved] = [await make([file], other), await save(gid, 1, [file], other)];
      expect([made.status, made.refusal]).toEqual([422, { reason: 'file-missing', files: [file] }]);
      expect([saved.status, saved.refusal]).toEqual([422, { reason: 'file-missing', files: [file] }]);
      expect(await open(gid, file, other)).toBe(404);
    }
    await add('名字', other);
    expect((await save(gid, 1, [id], other)).status).toBe(200);
  });

  it('are seen by whoever sees the version that shows them', async () => {
    const [first, second] = [await add('先'), await add('后')];
    const { gid } = (await make([first])).data;
    await grant(gid, other, 'viewer');
    expect([await open(gid, first, other), await open(gid, second, other)]).toEqual([200, 404]);
    await save(gid, 1, [second]);
    expect([await open(gid, first, other), await open(gid, second, other)]).toEqual([404, 200]);
    const editor = await server.addUser('编辑');
    await grant(gid, editor, 'editor');
    expect([await open(gid, first, editor), await open(gid, second, editor)]).toEqual([200, 200]);
    // What the graph has had need not be sent again, by anyone who may change it.
    expect((await save(gid, 2, [first, second], editor)).status).toBe(200);
  });

  it('are in the history, and come back with it', async () => {
    const id = await add('历史');
    const as = owner.session;
    const { gid } = (await make([id])).data;
    await save(gid, 1, []);
    const shown = await server.call('revision.show', { as, params: { gid, number: 1 } });
    expect(shown.data.files).toEqual([id]);
    await server.call('revision.restore', { as, params: { gid, number: 1 }, revision: 2 });
    expect((await server.call('graph.show', { as, params: { gid } })).data.files).toEqual([id]);
  });

  it('are seen through a link that shows them, and no longer than it does', async () => {
    const [first, second] = [await add('旧'), await add('新')];
    const { gid } = (await make([first])).data;
    await save(gid, 1, [second]);
    const [pinned, latest] = [await share(gid, { revision: 1 }), await share(gid)];
    const statuses = async (link: { uid: string; id: string }) => {
      const calls = [first, second].map((file) => server.call('shared.file', { params: { ...link, file } }));
      return (await Promise.all(calls)).map(({ status }) => status);
    };
    expect(await statuses(pinned)).toEqual([200, 404]);
    expect(await statuses(latest)).toEqual([404, 200]);
    expect((await server.call('shared.show', { params: pinned })).data).toMatchObject({
      files: [first],
      pass: null,
    });
    await server.call('graph.trash', { as: owner.session, body: { gids: [gid] } });
    expect(await statuses(latest)).toEqual([404, 404]);
  });

  it('behind a password need it once, however many they are', async () => {
    const id = await add('密码');
    const link = await share((await make([id])).data.gid, { password: '1234' });
    const fetchFile = async (key?: string) => {
      const headers = key === undefined ? {} : { 'Share-Password': encodeURIComponent(key) };
      return (await server.call('shared.file', { params: { ...link, file: id }, headers })).status;
    };
    const shown = await server.call('shared.show', { params: link, headers: { 'Share-Password': '1234' } });
    const pass = shown.data.pass ?? '';
    for (let count = 0; count < 20; count += 1) expect(await fetchFile(pass)).toBe(200);
    expect(await fetchFile()).toBe(403);
    expect(await fetchFile('1234')).toBe(200);
    const { pass: foreign } = (
      await server.call('shared.show', {
        params: await share((await make([])).data.gid, { password: '1234' }),
        headers: { 'Share-Password': '1234' },
      })
    ).data;
    expect(await fetchFile(foreign ?? '')).toBe(403);
  });

  it('and the options are in templates, and in what is made from them', async () => {
    const id = await add('模板');
    const as = owner.session;
    const options = { layout: 'elk' };
    const body = { type: 'D2LANG', title: '图', source: 'a', options, files: [id] };
    const { gid } = (await server.call('graph.create', { as, body })).data;
    const made = { subject: 'data', visibility: 'site' } as const;
    const template = (await server.call('template.create', { as, params: { gid }, body: made })).data;
    expect(template).toMatchObject({ options, files: [id] });
    const used = await server.call('template.use', {
      as: other.session,
      params: { id: template.id },
      body: {},
    });
    expect(used.data).toMatchObject({ source: 'a', options, files: [id] });
    expect(await open(used.data.gid, id, other)).toBe(200);
  });

  it('have a place that ends, and end what goes beyond', async () => {
    const user = await server.addUser('王五');
    const { bytes } = svgFile('0');
    const fitting = Math.floor(QUOTA / bytes.length);
    const names = Array.from({ length: fitting }, (_, index) => String(index));
    const ids = [];
    for (const name of names) ids.push(await add(name, user));
    const put = async (name: string) => {
      const { id: file, bytes: body } = svgFile(name);
      return (await server.call('file.put', { as: user.session, params: { file }, body })).status;
    };
    expect(await put('x')).toBe(422);
    // What is there already takes no more room.
    expect(await put('0')).toBe(200);
    await make(ids, user);
    server.wait(2 * DAY);
    await keepHouse(server.services);
    expect(await put('x')).toBe(422);
  });

  it('go when nothing names them any more', async () => {
    const [left, named, templated] = [await add('没用'), await add('有用'), await add('模板用')];
    const as = owner.session;
    const { gid } = (await make([named, templated])).data;
    await save(gid, 1, [templated]);
    await server.call('template.create', { as, params: { gid }, body: { subject: 'data' } });
    const stored = () => Promise.all([left, named, templated].map(isStored));
    await keepHouse(server.services);
    expect(await stored()).toEqual([true, true, true]);
    server.wait(DAY + 1);
    await keepHouse(server.services);
    expect(await stored()).toEqual([false, true, true]);
    await server.call('graph.trash', { as, body: { gids: [gid] } });
    await server.call('trash.delete', { as, body: { gids: [gid] } });
    await keepHouse(server.services);
    expect(await stored()).toEqual([false, false, true]);
  });
});
