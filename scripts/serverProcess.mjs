import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

/** The command, with workers that come from their sources as well. */
const ENTRY = join(ROOT, 'scripts/start/server.ts');

/**
 * @typedef {object} Stored Where a server stores.
 * @property {string} dataDir
 * @property {string} [databaseUrl] PostgreSQL; SQLite in the folder where there is none.
 */

/**
 * @typedef {object} ServerProcess A run of the real command in a process of its own.
 * @property {import('node:child_process').ChildProcess} child
 * @property {() => string} output What it has written so far.
 * @property {Promise<number | null>} exited
 */

/**
 * The environment variables of a server that stores there, listens on a free port and speaks English.
 *
 * @param {{ readonly dataDir: string, readonly databaseUrl?: string | undefined }} stored
 * @returns {Record<string, string>}
 */
export function variablesOf({ databaseUrl, dataDir }) {
  return { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', PORT: '0', LANG: 'en_US.UTF-8', LC_ALL: '' };
}

/**
 * Starts `letu-server` from its sources.
 *
 * @param {{ readonly dataDir: string, readonly databaseUrl?: string | undefined }} stored
 * @param {object} [options]
 * @param {readonly string[]} [options.args]
 * @param {Readonly<Record<string, string>>} [options.variables] Settings beside those of where it stores.
 * @param {{ uid: number, gid: number }} [options.user] Whose process it is; the caller's when left out.
 * @returns {ServerProcess}
 */
export function spawnServer(stored, { args = [], variables = {}, user } = {}) {
  const node = ['--conditions=@letu/source', '--import', 'tsx', ENTRY];
  const child = spawn(process.execPath, [...node, ...args], {
    cwd: ROOT,
    env: { ...process.env, NODE_OPTIONS: '', ...variablesOf(stored), ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  let output = '';
  // What comes once it listens are the lines of its log, which nobody waits for.
  const note = (/** @type {Buffer} */ chunk) => (output += output.length < 1e6 ? chunk.toString() : '');
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  const exited = once(child, 'close').then(([code]) => /** @type {number | null} */ (code));
  return { child, output: () => output, exited };
}

/**
 * Waits until a server listens.
 *
 * @param {ServerProcess} server
 * @returns {Promise<string>} Its address. Rejects with its output where it ends before.
 */
export async function listening({ child, output, exited }) {
  const address = () => /"url":"([^"]+)"[^\n]*"msg":"listening"/.exec(output())?.[1];
  while (address() === undefined) {
    const code = await Promise.race([
      once(/** @type {import('node:stream').Readable} */ (child.stdout), 'data').then(() => undefined),
      exited,
    ]);
    if (code !== undefined && address() === undefined) {
      throw new Error(`The server ended with ${code}:\n${output()}`);
    }
  }
  return address() ?? '';
}

/**
 * Waits for what a first run prints about its owner.
 *
 * @param {ServerProcess} server
 */
export async function firstOwner({ child, output }) {
  const printed = () => /email\s+(\S+)\n\s+password\s+(\S+)/.exec(output());
  while (!printed()) await once(/** @type {import('node:stream').Readable} */ (child.stdout), 'data');
  const [, email = '', password = ''] = printed() ?? [];
  return { email, password };
}
