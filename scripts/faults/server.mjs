import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../run.mjs';

/**
 * Starts a server in a process of its own and waits until it listens.
 *
 * @param {string} dataDir
 * @param {{ databaseUrl?: string | undefined, user?: { uid: number, gid: number } | undefined }} [options]
 * @returns {Promise<{ url: string, owner: { email: string, password: string } | undefined, kill: () => Promise<void> }>}
 * Rejects with the server's output where it ends instead.
 */
export async function startServer(dataDir, { databaseUrl = '', user } = {}) {
  const entry = join(ROOT, 'apps/server/src/letu-server.ts');
  const child = spawn(process.execPath, ['--conditions=@letu/source', '--import', 'tsx', entry], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      PORT: '0',
      LANG: 'en_US.UTF-8',
      LC_ALL: '',
      WRITES_PER_MINUTE: '1000000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const exited = once(child, 'close');
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  const isReady = () => /"msg":"listening"/.test(output);
  while (!isReady()) {
    const ended = await Promise.race([once(child.stdout, 'data').then(() => false), exited.then(() => true)]);
    if (ended && !isReady()) throw new Error(output);
  }
  // The owner is printed right behind the line that says that the server listens.
  const owner = /"schema migrated"/.test(output) ? await ownerIn(() => output, child.stdout) : undefined;
  const url = /"url":"([^"]+)"[^\n]*"msg":"listening"/.exec(output)?.[1] ?? '';
  return { url, owner, kill };
}

/**
 * @param {() => string} output
 * @param {import('node:events').EventEmitter} stdout
 */
async function ownerIn(output, stdout) {
  const printed = () => /email\s+(\S+)\n\s+password\s+(\S+)/.exec(output());
  while (!printed()) await once(stdout, 'data');
  const [, email = '', password = ''] = printed() ?? [];
  return { email, password };
}

/**
 * Calls the API of a server.
 *
 * @param {string} url
 * @param {string} method
 * @param {string} path
 * @param {{ session?: string, body?: unknown, headers?: Record<string, string> }} [options]
 * @returns {Promise<{ code: number, data: any }>} The data is whatever the call answers.
 */
export async function call(url, method, path, { session = '', body, headers = {} } = {}) {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { Authorization: `Bearer ${session}`, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return /** @type {Promise<{ code: number, data: any }>} */ (response.json());
}

/**
 * Signs in.
 *
 * @param {string} url
 * @param {{ email: string, password: string } | undefined} owner
 * @returns {Promise<string>} The session id.
 */
export async function signIn(url, owner) {
  if (!owner) throw new Error('The server said nothing of its owner.');
  return (await call(url, 'POST', '/api/auth/sign-in', { body: owner })).data.sessionId;
}

/**
 * Saves a graph.
 *
 * @param {string} url
 * @param {string} session
 * @param {{ gid: string, revision: number, source: string, key?: string }} save
 */
export function save(url, session, { gid, revision, source, key }) {
  const headers = { 'If-Match': `"${revision}"`, ...(key === undefined ? {} : { 'Idempotency-Key': key }) };
  return call(url, 'PUT', `/api/graph/${gid}`, { session, body: { source }, headers });
}
