import { fileURLToPath } from 'node:url';
import { basename, dirname, join } from 'node:path';
import { CHROMIUM_ARGS, chromiumPath } from './chromium.mjs';
import { ensureChromium } from './ensureChromium.mjs';
import { ROOT } from './run.mjs';
import { serveFolder } from './staticServer.mjs';

/**
 * Builds a page from the packages' sources.
 *
 * It is built, not served by a development server: that one reloads pages whenever it meets a new dependency.
 *
 * @param {URL} entry The page's `index.html`.
 * @returns {Promise<string>} The folder it is built to.
 */
export async function buildPage(entry) {
  const { build } = await import('vite');
  const root = dirname(fileURLToPath(entry));
  const outDir = join(ROOT, '.cache', `${basename(dirname(root))}-${basename(root)}`);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@letu/source', 'browser', 'module', 'production', 'import', 'default'] },
    worker: { format: 'es' },
    build: { outDir, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 10_000 },
  });
  return outDir;
}

/**
 * Builds a page from the packages' sources, serves it on this machine and opens it in Chromium.
 *
 * @param {URL} entry The page's `index.html`.
 * @param {string} [policy] The content security policy of everything served.
 * @returns {Promise<{ page: import('playwright').Page, browser: import('playwright').Browser, origin: string, close: () => Promise<void> }>}
 */
export async function openBuiltPage(entry, policy) {
  await ensureChromium();
  const outDir = await buildPage(entry);
  const { chromium } = await import('playwright');
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    ...(executablePath ? { executablePath } : {}),
  });
  const server = await serveFolder(outDir, policy);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${server.origin}/`);
  return {
    page,
    browser,
    origin: server.origin,
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}
