import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient, createStartup, type Client, type ClientOptions, type Toast } from '@letu/client';
import { createSqlite } from './support/databases.js';
import { createTestServer, type TestServer, type TestUser } from './support/testServer.js';

let server: TestServer;
let http: Server;
let baseUrl: string;
let user: TestUser;

beforeAll(async () => {
  server = await createTestServer(createSqlite);
  [http, baseUrl] = await listen(getRequestListener(server.app.fetch, { overrideGlobalObjects: false }));
  user = await server.addUser('张三');
});
afterAll(async () => {
  http.close();
  http.closeAllConnections();
  await server.close();
});

async function listen(listener: RequestListener): Promise<[Server, string]> {
  const started = createServer(listener).listen(0, '127.0.0.1');
  await once(started, 'listening');
  return [started, `http://127.0.0.1:${(started.address() as AddressInfo).port}`];
}

/** A page with a client: what it keeps, shows and where it is. */
function openPage(path: string, options: ClientOptions = {}) {
  const kept = new Map<string, string>();
  const toasts: Toast[] = [];
  const page = { path, kept, toasts, client: undefined as unknown as Client };
  page.client = createClient({
    baseUrl,
    notify: (toast) => toasts.push(toast),
    navigation: { here: () => page.path, go: (address) => void (page.path = address) },
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    ...options,
  });
  return page;
}

const signedIn = (path: string, options: ClientOptions = {}) => {
  const page = openPage(path, options);
  page.kept.set('letu.session', user.session);
  return page;
};

describe('the client', () => {
  beforeEach(() => server.wait(61_000));

  it('keeps the session id it gets by signing in, sends it, and forgets it when signing out', async () => {
    const { client, kept } = openPage('/login');
    const body = { name: '李四', email: 'li@example.com', password: 'long enough' };
    const { sessionId } = await client.call('auth.signUp', { body });
    expect([...kept.values()]).toEqual([sessionId]);
    expect((await client.call('user.current')).name).toBe('李四');
    await client.call('auth.signOut');
    expect(client.hasSession()).toBe(false);
    await client.call('auth.signIn', { body: { email: body.email, password: body.password } });
    expect(client.hasSession()).toBe(true);
  });

  it('reads large integers, and titles that look like one', async () => {
    const { client } = signedIn('/welcome');
    expect((await client.call('user.current')).uid).toBe(user.uid);
    const body = { type: 'TEXT', title: 'BIGINT::12', source: '' };
    expect((await client.call('graph.create', { body })).title).toBe('BIGINT::12');
  });

  it('shows the message of a refusal for three seconds, in the language of the page', async () => {
    const page = signedIn('/welcome');
    const body = { type: 'TEXT', title: '图', source: '' };
    const { gid } = await page.client.call('graph.create', { body });
    const late = page.client.call('graph.save', { params: { gid }, revision: 7, body: { source: 'b' } });
    await expect(late).rejects.toMatchObject({
      code: 'refused',
      status: 409,
      reason: 'revision-conflict',
      data: { mine: { source: 'b' }, theirs: { source: '' } },
    });
    expect(page.toasts).toEqual([{ type: 'error', message: '别处已经保存过更新的版本。', durationMs: 3000 }]);
    const english = signedIn('/welcome', { locale: () => 'en-US' });
    await english.client.call('graph.show', { params: { gid: '0'.repeat(26) } }).catch(() => undefined);
    expect(english.toasts[0]?.message).toBe('Not found. It may have been deleted, or you may not see it.');
  });

  it('leaves a failure to a caller who asks for that', async () => {
    const { client, toasts } = signedIn('/welcome');
    const call = client.call('graph.show', { params: { gid: '0'.repeat(26) }, silent: true });
    await expect(call).rejects.toMatchObject({ status: 404 });
    expect(toasts).toEqual([]);
  });

  it('forgets a session that has ended, and leads to the sign-in page and back', async () => {
    const page = openPage('/repository/1?page=2');
    page.kept.set('letu.session', 'x'.repeat(32));
    await expect(page.client.call('graph.list')).rejects.toMatchObject({ status: 401 });
    expect(page.client.hasSession()).toBe(false);
    expect(page.path).toBe('/login?redirect=%2Frepository%2F1%3Fpage%3D2');
  });

  it.each(['/', '/login', '/login?redirect=%2Fwelcome', '/404', '/p/1/abc'])(
    'stays on %s at a 401',
    async (path) => {
      const page = openPage(path);
      await page.client.call('graph.list').catch(() => undefined);
      expect(page.path).toBe(path);
    },
  );

  it('keeps a session that was begun while an older one was refused', async () => {
    const page = openPage('/login', {
      fetch: async (...request) => {
        const response = await fetch(...request);
        page.kept.set('letu.session', 'newer');
        return response;
      },
    });
    page.kept.set('letu.session', 'older'.repeat(8));
    await page.client.call('graph.list').catch(() => undefined);
    expect(page.kept.get('letu.session')).toBe('newer');
  });

  it('does a write once when it is sent again with the same key', async () => {
    const { client } = signedIn('/welcome');
    const input = { body: { type: 'TEXT', title: '一次', source: '' }, idempotencyKey: 'once-more' };
    const [first, second] = [
      await client.call('graph.create', input),
      await client.call('graph.create', input),
    ];
    expect(second.gid).toBe(first.gid);
  });

  it('opens a shared link with its password', async () => {
    const { client } = signedIn('/welcome');
    const { gid } = await client.call('graph.create', { body: { type: 'TEXT', title: '图', source: 'a' } });
    const { path } = await client.call('link.create', { params: { gid }, body: { password: '芝麻开门' } });
    const [, , uid = '', id = ''] = path.split('/');
    const visitor = openPage(path);
    await expect(visitor.client.call('shared.show', { params: { uid, id } })).rejects.toMatchObject({
      reason: 'share-password-needed',
    });
    const shown = await visitor.client.call('shared.show', {
      params: { uid, id },
      sharePassword: '芝麻开门',
    });
    expect(shown.source).toBe('a');
  });
});

