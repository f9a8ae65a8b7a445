import { readFile } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { kinds } from '@letu/kinds';
import { GESTURES } from '../../../../scripts/faults/gestures.mjs';
import { appAt } from '../support/app.js';
import { join } from '../support/person.js';
import { startProduct, type ProductServer } from '../support/productServer.js';
import { state } from '../support/saving.js';

let server: ProductServer;

beforeAll(async () => void (server = await startProduct(inject('demo').folder)));
afterAll(() => server.stop());

/** All files of the site have to be brought, and compressed before. */
const BRINGING_MS = 240_000;

const gesturesOf = (path: string) => {
  const gestures = GESTURES[path];
  if (!gestures) throw new Error(`Nobody knows how to edit ${path}.`);
  return gestures;
};

const isDocument = (path: string) => (url: URL) => url.pathname !== `/${path}/new`;

/** Waits until what is on the device has a word, which the page then draws. */
async function drawn(page: Page, path: string): Promise<void> {
  await gesturesOf(path).ready(page);
  await page.locator("[data-state='error']").waitFor({ state: 'detached' });
}

it('brings the files of pages before those of engines', async () => {
  const worker = await readFile(joinPath(inject('demo').folder, 'sw.js'), 'utf8');
  // What makes the worker small may write the list more than once.
  const files = [...new Set(worker.match(/\/assets\/[^`"',]+\.js/g))];
  const isPage = (path: string) => /\/[A-Z]\w*(?:Page|Settings)-/.test(path);
  const isEngine = (path: string) => /engine\.worker|flowDiagram|mermaid\.core/.test(path);
  expect(files.filter(isPage).length).toBeGreaterThan(20);
  expect(files.findLastIndex(isPage)).toBeLessThan(files.findIndex(isEngine));
});

it(
  'after one visit, every kind opens, is edited and drawn without a network, over reloads, and what was made there goes to the server later',
  { tags: 'long' },
  async () => {
    const person = await join(appAt(server.url), '卫七');
    const { page } = await person.visit('/preference/appearance', { isKept: true });
    await page.getByText('已就绪：').waitFor({ timeout: BRINGING_MS });

    await server.halt();
    await page.context().setOffline(true);
    const pages = new Map<string, string>();
    for (const { path } of kinds) {
      await page.goto(`${server.url}/${path}/new`);
      await page.waitForURL(isDocument(path));
      await drawn(page, path);
      await gesturesOf(path).write(page, `离线${path}`);
      await drawn(page, path);
      await state(page, 'offline');
      await page.reload();
      await drawn(page, path);
      await state(page, 'offline');
      pages.set(path, page.url());
    }

    await server.restart();
    await page.context().setOffline(false);
    await page.goto(`${server.url}/welcome`);
    const gids = [...pages.values()].map((address) => {
      const { pathname, searchParams } = new URL(address);
      return searchParams.get('gid') ?? pathname.split('/')[2] ?? '';
    });
    const stored = async () => {
      const graphs = gids.map((gid) => person.client.call('graph.show', { params: { gid }, silent: true }));
      return (await Promise.all(graphs.map((graph) => graph.catch(() => undefined)))).map(
        (graph, index) => graph?.source.includes(`离线${kinds[index]?.path}`) ?? false,
      );
    };
    await expect.poll(stored, { timeout: 60_000 }).toEqual(kinds.map(() => true));
  },
);
