import 'fake-indexeddb/auto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig, startServer, type RunningServer } from '../../server/src/index.js';
import { DocumentStore } from '../src/documents/documentStore.js';
import { syncStateOf } from '../src/documents/syncRecord.js';
import { followDocument, openDocument } from '../src/sync/openDocument.js';
import { SyncStore } from '../src/sync/syncStore.js';
import { newAccount } from './support/newAccount.js';

let server: RunningServer;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'letu-following-'));
  server = await startServer({ ...readConfig({}), port: 0, dataDir, logLevel: 'silent' });
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

it('whoever looks at a diagram is told when it is no longer theirs to change, or to see, and when it is again', async () => {
  const [owner, guest] = [await newAccount(server.url, 'lin'), await newAccount(server.url, 'zhou')];
  const { gid } = await owner.client.call('graph.create', {
    body: { type: 'pikchr', title: '图', source: 'box' },
  });
  const invite = async () => {
    const { token } = await owner.client.call('graph.invite', {
      params: { id: gid },
      body: { role: 'editor' },
    });
    await guest.client.call('invitation.accept', { params: { token } });
  };
  await invite();

  const documents = new DocumentStore('following');
  const store = new SyncStore(documents, (title) => title);
  const desk = { store, client: guest.client, user: () => guest.id, canSignIn: () => true };
  await openDocument(desk, gid);
  const stands = async () => syncStateOf(await store.read(gid));
  expect(await stands()).toBe('synced');

  const params = { id: gid, userId: guest.id };
  await owner.client.call('graph.grant', { params, body: { role: 'viewer' } });
  await followDocument(desk, gid);
  expect(await stands()).toBe('readOnly');

  await owner.client.call('graph.revoke', { params });
  await expect(followDocument(desk, gid)).rejects.toMatchObject({ status: 404 });
  expect((await store.read(gid)).record?.failure).toMatchObject({ reason: 'refused' });

  await invite();
  await followDocument(desk, gid);
  expect((await store.read(gid)).record?.failure).toBeUndefined();
  expect(await stands()).toBe('synced');
  await documents.close();
});
