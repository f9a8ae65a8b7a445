import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, save, signIn, startServer } from './server.mjs';

/** Starts two servers on one SQLite folder, then saves with the first. */
export async function twoServers() {
  const dataDir = mkdtempSync(join(tmpdir(), 'letu-faults-'));
  const failures = [];
  const first = await startServer(dataDir);
  const session = await signIn(first.url, first.owner);
  const second = await startServer(dataDir).catch((error) => String(error.message));
  if (typeof second !== 'string') failures.push('The second server started.');
  else if (!second.includes('Another server uses the data folder.'))
    failures.push(`The second server said: ${second}`);
  const body = { type: 'TEXT', title: '图', source: 'a' };
  const { gid } = (await call(first.url, 'POST', '/api/graph', { session, body })).data;
  const saved = await save(first.url, session, { gid, revision: 1, source: 'b' });
  if (saved.code !== 200) failures.push(`The first server answered a save with ${saved.code}.`);
  await first.kill();
  rmSync(dataDir, { recursive: true });
  return { failures };
}

/** Starts a server on a folder that it may not write to: what is stored is read on, what is not is refused clearly. */
export async function readOnlyFolder() {
  if (process.getuid?.() !== 0)
    return { skipped: 'another user is needed, which only root can start a server as' };
  const dataDir = mkdtempSync(join(tmpdir(), 'letu-faults-'));
  const first = await startServer(dataDir);
  const session = await signIn(first.url, first.owner);
  const body = { type: 'TEXT', title: '图', source: 'kept' };
  const { gid } = (await call(first.url, 'POST', '/api/graph', { session, body })).data;
  await first.kill();
  const user = { uid: idOf('-u'), gid: idOf('-g') };
  for (const name of ['', ...readdirSync(dataDir)]) chownSync(join(dataDir, name), user.uid, user.gid);
  for (const name of readdirSync(dataDir)) chmodSync(join(dataDir, name), 0o400);
  chmodSync(dataDir, 0o500);
  /** @type {string[]} */
  const failures = [];
  const second = await startServer(dataDir, { user }).catch((error) => String(error.message));
  if (typeof second === 'string') {
    // A clear refusal does as well: nothing can be lost.
    if (!second.includes('The data folder cannot be used.')) failures.push(`The server said: ${second}`);
  } else {
    const read = await call(second.url, 'GET', `/api/graph/${gid}`, { session });
    if (read.code !== 200 || read.data.source !== 'kept')
      failures.push(`Reading was answered with ${read.code}.`);
    const saved = await save(second.url, session, { gid, revision: 1, source: 'b' });
    if (saved.data.reason !== 'storage-failed')
      failures.push(`A save was answered with ${saved.data.reason}.`);
    await second.kill();
  }
  chmodSync(dataDir, 0o700);
  rmSync(dataDir, { recursive: true });
  return { started: typeof second !== 'string', failures };
}

/** @param {string} flag */
function idOf(flag) {
  return Number(execFileSync('id', [flag, 'nobody']).toString());
}
