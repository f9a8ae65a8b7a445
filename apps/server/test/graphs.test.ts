import type { Body } from '@letu/client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeDatabases } from './support/databases.js';
import { createTestServer, type TestServer, type TestUser } from './support/testServer.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describeDatabases('a graph', (create) => {
  let server: TestServer;
  let owner: TestUser;
  let as: string;
  beforeAll(async () => {
    server = await createTestServer(create);
    owner = await server.addUser('张三');
    as = owner.session;
  });
  afterAll(() => server.close());

  const add = async (title = '图', source = 'a') => {
    const { data } = await server.call('graph.create', { as, body: { type: 'MERMAID', title, source } });
    return data.gid;
  };
  const show = (gid: string) => server.call('graph.show', { as, params: { gid } });
  const save = (
    gid: string,
    revision: number,
    body: Body<'graph.save'>,
    headers: Record<string, string> = {},
  ) => server.call('graph.save', { as, params: { gid }, revision, body, headers });
  const history = async (gid: string, of?: number) => {
    const query = of === undefined ? {} : { of: String(of) };
    return (await server.call('revision.list', { as, params: { gid }, query })).data.items;
  };
  const sourceAt = async (gid: string, number: number) =>
    (await server.call('revision.show', { as, params: { gid, number } })).data.source;

  it('is stored as it was written', async () => {
    const source = 'flowchart LR\n  甲["👩‍👩‍👧"] --> 乙\t\\ \' " % \u2028\r\n';
    const gid = await add('权限 BIGINT::12', source);
    const { data } = await show(gid);
    expect(data).toMatchObject({
      gid,
      type: 'MERMAID',
      title: '权限 BIGINT::12',
      source,
      revision: 1,
      role: 'owner',
    });
    expect(data.owner).toEqual({ id: owner.id, name: '张三', image: null });
  });

  it('is copied with its content and its picture, beside it where one may write', async () => {
    const friend = await server.addUser('李四');
    const { data: repository } = await server.call('repository.create', { as, body: { name: '共用' } });
    const gid = await add('订单', 'a-->b');
    await server.call('graph.move', { as, body: { gids: [gid], repositoryId: repository.id } });
    await save(gid, 1, { thumbnail: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
    const { data: invitation } = await server.call('repository.invite', {
      as,
      params: { id: repository.id },
      body: { role: 'viewer' },
    });
    await server.call('invitation.accept', { as: friend.session, params: { token: invitation.token } });
    const copy = async (session: string) =>
      (await server.call('graph.copy', { as: session, body: { gids: [gid, gid] } })).data.items;
    const mine = await copy(as);
    expect(mine).toMatchObject([
      { title: '订单 副本', repositoryId: repository.id, role: 'owner', revision: 1 },
    ]);
    const theirs = await copy(friend.session);
    expect(theirs).toMatchObject([{ repositoryId: null, role: 'owner', owner: { id: friend.id } }]);
    for (const [session, { gid: id = '' } = {}] of [
      [as, mine[0]],
      [friend.session, theirs[0]],
    ] as const) {
      const shown = await server.call('graph.show', { as: session, params: { gid: id } });
      expect(shown.data.source).toBe('a-->b');
      const { data } = await server.call('graph.thumbnail', { as: session, params: { gid: id } });
      expect(data.svg).toContain('<svg');
    }
  });

  it('that was made by copying another, or from a template, is not among those opened last until it is', async () => {
    const someone = (await server.addUser('孙七')).session;
    const made = { type: 'MERMAID', title: '原图', source: 'a' };
    const { gid } = (await server.call('graph.create', { as: someone, body: made })).data;
    const copied = await server.call('graph.copy', { as: someone, body: { gids: [gid] } });
    const used = await server.call('template.use', {
      as: someone,
      params: { id: 'mermaid.er' },
      body: { repositoryId: null },
    });
    const recent = async () => {
      const { data } = await server.call('graph.list', { as: someone, query: { scope: 'recent' } });
      return data.items.map((graph) => graph.gid);
    };
    expect(await recent()).toEqual([gid]);
    server.wait(MINUTE);
    const copy = copied.data.items[0]?.gid ?? '';
    await server.call('graph.show', { as: someone, params: { gid: copy } });
    expect(await recent()).toEqual([copy, gid]);
    expect(used.data.openedAt).toBeNull();
  });

  it('is told of without being opened', async () => {
    const gid = await add('没看过');
    const friend = await server.addUser('王五');
    const { data: invitation } = await server.call('graph.invite', {
      as,
      params: { id: gid },
      body: { role: 'viewer' },
    });
    await server.call('invitation.accept', { as: friend.session, params: { token: invitation.token } });
    const { data } = await server.call('graph.summary', { as: friend.session, params: { gid } });
    expect(data).toMatchObject({ title: '没看过', role: 'viewer', openedAt: null });
    const content = await server.call('graph.content', { as: friend.session, params: { gid } });
    expect(content.data).toMatchObject({ source: expect.any(String), files: [] });
    const again = await server.call('graph.summary', { as: friend.session, params: { gid } });
    expect(again.data.openedAt).toBeNull();
  });

  it('says who else has it before them, and who of them edits it, to those who say that they have', async () => {
    const repository = await server.call('repository.create', {
      as,
      body: { name: '公开', visibility: 'site' },
    });
    const gid = await add('同看');
    await server.call('graph.move', { as, body: { gids: [gid], repositoryId: repository.data.id } });
    const [friend, stranger] = [await server.addUser('王五'), await server.addUser('赵六')];
    const { data: invitation } = await server.call('graph.invite', {
      as,
      params: { id: gid },
      body: { role: 'editor' },
    });
    await server.call('invitation.accept', { as: friend.session, params: { token: invitation.token } });
    const othersOf = async (session: string) => {
      const about = { as: session, params: { gid }, query: { present: 'yes' } } as const;
      return (await server.call('graph.summary', about)).data.others;
    };
    const [wang, zhang] = [friend, owner].map(({ id }, index) => ({
      id,
      name: ['王五', '张三'][index],
      image: null,
    }));
    expect(await othersOf(as)).toEqual([]);
    // One's own other page is nobody else.
    expect(await othersOf(as)).toEqual([]);
    expect(await othersOf(friend.session)).toEqual([{ person: zhang, editing: false }]);
    const asked = await server.call('graph.summary', { as: stranger.session, params: { gid } });
    expect(asked.data.others).toBeUndefined();
    expect(await othersOf(as)).toEqual([{ person: wang, editing: false }]);
    const saving = { as: friend.session, params: { gid }, revision: 1, body: { source: 'b' } };
    await server.call('graph.save', saving);
    expect(await othersOf(stranger.session)).toHaveLength(2);
    expect(await othersOf(as)).toEqual([
      { person: wang, editing: true },
      { person: null, editing: false },
    ]);
    server.wait(30_000);
    expect(await othersOf(as)).toEqual([]);
    expect(
      (await server.call('graph.list', { as: friend.session, query: { scope: 'recent' } })).data.items,
    ).toEqual([]);
  });

  it('gets a revision for each save that changes it', async () => {
    const gid = await add();
    expect((await save(gid, 1, { source: 'b' })).data.revision).toBe(2);
    expect((await save(gid, 2, { source: 'b' })).data.revision).toBe(2);
    expect((await save(gid, 2, { title: '新标题' })).data).toMatchObject({ revision: 3, title: '新标题' });
    expect((await show(gid)).data).toMatchObject({ source: 'b', title: '新标题', revision: 3 });
  });

  it('is drawn with what was chosen for it, which is saved, kept in its history and gone back to like its text', async () => {
    const gid = await add();
    const options = { theme: 'forest', seed: 7, htmlLabels: true };
    expect((await show(gid)).data.options).toEqual({});
    expect((await save(gid, 1, { options, kind: 'named', message: '森林' })).data.revision).toBe(2);
    const turned = { htmlLabels: true, seed: 7, theme: 'forest' };
    expect((await save(gid, 2, { options: turned })).data.revision).toBe(2);
    expect((await save(gid, 2, { source: 'b' })).data.revision).toBe(3);
    expect((await show(gid)).data).toMatchObject({ source: 'b', options, revision: 3 });
    await save(gid, 3, { options: {} });
    const stale = await save(gid, 3, { options: { theme: 'dark' } });
    expect([stale.status, stale.refusal['mine']]).toEqual([409, { options: { theme: 'dark' } }]);
    const at = async (number: number) =>
      (await server.call('revision.show', { as, params: { gid, number } })).data.options;
    expect([await at(1), await at(2), await at(3), await at(4)]).toEqual([{}, options, options, {}]);
    await server.call('revision.restore', { as, params: { gid, number: 2 }, revision: 4 });
    expect((await show(gid)).data).toMatchObject({ source: 'a', options });
  });

  it('takes no options that are none', async () => {
    const gid = await add();
    const many = Object.fromEntries(Array.from({ length: 65 }, (_, index) => [`o${index}`, index]));
    for (const options of [{ theme: { deep: 1 } }, { 'a b': 1 }, { text: 'x'.repeat(201) }, many]) {
      expect((await save(gid, 1, { options: options as never })).status).toBe(400);
    }
  });

  it('answers a save of an older revision with both versions, and changes nothing', async () => {
    const gid = await add('图', 'first');
    await save(gid, 1, { source: 'theirs' });
    const late = await save(gid, 1, { source: 'mine' });
    expect(late).toMatchObject({ status: 409, code: 409, message: '别处已经保存过更新的版本。' });
    expect(late.refusal).toMatchObject({
      reason: 'revision-conflict',
      mine: { source: 'mine' },
      theirs: { source: 'theirs', revision: 2 },
    });
    expect((await show(gid)).data.source).toBe('theirs');
  });

  it('refuses a save that names no revision', async () => {
    const gid = await add();
    const sent = await server.call('graph.save', { as, params: { gid }, body: { source: 'b' } });
    expect(sent.status).toBe(428);
  });

  it('takes a save that comes twice for one', async () => {
    const gid = await add();
    const key = { 'Idempotency-Key': `save-${gid}` };
    const first = await save(gid, 1, { source: 'b' }, key);
    await save(gid, 2, { source: 'c' });
    expect(await save(gid, 1, { source: 'b' }, key)).toEqual(first);
    expect((await show(gid)).data).toMatchObject({ source: 'c', revision: 3 });
    const other = await save(gid, 1, { source: 'something else' }, key);
    expect(other.refusal.reason).toBe('idempotency-key-reused');
  });

  it('takes saves that come twice at once for one, and lets of different ones only one in', async () => {
    const gid = await add();
    const key = { 'Idempotency-Key': `twice-${gid}` };
    const twins = await Promise.all([1, 2, 3].map(() => save(gid, 1, { source: 'b' }, key)));
    expect(twins.map(({ data }) => data.revision)).toEqual([2, 2, 2]);
    const rivals = await Promise.all(['c', 'd', 'e', 'f'].map((source) => save(gid, 2, { source })));
    expect(rivals.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect((await show(gid)).data.revision).toBe(3);
  });

  it('makes one graph of a creation that is sent again', async () => {
    const body = { type: 'TEXT', title: '一次', source: '' };
    const headers = { 'Idempotency-Key': 'create once' };
    expect((await server.call('graph.create', { as, body, headers })).status).toBe(400);
    headers['Idempotency-Key'] = 'create-once';
    const [first, second] = [
      await server.call('graph.create', { as, body, headers }),
      await server.call('graph.create', { as, body, headers }),
    ];
    expect(second.data.gid).toBe(first.data.gid);
  });

  it('is made once under an id of its maker, and under none that is taken', async () => {
    const body = { gid: '01k0z9t6w3h5x7r2q4m8n6b1cd', type: 'TEXT', title: '甲', source: 'a' };
    const first = await server.call('graph.create', { as, body });
    expect(first.data).toMatchObject({ gid: body.gid, revision: 1 });
    const again = await server.call('graph.create', { as, body: { ...body, source: 'b' } });
    expect(again.data).toMatchObject({ gid: body.gid, revision: 1, source: 'a' });
    const { session } = await server.addUser('另一人');
    const taken = await server.call('graph.create', { as: session, body });
    expect(taken).toMatchObject({ status: 400, refusal: { fields: ['gid'] } });
    const wrong = await server.call('graph.create', { as, body: { ...body, gid: '../a' } });
    expect(wrong.status).toBe(400);
  });

  it('shows the automatic saves of a minute as one revision, and keeps every one of them', async () => {
    // From the beginning of a minute, all of them have time.
    server.wait(MINUTE - (server.services.clock() % MINUTE));
    const gid = await add('图', '');
    const states = [
      '甲',
      '甲乙',
      '甲👩乙',
      '甲👨乙',
      '',
      'x'.repeat(3000),
      `${'x'.repeat(1500)}中${'x'.repeat(1500)}`,
    ];
    for (const [index, source] of states.entries()) await save(gid, index + 1, { source });
    const last = states.length + 1;
    server.wait(2 * MINUTE);
    await save(gid, last, { source: 'later' });
    const shown = await history(gid);
    expect(shown.map(({ number, saves }) => ({ number, saves }))).toEqual([
      { number: last + 1, saves: 1 },
      { number: last, saves: last },
    ]);
    for (const [index, source] of states.entries()) expect(await sourceAt(gid, index + 2)).toBe(source);
    expect(await sourceAt(gid, 1)).toBe('');
    expect((await history(gid, last)).map(({ number }) => number)).toEqual(
      Array.from({ length: last }, (_, index) => last - index),
    );
  });

  it('keeps named saves and those of others apart', async () => {
    const gid = await add();
    await save(gid, 1, { source: 'b', kind: 'named', message: '第一稿' });
    await save(gid, 2, { source: 'c' });
    await server.call('revision.name', { as, params: { gid, number: 3 }, body: { message: '第二稿' } });
    await save(gid, 3, { source: 'd' });
    const shown = await history(gid);
    expect(shown.map(({ number, kind, message }) => [number, kind, message])).toEqual([
      [4, 'auto', ''],
      [3, 'named', '第二稿'],
      [2, 'named', '第一稿'],
      [1, 'auto', ''],
    ]);
    expect(shown[0]?.author).toMatchObject({ name: '张三' });
  });

  it('goes back to an earlier revision by a new one, under the name that it has now', async () => {
    const gid = await add('旧', 'old');
    await save(gid, 1, { title: '新', source: 'new' });
    const params = { gid, number: 1 };
    const late = await server.call('revision.restore', { as, params, revision: 1 });
    expect(late.status).toBe(409);
    const { data } = await server.call('revision.restore', { as, params, revision: 2 });
    expect(data.revision).toBe(3);
    expect((await show(gid)).data).toMatchObject({ title: '新', source: 'old', revision: 3 });
    expect((await history(gid))[0]).toMatchObject({ kind: 'restore', message: '#1' });
    expect(await sourceAt(gid, 2)).toBe('new');
    expect((await server.call('revision.show', { as, params: { gid, number: 9 } })).status).toBe(404);
  });

  it('keeps a small picture, which is no revision', async () => {
    const gid = await add();
    const thumbnail = async () => (await server.call('graph.thumbnail', { as, params: { gid } })).data.svg;
    expect(await thumbnail()).toBeNull();
    const body = { thumbnail: '<svg/>' };
    const saved = await server.call('graph.save', { as, params: { gid }, revision: 1, body });
    expect(saved.data.revision).toBe(1);
    expect(await thumbnail()).toBe('<svg/>');
  });

  it('takes no picture of what it was before', async () => {
    const gid = await add();
    await save(gid, 1, { source: 'b' });
    const body = { thumbnail: '<svg>a</svg>' };
    const late = await server.call('graph.save', { as, params: { gid }, revision: 1, body });
    expect(late.status).toBe(409);
    expect((await server.call('graph.thumbnail', { as, params: { gid } })).data.svg).toBeNull();
  });

  it('takes a picture of what has only been renamed since', async () => {
    const gid = await add();
    const svg = async () => (await server.call('graph.thumbnail', { as, params: { gid } })).data.svg;
    await save(gid, 1, { source: 'b' });
    await save(gid, 2, { title: '改名' });
    const draw = (revision: number, thumbnail: string) =>
      server.call('graph.save', { as, params: { gid }, revision, body: { thumbnail } });
    expect((await draw(2, '<svg>b</svg>')).data).toMatchObject({ title: '改名', revision: 3 });
    expect((await draw(9, '<svg>c</svg>')).status).toBe(409);
    expect(await svg()).toBe('<svg>b</svg>');
    await save(gid, 3, { options: { layout: 'neato' } });
    expect((await draw(3, '<svg>d</svg>')).status).toBe(409);
    expect(await svg()).toBe('<svg>b</svg>');
  });

  it('goes to the trash and back, and for good after thirty days', async () => {
    const [kept, gone] = [await add('留'), await add('弃')];
    const trash = async () => (await server.call('trash.list', { as })).data.items.map(({ gid }) => gid);
    await server.call('graph.trash', { as, body: { gids: [kept, gone] } });
    expect((await show(kept)).status).toBe(404);
    expect((await trash()).toSorted()).toEqual([kept, gone].toSorted());
    expect((await server.call('trash.restore', { as, body: { gids: [kept] } })).data.count).toBe(1);
    expect((await show(kept)).status).toBe(200);

    const { purgeTrash } = await import('../src/handlers/trashHandlers.js');
    const { clock, database } = server.services;
    expect(await purgeTrash(database.db, clock() + 29 * DAY)).toBe(0);
    expect(await purgeTrash(database.db, clock() + 31 * DAY)).toBe(1);
    expect(await trash()).toEqual([]);
    expect((await server.call('trash.restore', { as, body: { gids: [gone] } })).status).toBe(404);
  });

  it('is deleted for good with its history, alone or with all of the trash', async () => {
    const gids = [await add(), await add(), await add()];
    await server.call('graph.trash', { as, body: { gids } });
    await server.call('trash.delete', { as, body: { gids: gids.slice(0, 1) } });
    expect((await server.call('trash.list', { as })).data.items).toHaveLength(2);
    expect((await server.call('trash.empty', { as })).data.count).toBe(2);
    const left = await server.services.database.db
      .selectFrom('revision')
      .select('number')
      .where('graphId', 'in', gids)
      .execute();
    expect(left).toEqual([]);
  });

  it('does nothing of what is asked for many where one of them is not there', async () => {
    const gid = await add();
    const gids = [gid, '0'.repeat(26)];
    expect((await server.call('graph.trash', { as, body: { gids } })).status).toBe(404);
    expect((await show(gid)).status).toBe(200);
  });
});
