import puppeteer, { type KeyInput, type LaunchOptions } from 'puppeteer-core';
import { CHROMIUM_ARGS, chromiumPath } from '../../chromium.mjs';
import { PROGRAMS } from '../../ensureBrowsers.mjs';
import type { BrowserName, Tab } from './tab.js';

/** How long one call may take: a page that freezes answers late. */
const PATIENCE_MS = 300_000;

const LAUNCH: Readonly<Record<Exclude<BrowserName, 'webkit'>, () => LaunchOptions>> = {
  chromium: () => {
    const executablePath = chromiumPath();
    if (!executablePath) throw new Error('There is no Chromium of the system.');
    return { browser: 'chrome', executablePath, args: [...CHROMIUM_ARGS, '--lang=zh-CN'] };
  },
  firefox: () => ({
    browser: 'firefox',
    executablePath: PROGRAMS['firefox-esr'],
    extraPrefsFirefox: {
      'intl.accept_languages': 'zh-CN,zh',
      // A driven mouse is no person's to Firefox.
      'full-screen-api.allow-trusted-requests-only': false,
    },
  }),
};

/** Starts Chromium or Firefox, both by WebDriver BiDi or what came before it. */
export async function openWithPuppeteer(name: Exclude<BrowserName, 'webkit'>): Promise<Tab> {
  const browser = await puppeteer.launch({ ...LAUNCH[name](), headless: true, protocolTimeout: PATIENCE_MS });
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return {
    name,
    version: await browser.version(),
    complaints,
    goto: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    run: (work, ...args) => page.evaluate(work as never, ...(args as never)),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    async press(key, ...held) {
      for (const other of held) await page.keyboard.down(other as KeyInput);
      await page.keyboard.press(key as KeyInput);
      for (const other of held) await page.keyboard.up(other as KeyInput);
    },
    resize: (size) => page.setViewport(size),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
