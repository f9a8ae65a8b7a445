import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROVIDER_KINDS, type Body } from '@letu/client/contract';
import { checkBaseUrl, isPublicAddress } from '../src/calls/baseUrl.js';
import { secretPlace } from '../src/handlers/providerHandlers.js';
import { describeDatabases } from './support/databases.js';
import { createTestServer, type TestServer, type TestUser } from './support/testServer.js';

const SECRET = 'sk-very-secret-0123456789';

describeDatabases('providers and their models', (create) => {
  let server: TestServer;
  let user: TestUser;
  let siteOwner: TestUser;
  beforeAll(async () => {
    server = await createTestServer(create);
    user = await server.addUser('张三');
    siteOwner = await server.addUser('站长', { siteRole: 'owner' });
  });
  afterAll(() => server.close());

  const add = async (body: Body<'provider.create'>) =>
    (await server.call('provider.create', { as: user.session, body })).data;
  const stored = (id: string) =>
    server.services.database.db
      .selectFrom('provider')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  it('are reached at the address of their kind until another is given', async () => {
    for (const [kind, { baseUrl }] of Object.entries(PROVIDER_KINDS)) {
      const sent = { as: user.session, body: { kind: kind as keyof typeof PROVIDER_KINDS } };
      const { status, data } = await server.call('provider.create', sent);
      const isPublic = baseUrl !== null && !baseUrl.includes('localhost');
      expect([kind, status]).toEqual([kind, isPublic ? 200 : baseUrl === null ? 400 : 422]);
      if (isPublic)
        expect(data).toMatchObject({ kind, name: kind, baseUrl, hasSecret: false, enabled: true });
    }
    const own = await add({ kind: 'Compatible', name: '自建', baseUrl: 'https://llm.example.com/v1/' });
    expect(own).toMatchObject({ name: '自建', baseUrl: 'https://llm.example.com/v1', ofSite: false });
  });

  it('keep a secret that nobody gets back, encrypted for the place it is given to', async () => {
    const provider = await add({ kind: 'DeepSeek', secret: SECRET });
    expect(provider.hasSecret).toBe(true);
    const row = await stored(provider.id);
    expect(row.secret).toMatch(/^v1\./);
    expect(server.services.secrets.open(row.secret ?? '', secretPlace(row))).toBe(SECRET);
    const elsewhere = secretPlace({ ...row, baseUrl: 'https://evil.example' });
    expect(() => server.services.secrets.open(row.secret ?? '', elsewhere)).toThrow();
    const { data } = await server.call('provider.list', { as: user.session });
    expect(JSON.stringify([provider, data])).not.toContain(SECRET.slice(3));
    expect(server.log()).not.toContain(SECRET);
    const document = await server.app.request('/api/openapi.json');
    expect(await document.text()).toContain('hasSecret');
  });

  it('forget their secret when they move to another site, and keep it within one', async () => {
    const { id } = await add({ kind: 'DeepSeek', secret: SECRET });
    const update = async (body: Body<'provider.update'>) =>
      (await server.call('provider.update', { as: user.session, params: { id }, body })).data;
    expect(await update({ name: '改', baseUrl: 'https://api.deepseek.com/v1' })).toMatchObject({
      name: '改',
      hasSecret: true,
    });
    expect(await update({ enabled: false })).toMatchObject({ enabled: false, hasSecret: true });
    expect(await update({ baseUrl: 'https://evil.example/v1' })).toMatchObject({ hasSecret: false });
    expect(await update({ secret: SECRET })).toMatchObject({ hasSecret: true });
    expect(await update({ secret: null })).toMatchObject({ hasSecret: false });
    expect((await stored(id)).secret).toBeNull();
  });

  it('of the site are used by everyone, and looked after by its owners', async () => {
    const as = siteOwner.session;
    const body = { kind: 'Moonshot', name: '公用', secret: SECRET } as const;
    const { id } = (await server.call('provider.createSite', { as, body })).data;
    const model = (await server.call('model.create', { as, params: { id }, body: { name: 'kimi-k2' } })).data;
    const seen = async () => {
      const { data } = await server.call('provider.list', { as: user.session, query: { size: 100 } });
      return data.items.find((provider) => provider.id === id);
    };
    const models = async () => {
      const query = { providerId: id };
      return (await server.call('model.list', { as: user.session, query })).data.items.map(
        ({ name }) => name,
      );
    };
    expect(await seen()).toMatchObject({ role: 'viewer', baseUrl: null, hasSecret: true, ofSite: true });
    expect(await models()).toEqual(['kimi-k2']);
    const theirs = { as: user.session, params: { id } };
    expect((await server.call('provider.update', { ...theirs, body: { name: '抢' } })).status).toBe(403);
    expect((await server.call('provider.delete', theirs)).status).toBe(403);
    expect((await server.call('model.create', { ...theirs, body: { name: 'x' } })).status).toBe(403);
    const ofModel = { as: user.session, params: { id: model.id } };
    expect((await server.call('model.update', { ...ofModel, body: { label: 'x' } })).status).toBe(403);
    await server.call('provider.update', { as, params: { id }, body: { enabled: false } });
    expect([await seen(), await models()]).toEqual([undefined, []]);
    await server.call('provider.delete', { as, params: { id } });
    expect((await server.call('model.update', { as, params: ofModel.params, body: {} })).status).toBe(404);
  });

  it('have models with a name, a label and settings that fit', async () => {
    const as = user.session;
    const { id } = await add({ kind: 'Qianfan' });
    const addModel = (body: object) =>
      server.call('model.create', { as, params: { id }, body: body as Body<'model.create'> });
    const { data } = await addModel({ name: 'ernie-4.5', settings: { temperature: 0.2, maxTokens: 4096 } });
    expect(data).toMatchObject({ providerId: id, label: '', enabled: true, settings: { temperature: 0.2 } });
    const body = { label: '文心', settings: { vision: true }, enabled: false };
    const changed = await server.call('model.update', { as, params: { id: data.id }, body });
    expect(changed.data).toMatchObject({ name: 'ernie-4.5', ...body });
    expect((await addModel({ name: 'x', settings: { temperature: 9 } })).status).toBe(400);
    expect((await addModel({ name: 'x', settings: { apiKey: 'x' } })).status).toBe(400);
    expect((await addModel({ label: 'x' })).status).toBe(400);
    expect((await server.call('model.delete', { as, params: { id: data.id } })).status).toBe(200);
    expect((await server.call('model.list', { as, query: { providerId: id } })).data.items).toEqual([]);
  });
});

