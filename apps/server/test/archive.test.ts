import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Body } from '@letu/client/contract';
import { fingerprintOf } from '@letu/kinds/archive';
import { newId } from '../src/ids.js';
import { describeDatabases } from './support/databases.js';
import { createTestServer, type TestServer } from './support/testServer.js';

type Graph = Body<'archive.restore'>['graphs'][number];

const BEGUN = Date.UTC(2024, 1, 3);
const CHANGED = Date.UTC(2025, 4, 6);

const graph = (changes: Partial<Graph> = {}): Graph => ({
  gid: newId(),
  type: 'MERMAID',
  title: '下单流程',
  source: 'graph TD',
  options: { theme: 'forest' },
  files: [],
  favourite: true,
  createdAt: BEGUN,
  updatedAt: CHANGED,
  ...changes,
});

describeDatabases('archives', (create) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer(create);
  });
  afterAll(() => server.close());

  const someone = async () => (await server.addUser('张三')).session;
  const restore = async (as: string, graphs: Graph[], repositoryId: string | null = null) =>
    (await server.call('archive.restore', { as, body: { repositoryId, graphs } })).data.graphs;
  const compare = async (as: string, graphs: Graph[]) => {
    const body = { graphs: graphs.map((one) => ({ gid: one.gid, fingerprint: fingerprintOf(one) })) };
    return (await server.call('archive.compare', { as, body })).data.graphs;
  };
  const show = async (as: string, gid: string) =>
    (await server.call('graph.show', { as, params: { gid } })).data;

  it('bring graphs back with their times, options, mark and repository, and not among those opened last', async () => {
    const as = await someone();
    const { data: repository } = await server.call('repository.create', { as, body: { name: '支付' } });
    const one = graph();
    expect(await restore(as, [one], repository.id)).toEqual([
      { gid: one.gid, result: 'made', reason: null, message: null },
    ]);
    const recent = await server.call('graph.list', { as, query: { scope: 'recent' } });
    expect(recent.data.items).toEqual([]);
    expect(await show(as, one.gid)).toMatchObject({ ...one, repositoryId: repository.id, revision: 1 });
    const { data: history } = await server.call('revision.list', { as, params: { gid: one.gid } });
    expect(history.items[0]?.createdAt).toBe(CHANGED);
  });

  it('read everything one owns, page after page, and nothing of the trash or of others', async () => {
    const [as, other] = [await someone(), await someone()];
    const graphs = Array.from({ length: 230 }, () => graph());
    await restore(as, graphs);
    await restore(other, [graph()]);
    const thrown = graphs.slice(0, 2).map(({ gid }) => gid);
    await server.call('graph.trash', { as, body: { gids: thrown } });
    const read: string[] = [];
    for (let after: string | null = ''; after !== null;) {
      const { data }: { data: { items: { gid: string }[]; total: number; next: string | null } } =
        await server.call('archive.read', { as, query: { after } });
      expect(data.total).toBe(228);
      read.push(...data.items.map(({ gid }) => gid));
      after = data.next;
    }
    expect(read).toEqual(
      graphs
        .slice(2)
        .map(({ gid }) => gid)
        .toSorted(),
    );
  });

  it('tell what is new, the same, changed, in the trash or of another, and change nothing', async () => {
    const [as, other] = [await someone(), await someone()];
    const [fresh, same, changed, trashed, taken] = [graph(), graph(), graph(), graph(), graph()];
    await restore(as, [same, changed, trashed]);
    await restore(other, [taken]);
    await server.call('graph.trash', { as, body: { gids: [trashed.gid] } });
    const asked = [fresh, same, { ...changed, source: 'graph LR' }, trashed, taken];
    expect((await compare(as, asked)).map(({ state }) => state)).toEqual([
      'new',
      'same',
      'changed',
      'trashed',
      'taken',
    ]);
    expect((await show(as, changed.gid)).source).toBe('graph TD');
  });

  it('overwrite nothing unless the latest revision is named, which then stays in the history', async () => {
    const as = await someone();
    const [before, after] = [graph(), graph({ source: 'graph LR' })];
    const newer = { ...after, gid: before.gid };
    await restore(as, [before]);
    await restore(as, [newer]);
    expect((await show(as, before.gid)).source).toBe('graph TD');
    expect(await restore(as, [{ ...newer, onto: 7 }])).toMatchObject([
      { result: 'refused', reason: 'revision-conflict' },
    ]);
    expect(await restore(as, [{ ...newer, onto: 1 }])).toMatchObject([{ result: 'replaced' }]);
    expect(await show(as, before.gid)).toMatchObject({ source: 'graph LR', revision: 2 });
    const params = { gid: before.gid, number: 1 };
    expect((await server.call('revision.show', { as, params })).data.source).toBe('graph TD');
  });

  it('leave out what is refused, and say why of each', async () => {
    const [as, other] = [await someone(), await someone()];
    const [fine, taken] = [graph(), graph()];
    await restore(other, [taken]);
    const lacking = graph({ files: ['a'.repeat(64)] });
    const large = graph({ type: 'TEXT', source: 'x'.repeat((1 << 20) + 1) });
    expect((await restore(as, [lacking, fine, large, taken])).map(({ reason }) => reason)).toEqual([
      'file-missing',
      null,
      'body-too-large',
      'bad-request',
    ]);
    expect((await show(other, taken.gid)).source).toBe('graph TD');
  });

  it('graphs made before they came here keep their times, unless those lie ahead', async () => {
    const as = await someone();
    const body = { type: 'TEXT', title: '图', source: 'a', createdAt: BEGUN, updatedAt: CHANGED };
    const { data: old } = await server.call('graph.create', { as, body });
    expect(old).toMatchObject({ createdAt: BEGUN, updatedAt: CHANGED });
    const ahead = Date.now() + 10 ** 9;
    const { data } = await server.call('graph.create', { as, body: { ...body, updatedAt: ahead } });
    expect(data.updatedAt).toBeLessThan(ahead);
  });
});
