import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openProduct } from '../faults/product.mjs';
import { ROOT } from '../run.mjs';

/** Pages that show no diagram, with the most that the scripts of a first visit may weigh, in kB of gzip. */
const PAGES = { '/login': 250, '/welcome': 350 };

/** What only engines load. */
const OF_ENGINES = /worker|\.(?:wasm|bin|glyphs)$/;

/** How long a page is left alone before it is taken for loaded, in milliseconds. */
const REST_MS = 3_000;

/**
 * Visits pages of the built product in Chromium as somebody who was never there.
 *
 * @returns {Promise<readonly { path: string, gzip: number, budget: number, engines: readonly string[] }[]>}
 */
export async function weighPages() {
  const product = await openProduct();
  const weights = [];
  for (const [path, budget] of Object.entries(PAGES)) {
    const context = await product.visit({ isSignedIn: path !== '/login' });
    const page = await context.newPage();
    /** @type {Set<string>} */
    const loaded = new Set();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/assets/')) loaded.add(pathname);
    });
    await page.goto(product.url + path);
    // What a page asks for when it is idle, nothing announces.
    await page.waitForTimeout(REST_MS);
    const scripts = [...loaded].filter((file) => file.endsWith('.js'));
    const gzip = scripts.reduce((sum, file) => sum + weightOf(file), 0);
    weights.push({ path, gzip, budget, engines: [...loaded].filter(isOfEngine) });
    await context.close();
  }
  await product.close();
  return weights;
}

/** @param {string} file */
const isOfEngine = (file) => OF_ENGINES.test(file);

/** @param {string} file */
const weightOf = (file) => gzipSync(readFileSync(join(ROOT, 'apps/demo/dist', file)), { level: 9 }).length;
