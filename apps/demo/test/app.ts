import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { CHROMIUM_ARGS, chromiumPath } from '../../../scripts/chromium.mjs';

const START_MS = 120_000;

/** A page of the app, with all that went wrong in it. */
export interface AppPage {
  readonly page: Page;
  /** Console errors and warnings, uncaught errors, and requests to other origins. */
  readonly complaints: readonly string[];
}

/** The app, served from its sources on a free port, and a browser to visit it. */
export interface App {
  readonly url: () => string;
  /** Opens a path in a browser that has never been here. */
  visit(path: string, options?: BrowserContextOptions): Promise<AppPage>;
  /** Opens a path in another tab of the same browser. */
  openTab(beside: Page, path: string): Promise<AppPage>;
}

/** Serves the app for the tests of a file. */
export function serveApp(): App {
  let server: ViteDevServer;
  let browser: Browser;
  let origin = '';

  beforeAll(async () => {
    const root = new URL('../', import.meta.url).pathname;
    server = await createServer({
      root,
      configFile: `${root}vite.config.ts`,
      logLevel: 'error',
      server: { port: 0, hmr: false, watch: null },
      // Found late, inside a worker, it would make the server reload the page in the middle of a test.
      optimizeDeps: { include: ['pikchr-js'] },
    });
    await server.listen();
    origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
    const executablePath = chromiumPath();
    browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) });
  }, START_MS);

  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  const open = async (page: Page, path: string): Promise<AppPage> => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('request', (request) => {
      const { protocol, origin: target } = new URL(request.url());
      if (protocol.startsWith('http') && target !== origin) complaints.push(`request: ${request.url()}`);
    });
    await page.goto(origin + path);
    return { page, complaints };
  };

  return {
    url: () => origin,
    async visit(path, options) {
      const context = await browser.newContext({ locale: 'zh-CN', ...options });
      onTestFinished(() => context.close());
      return open(await context.newPage(), path);
    },
    openTab: async (beside, path) => open(await beside.context().newPage(), path),
  };
}

/** Waits until the preview says a state. */
export async function previewState(page: Page, state: string): Promise<void> {
  await page.locator(`[data-part='preview'][data-state='${state}']`).waitFor();
}

/** Returns the markup of the picture in the preview. */
export function pictureMarkup(page: Page): Promise<string> {
  return page
    .locator("[data-part='preview'] img")
    .evaluate(async (image) => (await fetch((image as HTMLImageElement).src)).text());
}

/** Begins a blank Pikchr diagram from the welcome page. */
export async function beginPikchr(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pikchr/ }).click();
  await page.getByRole('button', { name: '空白' }).click();
  await page.waitForURL(/\/pikchr\/[\w-]{16}$/);
}

/** Types at the end of the text. */
export async function type(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /源文本/ }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text);
}

/** Waits for the page's title. */
export async function expectTitle(page: Page, title: string): Promise<void> {
  await expect.poll(() => page.title()).toBe(title);
}
