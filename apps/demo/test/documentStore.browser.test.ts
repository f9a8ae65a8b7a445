import { deleteDB } from 'idb';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { DocumentSession, type SaveState } from '../src/sync/documentSession.js';
import { DocumentStore } from '../src/documents/documentStore.js';
import { Journal } from '../src/sync/journal.js';
import { seenOf, type Seen } from '../src/sync/edit.js';
import { SyncStore } from '../src/sync/syncStore.js';
import { accept, prepare } from '../src/sync/transitions.js';

const copyTitle = (title: string) => `${title} 2`;
const content = { type: 'pikchr', title: '图', source: 'box' } as const;

let databases = 0;

/** A store as a tab has it. */
class Tab extends DocumentStore {
  readonly sync = new SyncStore(this, copyTitle);

  /** Saves a source that was typed on a state of the document: the present one where none is named. */
  async saveSource(gid: string, source: string, on?: Seen) {
    const { document, record } = await this.sync.read(gid);
    if (!document) throw new Error('There is no document.');
    return this.sync.save({ gid, changes: { source }, on: on ?? seenOf(document, record) });
  }
}

/** Opens as many stores of one new database as there are tabs. */
function openTabs(): readonly [Tab, Tab] {
  const name = `test-${(databases += 1)}-${performance.now()}`;
  const tabs = [new Tab(name), new Tab(name)] as const;
  onTestFinished(async () => {
    for (const tab of tabs) await tab.close();
    await deleteDB(name);
  });
  return tabs;
}

async function openSession({ sync }: Tab, gid: string, journal = new Journal(() => localStorage)) {
  const { document, record } = await sync.read(gid);
  if (!document) throw new Error('There is no document.');
  const titleOf = (source: string) => /^# (.+)/.exec(source)?.[1];
  const session = new DocumentSession({ store: sync, journal, titleOf }, { document, record });
  const states: SaveState[] = [];
  session.subscribe(() => {
    const { saved } = session.getState();
    if (saved !== (states.at(-1) ?? 'saved')) states.push(saved);
  });
  onTestFinished(session.follow());
  return { session, states, type: (source: string) => session.edit({ source }) };
}

const sources = async (store: DocumentStore, owner?: string) =>
  (await store.list(owner)).map(({ source }) => source).toSorted();

describe('documents', () => {
  it('are listed with the one changed last first, also in another tab', async () => {
    const [here, there] = openTabs();
    const first = await here.create({ ...content, title: '甲' });
    await here.create({ ...content, title: '乙' });
    await here.saveSource(first.gid, 'circle');
    expect((await there.list()).map(({ title }) => title)).toEqual(['甲', '乙']);
  });

  it('keep title, type and times through a change of the source', async () => {
    const [store] = openTabs();
    const document = await store.create(content);
    const outcome = await store.saveSource(document.gid, '你好 😀');
    expect(outcome.copy).toBeUndefined();
    expect(await store.get(document.gid)).toMatchObject({ ...content, source: '你好 😀', revision: 2 });
    expect((await store.get(document.gid))?.createdAt).toBe(document.createdAt);
  });

  it('leave the list when deleted, and come back when restored', async () => {
    const [store] = openTabs();
    const { gid } = await store.create(content);
    await store.remove(gid);
    expect(await store.list()).toEqual([]);
    await store.restore(gid);
    expect((await store.list())[0]).not.toHaveProperty('deletedAt');
  });

  it('are gone for good 30 days after they were deleted, and not before', async () => {
    const [store] = openTabs();
    const kept = await store.create(content);
    const { gid } = await store.create(content);
    await store.savePicture({ gid, svg: '<svg/>', theme: 'light' });
    await store.remove(gid);
    await store.purge(Date.now() + 29 * 86_400_000);
    expect(await store.get(gid)).toBeDefined();
    await store.purge(Date.now() + 31 * 86_400_000);
    expect(await store.get(gid)).toBeUndefined();
    expect(await store.getPicture(gid)).toBeUndefined();
    expect(await store.get(kept.gid)).toBeDefined();
  });

  it('tell their changes to this tab and to others', async () => {
    const [here, there] = openTabs();
    const [inHere, inThere] = [vi.fn<(gid: string) => void>(), vi.fn<(gid: string) => void>()];
    here.watch(inHere);
    there.watch(inThere);
    const { gid } = await here.create(content);
    expect(inHere).toHaveBeenCalledExactlyOnceWith(gid);
    await expect.poll(() => inThere.mock.calls).toEqual([[gid]]);
  });
});

