import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from '@letu/client/contract';
import { newId, newToken } from '../src/ids.js';
import { createSqlite, describeDatabases } from './support/databases.js';
import { createTestServer, type TestServer, type TestUser } from './support/testServer.js';

const SITE = 'https://letu.example';

let server: TestServer;
let user: TestUser;

/** Sends a request that no client of ours would. */
async function send(path: string, init: RequestInit = {}, as = user.session) {
  const headers = { Authorization: `Bearer ${as}`, ...(init.headers as Record<string, string>) };
  const response = await server.app.request(path, { ...init, headers });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text };
}

/** An answer without what is different each time. */
const told = ({ status, headers, text }: Awaited<ReturnType<typeof send>>) => {
  const { 'x-request-id': _, ...rest } = Object.fromEntries(headers);
  return { status, text, headers: rest };
};

describeDatabases('what must not be told', (create) => {
  beforeAll(async () => {
    server = await createTestServer(create);
    user = await server.addUser('张三');
  });
  afterAll(() => server.close());

  it('is whether something of others is there', async () => {
    const other = await server.addUser('李四');
    const graph = { type: 'TEXT', title: '图', source: 'a' };
    const { gid } = (await server.call('graph.create', { as: other.session, body: graph })).data;
    const repository = await server.call('repository.create', { as: other.session, body: { name: '库' } });
    const link = await server.call('link.create', { as: other.session, params: { gid }, body: {} });
    const invited = await server.call('graph.invite', {
      as: other.session,
      params: { id: gid },
      body: { role: 'viewer' },
    });
    const pairs: [path: string, theirs: string, nobodys: string, method?: string][] = [
      ['/api/graph/', gid, newId()],
      ['/api/graph/', `${gid}/revision`, `${newId()}/revision`],
      ['/api/graph/', `${gid}/link`, `${newId()}/link`],
      ['/api/repository/', repository.data.id, newId()],
      ['/api/repository/', `${repository.data.id}/graph`, `${newId()}/graph`],
      ['/api/session/', await sessionOf(other), newId(), 'DELETE'],
      ['/api/account/', newId(), newId(), 'DELETE'],
    ];
    for (const [path, theirs, nobodys, method = 'GET'] of pairs) {
      const [one, two] = [await send(path + theirs, { method }), await send(path + nobodys, { method })];
      expect(one.status).toBe(404);
      expect(told(one)).toEqual(told(two));
    }
    // A link under another's number, one that was never made, and one that was revoked.
    const { path, id } = link.data;
    const strange = path.replace(String(other.uid), String(user.uid));
    const answers = [await send(`/api${strange}`), await send(`/api/p/${other.uid}/${newToken()}`)];
    await server.call('link.revoke', { as: other.session, params: { gid, id } });
    answers.push(await send(`/api${path}`), await send(`${path}.svg`), await send(`${strange}.svg`));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(invited.status).toBe(200);
  });

  it('is whether an address has an account', async () => {
    const ask = (body: object, path: string) =>
      send(path, { method: 'POST', body: JSON.stringify(body) }, 'x'.repeat(32));
    const unknown = 'nobody@example.com';
    for (const [path, extra] of [
      ['/api/auth/sign-in', { password: 'wrong password' }],
      ['/api/auth/password/forgot', {}],
    ] as const) {
      const known = told(await ask({ email: user.email, ...extra }, path));
      expect(told(await ask({ email: unknown, ...extra }, path))).toEqual(known);
    }
  });

  async function sessionOf(someone: TestUser): Promise<string> {
    const { db } = server.services.database;
    const row = db.selectFrom('session').select('id').where('userId', '=', someone.id);
    return (await row.executeTakeFirstOrThrow()).id;
  }
});

