import { deleteDB } from 'idb';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { StoredDocument } from '../src/documents/document.js';
import { DocumentStore } from '../src/documents/documentStore.js';
import { DocumentWriter, type SaveState } from '../src/documents/documentWriter.js';
import { noteUnsaved, recoverUnsaved } from '../src/documents/journal.js';
import { SyncStore } from '../src/sync/syncStore.js';
import { accept, prepare } from '../src/sync/transitions.js';

const copyTitle = (title: string) => `${title} 2`;
const content = { type: 'pikchr', title: '图', source: 'box' } as const;

let databases = 0;

/** Opens as many stores of one new database as there are tabs. */
function openTabs(): readonly [DocumentStore, DocumentStore] {
  const name = `test-${(databases += 1)}-${performance.now()}`;
  const tabs = [new DocumentStore(name), new DocumentStore(name)] as const;
  onTestFinished(async () => {
    for (const tab of tabs) await tab.close();
    await deleteDB(name);
  });
  return tabs;
}

function openWriter(store: DocumentStore, document: StoredDocument) {
  const states: SaveState[] = [];
  const listener = {
    onState: (state: SaveState) => states.push(state),
    onAdopt: vi.fn<(document: StoredDocument) => void>(),
    onCopy: vi.fn<(copy: StoredDocument) => void>(),
  };
  const writer = new DocumentWriter(store, document, copyTitle, listener);
  onTestFinished(() => writer.dispose());
  return { writer, states, ...listener };
}

const sources = async (store: DocumentStore) => (await store.list()).map(({ source }) => source).toSorted();

describe('documents', () => {
  it('are listed with the one changed last first, also in another tab', async () => {
    const [here, there] = openTabs();
    const first = await here.create({ ...content, title: '甲' });
    await here.create({ ...content, title: '乙' });
    await here.saveSource({ gid: first.gid, source: 'circle', revision: 1 }, copyTitle);
    expect((await there.list()).map(({ title }) => title)).toEqual(['甲', '乙']);
  });

  it('keep title, type and times through a change of the source', async () => {
    const [store] = openTabs();
    const document = await store.create(content);
    const outcome = await store.saveSource({ gid: document.gid, source: '你好 😀', revision: 1 }, copyTitle);
    expect(outcome?.copy).toBeUndefined();
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
    const { gid, revision } = await here.create(content);
    await here.saveSource({ gid, source: '这里', revision }, copyTitle);
    const outcome = await there.saveSource({ gid, source: '那里', revision }, copyTitle);
    expect(outcome).toMatchObject({ document: { source: '那里' }, copy: { source: '这里', title: '图 2' } });
    expect(await sources(here)).toEqual(['那里', '这里'].toSorted());
  });

  it('make no copy of a text that is the same', async () => {
    const [here, there] = openTabs();
    const { gid, revision } = await here.create(content);
    await here.saveSource({ gid, source: '一样', revision }, copyTitle);
    await there.saveSource({ gid, source: '一样', revision }, copyTitle);
    expect(await sources(here)).toEqual(['一样']);
  });
});

describe('a writer', () => {
  it('saves each edit at once and always ends with the latest', async () => {
    const [store, other] = openTabs();
    const document = await store.create(content);
    const { writer, states } = openWriter(store, document);
    for (const source of ['b', 'bo', 'box', 'box 甲']) writer.edit(source);
    await writer.settled();
    expect((await other.get(document.gid))?.source).toBe('box 甲');
    expect(states).toEqual(['saving', 'saved']);
    expect(await store.list()).toHaveLength(1);
  });

  it('shows what another tab has saved while nothing is typed here', async () => {
    const [here, there] = openTabs();
    const document = await here.create(content);
    const mine = openWriter(here, document);
    const theirs = openWriter(there, document);
    theirs.writer.edit('circle');
    await expect.poll(() => mine.onAdopt.mock.calls.at(-1)?.[0].source).toBe('circle');
    mine.writer.edit('circle; box');
    await mine.writer.settled();
    expect(mine.onCopy).not.toHaveBeenCalled();
    expect(await sources(here)).toEqual(['circle; box']);
  });

  it('keeps both texts when both tabs type at the same time', async () => {
    const [here, there] = openTabs();
    const document = await here.create(content);
    const [mine, theirs] = [openWriter(here, document), openWriter(there, document)];
    mine.writer.edit('这里');
    theirs.writer.edit('那里');
    await Promise.all([mine.writer.settled(), theirs.writer.settled()]);
    expect(await sources(here)).toEqual(['那里', '这里'].toSorted());
    expect(mine.onCopy.mock.calls.length + theirs.onCopy.mock.calls.length).toBe(1);
  });

  it('says that it failed, and saves later what it could not', async () => {
    const [store] = openTabs();
    const document = await store.create(content);
    const broken = vi
      .spyOn(store, 'saveSource')
      .mockRejectedValue(new DOMException('', 'QuotaExceededError'));
    const { writer, states } = openWriter(store, document);
    writer.edit('不能丢');
    await writer.settled();
    expect(states).toEqual(['saving', 'failed']);
    broken.mockRestore();
    writer.retry();
    await writer.settled();
    expect((await store.get(document.gid))?.source).toBe('不能丢');
    expect(states.at(-1)).toBe('saved');
  });
});