describe('two tabs that change the same document', () => {
  it('lose nothing: the newer text wins and the other is kept as a copy', async () => {
    const [here, there] = openTabs();
    const document = await here.create(content);
    const { gid } = document;
    await here.saveSource(gid, '这里', seenOf(document, undefined));
    const outcome = await there.saveSource(gid, '那里', seenOf(document, undefined));
    expect(outcome).toMatchObject({ document: { source: '那里' }, copy: { source: '这里', title: '图 2' } });
    expect(await sources(here)).toEqual(['那里', '这里'].toSorted());
  });

  it('make no copy of a text that is the same, nor where one has changed the title', async () => {
    const [here, there] = openTabs();
    const document = await here.create(content);
    const { gid } = document;
    await here.saveSource(gid, '一样', seenOf(document, undefined));
    await there.saveSource(gid, '一样', seenOf(document, undefined));
    await here.rename(gid, '新名字');
    await there.saveSource(gid, '更多', { ...seenOf(document, undefined), source: '一样' });
    expect(await here.list()).toMatchObject([{ title: '新名字', source: '更多' }]);
  });
});

describe('a session', () => {
  it('saves each edit at once and always ends with the latest', async () => {
    const [store, other] = openTabs();
    const { gid } = await store.create(content);
    const { session, states, type } = await openSession(store, gid);
    for (const source of ['b', 'bo', 'box', 'box 甲']) type(source);
    session.edit({ title: '新名字' });
    session.edit({ options: { theme: 'dark' } });
    await session.settled();
    expect(await other.get(gid)).toMatchObject({
      title: '新名字',
      source: 'box 甲',
      options: { theme: 'dark' },
    });
    expect(states).toEqual(['saving', 'saved']);
    expect(await store.list()).toHaveLength(1);
  });

  it('shows what another tab has saved while nothing is typed here', async () => {
    const [here, there] = openTabs();
    const { gid } = await here.create(content);
    const mine = await openSession(here, gid);
    const theirs = await openSession(there, gid);
    theirs.type('circle');
    await expect.poll(() => mine.session.getState().document.source).toBe('circle');
    mine.type('circle; box');
    await mine.session.settled();
    expect(mine.session.getState().copy).toBeUndefined();
    expect(await sources(here)).toEqual(['circle; box']);
  });

  it('shows what was saved between its document was read and it was there to hear of it', async () => {
    const [here] = openTabs();
    const { gid } = await here.create(content);
    const { document, record } = await here.sync.read(gid);
    if (!document) throw new Error('There is no document.');
    await here.saveSource(gid, 'circle');
    const journal = new Journal(() => localStorage);
    const session = new DocumentSession({ store: here.sync, journal }, { document, record });
    onTestFinished(session.follow());
    await expect.poll(() => session.getState().document.source).toBe('circle');
  });

  it('calls its document what the source says, until somebody names it', async () => {
    const [here] = openTabs();
    const begun = { ...content, title: '未命名', givenTitle: '未命名', source: '# 中心' };
    const { gid } = await here.create(begun);
    const { session, type } = await openSession(here, gid);
    const titles: unknown[] = [];
    const note = async () => {
      await session.settled();
      titles.push((await here.get(gid))?.title);
    };
    for (const source of ['# 中心\n甲', '# 计', '# 计划', '', '# 年度计划']) {
      type(source);
      await note();
    }
    session.edit({ title: '我的计划' });
    type('# 别的');
    await note();
    expect(titles).toEqual(['未命名', '计', '计划', '计划', '年度计划', '我的计划']);
  });

  it('leaves the name that another tab has given meanwhile, and saves the text', async () => {
    const [here, there] = openTabs();
    const { gid } = await here.create({ ...content, title: '未命名', givenTitle: '未命名' });
    const { session, type } = await openSession(here, gid);
    session.hold(true);
    await there.rename(gid, '我的图');
    type('# 标题');
    await session.settled();
    session.hold(false);
    type('# 新标题');
    await session.settled();
    expect(await here.get(gid)).toMatchObject({ title: '我的图', source: '# 新标题' });
    expect(session.getState().copy).toBeUndefined();
    expect(await sources(here)).toEqual(['# 新标题']);
  });

  it('lets an input method finish before it shows what another tab has saved', async () => {
    const [here, there] = openTabs();
    const { gid } = await here.create(content);
    const { session, type } = await openSession(here, gid);
    session.hold(true);
    await there.saveSource(gid, '那里');
    type('这里');
    await session.settled();
    expect(session.getState()).toMatchObject({ document: { source: '这里' }, copy: { source: '那里' } });
    session.hold(false);
    expect(await sources(here)).toEqual(['那里', '这里'].toSorted());
  });

  it('keeps both texts when both tabs type at the same time', async () => {
    const [here, there] = openTabs();
    const { gid } = await here.create(content);
    const [mine, theirs] = [await openSession(here, gid), await openSession(there, gid)];
    mine.type('这里');
    theirs.type('那里');
    await Promise.all([mine.session.settled(), theirs.session.settled()]);
    expect(await sources(here)).toEqual(['那里', '这里'].toSorted());
    const copies = [mine, theirs].filter(({ session }) => session.getState().copy);
    expect(copies).toHaveLength(1);
  });

  it('says that it failed, and saves later what it could not', async () => {
    const [store] = openTabs();
    const { gid } = await store.create(content);
    const broken = vi.spyOn(store.sync, 'save').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
    const { session, states, type } = await openSession(store, gid);
    type('不能丢');
    await session.settled();
    expect(states).toEqual(['saving', 'failed']);
    broken.mockRestore();
    session.retry();
    await session.settled();
    expect((await store.get(gid))?.source).toBe('不能丢');
    expect(states.at(-1)).toBe('saved');
  });
});

