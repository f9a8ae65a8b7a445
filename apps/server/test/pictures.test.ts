import type { Options } from '@letu/client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PNG } from 'pngjs';
import { createSqlite } from './support/databases.js';
import { slowGraph } from './support/slowGraph.js';
import { createTestServer, type TestServer, type TestUser } from './support/testServer.js';

describe('the picture of a shared link', () => {
  let server: TestServer;
  let user: TestUser;
  beforeAll(async () => {
    server = await createTestServer(createSqlite, { pictureTimeoutMs: 2_000 });
    user = await server.addUser('张三');
  });
  afterAll(() => server.close());

  const share = async (
    source: string,
    body: { password?: string; revision?: number } = {},
    type = 'pikchr',
  ) => {
    const as = user.session;
    const { gid } = (await server.call('graph.create', { as, body: { type, title: '图', source } })).data;
    const { path, id } = (await server.call('link.create', { as, params: { gid }, body })).data;
    const get = (format: string, headers: Record<string, string> = {}) =>
      server.app.request(`${path}.${format}`, { headers });
    const save = (revision: number, changed: string) =>
      server.call('graph.save', { as, params: { gid }, revision, body: { source: changed } });
    const saveOptions = (revision: number, options: Options) =>
      server.call('graph.save', { as, params: { gid }, revision, body: { options } });
    const views = async () => (await server.call('link.list', { as, params: { gid } })).data[0]?.views;
    const revoke = () => server.call('link.revoke', { as, params: { gid, id } });
    return { get, save, saveOptions, views, revoke };
  };

  it('is an SVG that can do nothing but be seen', async () => {
    const { get, views } = await share('box "你好"');
    const response = await get('svg');
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-security-policy': expect.stringMatching(/^default-src 'none';.*sandbox$/),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(await response.text()).toMatch(/^<\?xml[\s\S]*<svg[\s\S]*你好/);
    expect(await views()).toBe(1);
  });

  it('is a PNG of twice the size', async () => {
    const { get } = await share('box "hello"');
    const response = await get('png');
    expect(response.headers.get('content-type')).toBe('image/png');
    const { width, height } = PNG.sync.read(Buffer.from(await response.arrayBuffer()));
    expect(width).toBeGreaterThan(200);
    expect(height).toBeGreaterThan(100);
  });

  it('is that of a general diagram where its type has no kind of its own', async () => {
    const page =
      '<mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/><mxCell id="2" value="泳池" vertex="1" parent="1"><mxGeometry width="80" height="40" as="geometry"/></mxCell></root></mxGraphModel>';
    const { get } = await share(page, {}, 'bpmn');
    expect(await (await get('svg')).text()).toContain('泳池');
  });

  it('is sent again only when the graph has changed', async () => {
    const { get, save, views } = await share('box "one"');
    const tag = (await get('svg')).headers.get('etag') ?? '';
    const same = await get('svg', { 'If-None-Match': `W/${tag}, "other"` });
    expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', tag]);
    expect((await get('png', { 'If-None-Match': tag })).status).toBe(200);
    await save(1, 'box "two"');
    const changed = await get('svg', { 'If-None-Match': tag });
    expect(changed.status).toBe(200);
    expect(await changed.text()).toContain('two');
    expect(await views()).toBe(3);
  });

  it('is drawn with what was chosen for the graph, as far as its kind takes it', async () => {
    const { get, saveOptions } = await share('digraph { a -> b -> c -> a }', {}, 'graphviz');
    const before = await (await get('svg')).text();
    await saveOptions(1, { layout: 'nonsense', colour: 'red' });
    expect(await (await get('svg')).text()).toBe(before);
    await saveOptions(2, { layout: 'circo' });
    expect(await (await get('svg')).text()).not.toBe(before);
  });

  it('stays as it was where the link shows one revision', async () => {
    const { get, save } = await share('box "one"', { revision: 1 });
    await save(1, 'box "two"');
    expect(await (await get('svg')).text()).toContain('one');
  });

  it('is not there without its password, after it was revoked, or under another name', async () => {
    const locked = await share('box', { password: 'sesame' });
    expect((await locked.get('svg')).status).toBe(404);
    const { get, revoke } = await share('box');
    const tag = (await get('svg')).headers.get('etag') ?? '';
    await revoke();
    expect((await get('svg', { 'If-None-Match': tag })).status).toBe(404);
    for (const path of [
      '/p/1/x.svg',
      `/p/x/${'y'.repeat(43)}.svg`,
      `/p/1/${'y'.repeat(43)}.gif`,
      '/p/1/..%2Fa.svg',
    ]) {
      expect((await server.app.request(path)).status).toBe(404);
    }
  });

  it('is refused for a graph that takes too long, in the caller’s language, and not tried again for a minute', async () => {
    const { get } = await share(slowGraph(1), {}, 'graphviz');
    const ask = async (language: string) => {
      const startedAt = performance.now();
      const response = await get('png', { 'Accept-Language': language });
      const { data, message } = (await response.json()) as { data: unknown; message: string };
      const seconds = Number(response.headers.get('Retry-After'));
      return { status: response.status, data, message, seconds, ms: performance.now() - startedAt };
    };
    const [first, second] = [await ask('zh-CN'), await ask('en-US')];
    const refusal = { status: 422, data: { reason: 'picture-timeout' } };
    expect(first).toMatchObject({ ...refusal, message: expect.stringContaining('时间太长'), seconds: 60 });
    expect(second).toMatchObject({ ...refusal, message: expect.stringContaining('took too long') });
    expect(second.seconds).toBeGreaterThan(0);
    expect(second.ms).toBeLessThan(1_000);
  });

  it('is refused for a graph with mistakes, and for a type that is not drawn here', async () => {
    const broken = await share('box "');
    expect((await broken.get('svg')).status).toBe(422);
    const other = await share('{}', {}, 'excalidraw');
    expect((await other.get('svg')).status).toBe(422);
  });
});
