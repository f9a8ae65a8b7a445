import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeDatabases } from './support/databases.js';
import { createTestServer, type TestServer, type TestUser } from './support/testServer.js';

describeDatabases('collaborators', (create) => {
  let server: TestServer;
  let lin: TestUser;
  let zhou: TestUser;
  beforeAll(async () => {
    server = await createTestServer(create);
    [lin, zhou] = [await server.addUser('林晓'), await server.addUser('周明')];
  });
  afterAll(() => server.close());

  const draw = async ({ session: as }: TestUser, title: string) =>
    (await server.call('graph.create', { as, body: { type: 'TEXT', title, source: '' } })).data.gid;
  const share = async (from: TestUser, to: TestUser, gid: string) => {
    const { data } = await server.call('graph.invite', {
      as: from.session,
      params: { id: gid },
      body: { role: 'editor' },
    });
    await server.call('invitation.accept', { as: to.session, params: { token: data.token } });
  };
  const people = async ({ session: as }: TestUser) => (await server.call('collaborator.list', { as })).data;
  const sent = async ({ session: as }: TestUser) => (await server.call('invitation.sent', { as })).data;
  const received = async ({ session: as }: TestUser) =>
    (await server.call('invitation.received', { as })).data;

  it('are those with whom one shares something, from both sides, and no longer when it is gone', async () => {
    const [mine, theirs] = [await draw(lin, '机房'), await draw(zhou, '门店')];
    await share(lin, zhou, mine);
    await share(zhou, lin, theirs);
    expect(await people(lin)).toMatchObject([
      {
        person: { name: '周明' },
        given: [{ on: 'graph', id: mine, title: '机房', type: 'TEXT', role: 'editor' }],
        received: [{ on: 'graph', id: theirs, title: '门店' }],
      },
    ]);
    expect(await people(zhou)).toMatchObject([{ given: [{ id: theirs }], received: [{ id: mine }] }]);
    await server.call('graph.leave', { as: zhou.session, params: { id: mine } });
    await server.call('graph.trash', { as: zhou.session, body: { gids: [theirs] } });
    expect(await people(lin)).toEqual([]);
  });

  it('are invited again by another link, after which that of before opens nothing', async () => {
    const gid = await draw(lin, '计划');
    const { data: first } = await server.call('graph.invite', {
      as: lin.session,
      params: { id: gid },
      body: { role: 'viewer' },
    });
    expect(await sent(lin)).toMatchObject([{ on: 'graph', thingId: gid, title: '计划', email: null }]);
    const params = { id: first.id };
    const { data: second } = await server.call('invitation.renew', { as: lin.session, params, body: {} });
    const accept = (token: string) =>
      server.call('invitation.accept', { as: zhou.session, params: { token } });
    expect((await accept(first.token)).status).toBe(404);
    expect((await accept(second.token)).status).toBe(200);
    expect(await sent(lin)).toEqual([]);
  });

  it('find invitations to their confirmed email alone, and accept or decline them', async () => {
    const { email } = await server.services.database.db
      .selectFrom('user')
      .select('email')
      .where('id', '=', zhou.id)
      .executeTakeFirstOrThrow();
    const confirm = (emailVerified: number) =>
      server.services.database.db
        .updateTable('user')
        .set({ emailVerified })
        .where('id', '=', zhou.id)
        .execute();
    for (const title of ['一', '二']) {
      const id = await draw(lin, title);
      await server.call('graph.invite', {
        as: lin.session,
        params: { id },
        body: { role: 'viewer', email },
      });
    }
    await confirm(0);
    expect(await received(zhou)).toEqual([]);
    await confirm(1);
    const [second, first] = await received(zhou);
    expect([first, second]).toMatchObject([
      { title: '一', from: { name: '林晓' } },
      { title: '二', role: 'viewer' },
    ]);
    const of = (id = '') => ({ as: zhou.session, params: { id } });
    expect((await server.call('invitation.take', of(first?.id))).data).toMatchObject({ role: 'viewer' });
    expect((await server.call('invitation.refuse', of(second?.id))).status).toBe(200);
    expect(await received(zhou)).toEqual([]);
    expect(await people(zhou)).toMatchObject([{ received: [{ title: '一' }, { title: '计划' }] }]);
  });
});