describe('a page that goes away', () => {
  const noted = (gid: string) => Object.keys(localStorage).filter((key) => key.includes(gid));

  it('leaves what it could not save, and the next one saves it', async () => {
    const [store] = openTabs();
    const { gid } = await store.create(content);
    const { session, type } = await openSession(store, gid);
    const stuck = vi.spyOn(store.sync, 'save').mockReturnValue(new Promise(() => undefined));
    type('最后一句');
    session.flush();
    stuck.mockRestore();
    await new Journal(() => localStorage).recover(store.sync, gid);
    expect(await sources(store)).toEqual(['最后一句']);
    expect(noted(gid)).toEqual([]);
  });

  it('leaves nothing once all is saved, and lets lie what another page has left', async () => {
    const [store] = openTabs();
    const document = await store.create(content);
    const { gid } = document;
    const other = new Journal(() => localStorage);
    other.note({ gid, changes: { source: '别的' }, on: seenOf(document, undefined) });
    onTestFinished(() => other.forget(gid));
    const { session, type } = await openSession(store, gid);
    type('circle');
    await session.settled();
    session.flush();
    expect(noted(gid)).toHaveLength(1);
  });

  it('does not overwrite a text that is newer than the one it left', async () => {
    const [store] = openTabs();
    const document = await store.create(content);
    const { gid } = document;
    const journal = new Journal(() => localStorage);
    journal.note({ gid, changes: { source: '旧' }, on: seenOf(document, undefined) });
    await store.saveSource(gid, '新');
    expect(await journal.recover(store.sync, gid)).toMatchObject({ source: '旧' });
    expect((await store.get(gid))?.source).toBe('新');
    expect(await sources(store)).toEqual(['新', '旧'].toSorted());
  });

  it('does not overwrite what the server has by now, where the document comes from there again', async () => {
    const [store] = openTabs();
    const document = await store.create({ ...content, owner: 'me' });
    const { gid } = document;
    const journal = new Journal(() => localStorage);
    journal.note({ gid, changes: { source: '旧' }, on: seenOf(document, undefined), owner: 'me' });
    const about = { gid, owner: 'me', canEdit: true, isTrashed: false };
    const base = { ...content, source: '别处', revision: 2 };
    // What was forgotten at signing out begins to be counted anew.
    await store.sync.change(gid, () => ({
      document: { ...document, source: '别处' },
      record: { ...about, base },
    }));
    await journal.recover(store.sync, gid);
    expect(await sources(store, 'me')).toEqual(['别处', '旧'].toSorted());
    expect((await store.get(gid))?.source).toBe('别处');
  });

  it('goes on from what it was saving, where that has come through', async () => {
    const [store] = openTabs();
    const document = await store.create(content);
    const { gid } = document;
    const journal = new Journal(() => localStorage);
    const [saving, changes] = [{ source: 'box 甲' }, { source: 'box 甲乙' }];
    journal.note({ gid, changes, saving, on: seenOf(document, undefined) });
    await store.saveSource(gid, saving.source);
    await journal.recover(store.sync, gid);
    expect(await sources(store)).toEqual(['box 甲乙']);
  });

  it('may have left nonsense, which is passed over', async () => {
    const [store] = openTabs();
    const { gid } = await store.create(content);
    localStorage.setItem(`letu:unsaved:${gid}:1`, '{"changes":7}');
    onTestFinished(() => localStorage.removeItem(`letu:unsaved:${gid}:1`));
    await new Journal(() => localStorage).recover(store.sync, gid);
    expect(await sources(store)).toEqual(['box']);
  });

  it("may leave a text whose document is not here for now, or is another account's, which waits", async () => {
    const [store] = openTabs();
    const document = await store.create({ ...content, owner: 'other' });
    const { gid } = document;
    const journal = new Journal(() => localStorage);
    onTestFinished(() => journal.forget(gid));
    journal.note({ gid, changes: { source: '没存上' }, on: seenOf(document, undefined), owner: 'me' });
    await journal.recover(store.sync, gid);
    expect((await store.get(gid))?.source).toBe('box');
    await store.forgetOthers(undefined);
    await journal.recover(store.sync, gid);
    expect(noted(gid)).toHaveLength(1);
  });
});

