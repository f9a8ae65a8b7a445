import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { pagePolicy } from '../../server/src/site/pagePolicy.mjs';
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

/** The app as it is published, on a free port and under a strict content security policy, and a browser to visit it. */
export interface App {
  readonly url: () => string;
  /** Opens a path in a browser that has never been here. */
  visit(path: string, options?: BrowserContextOptions): Promise<AppPage>;
  /** Opens a path in another tab of the same browser. */
  openTab(beside: Page, path: string): Promise<AppPage>;
}

/** What the app has to get along with. The tests read pictures back; the app itself fetches no blob. */
const POLICY = pagePolicy({ 'connect-src': ['blob:'] });

/** Builds the app and serves it for the tests of a file. */
export function serveApp(): App {
  let server: PreviewServer;
  let browser: Browser;
  let outDir: string;
  let origin = '';

  beforeAll(async () => {
    outDir = await mkdtemp(join(tmpdir(), 'letu-demo-'));
    const env = { ...process.env, NODE_ENV: 'production' };
    await promisify(execFile)(process.execPath, [VITE, 'build', ROOT, '--outDir', outDir, '--emptyOutDir'], {
      env,
    });
    server = await preview({
      root: ROOT,
      configFile: join(ROOT, 'vite.config.ts'),
      build: { outDir },
      preview: { port: 0, headers: { 'Content-Security-Policy': POLICY } },
    });
    origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
    const executablePath = chromiumPath();
    browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) });
  }, START_MS);

  afterAll(async () => {
    await browser.close();
    await server.close();
    await rm(outDir, { recursive: true, force: true });
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
      // A menu in motion can slip away between press and release, which no person is quick enough for.
      const context = await browser.newContext({
        locale: 'zh-CN',
        reducedMotion: 'reduce',
        ...options,
      });
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

/** Returns the markup of the picture in the preview: of the one in an editor's shadow root, or the image of a view. */
export function pictureMarkup(page: Page): Promise<string> {
  return page.locator("[data-part='preview'] :is([role='img'], img)").evaluate(async (shown) => {
    if (shown instanceof HTMLImageElement) return (await fetch(shown.src)).text();
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

/** Waits for the page's title. */
export async function expectTitle(page: Page, title: string): Promise<void> {
  await expect.poll(() => page.title()).toBe(title);
}
