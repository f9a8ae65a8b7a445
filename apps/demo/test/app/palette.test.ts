import { describe, expect, it } from 'vitest';
import { appWithServer } from '../support/app.js';
import { previewState } from '../support/page.js';
import { join } from '../support/person.js';

const app = appWithServer();

describe('the palette', () => {
  it(
    'loses nothing that is typed while it is on its way, and gives the focus back',
    { tags: 'long' },
    async () => {
      const person = await join(app, '陈一');
      const { page, complaints } = await person.visit('/welcome');
      const palette = page.getByRole('dialog').getByRole('combobox');
      await page.getByRole('link', { name: '模板' }).first().focus();
      await page.keyboard.press('Control+k');
      await page.keyboard.type('新建通用图');
      await palette.waitFor();
      await expect.poll(() => palette.inputValue()).toBe('新建通用图');
      await page.keyboard.press('Escape');
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('模板');
      expect(complaints).toEqual([]);
    },
  );

  it('begins a diagram and renames it, and nothing stays over the editor', { tags: 'long' }, async () => {
    const person = await join(app, '陈二');
    const { page, complaints } = await person.visit('/welcome');
    const asked = async (words: string) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type(words);
      await page.getByRole('option', { name: words }).first().waitFor();
      await page.keyboard.press('Enter');
    };
    await page.getByRole('heading', { name: '新建' }).waitFor();
    await asked('新建 Pikchr');
    await page.getByRole('dialog').getByText('空白', { exact: true }).click();
    await page.waitForURL(/\/pikchr\/\w{26}$/);
    await previewState(page, 'idle');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await asked('重命名');
    const name = page.getByRole('dialog', { name: '重命名' }).getByRole('textbox');
    await name.fill('新名字');
    await name.press('Enter');
    await expect.poll(() => page.title()).toMatch(/^新名字/);
    expect(complaints).toEqual([]);
  });

  it('leads to a template that is looked for by its words', { tags: 'long' }, async () => {
    const person = await join(app, '陈三');
    const { page, complaints } = await person.visit('/welcome');
    await page.getByRole('heading', { name: '新建' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('泳道图');
    await page.getByRole('option', { name: /泳道图：采购/ }).click();
    await page.waitForURL(/\/template\?/);
    await page.getByRole('dialog', { name: /泳道图：采购/ }).waitFor();
    expect(complaints).toEqual([]);
  });
});
