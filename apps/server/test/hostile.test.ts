import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '@letu/client/contract';
import { readBody } from '../src/http/body.js';
import { createSqlite, describeDatabases } from './support/databases.js';
import { createTestServer, type TestServer, type TestUser } from './support/testServer.js';

const HOSTILE = [
  "' or '1'='1",
  '"; drop table "user"; --',
  '../../../etc/passwd',
  '%00',
  '${7*7}',
  '<script>alert(1)</script>',
];

describeDatabases('hostile text', (create) => {
  let server: TestServer;
  let user: TestUser;
  beforeAll(async () => {
    server = await createTestServer(create);
    user = await server.addUser('张三');
  });
  afterAll(() => server.close());

  it('is stored and found as text, wherever it is written', async () => {
    const as = user.session;
    for (const title of HOSTILE) {
      const { data } = await server.call('graph.create', {
        as,
        body: { type: 'TEXT', title, source: title },
      });
      expect(data).toMatchObject({ title, source: title });
      const found = await server.call('graph.list', { as, query: { q: title } });
      expect(found.data.items.map((graph) => graph.title)).toEqual([title]);
    }
    expect((await server.call('site.users', { as })).status).toBe(403);
  });

  it('leads nowhere as an identifier', async () => {
    const headers = { Authorization: `Bearer ${user.session}` };
    for (const [, { method, path }] of endpoints.filter(([, endpoint]) => endpoint.path.includes('{'))) {
      for (const text of HOSTILE) {
        const address = path.replaceAll(/\{\w+\}/g, encodeURIComponent(text));
        const sent = { method: method.toUpperCase(), headers, ...(method === 'get' ? {} : { body: '{}' }) };
        const { status } = await server.app.request(address, sent);
        expect([400, 403, 404]).toContain(status);
      }
    }
  });
});

describe('a request', () => {
  let server: TestServer;
  let user: TestUser;
  beforeAll(async () => {
    server = await createTestServer(createSqlite, { bodyLimitBytes: 10_000, writesPerMinute: 30 });
    user = await server.addUser('张三');
  });
  afterAll(() => server.close());

  const send = async (body: string, headers: Record<string, string> = {}, path = '/api/graph') => {
    const response = await server.app.request(path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${user.session}`, ...headers },
      body,
    });
    return {
      status: response.status,
      envelope: (await response.json()) as Record<string, unknown>,
      response,
    };
  };

  it('cannot set what is not its to set', async () => {
    const body = { type: 'TEXT', title: '图', source: '', ownerId: 'someone', revision: 99 };
    const { status, envelope } = await send(JSON.stringify(body));
    expect(status).toBe(400);
    expect(envelope).toMatchObject({ data: { reason: 'bad-request', fields: ['ownerId, revision'] } });
    const proto = await send('{"type":"TEXT","title":"图","source":"","__proto__":{"siteRole":"owner"}}');
    expect(proto.status).toBe(400);
    const update = await server.call('user.update', {
      as: user.session,
      body: { siteRole: 'owner' } as never,
    });
    expect(update.status).toBe(400);
    const signUp = {
      name: 'x',
      email: 'x@example.com',
      password: 'long enough',
      siteRole: 'owner',
      emailVerified: true,
    };
    expect((await server.call('auth.signUp', { body: signUp as never })).status).toBe(400);
  });

  it('is refused in the language of its caller, naming the field', async () => {
    const body = JSON.stringify({ type: 'TEXT', title: '', source: '' });
    expect((await send(body)).envelope['message']).toBe('“title”的内容有误。');
    const english = await send(body, { 'Accept-Language': 'fr, en-GB;q=0.8, zh;q=0.5' });
    expect(english.envelope['message']).toBe('There is something wrong with “title”.');
    expect((await send(body, { 'Accept-Language': 'zh-TW, en;q=0' })).envelope['message']).toContain(
      '内容有误',
    );
  });

  it.each([
    ['no JSON', '{"title":'],
    ['no object', '[]'],
    ['deep nesting', `{"a":${'['.repeat(2000)}${']'.repeat(2000)}}`],
    ['half a character', String.raw`{"title":"\ud800"}`],
    ['a NUL character', String.raw`{"title":"\u0000"}`],
  ])('is refused with %s', async (_name, body) => {
    expect(await send(body)).toMatchObject({ status: 400, envelope: { data: { reason: 'bad-json' } } });
  });

  it('is refused when it is too large, whether it says so or not', async () => {
    const body = JSON.stringify({ type: 'TEXT', title: '图', source: 'x'.repeat(20_000) });
    expect((await send(body, { 'Content-Length': String(body.length) })).status).toBe(413);
    expect((await send(body)).status).toBe(413);
  });

  it('gets an answer that a browser takes for nothing but data', async () => {
    const { response } = await send('{}');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'referrer-policy': 'no-referrer',
    });
    expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    expect(response.headers.has('access-control-allow-origin')).toBe(false);
  });

  it('leaves no secret and nothing written in the log', async () => {
    await send(JSON.stringify({ type: 'TEXT', title: '机密标题', source: '机密内容' }));
    await server.call('auth.signIn', { body: { email: user.email, password: '机密密码' } });
    const log = server.log();
    expect(log).toContain('graph.create');
    for (const secret of [user.session, '机密', user.email]) expect(log).not.toContain(secret);
  });

  it('is refused when its caller writes too much, until a minute has passed', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 31; index += 1) statuses.push((await send('{}')).status);
    expect(statuses.at(-1)).toBe(429);
    const { response } = await send('{}');
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    server.wait(61_000);
    expect((await send('{}')).status).toBe(400);
  });

  it('to an address or by a method that is not there is told so', async () => {
    const ask = async (path: string, method = 'GET') => {
      const response = await server.app.request(path, { method });
      return [response.status, ((await response.json()) as { data: { reason: string } }).data.reason];
    };
    expect(await ask('/api/nothing')).toEqual([404, 'not-found']);
    expect(await ask('/api/graph/x', 'DELETE')).toEqual([405, 'method-not-allowed']);
  });
});

describe('reading a body', () => {
  it('takes none for an empty object', async () => {
    expect(await readBody(new Request('http://localhost', { method: 'POST' }))).toEqual({});
  });
});
