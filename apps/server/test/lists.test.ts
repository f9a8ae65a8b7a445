import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Query } from '@letu/client/contract';
import { describeDatabases } from './support/databases.js';
import { newId } from '../src/ids.js';
import { fillSearch } from '../src/search/fillSearch.js';
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

  it("hold what is shared twice once, in pages across what is one's own and what is not", async () => {
    const [mine, theirs] = [await server.addUser('林晓'), await server.addUser('周明')];
    const draw = async ({ session }: typeof mine, title: string, repositoryId?: string) => {
      server.wait(1000);
      const body = { type: 'TEXT', title, source: '', ...(repositoryId ? { repositoryId } : {}) };
      return (await server.call('graph.create', { as: session, body })).data.gid;
    };
    const share = async (on: 'graph' | 'repository', id: string) => {
      const call = { as: theirs.session, params: { id }, body: { role: 'viewer' as const } };
      const { data } = await server.call(`${on}.invite`, call);
      await server.call('invitation.accept', { as: mine.session, params: { token: data.token } });
    };
    const repository = await server.call('repository.create', { as: theirs.session, body: { name: '门店' } });
    await draw(mine, '甲');
    const inShared = await draw(theirs, '乙', repository.data.id);
    const alone = await draw(theirs, '丙');
    await draw(mine, '丁');
    await draw(theirs, '戊');
    await share('repository', repository.data.id);
    await share('graph', inShared);
    await share('graph', alone);
    const page = async (query: Query<'graph.list'>) => {
      const { items, total } = (await server.call('graph.list', { as: mine.session, query })).data;
      return { titles: items.map(({ title }) => title), total };
    };
    expect(await page({ size: 2 })).toEqual({ titles: ['丁', '丙'], total: 4 });
    expect(await page({ size: 2, page: 2 })).toEqual({ titles: ['乙', '甲'], total: 4 });
    expect(await page({ sort: 'title' })).toMatchObject({ total: 4 });
    expect(await page({ scope: 'shared', order: 'asc' })).toEqual({ titles: ['乙', '丙'], total: 2 });
    expect(await page({ scope: 'owned' })).toEqual({ titles: ['丁', '甲'], total: 2 });
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
    expect(await titles({ q: '00%_' })).toEqual(['100 真的', '100%_真的']);
    expect(await titles({ q: '限' })).toEqual(['权限', '权 限', '权限设计']);
    expect(await titles({ q: '\\' })).toEqual([]);
    expect(await titles({ q: "' or 1=1 --" })).toEqual([]);
  });

  it('find titles by Pinyin and its initials', async () => {
    expect(await titles({ q: 'zuzhi' })).toEqual(['组织结构 Org']);
    expect(await titles({ q: 'jiegou' })).toEqual(['组织结构 Org']);
    expect(await titles({ q: 'qxsj' })).toEqual(['权限设计']);
    expect(await titles({ q: 'XSJ' })).toEqual(['权限设计']);
  });

  it('find the text of diagrams, as it was saved last, where it may be seen', async () => {
    const other = (await server.addUser('李四')).session;
    const drawing = JSON.stringify({ elements: [{ type: 'rectangle', text: '审批' }] });
    const made = await server.call('graph.create', {
      as: other,
      body: { type: 'MERMAID', title: '他人', source: 'graph TD\n  a[用户登录] --> orderService' },
    });
    await server.call('graph.create', {
      as: other,
      body: { type: 'excalidraw', title: '白板', source: drawing },
    });
    const found = async (q: string, by = other) =>
      (await server.call('graph.list', { as: by, query: { q } })).data.items.map(({ title }) => title);
    expect(await found('登录')).toEqual(['他人']);
    expect(await found('录 service')).toEqual(['他人']);
    expect(await found('批')).toEqual(['白板']);
    expect(await found('rectangle')).toEqual([]);
    expect(await found('登录', as)).toEqual([]);

    const { gid, revision } = made.data;
    await server.call('graph.save', {
      as: other,
      params: { gid },
      revision,
      body: { title: '他人', source: 'graph TD\n  a[结账]', options: {}, files: [] },
    });
    expect(await found('登录')).toEqual([]);
    expect(await found('结账')).toEqual(['他人']);

    await server.call('graph.trash', { as: other, body: { gids: [gid] } });
    expect(await found('结账')).toEqual([]);
    const trashed = await server.call('trash.list', { as: other, query: { q: '结账' } });
    expect(trashed.data.items.map(({ title }) => title)).toEqual(['他人']);
  });

  it('find signs that stand together as they were asked for, and not their pairs apart', async () => {
    const by = (await server.addUser('孙七')).session;
    const add = (title: string, source: string) =>
      server.call('graph.create', { as: by, body: { type: 'MERMAID', title, source } });
    await add('甲', 'graph TD\n  a[用户登录系统]');
    await add('乙', 'graph TD\n  a[登录] --> b[录系] --> c[系统]');
    await add('登录系统', 'graph TD');
    const found = async (q: string) => {
      const { data } = await server.call('graph.list', { as: by, query: { q } });
      return data.items.map(({ title }) => title).toSorted();
    };
    expect(await found('登录')).toEqual(['乙', '甲', '登录系统'].toSorted());
    expect(await found('登录系统')).toEqual(['甲', '登录系统'].toSorted());
    expect(await found('用户登录系统')).toEqual(['甲']);
    expect(await found('系统 登录系')).toEqual(['甲', '登录系统'].toSorted());
  });

  it(
    'find signs that stand together behind a thousand graphs where they stand apart',
    { tags: 'long' },
    async () => {
      const by = (await server.addUser('周八')).session;
      const add = (title: string) =>
        server.call('graph.create', { as: by, body: { type: 'TEXT', title, source: '' } });
      await add('订单审批');
      const apart = [(await add('订单 单审 审批')).data.gid];
      while (apart.length <= 1000) {
        const body = { gids: apart.slice(0, 500) };
        const { data } = await server.call('graph.copy', { as: by, body });
        apart.push(...data.items.map(({ gid }) => gid));
      }
      const { data } = await server.call('graph.list', { as: by, query: { q: '订单审批' } });
      expect(data.items.map(({ title }) => title)).toEqual(['订单审批']);
    },
  );

  it('find what is shared by name, and what an earlier version has stored', async () => {
    const [owner, friend] = [await server.addUser('王五'), await server.addUser('赵六')];
    const { data } = await server.call('graph.create', {
      as: owner.session,
      body: { type: 'TEXT', title: '交接', source: '@startuml\n库存 -> 仓储\n@enduml' },
    });
    const { db } = server.services.database;
    const id = newId();
    const grant = { userId: friend.id, role: 1, createdAt: 0, graphId: data.gid, repositoryId: null };
    await db
      .insertInto('accessGrant')
      .values({ id, ...grant })
      .execute();
    await db.updateTable('graph').set({ searchTerms: null }).where('id', '=', data.gid).execute();
    const found = async () =>
      (await server.call('graph.list', { as: friend.session, query: { q: '库存', scope: 'shared' } })).data
        .total;
    await fillSearch(db);
    expect(await found()).toBe(1);
    await db.deleteFrom('accessGrant').where('id', '=', id).execute();
    expect(await found()).toBe(0);
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
