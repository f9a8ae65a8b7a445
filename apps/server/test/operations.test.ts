import { once } from 'node:events';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config/config.js';
import { createLogger } from '../src/logger.js';
import { startServer } from '../src/server/startServer.js';
import { createSqlite, describeDatabases } from './support/databases.js';
import { createTestServer, type TestServer } from './support/testServer.js';

async function share(server: TestServer, as: string, source = 'box "你好"', password?: string) {
  const body = { type: 'pikchr', title: '图', source };
  const { gid } = (await server.call('graph.create', { as, body })).data;
  const link = { params: { gid }, body: password === undefined ? {} : { password } };
  return (await server.call('link.create', { as, ...link })).data;
}

describe('metrics', () => {
  const token = 'sixteen-or-more-characters';
  const read = async (server: TestServer, headers: Record<string, string> = {}) => {
    const response = await server.app.request('/metrics', { headers });
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      text: await response.text(),
    };
  };

  it('are not there unless they are turned on', async () => {
    const server = await createTestServer(createSqlite);
    expect(await read(server)).toMatchObject({ status: 404, text: expect.stringContaining('not-found') });
    await server.close();
  });

  it('count calls, refusals and pictures, and name nobody and nothing', { tags: 'long' }, async () => {
    const server = await createTestServer(createSqlite, { metrics: true, picturesPerMinute: 2 });
    const user = await server.addUser('张三');
    const { path } = await share(server, user.session);
    for (const format of ['svg', 'svg', 'svg']) await server.app.request(`${path}.${format}`);
    await server.call('user.current', { as: user.session });
    await server.call('user.current');
    await server.app.request('/somewhere');
    const { status, type, text: counted } = await read(server);
    expect([status, type]).toEqual([200, expect.stringContaining('text/plain; version=0.0.4')]);
    for (const line of [
      'letu_request_duration_seconds_count{call="user.current",status="200"} 1',
      'letu_request_duration_seconds_count{call="user.current",status="401"} 1',
      'letu_request_duration_seconds_count{call="shared.picture",status="200"} 2',
      'letu_request_duration_seconds_count{call="shared.picture",status="429"} 1',
      'letu_request_duration_seconds_count{call="none",status="404"} 1',
      'letu_limited_requests_total{limit="picture"} 1',
      'letu_picture_duration_seconds_count{kind="pikchr",format="svg",outcome="drawn"} 2',
    ]) {
      expect(counted).toContain(`\n${line}\n`);
    }
    expect(counted).toContain('\nprocess_resident_memory_bytes ');
    for (const secret of [user.id, user.session, String(user.uid), path.slice(-20), user.email]) {
      expect(counted).not.toContain(secret);
    }
    await server.close();
  });

  it('are shown to who knows the token, where there is one', async () => {
    const { metrics, metricsToken } = readConfig({ METRICS_TOKEN: token });
    const server = await createTestServer(createSqlite, { metrics, metricsToken });
    expect((await read(server)).status).toBe(401);
    expect((await read(server, { Authorization: `Bearer ${token}x` })).status).toBe(401);
    expect((await read(server, { Authorization: `Bearer ${token}` })).status).toBe(200);
    await server.close();
  });
});

describe('drawing pictures', () => {
  it(
    'is refused to an address that asks too often, until a minute has passed',
    { tags: 'long' },
    async () => {
      const server = await createTestServer(createSqlite, { picturesPerMinute: 2 });
      const { path } = await share(server, (await server.addUser('张三')).session);
      const get = async (headers = {}) => server.app.request(`${path}.svg`, { headers });
      const first = await get();
      expect([first.status, (await get()).status]).toEqual([200, 200]);
      const refused = await get();
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      // Nothing has to be drawn for who has the picture.
      expect((await get({ 'If-None-Match': first.headers.get('etag') ?? '' })).status).toBe(304);
      server.wait(61_000);
      expect((await get()).status).toBe(200);
      await server.close();
    },
  );
});

