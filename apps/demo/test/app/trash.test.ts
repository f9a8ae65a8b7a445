import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { appAlone, appWithServer } from '../support/app.js';
import { button, dialog, titles } from '../support/library.js';
import { goHome, previewState } from '../support/page.js';
import { draw, join } from '../support/person.js';

const app = appWithServer();

const isInWindow = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });

describe('the trash', () => {
  it(
    'takes graphs from a list, which can be undone, gives them back, and is emptied',
    { tags: 'long' },
    async () => {
      const lin = await join(app, '林晓');
      for (const title of ['甲', '乙', '丙']) await draw(lin, title);
      const { page, complaints } = await lin.visit('/dashboard/owned');
      await page.getByRole('checkbox', { name: '选择甲' }).check();
      await page.getByRole('checkbox', { name: '选择乙' }).check();
      await button(page, '删除').click();
      await expect.poll(() => titles(page)).toEqual(['丙']);
      await button(page, '撤销').click();
      await button(page, '撤销').waitFor({ state: 'detached' });
      await expect.poll(() => titles(page)).toHaveLength(3);
      for (const title of ['甲', '乙', '丙']) {
        await page.locator('.letu-card', { hasText: title }).click({ button: 'right' });
        // Opened low on the page, it is nowhere below its edge.
        await expect.poll(() => isInWindow(page.getByRole('menu'))).toBe(true);
        await page.getByRole('menuitem', { name: '删除' }).click();
        await expect.poll(() => titles(page)).not.toContain(title);
      }
      await page.getByText('还没有创建过图').waitFor();

      await page.getByRole('link', { name: '回收站' }).click();
      const rows = page.locator('[data-row-key]');
      await expect.poll(() => rows.count()).toBe(3);
      expect(await rows.first().textContent()).toContain('还剩 30 天');
      await button(page, '恢复“甲”').click();
      await expect.poll(() => rows.count()).toBe(2);
      await button(page, '删除乙').click();
      await dialog(page).getByText('无法恢复').waitFor();
      await dialog(page).getByRole('button', { name: '删除' }).click();
      await expect.poll(() => rows.count()).toBe(1);
      await button(page, /清空回收站$/).click();
      await dialog(page).getByRole('button', { name: '清空回收站' }).click();
      await page.getByText('回收站是空的').waitFor();
      await page.getByRole('link', { name: '我创建的' }).click();
      await expect.poll(() => titles(page)).toEqual(['甲']);
      expect(complaints).toEqual([]);
    },
  );
});

it(
  'the trash of a device gives back what was deleted there, or deletes it for good',
  { tags: 'long' },
  async () => {
    const { page, complaints } = await appAlone().visit('/pikchr/new');
    await previewState(page, 'ready');
    const remove = async () => {
      await goHome(page);
      await page.getByRole('button', { name: /的操作/ }).click();
      await page.getByRole('menuitem', { name: '删除' }).click();
      await page.getByText('这里还没有图').waitFor();
      await page.getByRole('link', { name: '回收站' }).click();
      await page.getByText('还剩 30 天').waitFor();
    };
    await remove();
    await button(page, /^恢复/).click();
    await page.getByText('回收站是空的').waitFor();
    await remove();
    await button(page, /清空回收站$/).click();
    await dialog(page).getByRole('button', { name: '清空回收站' }).click();
    await page.getByText('回收站是空的').waitFor();
    await page.getByRole('link', { name: '我的图' }).click();
    await page.getByText('这里还没有图').waitFor();
    expect(complaints).toEqual([]);
  },
);