describeDatabases('a search', (create) => {
  beforeAll(async () => {
    server = await createTestServer(create);
    user = await server.addUser('张三');
  });
  afterAll(() => server.close());

  it('takes wildcards and quotes for what they are', async () => {
    for (const title of ['100%', 'a_b', 'axb', String.raw`back\slash`, "o'clock"]) {
      await server.call('graph.create', { as: user.session, body: { type: 'TEXT', title, source: '' } });
    }
    const find = async (q: string) => {
      const { data } = await server.call('graph.list', { as: user.session, query: { q } });
      return data.items.map(({ title }) => title).toSorted();
    };
    expect(await find('%')).toEqual(['100%']);
    expect(await find('_')).toEqual(['a_b']);
    expect(await find('\\')).toEqual([String.raw`back\slash`]);
    expect(await find("'")).toEqual(["o'clock"]);
  });

  it('goes on from no key but one of its own', async () => {
    const keys = [['x" or 1=1', 'y'], [{}, 'y'], [1, 2], [1], 'x', [Number.MAX_VALUE, "'"], ['\u0000', 'y']];
    for (const key of keys) {
      const after = Buffer.from(JSON.stringify(key)).toString('base64url');
      const { status } = await send(`/api/graph?after=${after}`);
      expect([200, 400]).toContain(status);
    }
    expect((await send('/api/graph?sort=title;drop%20table')).status).toBe(400);
    expect((await send('/api/graph?order=asc,(select%201)')).status).toBe(400);
    expect((await send('/api/graph?page=1&page=2')).status).toBe(200);
    expect((await send('/api/graph?__proto__[x]=1')).status).toBe(400);
  });
});

describe('an answer with a secret', () => {
  it('is given again to who asks again, and stands in the database for nobody to read', async () => {
    server = await createTestServer(createSqlite);
    const { session: as } = await server.addUser('张三');
    const graph = { type: 'TEXT', title: '图', source: '' };
    const { gid: id } = (await server.call('graph.create', { as, body: graph })).data;
    const headers = { 'Idempotency-Key': 'invite-once' };
    const invite = () =>
      server.call('graph.invite', { as, params: { id }, body: { role: 'viewer' }, headers });
    const { token } = (await invite()).data;
    expect((await invite()).data.token).toBe(token);
    const { db } = server.services.database;
    const stored = [
      await db.selectFrom('idempotency').selectAll().execute(),
      await db.selectFrom('invitation').selectAll().execute(),
    ];
    expect(stored.map((rows) => rows.length)).toEqual([1, 1]);
    expect(JSON.stringify(stored)).not.toContain(token);
    await server.close();
  });
});

