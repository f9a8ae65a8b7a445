import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { encode } from '@letu/codec';
import { appAlone } from '../support/app.js';
import { beginPikchr, goHome, previewState } from '../support/page.js';
import { overflow, violationsInBothThemes } from '../support/pageChecks.js';

const app = appAlone();

const link = `/p/link/pikchr#${encode('box "甲"')}`;
const drawn = (page: Page) => previewState(page, 'ready');

/** Each page in the state that shows most: its name, its path, and the way to that state. */
const PAGES: readonly (readonly [string, string, (page: Page) => Promise<unknown>])[] = [
  ['the empty welcome page', '/welcome', (page) => page.getByText('这里还没有图').waitFor()],
  [
    'the welcome page with a document and its menu',
    '/pikchr/new',
    async (page) => {
      await drawn(page);
      await goHome(page);
      await page.getByRole('button', { name: /的操作/ }).click();
      await page.getByRole('menuitem', { name: '删除' }).waitFor();
    },
  ],
  [
    'the choice of templates',
    '/welcome',
    async (page) => {
      await page.getByRole('button', { name: /^Pikchr/ }).click();
      await expect
        .poll(() => page.getByRole('dialog').locator("[data-state='ready']").count())
        .toBeGreaterThan(2);
    },
  ],
  [
    'the editor while sharing',
    '/pikchr/new',
    async (page) => {
      await drawn(page);
      await page.getByRole('button', { name: '分享' }).click();
      await page.getByRole('textbox', { name: '链接' }).waitFor();
    },
  ],
  ['the editor', '/pikchr/new', drawn],
  ['a shared diagram', link, drawn],
  ['a path that leads nowhere', '/404', (page) => page.getByRole('heading', { level: 1 }).waitFor()],
];

it.each(PAGES)(
  '%s has no accessibility violation in light and dark',
  { tags: 'long' },
  async (_name, path, arrive) => {
    const { page, complaints } = await app.visit(path, { colorScheme: 'light' });
    await arrive(page);
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

it('changes theme and language at once and keeps them through a reload', async () => {
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

it('fits every page into a narrow screen without scrolling sideways', { tags: 'long' }, async () => {
  const { page } = await app.visit('/404', { viewport: { width: 390, height: 844 } });
  for (const path of ['/welcome', '/pikchr/new', link, '/404']) {
    await page.goto(app.url() + path);
    await page.getByRole('main').locator('h1, [data-state="ready"]').first().waitFor();
    expect(await overflow(page), path).toBe(0);
  }
});

it('shows the whole title of a card in a narrow screen', { tags: 'long' }, async () => {
  const { page } = await app.visit('/welcome', { viewport: { width: 390, height: 844 } });
  await beginPikchr(page);
  await page.getByRole('textbox', { name: '标题' }).fill('第三季度的订单处理');
  await previewState(page, 'idle');
  await page.getByRole('link', { name: '乐图' }).first().click();
  const title = page.getByRole('link', { name: '第三季度的订单处理' });
  await title.waitFor();
  const isCut = await title.evaluate(({ parentElement: heading }) =>
    heading ? heading.scrollWidth > heading.clientWidth || heading.scrollHeight > heading.clientHeight : true,
  );
  expect(isCut).toBe(false);
});
