import { afterAll, beforeAll, expect, it } from 'vitest';
import { examplesIn, templatesOf } from '@letu/core';
import { kinds } from '@letu/kinds';
import type { Query } from '@letu/client/contract';
import { describeDatabases } from './support/databases.js';
import { createTestServer, type TestServer, type TestUser } from './support/testServer.js';

const ENGLISH = { 'Accept-Language': 'en' };

describeDatabases('templates', (create) => {
  let server: TestServer;
  let user: TestUser;
  let other: TestUser;
  beforeAll(async () => {
    server = await createTestServer(create);
    [user, other] = [await server.addUser('张三'), await server.addUser('李四')];
  });
  afterAll(() => server.close());

  const list = async (query: Query<'template.list'> = {}, as = user.session, headers = {}) =>
    (await server.call('template.list', { as, query, headers })).data;
  /** Reads a list to its end. */
  const listAll = async (query: Query<'template.list'> = {}, headers = {}) => {
    const items: Awaited<ReturnType<typeof list>>['items'] = [];
    for (let page = 1; ; page++) {
      const part = await list({ ...query, page, size: 100 }, user.session, headers);
      items.push(...part.items);
      if (items.length >= (part.total ?? 0)) return { items, total: part.total };
    }
  };
  const addGraph = async (title: string, thumbnail?: string) => {
    const as = user.session;
    const body = { type: 'graphviz', title, source: `digraph { ${title} }` };
    const { gid } = (await server.call('graph.create', { as, body })).data;
    if (thumbnail !== undefined)
      await server.call('graph.save', { as, params: { gid }, revision: 1, body: { thumbnail } });
    return gid;
  };

  it('come with the product: every sample of every kind that is in the language of the caller', async () => {
    const definitions = await Promise.all(kinds.map((kind) => kind.loadKind()));
    const samples = await Promise.all(
      definitions.map(async (definition) =>
        examplesIn(await templatesOf(definition), 'en-US').map(({ id, title, description, subject }) => ({
          id: `${definition.kind}.${id}`,
          type: definition.type,
          title: title['en-US'],
          description: description?.['en-US'] ?? '',
          subject,
        })),
      ),
    );
    const expected = samples.flat();
    const { items, total } = await listAll({}, ENGLISH);
    expect(
      items.map(({ id, type, title, description, subject }) => ({ id, type, title, description, subject })),
    ).toEqual(expected);
    expect(total).toBe(expected.length);
    expect(items[0]).toMatchObject({ owner: null, role: 'viewer', createdAt: null, updatedAt: null });
    expect((await list({ q: '甘特' })).items.map(({ id }) => id)).toEqual([
      'mermaid.gantt',
      'mermaid.release-plan',
    ]);
    expect((await list({ q: 'GANTT' })).items.map(({ title }) => title)).toEqual([
      '甘特图：项目排期',
      '甘特图：新版本发布',
    ]);
    const { data } = await server.call('template.show', { as: user.session, params: { id: 'd2.rbac' } });
    expect(data.source).toBe(definitions.find(({ kind }) => kind === 'd2')?.examples[2]?.source);
  });

  it('that come with the product are drawn, and changed by nobody', { tags: 'long' }, async () => {
    const params = { id: 'graphviz.order' };
    const { data } = await server.call('template.thumbnail', { as: user.session, params });
    expect(data.svg).toContain('<svg');
    const owner = await server.addUser('站长', { siteRole: 'owner' });
    for (const as of [user.session, owner.session]) {
      const changed = await server.call('template.update', { as, params, body: { title: '改' } });
      expect([changed.status, (await server.call('template.delete', { as, params })).status]).toEqual([
        403, 403,
      ]);
    }
    const unknown = await server.call('template.show', { as: user.session, params: { id: 'd2.nothing' } });
    expect(unknown.status).toBe(404);
  });

  it('are made from a graph as it is, with its picture, and stay when the graph is gone', async () => {
    const as = user.session;
    const gid = await addGraph('值班', '<svg/>');
    const body = { subject: 'organisation', description: '每周轮换' } as const;
    const { data } = await server.call('template.create', { as, params: { gid }, body });
    expect(data).toMatchObject({
      type: 'graphviz',
      title: '值班',
      role: 'owner',
      visibility: 'private',
      ...body,
    });
    await server.call('graph.trash', { as, body: { gids: [gid] } });
    await server.call('trash.empty', { as });
    const params = { id: data.id };
    expect((await server.call('template.thumbnail', { as, params })).data).toEqual({ svg: '<svg/>' });
    expect((await list({ from: 'me', q: '轮换' })).items.map(({ id }) => id)).toEqual([data.id]);
  });

  it('become graphs of whoever uses them', async () => {
    const as = other.session;
    const params = { id: 'mermaid.er' };
    const { data } = await server.call('template.use', { as, params });
    expect(data).toMatchObject({
      type: 'MERMAID',
      title: '实体关系图：角色权限',
      role: 'owner',
      revision: 1,
    });
    expect(data.source).toContain('erDiagram');
    const named = await server.call('template.use', { as, params, body: { title: '我的' } });
    expect(named.data.title).toBe('我的');
    const foreign = (await server.call('repository.create', { as: user.session, body: { name: '仓库' } }))
      .data;
    const refused = await server.call('template.use', { as, params, body: { repositoryId: foreign.id } });
    expect(refused.status).toBe(404);
  });

  it('are seen by others once their owner says so, and changed by their owner alone', async () => {
    const as = user.session;
    const gid = await addGraph('共用');
    const { id } = (await server.call('template.create', { as, params: { gid }, body: { subject: 'data' } }))
      .data;
    const params = { id };
    const seen = async () => (await list({ from: 'others' }, other.session)).items.map((item) => item.id);
    expect(await seen()).toEqual([]);
    const shared = await server.call('template.update', {
      as,
      params,
      body: { visibility: 'site', title: '公用' },
    });
    expect(shared.data).toMatchObject({ title: '公用', subject: 'data', visibility: 'site' });
    expect(await seen()).toEqual([id]);
    const theirs = { as: other.session, params };
    expect((await server.call('template.show', theirs)).data).toMatchObject({
      role: 'viewer',
      title: '公用',
    });
    expect((await server.call('template.use', theirs)).data.source).toContain('共用');
    expect((await server.call('template.update', { ...theirs, body: { title: '抢' } })).status).toBe(403);
    expect((await server.call('template.delete', theirs)).status).toBe(403);
    expect((await server.call('template.delete', { as, params })).status).toBe(200);
    expect((await server.call('template.show', theirs)).status).toBe(404);
  });

  it('are listed by key without leaving out or repeating any, whoever made them', async () => {
    for (const sort of ['updatedAt', 'title'] as const) {
      for (const order of ['asc', 'desc'] as const) {
        const whole = (await listAll({ sort, order })).items.map(({ id }) => id);
        const seen: string[] = [];
        let after: string | null = '';
        while (after !== null) {
          const part: Awaited<ReturnType<typeof list>> = await list({ sort, order, size: 7, after });
          seen.push(...part.items.map(({ id }) => id));
          after = part.next;
        }
        expect(seen).toEqual(whole);
      }
    }
    const { items } = await list({ type: 'graphviz', subject: 'data', size: 100 });
    expect(items.map(({ id }) => id)).toEqual(['graphviz.database']);
    expect((await list({ size: 100 })).items[0]?.owner?.name).toBe('张三');
  });
});