describe('a request that is made up', () => {
  beforeAll(async () => {
    server = await createTestServer(createSqlite, { publicUrl: SITE });
    user = await server.addUser('张三');
  });
  afterAll(() => server.close());

  it('can set no field that its call does not name, and none that only the server sets', () => {
    const ours = [
      'ownerId',
      'userId',
      'siteRole',
      'emailVerified',
      'uid',
      'createdAt',
      'updatedAt',
      'createdBy',
    ];
    // Diagrams that come from a device keep their times.
    const kept = ['graph.create createdAt', 'graph.create updatedAt'];
    const open: string[] = [];
    const taken: string[] = [];
    for (const [name, { body, query, bodyLimit }] of endpoints) {
      for (const schema of bodyLimit === undefined ? [body, query] : [query]) {
        const { additionalProperties, properties = {} } = z.toJSONSchema(schema, { io: 'input' });
        if (additionalProperties !== false) open.push(name);
        taken.push(...ours.filter((field) => field in properties).map((field) => `${name} ${field}`));
      }
    }
    expect(open).toEqual([]);
    expect(taken).toEqual(kept);
  });

  it('cannot say from where it comes, unless a proxy says so', async () => {
    const attempt = (forwarded: string) => {
      const headers = { 'X-Forwarded-For': forwarded, 'X-Real-IP': forwarded, Forwarded: `for=${forwarded}` };
      const body = JSON.stringify({ email: `${newId()}@example.com`, password: 'wrong password' });
      return send('/api/auth/sign-in', { method: 'POST', headers, body });
    };
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await attempt(`10.0.0.${count}`)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    server.wait(61_000);
    Object.assign(server.services.config, { trustedProxies: 1 });
    // Behind a proxy, the last address is the proxy's word and the others are the caller's.
    const behind: number[] = [];
    for (let count = 0; count < 6; count += 1)
      behind.push((await attempt(`10.0.0.${count}, 192.0.2.1`)).status);
    expect(behind.at(-1)).toBe(429);
    expect((await attempt('10.0.0.1, 192.0.2.2')).status).toBe(401);
    Object.assign(server.services.config, { trustedProxies: 0 });
  });

  it('cannot choose the address that messages lead to', async () => {
    const headers = {
      Host: 'evil.example',
      'X-Forwarded-Host': 'evil.example',
      Origin: 'https://evil.example',
    };
    const body = JSON.stringify({ email: user.email });
    await send('/api/auth/password/forgot', { method: 'POST', headers, body });
    await expect.poll(() => server.mails.length).toBeGreaterThan(0);
    const [mail] = server.mails;
    expect(mail?.text).toContain(`${SITE}/login?reset=`);
    expect(JSON.stringify(mail)).not.toContain('evil.example');
  });

  it('cannot bend the head of a message by a name', async () => {
    const { session: as } = await server.addUser('x');
    const name = 'Zhang\r\nBcc: all@example.com';
    const renamed = await server.call('user.update', { as, body: { name } });
    const title = 'Plan\nX-Header: 1';
    const graph = await server.call('graph.create', { as, body: { type: 'TEXT', title, source: '' } });
    const body = { role: 'viewer', email: 'li@example.com' } as const;
    await server.call('graph.invite', { as, params: { id: graph.data.gid }, body });
    await expect.poll(() => server.mails.some(({ to }) => to === body.email)).toBe(true);
    const mail = server.mails.find(({ to }) => to === body.email);
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    expect(renamed.status).toBe(200);
  });

  it.each([
    ['Authorization', 'Basic x'],
    ['Authorization', 'Bearer'],
    ['Authorization', `Bearer ${'a'.repeat(5000)}`],
    ['Authorization', "Bearer ' or '1'='1' or 'aaaaaaaaaa"],
  ])('signs nobody in by %s: %s', async (name, value) => {
    const { status, headers } = await send('/api/user/current', { headers: { [name]: value } });
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  });

  it.each([
    ['Idempotency-Key', 'a b', 400],
    ['Idempotency-Key', 'k'.repeat(500), 400],
    ['Accept-Language', `${'x'.repeat(4000)};q=nonsense`, 200],
    ['X-HTTP-Method-Override', 'DELETE', 200],
    ['Content-Type', 'text/html', 200],
  ])('is not led astray by %s', async (name, value, expected) => {
    const headers = { [name]: value.slice(0, 4000) };
    const { status } = await send('/api/repository', { method: 'POST', headers, body: '{"name":"库"}' });
    expect(status).toBe(expected);
  });

  it.each([
    ['a number beyond all numbers', '{"name":1e999}'],
    ['a name twice', '{"name":"a","name":{}}'],
    ['a list for a text', '{"name":["a"]}'],
    ['another prototype', '{"name":"a","constructor":{"prototype":{"siteRole":"owner"}}}'],
    ['packed bytes', Buffer.from('1f8b0800000000000003', 'hex').toString('latin1')],
    ['an object within an object within an object', `${'{"a":'.repeat(100)}1${'}'.repeat(100)}`],
  ])('is refused with %s', async (_name, body) => {
    const headers = { 'Content-Encoding': 'gzip' };
    expect((await send('/api/repository', { method: 'POST', headers, body })).status).toBe(400);
  });

  it('is read by no other site', async () => {
    const headers = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' };
    for (const method of ['OPTIONS', 'GET']) {
      const answered = await send('/api/user/current', { method, headers });
      for (const [name] of answered.headers) expect(name).not.toMatch(/^access-control-/);
      expect(answered.headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(answered.headers.has('set-cookie')).toBe(false);
    }
  });
});