describe('the start', () => {
  it('loads the user, and is healthy then', async () => {
    const startup = createStartup(signedIn('/welcome').client);
    expect(startup.getSnapshot()).toMatchObject({ isLoading: true, health: false });
    let heard = 0;
    startup.subscribe(() => (heard += 1));
    await startup.load();
    expect(startup.getSnapshot()).toMatchObject({ isLoading: false, health: true, user: { id: user.id } });
    expect(heard).toBeGreaterThan(0);
  });

  it('keeps the error where there is no user, without a message over the page', async () => {
    const page = openPage('/login');
    const state = await createStartup(page.client).load();
    expect(state).toMatchObject({ isLoading: false, health: false, error: { status: 401 } });
    expect(page.toasts).toEqual([]);
  });
});

describe('a server that does not answer as ours does', () => {
  const ask = async (listener: RequestListener, options: ClientOptions = {}) => {
    const [other, address] = await listen(listener);
    const page = openPage('/welcome', { baseUrl: address, ...options });
    const error: unknown = await page.client.call('site.show').catch((failure: unknown) => failure);
    other.close();
    other.closeAllConnections();
    return { error, toasts: page.toasts.map(({ message }) => message) };
  };

  it('is not waited for longer than the limit', async () => {
    const { error, toasts } = await ask(() => {}, { timeoutMs: 50 });
    expect(error).toMatchObject({ code: 'timeout' });
    expect(toasts).toEqual(['服务器没有及时应答，请稍后再试。']);
  });

  it('is not waited for while its answer trickles in', async () => {
    const { error } = await ask((_request, response) => void response.write('{"code":'), { timeoutMs: 50 });
    expect(error).toMatchObject({ code: 'timeout' });
  });

  it('shows its `msg` where there is no message', async () => {
    const { toasts } = await ask(
      (_request, response) => void response.end('{"code":500,"data":null,"msg":"坏了"}'),
    );
    expect(toasts).toEqual(['坏了']);
  });

  it('shows the error of a 404 that is none of ours', async () => {
    const { error, toasts } = await ask(
      (_request, response) => void response.writeHead(404).end('<h1>nginx</h1>'),
    );
    expect(error).toMatchObject({ status: 404 });
    expect(toasts).toEqual(['没有找到。']);
  });

  it('is told from one that is not there', async () => {
    const [gone, address] = await listen(() => {});
    gone.close();
    const page = openPage('/welcome', { baseUrl: address });
    await expect(page.client.call('site.show')).rejects.toMatchObject({ code: 'unreachable' });
    expect(page.toasts[0]?.message).toBe('连不上服务器，请检查网络。');
  });

  it('is not shown where the caller has given up', async () => {
    const controller = new AbortController();
    const [other, address] = await listen(() => controller.abort());
    const page = openPage('/welcome', { baseUrl: address });
    const call = page.client.call('site.show', { signal: controller.signal });
    await expect(call).rejects.toMatchObject({ code: 'aborted' });
    expect(page.toasts).toEqual([]);
    other.close();
    other.closeAllConnections();
  });
});
