import { deleteDB } from 'idb';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createClient } from '@letu/client';
import { kindOfType } from '@letu/kinds';
import { DocumentStore } from '../src/documents/documentStore.js';
import { seenOf } from '../src/sync/edit.js';
import { syncStateOf } from '../src/documents/syncRecord.js';
import { DocumentSession } from '../src/sync/documentSession.js';
import { Journal } from '../src/sync/journal.js';
import { SyncQueue, type SyncQueueOptions } from '../src/sync/syncQueue.js';
import type { LoadMerge } from '../src/sync/merges.js';
import { mergeLines } from '../src/diff/threeWay.js';
import { SyncStore } from '../src/sync/syncStore.js';

const OWNER = '0'.repeat(26);

interface Sent {
  readonly call: string;
  readonly key: string | null;
  readonly revision: string | null;
  readonly body: Record<string, unknown>;
}

/** A network to a server that keeps the last source: `loses` tells which answers never arrive. */
function openNetwork(loses: (index: number) => boolean) {
  const sent: Sent[] = [];
  let revision = 0;
  const send: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    const body = JSON.parse(String(init?.body)) as Record<string, unknown>;
    const key = headers.get('Idempotency-Key');
    const isRepeated = sent.some((earlier) => earlier.key === key);
    if (!isRepeated) revision += 1;
    sent.push({ call: `${init?.method} ${String(input)}`, key, revision: headers.get('If-Match'), body });
    if (loses(sent.length - 1)) throw new TypeError('Failed to fetch');
    const owner = { id: OWNER, name: '我', image: null };
    const about = {
      gid: '0'.repeat(26),
      type: 'pikchr',
      title: '图',
      repositoryId: null,
      owner,
      role: 'owner',
    };
    const times = { createdAt: 1, updatedAt: 1, openedAt: null, deletedAt: null };
    const data = { ...about, ...times, favourite: false, revision, source: 'box', options: {}, files: [] };
    return Response.json({ code: 200, data, message: '' });
  };
  return { sent, send };
}

function openQueue(send: typeof fetch, own: Partial<SyncQueueOptions> = {}, loadMerge?: LoadMerge) {
  const name = `queue-${performance.now()}`;
  const documents = new DocumentStore(name);
  const store = new SyncStore(documents, (title) => title, loadMerge);
  const journal = new Journal(() => localStorage);
  const client = createClient({
    fetch: send,
    storage: { getItem: () => 'session', setItem: () => undefined, removeItem: () => undefined },
  });
  const stop = new SyncQueue({
    documents,
    store,
    journal,
    client,
    owner: () => OWNER,
    ...own,
  }).start();
  onTestFinished(async () => {
    stop();
    await documents.close();
    await deleteDB(name);
  });
  return { documents, store };
}

it('sends what it does not know to have arrived again as it was, and what was typed meanwhile after it', async () => {
  const { sent, send } = openNetwork((index) => index < 2);
  const { documents, store } = openQueue(send);
  const made = await documents.create({ type: 'pikchr', title: '图', source: 'box', owner: OWNER });
  const { gid, createdAt, updatedAt } = made;
  await expect.poll(() => sent.length).toBe(1);
  await expect.poll(async () => syncStateOf(await store.read(gid))).toBe('offline');
  const { document, record } = await store.read(gid);
  if (!document) throw new Error('There is no document.');
  await store.save({ gid, changes: { source: 'box; circle' }, on: seenOf(document, record) });
  await expect.poll(async () => syncStateOf(await store.read(gid))).toBe('synced');

  const content = { title: '图', source: 'box', options: {}, files: [] };
  const creation = { gid, type: 'pikchr', ...content, createdAt, updatedAt };
  const change = { ...content, source: 'box; circle' };
  expect(sent.map(({ body }) => body)).toEqual([creation, creation, creation, change]);
  expect(new Set(sent.slice(0, 3).map(({ key }) => key)).size).toBe(1);
  expect(sent[3]).toMatchObject({ call: `PUT /api/graph/${gid}`, revision: '"1"' });
});

it('sends nothing of what belongs to the device', async () => {
  const { sent, send } = openNetwork(() => false);
  const { documents } = openQueue(send);
  await documents.create({ type: 'pikchr', title: '本机', source: 'box' });
  await documents.create({ type: 'pikchr', title: '图', source: 'box', owner: OWNER });
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  expect(sent.map(({ body }) => body['title'])).toEqual(['图']);
});

const shape = (id: string, x: number) =>
  `<mxCell id="${id}" value="${id}" style="rounded=0;" vertex="1" parent="1"><mxGeometry x="${x}" width="80" height="40" as="geometry"/></mxCell>`;