describe('documents of accounts', () => {
  it('are listed for their account alone', async () => {
    const [store] = openTabs();
    await store.create(content);
    const { gid } = await store.create({ ...content, owner: 'me' });
    expect((await store.list('me')).map((document) => document.gid)).toEqual([gid]);
    expect(await store.list('other')).toEqual([]);
    expect(await store.list()).toHaveLength(1);
  });

  it('are forgotten with the account, but for what the server does not have', async () => {
    const [store] = openTabs();
    const { sync } = store;
    const [saved, unsaved, mine] = await Promise.all(
      ['other', 'other', 'me'].map((owner) => store.create({ ...content, owner })),
    );
    if (!saved || !unsaved || !mine) throw new Error('Three documents were made.');
    for (const { gid } of [saved, unsaved]) {
      await sync.change(gid, (state) => prepare(state, 'key'));
      await sync.change(gid, (state) => accept(state, 'key', { ...content, revision: 1 }));
      await store.savePicture({ gid, svg: '<svg/>', theme: 'light' });
    }
    await store.saveSource(unsaved.gid, '没同步');
    expect(await store.forgetOthers('me')).toBe(1);
    expect(await store.get(saved.gid)).toBeUndefined();
    expect((await sync.read(saved.gid)).record).toBeUndefined();
    expect(await store.getPicture(saved.gid)).toBeUndefined();
    expect((await store.get(unsaved.gid))?.source).toBe('没同步');
    expect(await store.get(mine.gid)).toBeDefined();
  });

  it('are those of the device once they are taken along, under an address the server takes', async () => {
    const [store] = openTabs();
    const made = await store.create(content);
    const old = { ...made, gid: 'AbCd-_0123456789', title: '旧' };
    await (await store.database).put('documents', old);
    await store.savePicture({ gid: old.gid, svg: '<svg/>', theme: 'light' });
    expect(await store.takeAlong('me')).toBe(2);
    const documents = await store.list('me');
    expect(documents.map(({ title }) => title).toSorted()).toEqual(['图', '旧'].toSorted());
    expect(documents.every(({ gid }) => /^[0-9a-z]{26}$/.test(gid))).toBe(true);
    const moved = documents.find(({ title }) => title === '旧');
    expect((await store.getPicture(moved?.gid ?? ''))?.svg).toBe('<svg/>');
    expect(await store.get(old.gid)).toBeUndefined();
    expect(await store.list()).toEqual([]);
  });
});
