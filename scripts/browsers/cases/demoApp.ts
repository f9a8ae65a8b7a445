import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { preview } from 'vite';
import { pagePolicy } from '../../../apps/server/src/site/pagePolicy.mjs';

const DEMO = fileURLToPath(new URL('../../../apps/demo/', import.meta.url));
const OUT = fileURLToPath(new URL('../../../.cache/browsers-demo/', import.meta.url));
const VITE = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');

/** Builds the demo as it is published and serves it under its content security policy, without the server. */
export async function serveDemo(): Promise<{ origin: string; stop(): Promise<void> }> {
  await promisify(execFile)(process.execPath, [VITE, 'build', DEMO, '--outDir', OUT, '--emptyOutDir'], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const server = await preview({
    root: DEMO,
    configFile: join(DEMO, 'vite.config.ts'),
    build: { outDir: OUT },
    preview: { port: 0, headers: { 'Content-Security-Policy': pagePolicy() } },
  });
  return {
    origin: new URL(server.resolvedUrls?.local[0] ?? '').origin,
    stop: () => server.close(),
  };
}
