import { brotliCompressSync } from 'node:zlib';
import { Worker } from 'node:worker_threads';
import * as harfbuzz from 'harfbuzzjs';
import decompress from 'woff2-encoder/decompress';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '@letu/client';
import { FONT_LIMIT } from '@letu/client/contract';
import { FontFailure } from '../src/fonts/fontFailure.js';
import { createFontTools } from '../src/fonts/fontTools.js';
import { inspectFont } from '../src/fonts/inspectFont.js';
import { subsetFont } from '../src/fonts/subsetFont.js';
import { createSqlite, describeDatabases } from './support/databases.js';
import { cmapOf, FONT, namesOf, readFont, u16At, withTables } from './support/fonts.js';
import { sourceFontWorker } from './support/sourceFontWorker.js';
import { createTestServer, type TestServer, type TestUser } from './support/testServer.js';

const OTF = readFont('../../src/fonts/lib/Extra.otf');
const BOLD_WOFF2 = readFont('KaTeX_Main-BoldItalic.woff2');
/** What a font's licence says stands in its table `OS/2`. */
const fsType = (bits: number) => withTables(FONT, { 'OS/2': u16At(8, bits) });

describeDatabases('fonts', (create) => {
  let server: TestServer;
  let user: TestUser;
  let other: TestUser;
  let siteOwner: TestUser;
  beforeAll(async () => {
    server = await createTestServer(create, { fontQuotaBytes: 400_000 });
    [user, other] = [await server.addUser('张三'), await server.addUser('李四')];
    siteOwner = await server.addUser('站长', { siteRole: 'owner' });
  });
  afterAll(() => server.close());

  const upload = (body: Uint8Array<ArrayBuffer>, { session: as } = user) =>
    server.call('font.upload', { as, body });
  const families = async ({ session: as } = user) =>
    (await server.call('font.list', { as })).data.items.map(({ family, ofSite }) => [family, ofSite]);

  it('are known by what is in their files, whatever they are packed in', async () => {
    expect((await upload(FONT)).data).toMatchObject({
      family: 'KaTeX_Main',
      weight: 400,
      style: 'normal',
      format: 'ttf',
      embedding: 'installable',
      hanzi: 0,
      size: FONT.length,
      ofSite: false,
    });
    const bold = (await upload(BOLD_WOFF2)).data;
    expect(bold).toMatchObject({ family: 'KaTeX_Main', weight: 700, style: 'normal', format: 'woff2' });
    expect(bold.glyphs).toBeGreaterThan(100);
    expect((await upload(OTF)).data).toMatchObject({ family: 'Extra', format: 'otf' });
    for (const [selection, style] of [
      [1, 'italic'],
      [1 + (1 << 9), 'oblique'],
    ] as const) {
      const slanted = await upload(withTables(FONT, { 'OS/2': u16At(62, selection) }));
      expect(slanted.data.style).toBe(style);
    }
  });

  it('say how much Chinese they can write, under their Chinese name', async () => {
    const font = withTables(FONT, {
      cmap: () => cmapOf('a乐图流程龘𠮷'),
      name: () => namesOf({ 0x409: 'Letu Test', 0x804: '乐图测试' }),
    });
    expect((await upload(font)).data).toMatchObject({ family: '乐图测试', hanzi: 6, commonHanzi: 4 });
  });

  it('are kept once for each owner, and no more than there is room for', async () => {
    const first = (await upload(FONT, other)).data;
    expect((await upload(FONT, other)).data).toEqual(first);
    expect((await upload(FONT)).data.id).not.toBe(first.id);
    let last = 200;
    for (let weight = 1; weight < 20 && last === 200; weight += 1) {
      last = (await upload(withTables(FONT, { 'OS/2': u16At(4, weight) }), other)).status;
    }
    expect(last).toBe(422);
    const { items } = (await server.call('font.list', { as: other.session, query: { size: 100 } })).data;
    const used = items.reduce((sum, { size }) => sum + size, 0);
    expect(used).toBeLessThanOrEqual(400_000);
    expect(used + FONT.length).toBeGreaterThan(400_000);
  });

  it("are one's own, or the site's for everyone", async () => {
    const as = siteOwner.session;
    const { data } = await server.call('font.uploadSite', { as, body: OTF });
    expect(await families(siteOwner)).toEqual([['Extra', true]]);
    expect(await families()).toContainEqual(['Extra', true]);
    const params = { id: data.id };
    expect((await server.call('font.download', { as: user.session, params })).status).toBe(200);
    expect((await server.call('font.delete', { as: user.session, params })).status).toBe(403);
    const own = { id: (await upload(FONT)).data.id };
    for (const call of ['font.download', 'font.delete'] as const)
      expect((await server.call(call, { as, params: own })).status).toBe(404);
    expect((await server.call('font.delete', { as, params })).status).toBe(200);
    expect((await server.call('font.download', { as: user.session, params })).status).toBe(404);
  });

  it('come back as they were, to be kept by the browser and taken for nothing but a font', async () => {
    const { id } = (await upload(BOLD_WOFF2)).data;
    const headers = { Authorization: `Bearer ${user.session}` };
    const response = await server.app.request(`/api/font/${id}/file`, { headers });
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(BOLD_WOFF2);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'font/woff2',
      'content-disposition': 'attachment',
      'cache-control': 'private, max-age=31536000, immutable',
      vary: 'Authorization, Share-Password',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    const again = await server.app.request(`/api/font/${id}/file`, {
      headers: { ...headers, 'If-None-Match': response.headers.get('etag') ?? '' },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it.each([
    ['TrueType', FONT, 'font/sfnt'],
    ['WOFF2', BOLD_WOFF2, 'font/sfnt'],
  ])('of %s are cut to what a text needs', async (_name, file, type) => {
    const params = { id: (await upload(file)).data.id };
    const as = user.session;
    const sfnt = (await server.call('font.subset', { as, params, body: { text: 'Letu 乐', format: 'sfnt' } }))
      .data;
    expect(sfnt.type).toBe(type);
    const face = new harfbuzz.Face(new harfbuzz.Blob(sfnt.bytes));
    expect(String.fromCodePoint(...face.collectUnicodes().toSorted())).toBe(' Letu');
    const woff2 = (await server.call('font.subset', { as, params, body: { text: 'Letu 乐' } })).data;
    expect(woff2.type).toBe('font/woff2');
    expect(new TextDecoder().decode(woff2.bytes.subarray(0, 4))).toBe('wOF2');
    expect(woff2.bytes.length).toBeLessThan(sfnt.bytes.length);
    expect(woff2.bytes.length).toBeLessThan(file.length / 4);
    // What was packed here unpacks elsewhere, to the same font.
    expect(await decompress(woff2.bytes)).toHaveLength(sfnt.bytes.length);
    expect((await upload(woff2.bytes)).data).toMatchObject({ format: 'woff2', family: 'KaTeX_Main' });
  });

  it.each([
    [0x0000, 'installable', 200],
    [0x0004, 'preview', 200],
    [0x0008, 'editable', 200],
    [0x000e, 'editable', 200],
    [0x0104, 'whole', 422],
  ])(
    'whose licence bits are %i are %s, and cut only where that is allowed',
    async (bits, embedding, status) => {
      const { data } = await upload(fsType(bits));
      expect(data.embedding).toBe(embedding);
      const sent = { as: user.session, params: { id: data.id }, body: { text: 'a' } };
      expect((await server.call('font.subset', sent)).status).toBe(status);
      await server.call('font.delete', { as: user.session, params: { id: data.id } });
    },
  );

  it('go both ways through the client', async () => {
    const client = createClient({
      baseUrl: 'http://letu.test',
      fetch: async (input, init) => server.app.request(input as string, init),
      storage: { getItem: () => user.session, setItem: () => {}, removeItem: () => {} },
    });
    const { id } = await client.call('font.upload', { body: FONT });
    const { type, bytes, tag } = await client.call('font.download', { params: { id } });
    expect([type, bytes, tag.length]).toEqual(['font/ttf', FONT, 45]);
    const refused = client.call('font.download', { params: { id: id.replaceAll(/./g, '0') }, silent: true });
    await expect(refused).rejects.toMatchObject({ code: 'refused', status: 404, reason: 'not-found' });
  });
});

describe('a font in which bytes were changed', () => {
  it.each([
    ['TrueType', FONT],
    ['OpenType', OTF],
    ['WOFF2', BOLD_WOFF2],
  ])('is read, or refused for a reason: %s', async (_name, file) => {
    const random = randomFrom(7);
    for (let count = 0; count < 40; count += 1) {
      const changed = file.slice();
      // Most of what can go wrong is in what comes first: the directory.
      const reach = count % 2 === 0 ? Math.min(400, file.length) : file.length;
      for (let edits = 0; edits < 4; edits += 1) changed[random(reach)] = random(256);
      const outcomes = await Promise.allSettled([inspectFont(changed), subsetFont(changed, 'Letu', 'woff2')]);
      const failures = outcomes.flatMap((outcome) =>
        outcome.status === 'rejected' && !(outcome.reason instanceof FontFailure)
          ? [outcome.reason as unknown]
          : [],
      );
      expect(failures).toEqual([]);
    }
  });
});

/** Numbers that are the same in every run (https://en.wikipedia.org/wiki/Linear_congruential_generator). */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state % below;
  };
}

describe('the thread that reads fonts', () => {
  it('is ended when a font takes too long, and another goes on with the next', async () => {
    const workers = [() => new Worker('for (;;);', { eval: true }), sourceFontWorker];
    const tools = createFontTools(() => (workers.shift() ?? sourceFontWorker)(), { timeLimitMs: 3000 });
    const [first, second] = await Promise.allSettled([tools.inspect(FONT), tools.inspect(FONT)]);
    expect(first).toMatchObject({ status: 'rejected', reason: { problem: 'too-large' } });
    expect(second).toMatchObject({ status: 'fulfilled', value: { family: 'KaTeX_Main' } });
    await tools.dispose();
  });

  it(
    'begins anew after some large fonts, so that they do not fill the memory',
    { tags: 'long' },
    async () => {
      const large = withTables(FONT, { fpgm: () => new Uint8Array(19 << 20) });
      let started = 0;
      const tools = createFontTools(() => {
        started += 1;
        return sourceFontWorker();
      });
      for (let count = 0; count < 5; count += 1) await tools.inspect(large);
      expect(started).toBe(2);
      await tools.dispose();
    },
  );

  it('lets eight fonts wait and no more', async () => {
    const tools = createFontTools(sourceFontWorker);
    const asked = await Promise.allSettled(Array.from({ length: 10 }, () => tools.inspect(FONT)));
    expect(asked.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 8 }, () => 'fulfilled'),
      ...Array.from({ length: 2 }, () => 'rejected'),
    ]);
    await tools.dispose();
  });
});