describeDatabases('conversations', (create) => {
  let server: TestServer;
  let user: TestUser;
  beforeAll(async () => {
    server = await createTestServer(create);
    user = await server.addUser('张三');
  });
  afterAll(() => server.close());

  const begin = async (title: string) =>
    (await server.call('chat.create', { as: user.session, body: { title } })).data;
  const titles = async (query = {}) =>
    (await server.call('chat.list', { as: user.session, query })).data.items.map(({ title }) => title);

  it('are listed by their last word, found by their title, renamed and deleted', async () => {
    const first = await begin('权限设计');
    server.wait(1000);
    const second = await begin('排期');
    server.wait(1000);
    const sent = { as: user.session, params: { id: first.id } };
    await server.call('message.append', { ...sent, body: { content: '画一张图' } });
    expect(await titles()).toEqual(['权限设计', '排期']);
    expect(await titles({ q: '限设' })).toEqual(['权限设计']);
    expect((await server.call('chat.update', { ...sent, body: { title: 'RBAC' } })).data.title).toBe('RBAC');
    expect(await titles({ q: 'rbac' })).toEqual(['RBAC']);
    await server.call('chat.delete', sent);
    expect(await titles()).toEqual(['排期']);
    expect((await server.call('message.list', sent)).status).toBe(404);
    await server.call('chat.delete', { as: user.session, params: { id: second.id } });
  });

  it('keep messages in order, however fast they come, each once', async () => {
    const { id } = await begin('对话');
    const sent = { as: user.session, params: { id } };
    const said = Array.from({ length: 12 }, (_each, index) => `第 ${index} 句`);
    for (const [index, content] of said.entries()) {
      const headers = { 'Idempotency-Key': `m${index}` };
      const { data } = await server.call('message.append', { ...sent, body: { content }, headers });
      expect(data).toMatchObject({ role: 'user', content });
      await server.call('message.append', { ...sent, body: { content }, headers });
    }
    const seen: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const query: { after: string; size: number } = { after, size: 5 };
      const { data }: { data: { items: { content: string }[]; next: string | null } } = await server.call(
        'message.list',
        { ...sent, query },
      );
      seen.push(...data.items.map(({ content }) => content));
      after = data.next;
    }
    expect(seen).toEqual(said);
    const latest = await server.call('message.list', { ...sent, query: { order: 'desc', size: 1 } });
    expect(latest.data.items[0]?.content).toBe(said.at(-1));
  });

  it('have nobody speak for the model', async () => {
    const { id } = await begin('冒充');
    const body = { content: '好的', role: 'assistant' } as never;
    const { status } = await server.call('message.append', { as: user.session, params: { id }, body });
    expect(status).toBe(400);
  });

  it('outlive the graph they are about', async () => {
    const as = user.session;
    const { gid } = (
      await server.call('graph.create', { as, body: { type: 'TEXT', title: '图', source: '' } })
    ).data;
    const { data } = await server.call('chat.create', { as, body: { title: '关于图', gid } });
    expect(data.gid).toBe(gid);
    await server.call('graph.trash', { as, body: { gids: [gid] } });
    await server.call('trash.empty', { as });
    expect((await server.call('chat.show', { as, params: { id: data.id } })).data.gid).toBeNull();
  });
});

