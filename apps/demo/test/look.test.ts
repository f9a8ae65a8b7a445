import { createRequire } from 'node:module';
import axe from 'axe-core';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { encode } from '@letu/codec';
import { previewState, serveApp } from './app.js';

const app = serveApp();
const axePath = createRequire(import.meta.url).resolve('axe-core');
const link = `/p/link/pikchr#${encode('box "甲"')}`;

async function violations(page: Page): Promise<readonly string[]> {
  await page.addScriptTag({ path: axePath });
  // Colours are measured where they come to rest.
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
  const { violations: found } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run(),
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
}

const drawn = (page: Page) => previewState(page, 'ready');

const PAGES: readonly (readonly [string, string, (page: Page) => Promise<unknown>])[] = [
  ['the empty welcome page', '/welcome', (page) => page.getByText('这里还没有图').waitFor()],
  [
    'the welcome page with a document and its menu',
    '/pikchr/new',
    async (page) => {
      await drawn(page);
      await page.getByRole('link', { name: '我的图' }).click();
      await page.getByRole('button', { name: /的操作/ }).click();
      await page.getByRole('menuitem', { name: '删除' }).waitFor();
    },
  ],
  [
    'the choice of templates',
    '/welcome',
    async (page) => {
      await page.getByRole('button', { name: /^Pikchr/ }).click();
      await expect.poll(() => page.getByRole('dialog').locator("[data-state='ready']").count()).toBe(3);
    },
  ],
  ['the editor', '/pikchr/new', drawn],
  [
    'the editor while sharing',
    '/pikchr/new',
    async (page) => {
      await drawn(page);
      await page.getByRole('button', { name: '分享' }).click();
      await page.getByRole('textbox', { name: '链接' }).waitFor();
    },
  ],
  ['a shared diagram', link, drawn],
  ['a path that leads nowhere', '/404', (page) => page.getByRole('heading', { level: 1 }).waitFor()],
];

describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
  it.each(PAGES)('%s has no accessibility violation', async (_name, path, arrive) => {
    const { page, complaints } = await app.visit(path, { colorScheme });
    await arrive(page);
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe('the settings', () => {
  it('change theme and language at once and survive a reload', async () => {
    const { page, complaints } = await app.visit('/welcome', { colorScheme: 'light' });
    const theme = () => page.locator('html').getAttribute('data-theme');
    await page.getByRole('button', { name: '外观' }).click();
    await page.getByRole('menuitem', { name: '深色' }).click();
    await expect.poll(theme).toBe('dark');
    await page.getByRole('button', { name: '语言' }).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'What will you draw today?' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'What will you draw today?' }).waitFor();
    expect(await theme()).toBe('dark');
    expect(await page.locator('html').getAttribute('lang')).toBe('en-US');
    expect(complaints).toEqual([]);
  });
});

describe('a narrow screen', () => {
  it.each(['/welcome', '/pikchr/new', link, '/404'])('shows %s without scrolling sideways', async (path) => {
    const { page } = await app.visit(path, { viewport: { width: 390, height: 844 } });
    await page.getByRole('main').locator('h1, [data-state="ready"]').first().waitFor();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});
