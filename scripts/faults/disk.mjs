import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, save, signIn, startServer } from './server.mjs';

/** Fills a small disk under a server: what is stored is read on, what is not is refused clearly, and works again with room. */
export async function fullDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'letu-faults-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder]);
  if (mounted.status !== 0) {
    rmdirSync(folder);
    return { skipped: 'a small disk cannot be mounted here' };
  }
  /** @type {string[]} */
  const failures = [];
  let server = await startServer(folder);
  try {
    const session = await signIn(server.url, server.owner);
    const body = { type: 'TEXT', title: '图', source: 'kept' };
    const { gid } = (await call(server.url, 'POST', '/api/graph', { session, body })).data;
    const ballast = join(folder, 'ballast');
    fill(ballast);
    const expect = (
      /** @type {string} */ what,
      /** @type {unknown} */ got,
      /** @type {unknown} */ wanted,
    ) => {
      if (JSON.stringify(got) !== JSON.stringify(wanted)) failures.push(`${what}: ${JSON.stringify(got)}`);
    };
    let revision = 1;
    let refused;
    // What the database has set aside takes a few saves.
    for (let index = 0; index < 50 && !refused; index += 1) {
      const answer = await save(server.url, session, {
        gid,
        revision,
        source: `${index} ${'x'.repeat(200_000)}`,
      });
      if (answer.code === 200) revision = answer.data.revision;
      else refused = answer;
    }
    expect('a save on the full disk', [refused?.code, refused?.data.reason], [507, 'storage-full']);
    const read = async () => (await call(server.url, 'GET', `/api/graph/${gid}`, { session })).data;
    expect('reading on the full disk', (await read()).revision, revision);
    expect('a list on the full disk', (await call(server.url, 'GET', '/api/graph', { session })).code, 200);
    await server.kill();
    server = await startServer(folder);
    expect('reading after a restart on the full disk', (await read()).revision, revision);
    rmSync(ballast);
    const again = await save(server.url, session, { gid, revision, source: 'room again' });
    expect('a save with room again', [again.code, again.data.revision], [200, revision + 1]);
    expect('reading it', (await read()).source, 'room again');
    return { saves: revision - 1, failures };
  } finally {
    await server.kill();
    spawnSync('umount', [folder]);
    rmdirSync(folder);
  }
}

/** @param {string} path */
function fill(path) {
  try {
    writeFileSync(path, Buffer.alloc(64 << 20));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOSPC') throw error;
  }
}