const file = (a: number, b: number) =>
  `<mxfile><diagram id="p" name="1"><mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>${shape('a', a)}${shape('b', b)}</root></mxGraphModel></diagram></mxfile>`;
const topics = (one: string, two: string) => `# 图 {layout=right}\n\n- ${one}\n- ${two}\n`;

it.each([
  {
    type: 'drawio',
    base: file(0, 200),
    mine: file(100, 200),
    theirs: file(0, 300),
    find: / x="(\d+)"/g,
    both: ['100', '300'],
  },
  {
    type: 'MINDMAP',
    base: topics('一', '二'),
    mine: topics('壹', '二'),
    theirs: topics('一', '贰'),
    find: /- (.+)/g,
    both: ['壹', '贰'],
  },
  {
    type: 'MERMAID',
    base: 'graph TD\n  a --> b\n  b --> c\n  c --> d',
    mine: 'graph TD\n  a --> b\n  b --> c\n  c --> z',
    theirs: 'graph TD\n  a --> y\n  b --> c\n  c --> d',
    find: /> ([yz])/g,
    both: ['y', 'z'],
  },
])(
  'puts what two have changed of different things together with the kind $type, and asks nobody',
  async (versions) => {
    const { type, base, mine, theirs, find, both } = versions;
    let server = { revision: 1, source: base };
    const saved: string[] = [];
    const send: typeof fetch = async (_input, init) => {
      const { source } = JSON.parse(String(init?.body)) as { source: string };
      const on = new Headers(init?.headers).get('If-Match');
      const owner = { id: OWNER, name: '我', image: null };
      const about = {
        gid: '0'.repeat(26),
        type,
        title: '图',
        repositoryId: null,
        owner,
        role: 'owner',
      };
      const times = { createdAt: 1, updatedAt: 1, openedAt: null, deletedAt: null };
      const graph = () => ({ ...about, ...times, favourite: false, options: {}, files: [], ...server });
      if (on !== null && on !== `"${server.revision}"`)
        return Response.json(
          { code: 409, data: { mine: {}, theirs: graph() }, message: '' },
          { status: 409 },
        );
      if (on !== null) server = { revision: server.revision + 1, source };
      saved.push(source);
      return Response.json({ code: 200, data: graph(), message: '' });
    };
    const loadMerge = async (name: string) =>
      (await kindOfType(name)?.loadKind())?.loadMerge?.() ?? mergeLines;
    const { documents, store } = openQueue(send, {}, loadMerge);
    const { gid } = await documents.create({ type, title: '图', source: base, owner: OWNER });
    await expect.poll(async () => syncStateOf(await store.read(gid))).toBe('synced');
    server = { revision: 2, source: theirs };
    const { document, record } = await store.read(gid);
    await store.save({ gid, changes: { source: mine }, on: seenOf(document!, record) });
    await expect.poll(async () => syncStateOf(await store.read(gid))).toBe('synced');
    const { document: now, record: settled } = await store.read(gid);
    expect(settled?.conflict).toBeUndefined();
    expect(now?.source).toBe(server.source);
    expect([...server.source.matchAll(find)].map(([, found]) => found)).toEqual(both);
  },
);

it('puts what was typed together with what has come in since, though nobody had that in the editor', async () => {
  const { documents, store } = openQueue(openNetwork(() => false).send, {}, () =>
    Promise.resolve(mergeLines),
  );
  const { gid, type } = await documents.create({ type: 'pikchr', title: '图', source: '一\n二\n三' });
  await store.loadMerge(type);
  const { document, record } = await store.read(gid);
  const journal = new Journal(() => localStorage);
  const session = new DocumentSession({ store, journal }, { document: document!, record });
  onTestFinished(session.follow());
  await store.save({ gid, changes: { source: '壹\n二\n三' }, on: seenOf(document!, record) });
  await expect.poll(() => session.getState().document.source).toBe('壹\n二\n三');
  session.edit({ source: '一\n二\n叁' }, '一\n二\n三');
  session.edit({ source: '一\n二\n叁！' }, '一\n二\n叁');
  await session.settled();
  session.edit({ source: '一\n二\n叁！！' }, '一\n二\n叁！');
  await session.settled();
  expect(session.getState().document.source).toBe('壹\n二\n叁！！');
  expect(await documents.list()).toHaveLength(1);
});

it('ends quietly in a frame that may keep nothing', async () => {
  const { sent, send } = openNetwork(() => false);
  const denied = new DOMException('The request was denied.', 'SecurityError');
  const request = vi.fn<() => Promise<never>>(() => Promise.reject(denied));
  const { documents } = openQueue(send, { locks: { request } as unknown as LockManager });
  await documents.create({ type: 'pikchr', title: '图', source: 'box', owner: OWNER });
  expect(request).toHaveBeenCalledOnce();
  expect(sent).toEqual([]);
});
