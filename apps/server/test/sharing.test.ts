import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Role } from '@letu/client/contract';
import { describeDatabases } from './support/databases.js';
import { createTestServer, type TestServer, type TestUser } from './support/testServer.js';

const DAY = 24 * 60 * 60_000;

describeDatabases('sharing', (create) => {
  let server: TestServer;
  let owner: TestUser;
  let as: string;
  beforeAll(async () => {
    server = await createTestServer(create);
    owner = await server.addUser('张三');
    as = owner.session;
  });
  afterAll(() => server.close());

  const addGraph = async (repositoryId: string | null = null) => {
    const body = { type: 'TEXT', title: '图', source: 'first', repositoryId };
    return (await server.call('graph.create', { as, body })).data.gid;
  };
  const addRepository = async (visibility: 'private' | 'site' = 'private') =>
    (await server.call('repository.create', { as, body: { name: '仓库', visibility } })).data.id;
  const invite = async (
    on: 'graph' | 'repository',
    id: string,
    role: Exclude<Role, 'owner'>,
    email?: string,
  ) => {
    const body = { role, ...(email === undefined ? {} : { email }) };
    return (await server.call(`${on}.invite`, { as, params: { id }, body })).data;
  };
  const accept = (user: TestUser, token: string) =>
    server.call('invitation.accept', { as: user.session, params: { token } });
  const roleOn = async (user: TestUser, gid: string) =>
    (await server.call('graph.show', { as: user.session, params: { gid } })).data.role;

  it('by invitation gives the role it is for, once', async () => {
    const gid = await addGraph();
    const [li, wang] = [await server.addUser('李四'), await server.addUser('王五')];
    const { token } = await invite('graph', gid, 'editor');
    expect(token.length).toBeGreaterThanOrEqual(22);
    const shown = await server.call('invitation.show', { params: { token } });
    expect(shown.data).toEqual({ on: 'graph', title: '图', from: '张三', role: 'editor' });
    expect((await accept(li, token)).data).toEqual({ on: 'graph', id: gid, role: 'editor' });
    expect((await accept(wang, token)).status).toBe(404);
    expect(await roleOn(li, gid)).toBe('editor');
    const people = (await server.call('graph.access', { as, params: { id: gid } })).data;
    expect(people.map(({ user, role }) => [user.name, role])).toEqual([
      ['张三', 'owner'],
      ['李四', 'editor'],
    ]);
  });

  it('by invitation to an address is for who has that address', async () => {
    const gid = await addGraph();
    const [li, wang] = [await server.addUser('李四'), await server.addUser('王五')];
    const { token } = await invite('graph', gid, 'viewer', li.email);
    await expect.poll(() => server.mails.at(-1)?.to).toBe(li.email);
    expect(server.mails.at(-1)?.text).toContain(token);
    expect((await accept(wang, token)).status).toBe(404);
    expect((await accept(li, token)).status).toBe(200);
  });

  it('takes nothing away from who may do more already', async () => {
    const gid = await addGraph();
    const li = await server.addUser('李四');
    await accept(li, (await invite('graph', gid, 'editor')).token);
    expect((await accept(li, (await invite('graph', gid, 'viewer')).token)).data.role).toBe('editor');
    expect((await accept(owner, (await invite('graph', gid, 'viewer')).token)).data.role).toBe('owner');
    expect(await roleOn(owner, gid)).toBe('owner');
  });

  it('by invitation ends when it is taken back, or after two weeks', async () => {
    const gid = await addGraph();
    const li = await server.addUser('李四');
    const taken = await invite('graph', gid, 'viewer');
    const params = { id: gid, invitationId: taken.id };
    const other = { id: await addGraph(), invitationId: taken.id };
    expect((await server.call('graph.uninvite', { as, params: other })).status).toBe(404);
    expect((await server.call('graph.invitations', { as, params: { id: gid } })).data).toHaveLength(1);
    expect((await server.call('graph.uninvite', { as, params })).status).toBe(200);
    expect((await accept(li, taken.token)).status).toBe(404);
    const old = await invite('graph', gid, 'viewer');
    server.wait(15 * DAY);
    as = (await server.addUser('张三')).session;
    expect((await accept(await server.addUser('王五'), old.token)).status).toBe(404);
  });

  it('of a repository reaches the graphs in it, as long as they are there', async () => {
    const id = await addRepository();
    const gid = await addGraph(id);
    const li = await server.addUser('李四');
    await accept(li, (await invite('repository', id, 'editor')).token);
    expect(await roleOn(li, gid)).toBe('editor');
    const shared = await server.call('graph.list', { as: li.session, query: { scope: 'shared' } });
    expect(shared.data.items.map((graph) => graph.gid)).toEqual([gid]);
    await server.call('graph.move', { as, body: { gids: [gid], repositoryId: null } });
    expect(await roleOn(li, gid)).toBeUndefined();
  });

  it('changes and takes back roles at once', async () => {
    const gid = await addGraph();
    const li = await server.addUser('李四');
    await accept(li, (await invite('graph', gid, 'viewer')).token);
    const params = { id: gid, userId: li.id };
    await server.call('graph.grant', { as, params, body: { role: 'editor' } });
    expect(await roleOn(li, gid)).toBe('editor');
    const toOwner = server.call('graph.grant', { as, params, body: { role: 'owner' as never } });
    expect((await toOwner).status).toBe(400);
    const stranger = { id: gid, userId: (await server.addUser('生人')).id };
    expect(
      (await server.call('graph.grant', { as, params: stranger, body: { role: 'viewer' } })).status,
    ).toBe(404);
    await server.call('graph.revoke', { as, params });
    expect(await roleOn(li, gid)).toBeUndefined();
    await accept(li, (await invite('graph', gid, 'viewer')).token);
    await server.call('graph.leave', { as: li.session, params: { id: gid } });
    expect(await roleOn(li, gid)).toBeUndefined();
  });

  it('with the whole site lets everyone with an account look', async () => {
    const gid = await addGraph(await addRepository('site'));
    const li = await server.addUser('李四');
    expect(await roleOn(li, gid)).toBe('viewer');
    const found = await server.call('repository.list', { as: li.session, query: {} });
    expect(found.data.items.map(({ role }) => role)).toEqual(['viewer']);
  });

  it('by link shows the graph to anyone, as it is or as it was, and counts', async () => {
    const gid = await addGraph();
    const link = async (body: { revision?: number; password?: string; expiresAt?: number }) =>
      (await server.call('link.create', { as, params: { gid }, body })).data;
    const open = (path: string, headers: Record<string, string> = {}) => {
      const [, , uid = '', id = ''] = path.split('/');
      return server.call('shared.show', { params: { uid, id }, headers });
    };
    const [live, pinned] = [await link({}), await link({ revision: 1 })];
    await server.call('graph.save', { as, params: { gid }, revision: 1, body: { source: 'second' } });
    expect((await open(live.path)).data).toMatchObject({ source: 'second', revision: 2, author: '张三' });
    expect((await open(pinned.path)).data).toMatchObject({ source: 'first', revision: 1 });
    // 43 characters of base64 are 256 bits.
    expect(live.path).toMatch(/^\/p\/\d{19}\/[\w-]{43}$/);

    const locked = await link({ password: '芝麻开门' });
    expect(await open(locked.path)).toMatchObject({ status: 403, message: '请输入访问密码。' });
    const withPassword = (password: string) =>
      open(locked.path, { 'Share-Password': encodeURIComponent(password) });
    expect(await withPassword('芝麻关门')).toMatchObject({
      status: 403,
      message: '访问密码有误，或者已经换过，请重新输入。',
    });
    expect((await withPassword('芝麻开门')).status).toBe(200);

    const [, , uid = '', id = ''] = live.path.split('/');
    const revision = async () =>
      (await server.call('shared.revision', { params: { uid, id } })).data.revision;
    expect(await revision()).toBe(2);
    await server.call('graph.save', { as, params: { gid }, revision: 2, body: { source: 'third' } });
    expect(await revision()).toBe(3);
    const again = await server.call('shared.show', { params: { uid, id }, query: { again: 'yes' } });
    expect(again.data).toMatchObject({ source: 'third', revision: 3 });

    const links = (await server.call('link.list', { as, params: { gid } })).data;
    expect(links.map(({ views, hasPassword }) => [views, hasPassword])).toEqual([
      [1, false],
      [1, false],
      [1, true],
    ]);
  });

  it('by link answers alike for what is unknown, revoked, too old, in the trash or under another number', async () => {
    const gid = await addGraph();
    const add = async (expiresAt?: number) => {
      const body = expiresAt === undefined ? {} : { expiresAt };
      const { data } = await server.call('link.create', { as, params: { gid }, body });
      const [, , uid = '', id = ''] = data.path.split('/');
      return { uid, id, linkId: data.id };
    };
    const open = ({ uid, id }: { uid: string; id: string }) =>
      server.call('shared.show', { params: { uid, id } });
    const link = await add();
    const unknown = await open({ ...link, id: 'x'.repeat(43) });
    expect(unknown.status).toBe(404);
    expect(await open({ ...link, uid: '1' })).toEqual(unknown);
    const old = await add(server.services.clock() + 1000);
    expect((await open(old)).status).toBe(200);
    server.wait(2000);
    expect(await open(old)).toEqual(unknown);
    const revoked = await add();
    await server.call('link.revoke', { as, params: { gid, id: revoked.linkId } });
    expect(await open(revoked)).toEqual(unknown);
    await server.call('graph.trash', { as, body: { gids: [gid] } });
    expect(await open(link)).toEqual(unknown);
  });

  it('by a link whose address stays while its password, end and revision are changed', async () => {
    const gid = await addGraph();
    const { data } = await server.call('link.create', { as, params: { gid }, body: { password: 'sesame' } });
    const [, , uid = '', token = ''] = data.path.split('/');
    const change = (body: object) => server.call('link.update', { as, params: { gid, id: data.id }, body });
    const open = async () => (await server.call('shared.show', { params: { uid, id: token } })).status;
    expect(await open()).toBe(403);
    expect((await change({ password: null })).data).toMatchObject({ path: data.path, hasPassword: false });
    expect(await open()).toBe(200);
    expect((await change({ expiresAt: server.services.clock() - 1 })).status).toBe(400);
    expect((await change({ revision: 99 })).status).toBe(404);
    await change({ expiresAt: server.services.clock() + 1000, revision: 1 });
    server.wait(2000);
    expect(await open()).toBe(404);
    expect((await change({ expiresAt: null })).data).toMatchObject({ revision: 1, expiresAt: null });
    expect(await open()).toBe(200);
    const other = await addGraph();
    const elsewhere = { as, params: { gid: other, id: data.id }, body: { password: null } };
    expect((await server.call('link.update', elsewhere)).status).toBe(404);
  });

  it('limits how often the password of a link is guessed', async () => {
    const gid = await addGraph();
    const { data } = await server.call('link.create', { as, params: { gid }, body: { password: 'sesame' } });
    const [, , uid = '', id = ''] = data.path.split('/');
    const guess = () =>
      server.call('shared.show', { params: { uid, id }, headers: { 'Share-Password': 'no' } });
    const statuses = await Promise.all(Array.from({ length: 11 }, guess));
    expect(statuses.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

describeDatabases('a repository', (create) => {
  let server: TestServer;
  beforeAll(async () => void (server = await createTestServer(create)));
  afterAll(() => server.close());

  it('is made, changed, put in order and found', async () => {
    const { session: as } = await server.addUser('张三');
    const add = async (name: string) => (await server.call('repository.create', { as, body: { name } })).data;
    const [first, second, third] = [await add('甲 Alpha'), await add('乙'), await add('丙')];
    expect(first).toMatchObject({
      name: '甲 Alpha',
      visibility: 'private',
      icon: 'book',
      role: 'owner',
      graphCount: 0,
    });
    const body = { name: '改名', colour: '#00575f', description: '说明' };
    const changed = await server.call('repository.update', { as, params: { id: second.id }, body });
    expect(changed.data).toMatchObject({ ...body, icon: 'book' });
    await server.call('repository.arrange', { as, body: { ids: [third.id, first.id, second.id] } });
    const names = async (q?: string) => {
      const query = q === undefined ? {} : { q };
      return (await server.call('repository.list', { as, query })).data.items.map(({ name }) => name);
    };
    expect(await names()).toEqual(['丙', '甲 Alpha', '改名']);
    expect(await names('ALPHA')).toEqual(['甲 Alpha']);
    const other = (await server.addUser('李四')).session;
    const foreign = await server.call('repository.arrange', { as: other, body: { ids: [first.id] } });
    expect(foreign.status).toBe(404);
  });

  it('leaves its graphs in the trash of who made them when it is deleted', async () => {
    const { session: as } = await server.addUser('张三');
    const { id } = (await server.call('repository.create', { as, body: { name: '旧' } })).data;
    const body = { type: 'TEXT', title: '图', source: '', repositoryId: id };
    const { gid } = (await server.call('graph.create', { as, body })).data;
    const listed = await server.call('repository.graphs', { as, params: { id }, query: {} });
    expect(listed.data.items.map((graph) => graph.gid)).toEqual([gid]);
    await server.call('repository.delete', { as, params: { id } });
    expect((await server.call('repository.show', { as, params: { id } })).status).toBe(404);
    await server.call('trash.restore', { as, body: { gids: [gid] } });
    const { data } = await server.call('graph.show', { as, params: { gid } });
    expect(data.repositoryId).toBeNull();
  });
});
