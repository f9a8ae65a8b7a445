import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../../scripts/freePort.mjs';
import { startProvider } from '../../../server/test/support/provider/localProvider.js';
import { firstOwner, listening, spawnServer } from '../../../../scripts/serverProcess.mjs';

/** The demo's server in a process of its own, with data that is kept over a restart. */
export interface ProductServer {
  readonly url: string;
  /** Who looks after the site. */
  readonly owner: { readonly email: string; readonly password: string };
  restart(): Promise<void>;
  /** Stops it until it is started anew. */
  halt(): Promise<void>;
  /** Stops it for good. */
  stop(): Promise<void>;
}

/**
 * Starts `letu-server` with new data and every third party to sign in with.
 *
 * @param siteDir The folder of the built demo.
 * @param more Settings beside the usual.
 */
export async function startProduct(
  siteDir: string,
  more: Readonly<Record<string, string>> = {},
): Promise<ProductServer> {
  const port = await freePort();
  const provider = await startProvider(`http://127.0.0.1:${port}`);
  const dataDir = await mkdtemp(join(tmpdir(), 'letu-demo-data-'));
  const variables = {
    ...provider.variables,
    PORT: String(port),
    SITE_DIR: siteDir,
    // Every visitor has an address of their own, as people have, and so limits of their own.
    TRUSTED_PROXIES: '1',
    ...more,
  };
  const start = async () => {
    const server = spawnServer({ dataDir }, { variables });
    return { server, url: await listening(server) };
  };
  let running = await start();
  const owner = await firstOwner(running.server);
  const end = async () => {
    running.server.child.kill('SIGTERM');
    await running.server.exited;
  };
  return {
    url: running.url,
    owner,
    halt: end,
    async restart() {
      await end();
      running = await start();
    },
    async stop() {
      await end();
      provider.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