const text = (content: string) => new Uint8Array(Buffer.from(content));
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const u32At = (bytes: Uint8Array, offset: number, value: number) => {
  const changed = new Uint8Array(bytes);
  new DataView(changed.buffer).setUint32(offset, value);
  return changed;
};

/** A WOFF2 file of one table that says it is this long, and unpacks to what it is given. */
function woff2Of(content: Uint8Array, says: number): Uint8Array<ArrayBuffer> {
  const packed = brotliCompressSync(content);
  const digits = [(says >>> 21) & 127, (says >>> 14) & 127, (says >>> 7) & 127].map((digit) => digit | 128);
  const first = digits.findIndex((digit) => digit > 128);
  const entry = [0, ...(first < 0 ? [] : digits.slice(first)), says & 127];
  const header = new DataView(new ArrayBuffer(48));
  header.setUint32(0, 0x774f4632);
  header.setUint32(4, 0x00010000);
  header.setUint32(8, 48 + entry.length + packed.length);
  header.setUint16(12, 1);
  header.setUint32(16, says);
  header.setUint32(20, packed.length);
  return joined(new Uint8Array(header.buffer), new Uint8Array(entry), packed);
}

const HOSTILE: readonly (readonly [name: string, file: Uint8Array<ArrayBuffer>, problem: string])[] = [
  ['nothing', new Uint8Array(), 'unknown-format'],
  [
    'an SVG picture',
    text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'unknown-format',
  ],
  ['a web page', text('<!doctype html><script>alert(1)</script>'), 'unknown-format'],
  ['a font behind a web page', joined(text('<!doctype html>\n'), FONT), 'unknown-format'],
  ['a web page behind a font', joined(FONT, text('<script>alert(1)</script>')), 'foreign-content'],
  ['a web page behind a WOFF2 font', joined(BOLD_WOFF2, text('<script></script>')), 'damaged'],
  ['a first version of WOFF', text('wOFF and so on'), 'unknown-format'],
  ['a collection', joined(text('ttcf'), new Uint8Array(40)), 'collection'],
  ['only the first bytes of a font', FONT.slice(0, 4), 'damaged'],
  ['half a font', FONT.slice(0, FONT.length / 2), 'damaged'],
  ['half a WOFF2 font', BOLD_WOFF2.slice(0, BOLD_WOFF2.length / 2), 'damaged'],
  ['a table larger than the file', u32At(FONT, 12 + 12, 0xff_ff_ff_ff), 'damaged'],
  ['tables that lie in one another', u32At(FONT, 12 + 16 + 8, 16), 'damaged'],
  ['65535 tables', joined(FONT.slice(0, 4), new Uint8Array([255, 255]), FONT.slice(6)), 'damaged'],
  ['no names', withTables(FONT, { name: () => undefined }), 'incomplete'],
  ['an empty name', withTables(FONT, { name: () => namesOf({ 0x409: '\u202E\u0007 ' }) }), 'incomplete'],
  ['no outlines', withTables(FONT, { glyf: () => undefined }), 'incomplete'],
  ['more glyphs than it has places for', withTables(FONT, { maxp: u16At(4, 60_000) }), 'damaged'],
  ['a head of another kind', withTables(FONT, { head: u16At(12, 0) }), 'damaged'],
  ['a licence against it', fsType(0x0002), 'restricted'],
  ['a licence for bitmaps only', fsType(0x0200), 'restricted'],
  ['a WOFF2 file that unpacks to more than it says', woff2Of(new Uint8Array(40 << 20), 1000), 'too-large'],
  ['a WOFF2 file that says it is large', woff2Of(new Uint8Array(1000), 200 << 20), 'too-large'],
  ['a WOFF2 file that unpacks to less than it says', woff2Of(new Uint8Array(10), 1000), 'damaged'],
  [
    'a WOFF2 file of nothing that can be unpacked',
    u32At(woff2Of(text('a table'), 7), 50, 0xff_ff_ff_ff),
    'damaged',
  ],
  ['a WOFF2 file with private data', u32At(BOLD_WOFF2, 44, 100), 'foreign-content'],
  ['a WOFF2 file that is no font inside', woff2Of(new Uint8Array(1000), 1000), 'damaged'],
];