describe('a page that goes away', () => {
  it('leaves what it could not save, and the next one saves it', async () => {
    const [store] = openTabs();
    const document = await store.create(content);
    const { writer } = openWriter(store, document);
    const stuck = vi.spyOn(store, 'saveSource').mockReturnValue(new Promise(() => undefined));
    writer.edit('最后一句');
    writer.flush();
    stuck.mockRestore();
    await recoverUnsaved(store, document.gid, copyTitle);
    expect(await sources(store)).toEqual(['最后一句']);
    expect(localStorage.getItem(`letu:unsaved:${document.gid}`)).toBeNull();
  });

  it('leaves nothing once all is saved', async () => {
    const [store] = openTabs();
    const document = await store.create(content);
    const { writer } = openWriter(store, document);
    writer.edit('circle');
    await writer.settled();
    writer.flush();
    expect(localStorage.getItem(`letu:unsaved:${document.gid}`)).toBeNull();
  });

  it('does not overwrite a text that is newer than the one it left', async () => {
    const [store] = openTabs();
    const { gid, revision } = await store.create(content);
    noteUnsaved({ gid, source: '旧', revision }, Date.now() - 60_000);
    await store.saveSource({ gid, source: '新', revision }, copyTitle);
    await recoverUnsaved(store, gid, copyTitle);
    expect((await store.get(gid))?.source).toBe('新');
    expect(await sources(store)).toEqual(['新', '旧'].toSorted());
  });

  it('may have left nonsense, which is passed over', async () => {
    const [store] = openTabs();
    const { gid } = await store.create(content);
    localStorage.setItem(`letu:unsaved:${gid}`, '{"source":7}');
    onTestFinished(() => localStorage.removeItem(`letu:unsaved:${gid}`));
    await recoverUnsaved(store, gid, copyTitle);
    expect(await sources(store)).toEqual(['box']);
  });

  it("may leave a text whose document is not here for now, or is another account's, which waits", async () => {
    const [store] = openTabs();
    const { gid, revision } = await store.create({ ...content, owner: 'other' });
    onTestFinished(() => localStorage.removeItem(`letu:unsaved:${gid}`));
    noteUnsaved({ gid, source: '没存上', revision, owner: 'me' });
    await recoverUnsaved(store, gid, copyTitle);
    expect((await store.get(gid))?.source).toBe('box');
    await store.forgetOthers(undefined);
    await recoverUnsaved(store, '0'.repeat(26), copyTitle);
    expect(localStorage.getItem(`letu:unsaved:${gid}`)).toContain('没存上');
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
    const sync = new SyncStore(store);
    const [saved, unsaved, mine] = await Promise.all(
      ['other', 'other', 'me'].map((owner) => store.create({ ...content, owner })),
    );
    if (!saved || !unsaved || !mine) throw new Error('Three documents were made.');
    for (const { gid } of [saved, unsaved]) {
      await sync.change(gid, (state) => prepare(state, 'key'));
      await sync.change(gid, (state) => accept(state, { ...content, revision: 1 }));
      await store.savePicture({ gid, svg: '<svg/>', theme: 'light' });
    }
    await store.saveSource({ gid: unsaved.gid, source: '没同步', revision: 1 }, copyTitle);
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
