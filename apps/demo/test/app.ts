import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
} from 'playwright';
import { preview as servePreview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { readConfig, startServer, type Config, type RunningServer } from '../../server/src/index.js';
import { pagePolicy } from '../../server/src/site/pagePolicy.mjs';
import { startProvider, type LocalProvider } from '../../server/test/support/provider/localProvider.js';
import { CHROMIUM_ARGS, chromiumPath } from '../../../scripts/chromium.mjs';

const START_MS = 240_000;
const ROOT = fileURLToPath(new URL('../', import.meta.url));
const VITE = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');

/** A page of the app, with all that went wrong in it. */
export interface AppPage {
  readonly page: Page;
  /** Console errors and warnings, uncaught errors, and requests to other origins. */
  readonly complaints: readonly string[];
}

/** The app as it is published, on a free port and under its content security policy, and a browser to visit it. */
export interface App {
  readonly url: () => string;
  /** Opens a path in a browser that has never been here. */
  visit(path: string, options?: BrowserContextOptions): Promise<AppPage>;
  /** Opens a path in another tab of the same browser. */
  openTab(beside: Page, path: string): Promise<AppPage>;
}

/** The app with its server, which keeps what is made over a restart. */
export interface Product extends App {
  restart(): Promise<void>;
}

/** The app by itself, as any host of files serves it, and as the server does. */
export interface Served {
  readonly alone: App;
  readonly product: Product;
}

/** Builds the app and serves it for the tests of a file. */
export function serveApp(): Served {
  let preview: PreviewServer;
  let server: RunningServer;
  let provider: LocalProvider;
  let browser: Browser;
  let outDir: string;
  let dataDir: string;
  let config: Config;

  beforeAll(async () => {
    outDir = await mkdtemp(join(tmpdir(), 'letu-demo-'));
    const env = { ...process.env, NODE_ENV: 'production' };
    await promisify(execFile)(process.execPath, [VITE, 'build', ROOT, '--outDir', outDir, '--emptyOutDir'], {
      env,
    });
    preview = await servePreview({
      root: ROOT,
      configFile: join(ROOT, 'vite.config.ts'),
      build: { outDir },
      preview: { port: 0, headers: { 'Content-Security-Policy': pagePolicy() } },
    });
    dataDir = await mkdtemp(join(tmpdir(), 'letu-demo-data-'));
    const port = await freePort();
    provider = await startProvider(`http://127.0.0.1:${port}`);
    config = {
      ...readConfig({}),
      port,
      dataDir,
      siteDir: outDir,
      logLevel: 'silent',
      thirdParties: provider.configs,
      // Every visitor has an address of their own, as people have, and so limits of their own.
      trustedProxies: 1,
    };
    server = await startServer(config);
    const executablePath = chromiumPath();
    browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) });
  }, START_MS);

  afterAll(async () => {
    await browser.close();
    await preview.close();
    await server.stop();
    provider.close();
    await Promise.all([outDir, dataDir].map((folder) => rm(folder, { recursive: true, force: true })));
  });

  const serve = (url: () => string): App => visitors(() => browser, url);
  return {
    alone: serve(() => new URL(preview.resolvedUrls?.local[0] ?? '').origin),
    product: {
      ...serve(() => server.url),
      async restart() {
        await server.stop();
        server = await startServer(config);
      },
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

/** Browsers for the app at an address. */
function visitors(browser: () => Browser, url: () => string): App {
  const open = async (page: Page, path: string): Promise<AppPage> => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !isUsual(message)) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('request', (request) => {
      const { protocol, origin: target } = new URL(request.url());
      if (protocol.startsWith('http') && target !== url()) complaints.push(`request: ${request.url()}`);
    });
    await page.goto(url() + path);
    return { page, complaints };
  };

  return {
    url,
    async visit(path, options) {
      // A menu in motion can slip away between press and release, which no person is quick enough for.
      const context = await browser().newContext({
        locale: 'zh-CN',
        reducedMotion: 'reduce',
        extraHTTPHeaders: newAddress(),
        ...options,
      });
      await context.addInitScript(keepBlobs);
      onTestFinished(() => context.close());
      return open(await context.newPage(), path);
    },
    openTab: async (beside, path) => open(await beside.context().newPage(), path),
  };
}

/** Browsers note that the current user is asked for by someone who has not signed in: that is how it is found out. */
function isUsual(message: ConsoleMessage): boolean {
  return message.location().url.endsWith('/api/user/current') && message.text().includes('401');
}

let addresses = 0;

/** Returns the headers of a request from an address that nothing has come from yet. */
export function newAddress(): Record<string, string> {
  addresses += 1;
  return { 'X-Forwarded-For': `192.0.2.${addresses % 256}` };
}

/** Keeps what pages make addresses of: their policy lets nobody fetch it from there. */
function keepBlobs(): void {
  const blobs = new Map<string, Blob | MediaSource>();
  const create = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (made) => {
    const url = create(made);
    blobs.set(url, made);
    return url;
  };
  Object.assign(window, { blobs });
}

/** Waits until the preview says a state. */
export async function previewState(page: Page, state: string): Promise<void> {
  await page.locator(`[data-part='preview'][data-state='${state}']`).waitFor();
}

/** Returns the markup of the picture in the preview: of the one in an editor's shadow root, or the image of a view. */
export function pictureMarkup(page: Page): Promise<string> {
  return page.locator("[data-part='preview'] :is([role='img'], img)").evaluate(async (shown) => {
    if (shown instanceof HTMLImageElement) {
      const { blobs } = window as unknown as { blobs: Map<string, Blob> };
      return (await blobs.get(shown.src)?.text()) ?? '';
    }
    return shown.shadowRoot?.querySelector('.letu-frame > svg')?.outerHTML ?? '';
  });
}

/** Begins a blank Pikchr diagram from the welcome page. */
export async function beginPikchr(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pikchr/ }).click();
  await page.getByRole('button', { name: '空白' }).click();
  await page.waitForURL(/\/pikchr\/\w{26}$/);
}

/** Types at the end of the text. */
export async function type(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /源文本/ }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text);
}

/** Returns the text in the code pane. */
export function sourceText(page: Page): Promise<string> {
  return page.getByRole('textbox', { name: /源文本/ }).innerText();
}

/** Tells a page what a browser does when someone comes back to its tab. */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** Waits for the page's title. */
export async function expectTitle(page: Page, title: string): Promise<void> {
  await expect.poll(() => page.title()).toBe(title);
}
