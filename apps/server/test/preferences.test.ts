import { afterAll, beforeAll, expect, it } from 'vitest';
import { PREFERENCES } from '@letu/client/contract';
import { describeDatabases } from './support/databases.js';
import { createTestServer, type TestServer, type TestUser } from './support/testServer.js';

describeDatabases('preferences', (create) => {
  let server: TestServer;
  let user: TestUser;
  beforeAll(async () => {
    server = await createTestServer(create);
    user = await server.addUser('张三');
  });
  afterAll(() => server.close());

  const initially = Object.fromEntries(
    Object.entries(PREFERENCES).map(([key, { initial }]) => [key, initial]),
  );
  const list = async (as = user.session) => (await server.call('preference.list', { as })).data;
  /** Sends a value of any kind, as a stranger's program might. */
  const send = async (key: string, body: unknown) => {
    const response = await server.app.request(`/api/preference/${key}`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${user.session}` },
      body: JSON.stringify(body),
    });
    return response.status;
  };

  it('are what they are to begin with until they are set, and again once they are reset', async () => {
    expect(await list()).toEqual(initially);
    const as = user.session;
    const params = { key: 'editor.fontSize' } as const;
    expect((await server.call('preference.set', { as, params, body: { value: 18 } })).data).toEqual({
      ...initially,
      'editor.fontSize': 18,
    });
    expect((await server.call('preference.set', { as, params, body: { value: 20 } })).data).toMatchObject({
      'editor.fontSize': 20,
    });
    expect((await server.call('preference.reset', { as, params })).data).toEqual(initially);
    expect((await server.call('preference.reset', { as, params })).status).toBe(200);
  });

  it.each(Object.entries(PREFERENCES))('%s can be what it is to begin with', async (key, { initial }) => {
    expect(await send(key, { value: initial })).toBe(200);
  });

  it('stand beside libraries, which are one person’s and no preferences', async () => {
    const [as, other] = [user.session, (await server.addUser('李四')).session];
    const params = { name: 'drawio' } as const;
    const show = async (session: string) => (await server.call('library.show', { as: session, params })).data;
    expect(await show(as)).toEqual({ content: '', updatedAt: null });
    const before = await list();
    const content = '<mxlibrary>[]</mxlibrary>';
    await server.call('library.set', { as, params, body: { content } });
    expect(await show(as)).toMatchObject({ content });
    expect((await show(other)).content).toBe('');
    expect(await list()).toEqual(before);
  });

  it('are known by their keys: others are refused', async () => {
    for (const key of ['theme', 'interface', '__proto__', 'toString', 'interface.theme%00'])
      expect(await send(key, { value: 'dark' })).toBe(404);
  });

  it('are refused where they are not what their key can be, though another could', async () => {
    expect(await send('interface.theme', { value: 14 })).toBe(400);
    expect(await send('editor.fontSize', { value: 9 })).toBe(400);
    expect(await send('editor.mermaid', { value: { template: null, layout: 'beside', extra: 1 } })).toBe(400);
    expect(await send('editor.fontSize', {})).toBe(400);
    expect(await list()).toEqual(initially);
  });

  it("are one's own", async () => {
    await send('interface.theme', { value: 'dark' });
    const other = await server.addUser('李四');
    expect((await list(other.session))['interface.theme']).toBeNull();
    expect((await list())['interface.theme']).toBe('dark');
  });

  it('that an older version stored and this one does not know are as they were to begin with', async () => {
    const { db } = server.services.database;
    await db
      .updateTable('preference')
      .set({ value: '"sepia"' })
      .where('key', '=', 'interface.theme')
      .execute();
    expect((await list())['interface.theme']).toBeNull();
  });
});