describe('as a font', () => {
  let server: TestServer;
  let user: TestUser;
  beforeAll(async () => {
    server = await createTestServer(createSqlite);
    user = await server.addUser('张三');
  });
  afterAll(() => server.close());
  const upload = (body: Uint8Array<ArrayBuffer>) => server.call('font.upload', { as: user.session, body });

  it.each(HOSTILE)('%s is refused', async (_name, file, problem) => {
    const { status, refusal } = await upload(file);
    expect([status, refusal['problem']]).toEqual([422, problem]);
    expect((await server.call('font.list', { as: user.session })).data.total).toBe(0);
    server.wait(10_000);
  });

  it('a file with names of paths and of code is kept under text', async () => {
    for (const name of ['../../etc/passwd', 'a"; font-face { src: url(//evil) }', '<b>字</b>']) {
      const { data } = await upload(withTables(FONT, { name: () => namesOf({ 0x409: `\u202E${name}\0` }) }));
      expect(data.family).toBe(name);
      const file = await server.call('font.download', { as: user.session, params: { id: data.id } });
      expect(file.data.type).toBe('font/ttf');
    }
  });

  it('a file of more than 20 MB is refused, whether it says so or not, and one of nobody is not even read', async () => {
    const send = (headers: Record<string, string>, body: BodyInit) =>
      server.app.request('/api/font', { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
    const headers = { Authorization: `Bearer ${user.session}` };
    const large = new Uint8Array(FONT_LIMIT + 1);
    expect((await send({ ...headers, 'Content-Length': String(large.length) }, large)).status).toBe(413);
    let sent = 0;
    const endless = () =>
      new ReadableStream<Uint8Array>({
        pull(controller) {
          sent += 1 << 20;
          controller.enqueue(new Uint8Array(1 << 20));
        },
      });
    expect((await send(headers, endless())).status).toBe(413);
    expect(sent).toBeLessThan(FONT_LIMIT + (4 << 20));
    sent = 0;
    expect((await send({}, endless())).status).toBe(401);
    expect(sent).toBeLessThan(4 << 20);
  });

  it('files are looked at only so often a minute', async () => {
    server.wait(61_000);
    let status = 422;
    for (let count = 0; count < 61; count += 1) ({ status } = await upload(text('no font')));
    expect(status).toBe(429);
  });
});