describeDatabases('a server', (create) => {
  it('is ready while its database answers with the schema it knows, and alive in any case', async () => {
    const server = await createTestServer(create);
    const status = async (path: string) => (await server.app.request(path)).status;
    expect(await status('/health/ready')).toBe(200);
    const { db } = server.services.database;
    const later = { version: 9999, name: 'later', appliedAt: 0 };
    await (db as never as import('kysely').Kysely<{ schemaMigration: typeof later }>)
      .insertInto('schemaMigration')
      .values(later)
      .execute();
    expect(await status('/health/ready')).toBe(503);
    await server.services.database.close();
    expect(await status('/health/ready')).toBe(503);
    expect(await status('/health/live')).toBe(200);
    expect(server.log()).toContain('"msg":"not ready"');
    await server.close();
  });
});

describe('a server that stops', () => {
  const start = async (variables: Record<string, string> = {}) => {
    const { config, remove } = await createSqlite();
    const settings = readConfig({ DATA_DIR: config.dataDir, PORT: '0', LOG_LEVEL: 'silent', ...variables });
    return { server: await startServer(settings), remove };
  };
  /** Sends the head of a request and part of its body. */
  const begin = async (url: string) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    await once(socket, 'connect');
    const head = 'POST /api/auth/sign-in HTTP/1.1\r\nHost: letu\r\nContent-Type: application/json\r\n';
    socket.write(`${head}Content-Length: 2\r\n\r\n{`);
    const answer = text(socket);
    // The server has taken the request once it answers another that was sent later.
    await fetch(`${url}/health/live`);
    return { socket, answer };
  };

  it('answers what it has begun to read, and takes nothing new', async () => {
    const { server, remove } = await start();
    const { socket, answer } = await begin(server.url);
    const stopped = server.stop();
    await expect(fetch(`${server.url}/health/live`)).rejects.toThrow();
    socket.write('}');
    expect(await answer).toContain('"reason":"bad-request"');
    await stopped;
    remove();
  });

  it('waits for a request that never ends only so long', async () => {
    const { server, remove } = await start({ STOP_TIMEOUT_MS: '200' });
    const { answer } = await begin(server.url);
    await server.stop();
    expect(await answer.catch(() => '')).not.toContain('"code":200');
    remove();
  });
});

describe('the log', () => {
  let server: TestServer;
  beforeAll(async () => void (server = await createTestServer(createSqlite)));
  afterAll(() => server.close());

  it('holds no address with a secret, no password and no session', async () => {
    const user = await server.addUser('张三');
    const as = user.session;
    const password = 'sesame-opens';
    const { path } = await share(server, as, 'box', password);
    const [uid = '', id = ''] = path.split('/').slice(-2);
    await server.app.request(`${path}.svg`);
    await server.call('shared.show', { params: { uid, id }, headers: { 'Share-Password': password } });
    const invited = await server.call('invitation.accept', { as, params: { token: 'i'.repeat(43) } });
    await server.call('auth.resetPassword', { body: { token: 'r'.repeat(43), password: 'new-password' } });
    await server.app.request('/login?reset=reset-token&code=callback-code', { headers: { Cookie: 'crumb' } });
    expect(invited.status).toBeGreaterThan(399);
    const log = server.log();
    expect(log).toContain('"call":"shared.show"');
    expect(log).toContain('"call":"invitation.accept"');
    const secrets = [
      as,
      id,
      password,
      'iiii',
      'rrrr',
      'new-password',
      'reset-token',
      'callback-code',
      'crumb',
    ];
    for (const secret of secrets) expect(log).not.toContain(secret);
  });

  it('says of a failure where it comes from, and nothing that it carries', async () => {
    const written = new PassThrough();
    const logger = createLogger({ logLevel: 'info' }, written);
    const cause = Object.assign(new TypeError('inside'), { parameters: ['hidden'] });
    const error = Object.assign(new Error('outside', { cause }), {
      code: '23505',
      detail: 'Key (email)=(hidden)',
    });
    logger.error(
      { err: error, headers: { authorization: 'hidden' }, body: { password: 'hidden' } },
      'failed',
    );
    logger.error({ err: 'hidden' }, 'failed');
    written.end();
    const log = await text(written);
    expect(JSON.parse(log.split('\n')[0] ?? '')).toMatchObject({
      err: {
        type: 'Error',
        code: '23505',
        message: 'outside',
        cause: { type: 'TypeError', message: 'inside' },
      },
    });
    expect(log).not.toContain('hidden');
  });
});
