import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { buildDemo } from '../build.mjs';
import { CHROMIUM_ARGS, chromiumPath } from '../chromium.mjs';
import { ensureChromium } from '../ensureChromium.mjs';
import { freePort } from '../freePort.mjs';
import { ROOT } from '../run.mjs';
import { call, signIn, startServer } from './server.mjs';

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('playwright').BrowserContext} BrowserContext */

/** How long something may take that has to happen, in milliseconds. */
export const PATIENCE_MS = 30_000;

/**
 * The whole product: its server, which can be killed and started anew, and a browser in which its owner is signed in.
 *
 * @typedef {object} Product
 * @property {string} url
 * @property {() => Promise<string>} signIn Makes a session more, and returns its id.
 * @property {string} session One for looking at what the server has.
 * @property {() => Promise<void>} kill Kills the server.
 * @property {() => Promise<void>} start Starts it anew.
 * @property {(who?: { isSignedIn?: boolean }) => Promise<BrowserContext>} visit Opens a browser that nobody was at before, signed in unless told otherwise.
 * @property {() => Promise<void>} close
 */

/**
 * Starts the built demo with a server of its own.
 *
 * @returns {Promise<Product>}
 */
export async function openProduct() {
  await ensureChromium();
  const site = join(ROOT, 'apps/demo/dist');
  if (!existsSync(join(site, 'index.html'))) await buildDemo();
  const dataDir = mkdtempSync(join(tmpdir(), 'letu-faults-'));
  const variables = { SITE_DIR: site, PORT: String(await freePort()) };
  let server = await startServer(dataDir, { variables });
  const { url, owner } = server;
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    ...(executablePath ? { executablePath } : {}),
  });
  return {
    url,
    session: await signIn(url, owner),
    signIn: () => signIn(url, owner),
    kill: () => server.kill(),
    start: async () => void (server = await startServer(dataDir, { variables })),
    async visit({ isSignedIn = true } = {}) {
      const value = isSignedIn ? await signIn(url, owner) : '';
      const origin = { origin: url, localStorage: isSignedIn ? [{ name: 'letu.session', value }] : [] };
      const context = await browser.newContext({
        locale: 'zh-CN',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        storageState: { cookies: [], origins: [origin] },
      });
      context.setDefaultTimeout(PATIENCE_MS);
      return context;
    },
    async close() {
      await browser.close();
      await server.kill();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/**
 * Opens a new diagram of a kind.
 *
 * @param {BrowserContext} context
 * @param {string} url The product's.
 * @param {string} path The kind's.
 */
export async function openNew(context, url, path) {
  const page = await context.newPage();
  await page.goto(`${url}/${path}/new`);
  await page.waitForURL((address) => address.pathname !== `/${path}/new`);
  return page;
}

/**
 * Returns which graph a page edits.
 *
 * @param {Page} page
 */
export function gidOf(page) {
  const { pathname, searchParams } = new URL(page.url());
  return searchParams.get('gid') ?? pathname.split('/')[2] ?? '';
}

/**
 * Returns the sources of all diagrams that are on the device.
 *
 * @param {Page} page Any of the product.
 * @returns {Promise<string[]>}
 */
export async function onDevice(page) {
  const { documents } = await readDevice(page);
  return documents.map(({ source }) => source);
}

/**
 * Returns both sources of each diagram of which someone has to choose: nothing of it is sent before that.
 *
 * @param {Page} page Any of the product.
 */
export async function undecided(page) {
  const { documents, sync } = await readDevice(page);
  const theirs = new Map(sync.flatMap(({ gid, conflict }) => (conflict ? [[gid, conflict.source]] : [])));
  return documents.flatMap(({ gid, source }) => (theirs.has(gid) ? [source, theirs.get(gid)] : []));
}

/**
 * Reads what the product keeps on the device.
 *
 * @param {Page} page
 * @returns {Promise<Record<'documents' | 'sync', any[]>>}
 */
function readDevice(page) {
  return page.evaluate(async () => {
    /** @type {<Result>(request: IDBRequest<Result>) => Promise<Result>} */
    const answer = (request) =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const database = await answer(indexedDB.open('letu'));
    const transaction = database.transaction(['documents', 'sync']);
    const [documents, sync] = await Promise.all(
      ['documents', 'sync'].map((store) => answer(transaction.objectStore(store).getAll())),
    );
    database.close();
    return { documents: documents ?? [], sync: sync ?? [] };
  });
}

/**
 * Returns the sources of all graphs that are on the server.
 *
 * @param {Product} product
 * @returns {Promise<string[]>}
 */
export async function onServer({ url, session }) {
  const { data } = await call(url, 'GET', '/api/graph?size=100', { session });
  const graphs = await Promise.all(
    data.items.map((/** @type {{ gid: string }} */ { gid }) =>
      call(url, 'GET', `/api/graph/${gid}`, { session }),
    ),
  );
  return graphs.map((graph) => graph.data.source);
}

/**
 * Waits until words are found, and returns those that are not after all.
 *
 * @param {readonly string[]} words
 * @param {() => Promise<string[]>} sources
 * @param {number} [patienceMs]
 */
export async function missing(words, sources, patienceMs = PATIENCE_MS) {
  const until = performance.now() + patienceMs;
  for (;;) {
    const all = await sources();
    const lost = words.filter((word) => !all.some((source) => source.includes(word)));
    if (lost.length === 0 || performance.now() > until) return lost;
    await new Promise((resolve) => {
      setTimeout(resolve, 250);
    });
  }
}
