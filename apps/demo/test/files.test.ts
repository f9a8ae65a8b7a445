import 'fake-indexeddb/auto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteDB } from 'idb';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createClient, type Client } from '@letu/client';
import { readConfig, startServer, type RunningServer } from '../../server/src/index.js';
import { DocumentStore } from '../src/documents/documentStore.js';
import { openDocument, type Desk } from '../src/sync/openDocument.js';
import { syncStateOf } from '../src/documents/syncRecord.js';
import { Journal } from '../src/sync/journal.js';
import { SyncQueue } from '../src/sync/syncQueue.js';
import { SyncStore } from '../src/sync/syncStore.js';
import { newAccount } from './support/newAccount.js';

const DAY = 24 * 60 * 60 * 1000;
const content = { type: 'pikchr', title: '图', source: 'box' };
const picture = (name: string) => new Blob([`<svg xmlns="http://www.w3.org/2000/svg"><!--${name}--></svg>`]);

// What a page hears of its browser.
const browser = new EventTarget();
for (const name of ['addEventListener', 'removeEventListener'] as const)
  vi.stubGlobal(name, browser[name].bind(browser));

let server: RunningServer;
let dataDir: string;
let owner: string;
let session: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'letu-files-'));
  const config = { ...readConfig({}), port: 0, dataDir, logLevel: 'silent' as const };
  server = await startServer({ ...config, fileQuotaBytes: 2000 });
  ({ id: owner, session } = await newAccount(server.url, 'lin'));
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

interface Device extends Desk {
  readonly documents: DocumentStore;
  readonly client: Client;
  /** What was asked of the server, as far as it is about files. */
  readonly calls: string[];
}

let devices = 0;

/** A browser that nobody was at before, whose documents are brought to the server. */
function openDevice(): Device {
  const name = `files-${(devices += 1)}`;
  const documents = new DocumentStore(name);
  const store = new SyncStore(documents, (title) => title);
  const calls: string[] = [];
  // A browser that keeps nothing of pages that go away.
  const journal = new Journal(() => {
    throw new Error('There is no storage.');
  });
  const client = createClient({
    baseUrl: server.url,
    storage: { getItem: () => session, setItem() {}, removeItem() {} },
    fetch: (address, init) => {
      const { pathname } = new URL(String(address));
      if (pathname.includes('/file')) calls.push(`${init?.method} ${pathname.replace(/\/\w{26,64}/g, '')}`);
      return fetch(address, init);
    },
  });
  const stop = new SyncQueue({ documents, store, journal, client, owner: () => owner }).start();
  onTestFinished(async () => {
    stop();
    await documents.close();
    await deleteDB(name);
  });
  return { documents, store, client, calls, user: () => owner, canSignIn: () => true };
}

const become = (device: Device, gid: string, state: string) =>
  expect.poll(async () => syncStateOf(await device.store.read(gid))).toBe(state);

async function save(device: Device, gid: string, changes: object): Promise<void> {
  const { document, record } = await device.store.read(gid);
  if (!document) throw new Error('There is no document.');
  await device.store.save({ gid, changes, on: { ...document, base: record?.base.revision ?? 0 } });
}

const textOf = async ({ documents }: Device, file: string) => (await documents.files.get(file))?.text();

describe('the files of a document', () => {
  it('go to the server with what is taken along, once, and from there to other devices', async () => {
    const device = openDevice();
    const file = await device.documents.files.put(picture('带走'));
    const { gid } = await device.documents.create({ ...content, files: [file] });
    await device.documents.create({ ...content, title: '副本', files: [file] });
    expect(await device.documents.takeAlong(owner)).toBe(2);
    for (const { gid: each } of await device.documents.list(owner)) await become(device, each, 'synced');
    expect(device.calls).toEqual(['POST /api/file/check', 'PUT /api/file', 'POST /api/file/check']);

    const other = openDevice();
    const opened = await openDocument(other, gid);
    expect(opened).toMatchObject({ status: 'open', state: { document: { ...content, files: [file] } } });
    expect(await textOf(other, file)).toBe(await picture('带走').text());
    expect((await other.documents.files.get(file))?.type).toBe('image/svg+xml');
  });

  it('are there before the save that names them, and change nothing where they stay', async () => {
    const device = openDevice();
    const { gid } = await device.documents.create({ ...content, owner });
    await become(device, gid, 'synced');
    const edit = async (changes: object) => {
      await save(device, gid, changes);
      await expect
        .poll(async () => (await device.client.call('graph.show', { params: { gid } })).source)
        .toBe('source' in changes ? changes.source : content.source);
      await become(device, gid, 'synced');
    };
    const file = await device.documents.files.put(picture('先到'));
    await edit({ source: 'circle', files: [file] });
    await edit({ source: 'ellipse' });
    expect(device.calls).toEqual(['POST /api/file/check', 'PUT /api/file']);
    expect((await device.client.call('graph.show', { params: { gid } })).files).toEqual([file]);
  });

  it('that others have added come along where both versions are put together', async () => {
    const [device, other] = [openDevice(), openDevice()];
    const { gid } = await device.documents.create({ ...content, owner });
    await become(device, gid, 'synced');
    await openDocument(other, gid);
    await save(device, gid, { files: [await device.documents.files.put(picture('合并'))] });
    await become(device, gid, 'synced');
    await save(other, gid, { title: '新的名字' });
    await become(other, gid, 'synced');
    const { document } = await other.store.read(gid);
    expect(document?.title).toBe('新的名字');
    expect(await textOf(other, document?.files?.[0] ?? '')).toBe(await picture('合并').text());
  });

  it('that the server has no room for stay here, and the document says why', async () => {
    const device = openDevice();
    const file = await device.documents.files.put(picture('大'.repeat(1000)));
    const { gid } = await device.documents.create({ ...content, files: [file], owner });
    await become(device, gid, 'refused');
    const { record } = await device.store.read(gid);
    expect(record?.failure?.message).toContain('总大小超过上限');
    expect(await device.documents.files.get(file)).toBeDefined();
  });

  it('go from this device when no document names them any more', async () => {
    const { documents } = openDevice();
    const [named, unnamed] = [
      await documents.files.put(picture('有用')),
      await documents.files.put(picture('没用')),
    ];
    const { gid } = await documents.create({ ...content, files: [named] });
    const kept = async () =>
      (await Promise.all([named, unnamed].map((id) => documents.files.get(id)))).map(Boolean);
    await documents.purge();
    expect(await kept()).toEqual([true, true]);
    await documents.purge(Date.now() + 31 * DAY);
    expect(await kept()).toEqual([true, false]);
    await documents.remove(gid);
    await documents.purge(Date.now() + 62 * DAY);
    expect(await kept()).toEqual([false, false]);
  });
});

it('keeps the documents of a browser that had no files yet', async () => {
  const name = 'files-before';
  const request = indexedDB.open(name, 2);
  request.onupgradeneeded = () => {
    const documents = request.result.createObjectStore('documents', { keyPath: 'gid' });
    documents.createIndex('updatedAt', 'updatedAt');
    documents.put({ ...content, gid: 'old', createdAt: 1, updatedAt: 1, revision: 1 });
    for (const store of ['pictures', 'sync']) request.result.createObjectStore(store, { keyPath: 'gid' });
  };
  await new Promise((resolve) => (request.onsuccess = resolve));
  request.result.close();
  const documents = new DocumentStore(name);
  expect(await documents.get('old')).toMatchObject(content);
  const file = await documents.files.put(picture('新'));
  expect(await documents.files.get(file)).toBeDefined();
  await documents.close();
  await deleteDB(name);
});
