import { Agent, request } from 'node:http';
import { listening, spawnServer } from '../../scripts/serverProcess.mjs';

/** A server in a process of its own, and one connection for each user at the same time. */
export interface BenchServer {
  readonly url: string;
  /** Sends a request and returns its answer's data. @throws Error for any other answer than 200. */
  call(method: string, path: string, options?: CallOptions): Promise<unknown>;
  stop(): Promise<void>;
}

interface CallOptions {
  readonly session?: string;
  readonly body?: unknown;
  readonly revision?: number;
}

/** Starts the server from its sources on a data folder, with the pages of `siteDir` where they are asked for. */
export async function startBenchServer(dataDir: string, siteDir?: string): Promise<BenchServer> {
  const site = siteDir === undefined ? {} : { SITE_DIR: siteDir };
  const server = spawnServer({ dataDir }, { variables: { WRITES_PER_MINUTE: '1000000', ...site } });
  const url = await listening(server);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  return {
    url,
    call: (method, path, options = {}) => send(agent, method, `${url}${path}`, options),
    async stop() {
      agent.destroy();
      server.child.kill('SIGTERM');
      await server.exited;
    },
  };
}

/** `node:http`, which takes less of the machine's time than `fetch` does. */
function send(
  agent: Agent,
  method: string,
  url: string,
  { session, body, revision }: CallOptions,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...(session === undefined ? {} : { Authorization: `Bearer ${session}` }),
      ...(revision === undefined ? {} : { 'If-Match': `"${revision}"` }),
    };
    const outgoing = request(url, { agent, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        if (response.statusCode !== 200) reject(new Error(text));
        else resolve((JSON.parse(text) as { data: unknown }).data);
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
