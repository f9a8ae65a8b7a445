import { firstOwner, listening, spawnServer } from '../serverProcess.mjs';

/**
 * What a call answers. The data is whatever the call is about: these trials look at it as a client does that knows the API.
 *
 * @typedef {{ code: number, data: any }} Answer
 */

/**
 * Starts a server in a process of its own and waits until it listens.
 *
 * @param {string} dataDir
 * @param {{ databaseUrl?: string | undefined, user?: { uid: number, gid: number } | undefined, variables?: Record<string, string> }} [options]
 * @returns {Promise<{ url: string, owner: { email: string, password: string } | undefined, kill: () => Promise<void> }>}
 * Rejects with the server's output where it ends instead.
 */
export async function startServer(dataDir, { databaseUrl, user, variables } = {}) {
  const server = spawnServer(
    { dataDir, databaseUrl },
    { variables: { WRITES_PER_MINUTE: '1000000', ...variables }, ...(user ? { user } : {}) },
  );
  const url = await listening(server);
  // The owner is printed right behind the line that says that the server listens.
  const owner = /"schema migrated"/.test(server.output()) ? await firstOwner(server) : undefined;
  const kill = async () => {
    server.child.kill('SIGKILL');
    await server.exited;
  };
  return { url, owner, kill };
}

/**
 * Calls the API of a server.
 *
 * @param {string} url
 * @param {string} method
 * @param {string} path
 * @param {{ session?: string, body?: unknown, headers?: Record<string, string> }} [options]
 * @returns {Promise<Answer>}
 */
export async function call(url, method, path, { session = '', body, headers = {} } = {}) {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { Authorization: `Bearer ${session}`, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return /** @type {Promise<Answer>} */ (response.json());
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
