// The demo of a test run: built once, served by itself and by its server, and visited in one Chromium.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { preview as servePreview } from 'vite';
import type { TestProject } from 'vitest/node';
import { pagePolicy } from '../../../server/src/site/pagePolicy.mjs';
import { CHROMIUM_ARGS, chromiumPath } from '../../../../scripts/chromium.mjs';
import { startProduct } from './productServer.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const VITE = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');

/** Visits last for seconds: what V8 makes fast on other threads meanwhile is more work than it saves them. */
const ARGS = [...CHROMIUM_ARGS, '--js-flags=--no-opt --no-maglev'];

/** Where the demo of this run is. */
export interface DemoOfRun {
  /** The folder it is built to. */
  readonly folder: string;
  /** Its address on a host of files, which serves it under its content security policy. */
  readonly alone: string;
  /** Its address on its server. */
  readonly product: string;
  /** Who looks after the site of that server, which is everyone's: what is changed there is changed back. */
  readonly owner: { readonly email: string; readonly password: string };
  /** Where Playwright finds the Chromium. */
  readonly browser: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly demo: DemoOfRun;
  }
}

/** Builds the demo into a new folder. */
async function buildDemo(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'letu-demo-'));
  const env = { ...process.env, NODE_ENV: 'production' };
  const args = ['build', ROOT, '--outDir', folder, '--emptyOutDir'];
  await promisify(execFile)(process.execPath, [VITE, ...args], { env });
  return folder;
}

const serveAlone = (folder: string) =>
  servePreview({
    root: ROOT,
    configFile: join(ROOT, 'vite.config.ts'),
    build: { outDir: folder },
    preview: { port: 0, headers: { 'Content-Security-Policy': pagePolicy() } },
  });

function launchBrowser() {
  const executablePath = chromiumPath();
  return chromium.launchServer({ args: ARGS, ...(executablePath ? { executablePath } : {}) });
}

export default async function setup(project: TestProject) {
  const folder = await buildDemo();
  const [alone, product, browser] = await Promise.all([
    serveAlone(folder),
    startProduct(folder),
    launchBrowser(),
  ]);
  project.provide('demo', {
    folder,
    alone: new URL(alone.resolvedUrls?.local[0] ?? '').origin,
    product: product.url,
    owner: product.owner,
    browser: browser.wsEndpoint(),
  });
  return async () => {
    await Promise.all([browser.close(), alone.close(), product.stop()]);
    await rm(folder, { recursive: true, force: true });
  };
}