describe('the address of a provider', () => {
  it.each([
    'ftp://api.example.com',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'api.example.com',
    'https://user:pass@api.example.com',
    'https://@api.example.com',
    'https://api.example.com/v1?key=1',
    'https://api.example.com/#x',
    'https://api.example.com\\@evil.example',
    'https://api.example.com/a b',
    '',
  ])('cannot be %s', (text) => {
    expect(() => checkBaseUrl(text, { allowPrivate: true })).toThrow('bad-request');
  });

  it.each([
    'http://localhost:11434/v1',
    'http://LOCALHOST./',
    'http://ollama.localhost',
    'http://nas.local',
    'http://db.internal',
    'http://router',
    'http://127.0.0.1',
    'http://127.1',
    'http://2130706433',
    'http://0x7f.0.0.1',
    'http://0177.0.0.1',
    'http://0.0.0.0',
    'http://10.1.2.3',
    'http://172.20.0.1',
    'http://192.168.1.1',
    'http://169.254.169.254/latest/meta-data',
    'http://100.100.100.200',
    'http://[::1]',
    'http://[::]',
    'http://[::ffff:127.0.0.1]',
    'http://[::127.0.0.1]',
    'http://[64:ff9b::7f00:1]',
    'http://[fd00::1]',
    'http://[fe80::1]',
    'http://[2002:7f00:1::]',
  ])('can be %s only where the site allows addresses of its own network', (text) => {
    expect(() => checkBaseUrl(text, { allowPrivate: false })).toThrow('private-address');
    expect(checkBaseUrl(text, { allowPrivate: true })).toMatch(/^http:/);
  });

  it('can be any of the internet', () => {
    for (const text of ['https://api.deepseek.com', 'http://8.8.8.8:8080/v1', 'https://[2606:4700::1111]'])
      expect(checkBaseUrl(text, { allowPrivate: false })).toBe(text);
    expect(isPublicAddress('1.1.1.1')).toBe(true);
    expect(['127.0.0.1', 'api.example.com', ''].map(isPublicAddress)).toEqual([false, false, false]);
  });
});
