import { deleteDB } from 'idb';
import { expect, it, onTestFinished } from 'vitest';
import { createClient } from '@letu/client';
import { DocumentStore } from '../src/documents/documentStore.js';
import { seenOf } from '../src/sync/edit.js';
import { syncStateOf } from '../src/documents/syncRecord.js';
import { Journal } from '../src/sync/journal.js';
import { SyncQueue } from '../src/sync/syncQueue.js';
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

function openQueue(send: typeof fetch) {
  const name = `queue-${performance.now()}`;
  const documents = new DocumentStore(name);
  const store = new SyncStore(documents, (title) => title);
  const journal = new Journal(() => localStorage);
  const client = createClient({
    fetch: send,
    storage: { getItem: () => 'session', setItem: () => undefined, removeItem: () => undefined },
  });
  const stop = new SyncQueue({ documents, store, journal, client, owner: () => OWNER }).start();
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
