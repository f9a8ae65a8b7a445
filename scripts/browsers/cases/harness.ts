import { buildPage } from '../../builtPage.mjs';
import { serveFolder } from '../../staticServer.mjs';
import type { Tab } from '../drive/tab.js';
import { until } from '../drive/until.js';

/** The page in which engines are tried. */
export interface Harness {
  open(tab: Tab): Promise<void>;
  stop(): Promise<void>;
}

/** Builds and serves the page in which engines are tried. */
export async function serveHarness(): Promise<Harness> {
  const folder = await buildPage(new URL('../page/index.html', import.meta.url));
  const server = await serveFolder(folder);
  return {
    async open(tab) {
      await tab.goto(`${server.origin}/`);
      await until(tab, 'harness', () => 'letu' in window);
    },
    stop: server.close,
  };
}
