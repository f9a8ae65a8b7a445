import { describe, expect, it } from 'vitest';
import { kinds } from '@letu/kinds';
import { appAlone } from '../support/app.js';
import {
  beginPikchr,
  enter,
  expectTitle,
  goHome,
  pictureMarkup,
  previewState,
  sourceText,
  type,
} from '../support/page.js';

const app = appAlone();

describe('a diagram', () => {
  it('is begun, drawn, marked where it is wrong, mended, and there to the last letter after a reload', async () => {
    const { page, complaints } = await app.visit('/');
    await page.waitForURL('**/welcome');
    await expectTitle(page, '乐图 - 发现创作的乐趣');
    await beginPikchr(page);
    await previewState(page, 'idle');

    await type(page, 'box "甲');
    await expect.poll(() => pictureMarkup(page).catch(() => '')).toContain('甲');
    await type(page, '\nbox zzz');
    await previewState(page, 'stale');
    await expect.poll(() => page.locator('.cm-lintRange-error').textContent()).toBe('zzz');
    await page.getByRole('button', { name: /第 2 行，第 5 列/ }).click();
    await page.keyboard.type('"乙"');
    await previewState(page, 'ready');
    expect(await pictureMarkup(page)).toContain('乙');

    await page.reload();
    await previewState(page, 'ready');
    const kept = 'box "甲"\nbox "乙"';
    expect(await sourceText(page)).toBe(kept);
    // Not a letter is lost of what is typed just before the page goes away.
    const last = '\ncircle; arrow; cylinder';
    await type(page, last);
    await page.reload();
    await expect.poll(() => sourceText(page)).toBe(kept + last);
    expect(complaints).toEqual([]);
  });

  it('is called what its text says until somebody names it', { tags: 'long' }, async () => {
    const { page, complaints } = await app.visit('/welcome');
    await page.getByRole('button', { name: /^Graphviz/ }).click();
    await page.getByRole('button', { name: '空白' }).click();
    await expectTitle(page, '未命名 Graphviz 图 - 乐图');
    await enter(page, 'graph { label="依赖" }');
    await expectTitle(page, '依赖 - 乐图');
    const text = page.getByRole('textbox', { name: /源文本/ });
    await text.fill('graph { label="模块依赖" }');
    await expectTitle(page, '模块依赖 - 乐图');
    await page.reload();
    await text.fill('graph { label="服务依赖" }');
    await expectTitle(page, '服务依赖 - 乐图');
    await page.getByRole('textbox', { name: '标题' }).fill('我的图');
    await text.fill('graph { label="别的" }');
    await previewState(page, 'ready');
    await expect.poll(() => pictureMarkup(page)).toContain('别的');
    await expectTitle(page, '我的图 - 乐图');
    expect(complaints).toEqual([]);
  });

  it('takes its title and its picture to the list, where it is deleted, brought back and renamed', async () => {
    const { page, complaints } = await app.visit('/welcome');
    await beginPikchr(page);
    await expectTitle(page, '未命名 Pikchr 图 - 乐图');
    await type(page, 'box');
    await previewState(page, 'ready');
    await page.getByRole('textbox', { name: '标题' }).fill('读写分离');
    await expectTitle(page, '读写分离 - 乐图');
    await goHome(page);
    const card = page.getByRole('article').filter({ hasText: '读写分离' });
    expect(await card.locator('img').getAttribute('src')).toMatch(/^blob:/);
    // Drawn in the light, it is drawn again for a dark page.
    await page.getByRole('button', { name: '外观' }).click();
    await page.getByRole('menuitem', { name: '深色' }).click();
    await card.locator("[data-theme='dark'] img").waitFor();
    const act = async (action: string) => {
      await page.getByRole('button', { name: /的操作/ }).click();
      await page.getByRole('menuitem', { name: action }).click();
    };
    await act('删除');
    await page.getByText('这里还没有图').waitFor();
    await page.getByRole('button', { name: /撤\s*销/ }).click();
    await act('重命名');
    await page.getByRole('dialog').getByRole('textbox').fill('新名字');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: '新名字' }).click();
    await previewState(page, 'ready');
    expect(complaints).toEqual([]);
  });

  it.each(kinds)(
    'of the kind $kind is drawn from its default example',
    { timeout: 60_000, tags: 'long' },
    async ({ path }) => {
      const { page, complaints } = await app.visit(`/${path}/new`);
      // A kind that is edited in its picture has no other beside it, and that one can be a bitmap.
      const bitmap = page.locator("[data-part='canvas'] canvas");
      const text = page.locator("[data-part='canvas'] svg text", { hasText: /\p{Script=Han}/u });
      const preview = page.locator("[data-part='preview'][data-state='ready']");
      await preview.or(text.first()).or(bitmap.first()).first().waitFor();
      if ((await preview.count()) > 0) expect(await pictureMarkup(page)).toMatch(/\p{Script=Han}/u);
      expect(complaints).toEqual([]);
    },
  );

  it('is the same in two tabs', { tags: 'long' }, async () => {
    const { page, complaints } = await app.visit('/welcome');
    await beginPikchr(page);
    const other = await app.openTab(page, new URL(page.url()).pathname);
    await previewState(other.page, 'idle');
    await type(page, 'box "甲"');
    await expect.poll(() => sourceText(other.page)).toBe('box "甲"');
    expect([...complaints, ...other.complaints]).toEqual([]);
  });
});
