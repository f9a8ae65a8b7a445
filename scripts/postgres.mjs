import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from './freePort.mjs';

/** Where distributions put PostgreSQL's programs, which are often not on the path. */
const DEBIAN = '/usr/lib/postgresql';

/** @returns {string | undefined} The folder of PostgreSQL's programs. */
export function postgresFolder() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
}

/**
 * Starts a PostgreSQL of its own, on a free port, in a new folder.
 *
 * @param {{ durable?: boolean }} [options] `durable` waits for the disk at each commit, which tests of logic do without.
 * @returns {Promise<{ url: string, stop: () => void, kill: () => void }>}
 */
export async function startPostgres({ durable = false } = {}) {
  const bin = postgresFolder();
  if (!bin) throw new Error('PostgreSQL is not installed.');
  const folder = mkdtempSync(join(tmpdir(), 'letu-postgres-'));
  const owner = unprivileged();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  /** @param {string} program @param {string[]} args */
  const call = (program, args) =>
    execFileSync(join(bin, program), args, { cwd: folder, stdio: 'ignore', ...owner });
  call('initdb', ['-D', data, '-U', 'letu', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']);
  const port = await freePort();
  const settings = [`-p ${port}`, `-k ${folder}`, '-c listen_addresses=127.0.0.1', '-c max_connections=100'];
  if (!durable) settings.push('-c fsync=off', '-c full_page_writes=off', '-c synchronous_commit=off');
  call('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings.join(' '), 'start']);
  const end = (/** @type {string} */ mode) => {
    spawnSync(join(bin, 'pg_ctl'), ['-D', data, '-m', mode, 'stop'], { stdio: 'ignore', ...owner });
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    url: `postgres://letu@127.0.0.1:${port}/postgres`,
    stop: () => end('fast'),
    kill: () => end('immediate'),
  };
}

/** PostgreSQL refuses to run as root: https://www.postgresql.org/docs/current/postgres-user.html */
function unprivileged() {
  if (process.getuid?.() !== 0) return undefined;
  const id = (/** @type {string} */ flag) => Number(execFileSync('id', [flag, 'nobody']).toString());
  return { uid: id('-u'), gid: id('-g') };
}
