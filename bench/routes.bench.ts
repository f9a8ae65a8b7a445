import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { buildDemo } from '../scripts/build.mjs';
import { CHROMIUM_ARGS, chromiumPath } from '../scripts/chromium.mjs';
import { ensureChromium } from '../scripts/ensureChromium.mjs';
import { atMost, compare, controlOf, median, type Bench, type Metric } from './harness.js';
import { startBenchServer, type BenchServer } from './server/benchServer.js';
import { fillLibrary, type BenchUser } from './server/library.js';

/** From a press on a link until a frame shows the page with what it is about, where it was shown before. */
const CHANGE_MS = 100;
/** The same, until all pictures in sight are there, too. */
const PICTURES_MS = 300;
/** Of a dashboard of 10,000 graphs, held against one that fits on a page: what the paged table is allowed over antd's own. */
const GROWTH_RATIO = 1.1;
/** How long a page may take at all. */
const LIMIT_MS = 15_000;
const ROUNDS = 15;
const MANY = 10_000;
const FEW = 20;

const GRAPH = 'main a[href^="/mermaid/"]';
const DASHBOARD = { path: '/dashboard/all', shows: GRAPH, cards: 'main .letu-card' };
const TEMPLATES = { path: '/template', shows: 'main article h2 a', cards: 'main article' };

/** A page by its path, and what is only on it once it shows what it is about. */
interface Place {
  readonly path: string;
  readonly shows: string;
  /** Its cards, each of which has a picture. @default none */
  readonly cards?: string;
}

/** How long a page took, in milliseconds. */
interface Change {
  /** Until a frame showed it. */
  readonly shown: number;
  /** Until a frame showed all pictures in sight. */
  readonly whole: number;
}

/** The built product with its server: how long it takes to come from one page to another. */
const bench: Bench = { name: 'routes', run: measureRoutes };

export default bench;

async function measureRoutes(report: (metric: Metric) => void): Promise<void> {
  await ensureChromium();
  await buildDemo();
  const dataDir = mkdtempSync(join(tmpdir(), 'letu-bench-'));
  const [many] = await fillLibrary(dataDir, MANY, 1, MANY);
  const [few] = await fillLibrary(dataDir, FEW, 1, FEW);
  if (!many || !few) throw new Error('Nobody is there to look at the pages.');
  const server = await startBenchServer(dataDir, join(import.meta.dirname, '../apps/demo/dist'));
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    await measureChanges(await visit(browser, server, few), await placesOf(server, few), report);
    const pages = [await visit(browser, server, many), await visit(browser, server, few)] as const;
    const show = (page: Page) => async () => {
      await change(page, TEMPLATES);
      await rest(page);
      const answered = page.waitForResponse((response) => response.url().includes('/api/graph?'));
      const startedAt = performance.now();
      await Promise.all([change(page, DASHBOARD), answered]);
      return performance.now() - startedAt;
    };
    const result = await compare({ a: show(pages[0]), b: show(pages[1]), rounds: ROUNDS });
    const metric = `dashboard of ${MANY} graphs / of ${FEW}`;
    report(atMost(metric, result.ratio, GROWTH_RATIO, 'ratio', result.samples));
    report(controlOf(metric, result));
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
}

/** Makes a repository with graphs, and returns the pages to go around. */
async function placesOf(server: BenchServer, { session, gids }: BenchUser): Promise<readonly Place[]> {
  const { id } = (await server.call('POST', '/api/repository', { session, body: { name: '订单系统' } })) as {
    id: string;
  };
  await server.call('POST', '/api/graph/move', {
    session,
    body: { gids: gids.slice(0, 8), repositoryId: id },
  });
  return [
    DASHBOARD,
    { ...DASHBOARD, path: `/repository/${id}` },
    TEMPLATES,
    { path: '/preference', shows: 'main h1' },
    { path: '/welcome', shows: 'main h1' },
  ];
}

async function measureChanges(
  page: Page,
  places: readonly Place[],
  report: (metric: Metric) => void,
): Promise<void> {
  const changes = places.map((): Change[] => []);
  for (let round = -2; round < ROUNDS; round += 1) {
    for (const [index, place] of places.entries()) {
      const took = await change(page, place);
      if (round >= 0) changes[index]?.push(took);
      await rest(page);
    }
  }
  for (const [index, { path, cards }] of places.entries()) {
    const name = `route change to ${path.replace(/^\/repository\/.*/, '/repository/{id}')} after the first visit`;
    const [shown = [], whole = []] = (['shown', 'whole'] as const).map((key) =>
      (changes[index] ?? []).map((took) => took[key]),
    );
    report(atMost(name, median(shown), CHANGE_MS, 'ms', shown));
    if (cards) report(atMost(`${name}, with pictures`, median(whole), PICTURES_MS, 'ms', whole));
  }
}

async function visit(browser: Browser, { url }: BenchServer, { session }: BenchUser): Promise<Page> {
  const origin = { origin: url, localStorage: [{ name: 'letu.session', value: session }] };
  const context = await browser.newContext({
    locale: 'zh-CN',
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [origin] },
  });
  const page = await context.newPage();
  await page.goto(`${url}/welcome`);
  await page.locator('nav a[href="/template"]').waitFor();
  return page;
}

/** Waits until the page has nothing more to do, as it has by the time somebody goes on. */
function rest(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Goes to another page by its link. */
function change(page: Page, place: Place): Promise<Change> {
  // No function has a name in here: the compiler would have the page know how to give it one.
  return page.evaluate(
    async ({ path, shows, cards, limitMs }) => {
      const link = document.querySelector<HTMLElement>(`nav a[href="${path}"]`);
      const left = document.querySelector('main')?.firstElementChild;
      if (!link) throw new Error(`No link leads to ${path}.`);
      const { port1: told, port2: tell } = new MessageChannel();
      told.start();
      const startedAt = performance.now();
      link.click();
      for (let shown = 0; ;) {
        await new Promise(requestAnimationFrame);
        const isOther = document.querySelector('main')?.firstElementChild !== left;
        const isThere = isOther && location.pathname.startsWith(path) && document.querySelector(shows);
        const inSight = [...document.querySelectorAll(cards ?? ':not(*)')].filter(
          (card) => card.getBoundingClientRect().top < innerHeight,
        );
        const isWhole = inSight.every((card) => card.querySelector('img')?.complete);
        // What is in the page by now, this frame shows, and it is over before anything that is sent in it is read.
        await new Promise((resolve) => {
          told.addEventListener('message', resolve, { once: true });
          tell.postMessage(undefined);
        });
        const took = performance.now() - startedAt;
        if (isThere && shown === 0) shown = took;
        if (isThere && isWhole) return { shown, whole: took };
        if (took > limitMs) throw new Error(`Nothing was shown at ${path}.`);
      }
    },
    { ...place, limitMs: LIMIT_MS },
  );
}
