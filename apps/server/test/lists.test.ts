import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Query } from '@letu/client/contract';
import { describeDatabases } from './support/databases.js';
import { createTestServer, type TestServer } from './support/testServer.js';

const TITLES = [
  '权限设计',
  '权 限',
  '组织结构 Org',
  'ORG Chart',
  '100%_真的',
  '100 真的',
  'Ｆｕｌｌ宽',
  '权限',
  'a',
  'B',
  'c',
];

describeDatabases('lists', (create) => {
  let server: TestServer;
  let as: string;
  beforeAll(async () => {
    server = await createTestServer(create);
    as = (await server.addUser('张三')).session;
    for (const title of TITLES) {
      const type = title.length % 2 === 0 ? 'MERMAID' : 'TEXT';
      await server.call('graph.create', { as, body: { type, title, source: '' } });
      server.wait(1000);
    }
  });
  afterAll(() => server.close());

  const list = async (query: Query<'graph.list'>) => (await server.call('graph.list', { as, query })).data;
  const titles = async (query: Query<'graph.list'>) => (await list(query)).items.map(({ title }) => title);
  const newestFirst = TITLES.toReversed();

  it('come in pages with their total', async () => {
    const [first, last] = [await list({ size: 4 }), await list({ page: 3, size: 4 })];
    expect(first).toMatchObject({ page: 1, size: 4, total: TITLES.length });
    expect(first.items.map(({ title }) => title)).toEqual(newestFirst.slice(0, 4));
    expect(last.items.map(({ title }) => title)).toEqual(newestFirst.slice(8));
    expect(last.next).toBeNull();
    expect(await list({ page: 9, size: 4 })).toMatchObject({ items: [], total: TITLES.length });
  });

  it.each(['updatedAt', 'createdAt', 'title', 'openedAt'] as const)(
    'go on by key, sorted by %s, without leaving out or repeating any',
    async (sort) => {
      for (const order of ['asc', 'desc'] as const) {
        const whole = await titles({ sort, order, size: 100 });
        const seen: string[] = [];
        let after: string | null = '';
        while (after !== null) {
          const part: Awaited<ReturnType<typeof list>> = await list({ sort, order, size: 3, after });
          expect(part).not.toHaveProperty('total');
          seen.push(...part.items.map(({ title }) => title));
          after = part.next;
        }
        expect(seen).toEqual(whole);
        expect(seen).toHaveLength(TITLES.length);
      }
    },
  );

  it('go on behind the last row seen when others come in before it', async () => {
    const { next, items } = await list({ sort: 'createdAt', size: 3, after: '' });
    const body = { type: 'TEXT', title: '插队', source: '' };
    const { data } = await server.call('graph.create', { as, body });
    const rest = await list({ sort: 'createdAt', size: 100, after: next ?? '' });
    expect(rest.items.map(({ title }) => title)).toEqual(newestFirst.slice(items.length));
    await server.call('graph.trash', { as, body: { gids: [data.gid] } });
  });

  it('find part of a title, in Chinese and whatever its case or width', async () => {
    expect(await titles({ q: '权限' })).toEqual(['权限', '权限设计']);
    expect(await titles({ q: '限设' })).toEqual(['权限设计']);
    expect(await titles({ q: 'org' })).toEqual(['ORG Chart', '组织结构 Org']);
    expect(await titles({ q: 'full' })).toEqual(['Ｆｕｌｌ宽']);
    expect(await titles({ q: '0%_' })).toEqual(['100%_真的']);
    expect(await titles({ q: '\\' })).toEqual([]);
    expect(await titles({ q: "' or 1=1 --" })).toEqual([]);
  });

  it('are filtered by type', async () => {
    const found = (await list({ type: 'TEXT', size: 100 })).items;
    expect(found.every(({ type }) => type === 'TEXT')).toBe(true);
    expect(found).toHaveLength(TITLES.filter((title) => title.length % 2 === 1).length);
  });

  it('refuse a key that is none of theirs', async () => {
    const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    for (const after of [
      'x',
      forged(['1', 'b']),
      forged([{}, 'b']),
      forged([1]),
      forged([1, 2]),
      forged(null),
    ]) {
      const { status, refusal } = await server.call('graph.list', { as, query: { after } });
      expect([status, refusal]).toEqual([400, { reason: 'bad-request', fields: ['after'] }]);
    }
  });

  it('show the favourites, and what was opened last', async () => {
    const [first, second] = (await list({ sort: 'createdAt', order: 'asc' })).items;
    const params = { gid: first?.gid ?? '' };
    await server.call('graph.favour', { as, params, body: { favourite: true } });
    expect(await titles({ scope: 'favourite' })).toEqual([first?.title]);
    await server.call('graph.favour', { as, params, body: { favourite: false } });
    expect(await titles({ scope: 'favourite' })).toEqual([]);
    server.wait(120_000);
    await server.call('graph.show', { as, params: { gid: second?.gid ?? '' } });
    expect((await titles({ scope: 'recent' }))[0]).toBe(second?.title);
  });
});
