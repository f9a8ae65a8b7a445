import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSqlite } from './support/databases.js';
import { readSite } from '../src/http/siteFiles.js';
import { pageRevision } from '../src/site/pageRevision.mjs';
import { createTestServer, type TestServer } from './support/testServer.js';

const PAGE = '<!doctype html><title>乐图</title>';
const SCRIPT = 'export const text = "乐图";'.repeat(200);

let server: TestServer;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'letu-site-'));
  mkdirSync(join(folder, 'site/assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.js'), 'secret');
  writeFileSync(join(folder, 'site/index.html'), PAGE);
  writeFileSync(join(folder, 'site/boot.js'), SCRIPT);
  writeFileSync(join(folder, 'site/sw.js'), `keep("/index.html", "${pageRevision(PAGE)}")`);
  writeFileSync(join(folder, 'site/assets/main-abc.js'), SCRIPT);
  writeFileSync(join(folder, 'site/assets/engine-abc.wasm'), new Uint8Array([0, 97, 115, 109]));
  writeFileSync(join(folder, 'site/assets/library-abc.bin'), new Uint8Array([1, 2]));
  writeFileSync(join(folder, 'site/.secret.js'), 'secret');
  symlinkSync(join(folder, 'secret.js'), join(folder, 'site/link.js'));
  server = await createTestServer(createSqlite, {
    siteDir: join(folder, 'site'),
    publicUrl: 'https://letu.example',
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  server.app.request(path, { method, headers });
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('the web app that the server serves', () => {
  it.each(['/', '/index.html', '/welcome', '/mermaid/01j', '/p/12/abc', '/login/callback/github'])(
    'gets its page at %s, asked for each time and under the policy of pages',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(PAGE);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': expect.stringContaining("script-src 'self' 'wasm-unsafe-eval';"),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000',
      });
    },
  );

  it('lets its page ask the one service that its user has set, by its origin alone, and its files none', async () => {
    const cookie = (origin: string) => ({ Cookie: `a=b; letu-service=${encodeURIComponent(origin)}` });
    const policyOf = async (path: string, headers: Record<string, string>) =>
      (await get(path, headers)).headers.get('Content-Security-Policy');
    expect(await policyOf('/welcome', cookie('https://kroki.example.com:8443'))).toContain(
      "connect-src 'self' https://kroki.example.com:8443;",
    );
    expect(await policyOf('/assets/main-abc.js', cookie('https://kroki.example.com'))).toContain(
      "connect-src 'self';",
    );
    const none = ['*', 'https:', 'https://a.example; script-src *', 'https://*.example', 'https://a/b', 'x'];
    for (const origin of none) expect(await policyOf('/', cookie(origin))).toContain("connect-src 'self';");
    // A browser that has the page under the narrower policy gets it anew.
    const { headers } = await get('/');
    const again = { 'If-None-Match': headers.get('ETag') ?? '', ...cookie('https://kroki.example.com') };
    expect((await get('/', again)).status).toBe(200);
  });

  it('has files of the right types, those named by their content kept for ever', async () => {
    const types = await Promise.all(
      ['/boot.js', '/assets/main-abc.js', '/assets/engine-abc.wasm', '/assets/library-abc.bin'].map(
        async (path) => {
          const { headers } = await get(path);
          return [headers.get('Content-Type'), headers.get('Cache-Control')];
        },
      ),
    );
    const forever = 'public, max-age=31536000, immutable';
    expect(types).toEqual([
      ['text/javascript; charset=utf-8', 'no-cache'],
      ['text/javascript; charset=utf-8', forever],
      ['application/wasm', forever],
      ['application/octet-stream', forever],
    ]);
  });

  it('travels compressed where the browser takes that, and as it is where not', async () => {
    const path = '/assets/main-abc.js';
    const brotli = await get(path, { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
    expect(brotli.headers.get('Content-Encoding')).toBe('br');
    expect(brotliDecompressSync(await bytes(brotli)).toString()).toBe(SCRIPT);
    const gzip = await get(path, { 'Accept-Encoding': 'gzip, br;q=0' });
    expect(gzip.headers.get('Content-Encoding')).toBe('gzip');
    expect(gunzipSync(await bytes(gzip)).toString()).toBe(SCRIPT);
    const plain = await get(path);
    expect(plain.headers.get('Content-Encoding')).toBeNull();
    expect(await plain.text()).toBe(SCRIPT);
    expect([brotli, gzip, plain].map(({ headers }) => headers.get('Vary'))).toEqual(
      Array.from({ length: 3 }, () => 'Accept-Encoding'),
    );
    expect(new Set([brotli, gzip, plain].map(({ headers }) => headers.get('ETag'))).size).toBe(3);
  });

  it('is not sent again to who has it, and answers HEAD without it', async () => {
    const first = await get('/');
    const again = await get('/', { 'If-None-Match': first.headers.get('ETag') ?? '' });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    const head = await get('/', {}, 'HEAD');
    expect([head.status, head.headers.get('Content-Length')]).toEqual([200, String(Buffer.byteLength(PAGE))]);
    expect(await head.text()).toBe('');
  });

  it.each([
    '/missing.js',
    '/assets/missing',
    '/favicon.ico',
    '/link.js',
    '/.secret.js',
    '/../secret.js',
    '/assets/../../secret.js',
    '/..%2fsecret.js',
    '/%2e%2e/secret.js',
    '/..%5csecret.js',
    '//secret.js',
    '/index.html%00.js',
    '/api/nothing',
    '/health/nothing',
  ])('answers 404 for %s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('secret');
  });

  it('takes nothing but GET and HEAD, and leaves the API as it is', async () => {
    expect((await get('/welcome', {}, 'POST')).status).toBe(404);
    const api = await get('/api/site');
    expect(await api.json()).toMatchObject({ code: 200 });
    expect(api.headers.get('Content-Security-Policy')).toContain('sandbox');
    expect(await (await get('/health/live')).text()).toBe('ok\n');
    expect((await get(`/p/12/${'a'.repeat(22)}.svg`)).status).toBe(404);
  });

  it('keeps its page offline as it is served, and looks for a newer one each time', async () => {
    const worker = await get('/sw.js');
    expect(worker.headers.get('Cache-Control')).toBe('no-cache');
    expect(await worker.text()).toContain(pageRevision(PAGE));
    const files = readSite(join(folder, 'site'), (page) => `${page}<meta>`);
    const served = Buffer.from((await files.get('/sw.js')?.content('identity')) ?? []).toString();
    expect(served).toBe(`keep("/index.html", "${pageRevision(`${PAGE}<meta>`)}")`);
  });

  it('does not start from a folder without a page', async () => {
    const started = createTestServer(createSqlite, { siteDir: join(folder, 'none') });
    await expect(started).rejects.toMatchObject({ code: 'bad-configuration' });
  });
});
