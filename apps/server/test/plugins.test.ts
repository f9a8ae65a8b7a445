import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeDatabases } from './support/databases.js';
import { createTestServer, type TestServer, type TestUser } from './support/testServer.js';

describeDatabases('plugins', (create) => {
  let server: TestServer;
  let user: TestUser;
  let siteOwner: TestUser;
  beforeAll(async () => {
    server = await createTestServer(create);
    user = await server.addUser('张三');
    siteOwner = await server.addUser('站长', { siteRole: 'owner' });
  });
  beforeEach(() => server.services.database.db.deleteFrom('pluginSetting').execute());
  afterAll(() => server.close());

  const params = { key: 'mermaid' };
  const show = async (as = user.session) => (await server.call('plugin.show', { as, params })).data;
  const update = (body: object, as = user.session) => server.call('plugin.update', { as, params, body });
  const updateSite = (body: object) =>
    server.call('plugin.updateSite', { as: siteOwner.session, params, body });

  it('are the diagram kinds and the tools, under keys that stay', async () => {
    const { data } = await server.call('plugin.list', { as: user.session });
    expect(data.map(({ key, group, type }) => [key, group, type])).toEqual([
      ['mermaid', 'kind', 'MERMAID'],
      ['plantuml', 'kind', 'TEXT'],
      ['d2', 'kind', 'D2LANG'],
      ['graphviz', 'kind', 'graphviz'],
      ['pikchr', 'kind', 'pikchr'],
      ['handchart', 'kind', 'HANDCHART'],
      ['mindmap', 'kind', 'MINDMAP'],
      ['excalidraw', 'kind', 'excalidraw'],
      ['drawio', 'kind', 'diagram'],
      ['export-png', 'tool', null],
      ['export-svg', 'tool', null],
      ['export-pdf', 'tool', null],
      ['diagram-link', 'tool', null],
    ]);
    expect(data.every(({ enabled }) => enabled)).toBe(true);
    expect(data[2]?.settings).toEqual({
      layout: 'dagre',
      theme: 'letu',
      darkTheme: expect.any(String) as string,
      pad: 24,
    });
    const unknown = await server.call('plugin.show', { as: user.session, params: { key: 'visio' } });
    expect(unknown.status).toBe(404);
  });

  it('tell what can be set, in the language of the caller', async () => {
    const headers = { 'Accept-Language': 'en' };
    const { data } = await server.call('plugin.show', { as: user.session, params, headers });
    expect(data.title).toBe('Mermaid diagram');
    expect(data.fields[2]).toMatchObject({ name: 'layout', type: 'choice', label: 'Layout' });
    expect(data.fields.find(({ name }) => name === 'seed')).toMatchObject({ min: 1, max: 9999, step: 1 });
    expect((await show()).fields[2]?.label).toBe('布局');
  });

  it("go by one's own settings before the site's, and by those before what they begin with", async () => {
    expect((await show()).settings).toMatchObject({ theme: 'letu', layout: 'auto', seed: 1 });
    await updateSite({ settings: { theme: 'forest', seed: 7 } });
    await update({ settings: { seed: 9 } });
    expect(await show()).toMatchObject({
      settings: { theme: 'forest', layout: 'auto', seed: 9 },
      site: { settings: { theme: 'forest', seed: 7 }, locked: false },
      mine: { settings: { seed: 9 } },
    });
    expect((await show(siteOwner.session)).settings).toMatchObject({ theme: 'forest', seed: 7 });
    await update({ settings: {} });
    expect((await show()).settings).toMatchObject({ seed: 7 });
  });

  it('are off for everyone once the site has switched them off, and else for whoever switched them off', async () => {
    await update({ enabled: false });
    expect([(await show()).enabled, (await show(siteOwner.session)).enabled]).toEqual([false, true]);
    await updateSite({ enabled: false });
    await update({ enabled: true });
    expect([(await show()).enabled, (await show(siteOwner.session)).enabled]).toEqual([false, false]);
    await updateSite({ enabled: true });
    expect((await show()).enabled).toBe(true);
  });

  it('make no new graph of a kind the site has switched off, from a template neither, and leave those there are', async () => {
    const make = (type: string, gid?: string) =>
      server.call('graph.create', {
        as: user.session,
        body: { type, title: '图', source: 'graph TD', ...(gid ? { gid } : {}) },
      });
    const made = (await make('MERMAID')).data;
    const { data: template } = await server.call('template.create', {
      as: user.session,
      params: { gid: made.gid },
      body: { subject: 'process' },
    });
    await update({ enabled: false });
    expect((await make('MERMAID')).status).toBe(200);
    await updateSite({ enabled: false });
    const refused = await make('MERMAID');
    expect([refused.status, refused.message]).toEqual([403, '这里已停用这类图，不能新建。']);
    const use = { as: user.session, params: { id: template.id }, body: {} };
    expect((await server.call('template.use', use)).status).toBe(403);
    expect((await make('D2LANG')).status).toBe(200);
    expect((await make('MERMAID', made.gid)).data.gid).toBe(made.gid);
    const { data } = await server.call('graph.list', { as: user.session, query: { type: 'MERMAID' } });
    expect(data.total).toBe(2);
  });

  it('go by the site alone where it says so', async () => {
    await update({ enabled: false, settings: { theme: 'dark' } });
    await updateSite({ settings: { theme: 'forest' }, locked: true });
    expect(await show()).toMatchObject({
      enabled: true,
      settings: { theme: 'forest' },
      mine: { enabled: false },
    });
    expect((await update({ settings: { theme: 'dark' } })).status).toBe(403);
    await updateSite({ locked: false });
    expect(await show()).toMatchObject({ enabled: false, settings: { theme: 'dark' } });
  });

  it('refuse settings that are not theirs, or not what they can be', async () => {
    const fieldsOf = async (settings: object) => {
      const { status, refusal } = await update({ settings });
      return [status, refusal['fields']];
    };
    expect(await fieldsOf({ theme: 'rainbow' })).toEqual([400, ['settings.theme']]);
    expect(await fieldsOf({ seed: 1.5 })).toEqual([400, ['settings.seed']]);
    expect(await fieldsOf({ seed: 10_000 })).toEqual([400, ['settings.seed']]);
    expect(await fieldsOf({ htmlLabels: 'yes' })).toEqual([400, ['settings.htmlLabels']]);
    expect(await fieldsOf({ securityLevel: 'loose' })).toEqual([400, ['settings.securityLevel']]);
    expect((await update({ locked: true })).status).toBe(400);
    const png = { key: 'export-png' };
    const body = { settings: { scale: 100 } };
    expect((await server.call('plugin.update', { as: user.session, params: png, body })).status).toBe(400);
    expect((await show()).mine.settings).toEqual({});
  });

  it('leave out stored settings that they no longer take', async () => {
    await update({ settings: { seed: 3 } });
    const settings = JSON.stringify({ seed: 4, theme: 'gone', old: true });
    await server.services.database.db.updateTable('pluginSetting').set({ settings }).execute();
    expect((await show()).mine.settings).toEqual({ seed: 4 });
  });
});
