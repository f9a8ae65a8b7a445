import { describe, expect, it } from 'vitest';
import { kinds } from '@letu/kinds';
import { appWithServer } from '../support/app.js';
import { button, command, dialog, titles } from '../support/library.js';
import { expectTitle, previewState } from '../support/page.js';
import { draw, join } from '../support/person.js';

const app = appWithServer();

describe('a list of graphs', () => {
  it('is asked for anew by going there, and not by coming back to its tab', { tags: 'long' }, async () => {
    const he = await join(app, '何远');
    await draw(he, '旧图');
    const { page } = await he.visit('/dashboard/recently');
    await expect.poll(() => titles(page)).toEqual(['旧图']);
    await draw(he, '新图');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByRole('link', { name: '全部', exact: true }).click();
    await expect.poll(() => titles(page)).toEqual(['新图', '旧图']);
    expect(asked.filter((path) => path === '/api/graph')).toHaveLength(1);
  });

  it(
    'shows pictures of what nobody has opened yet, and the sign of the kind of what is blank',
    { tags: 'long' },
    async () => {
      const lin = await join(app, '林晓');
      const blank = await draw(lin, '空白', { source: '' });
      const { svg } = await lin.client.call('graph.thumbnail', { params: { gid: blank.gid } });
      expect(svg).toBeNull();
      const sheet = await draw(lin, '白纸', { source: '' });
      await lin.client.call('graph.save', {
        params: { gid: sheet.gid },
        revision: sheet.revision,
        body: { thumbnail: '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"/>' },
      });
      await draw(lin, '机房');
      const { page, complaints } = await lin.visit('/dashboard/all');
      const card = (title: string) => page.locator('.letu-card', { hasText: title });
      await card('机房').locator('img[src^="blob:"]').waitFor();
      for (const title of ['空白', '白纸']) {
        await expect.poll(() => card(title).locator('img').count()).toBe(0);
        await card(title).locator('svg').first().waitFor();
      }
      expect(complaints).toEqual([]);
    },
  );

  it(
    'is searched in Chinese, sorted, filtered, and the same after a reload and on the way back',
    { tags: 'long' },
    async () => {
      const lin = await join(app, '林晓');
      for (const title of ['支付流程', '下单流程', '组织结构']) await draw(lin, title);
      await draw(lin, '服务依赖', { type: 'D2LANG' });
      const { page, complaints } = await lin.visit('/dashboard');
      await page.waitForURL('**/dashboard/recently');
      await expectTitle(page, '最近打开 - 乐图');
      await page.getByRole('link', { name: '全部', exact: true }).click();
      await expectTitle(page, '全部 - 乐图');
      await expect.poll(() => titles(page)).toHaveLength(4);
      await page.getByRole('searchbox', { name: '搜索' }).fill('流程');
      await page.keyboard.press('Enter');
      await expect.poll(() => titles(page)).toEqual(['下单流程', '支付流程']);
      await page.getByRole('combobox', { name: '排序' }).press('ArrowDown');
      await page.getByTitle('按标题').click();
      await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('title');
      const found = await titles(page);
      await page.reload();
      await expect.poll(() => titles(page)).toEqual(found);
      await page.getByRole('link', { name: 'D2', exact: true }).click();
      await expect.poll(() => titles(page)).toEqual(['服务依赖']);
      await page.goBack();
      await expect.poll(() => titles(page)).toEqual(found);
      expect(complaints).toEqual([]);
    },
  );

  it('renames, marks and moves a graph where it is, and opens it', { tags: 'long' }, async () => {
    const lin = await join(app, '林晓');
    const graph = await draw(lin, '草稿');
    const { id } = await lin.client.call('repository.create', { body: { name: '支付系统' } });
    const { page, complaints } = await lin.visit('/dashboard/all');
    await command(page, '草稿', '重命名');
    await dialog(page).getByRole('textbox').fill('定稿');
    await page.keyboard.press('Enter');
    await expect.poll(() => titles(page)).toEqual(['定稿']);
    await button(page, '收藏“定稿”').click();
    await command(page, '定稿', '移动');
    await dialog(page).getByRole('combobox', { name: '选择仓库' }).fill('支付');
    await page.keyboard.press('Enter');
    await button(page, '移动').click();
    await dialog(page).waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: '支付系统' }).click();
    await page.waitForURL(`**/repository/${id}`);
    await expect.poll(() => titles(page)).toEqual(['定稿']);
    await page.getByRole('link', { name: '收藏', exact: true }).click();
    await page.getByRole('link', { name: '定稿' }).click();
    await page.waitForURL(`**/pikchr/${graph.gid}`);
    await previewState(page, 'ready');
    expect(complaints).toEqual([]);
  });

  it('has one menu for cards and rows, opened with the other button and with the keyboard', async () => {
    const lin = await join(app, '林晓');
    await draw(lin, '草稿');
    const { page, complaints } = await lin.visit('/dashboard/all');
    const entries = page.getByRole('menuitem');
    const shown = async () => {
      await entries.first().waitFor();
      return entries.allTextContents();
    };
    await page.locator('.letu-card').click({ button: 'right' });
    const ofCard = await shown();
    await page.keyboard.press('Escape');
    await entries.first().waitFor({ state: 'hidden' });
    await page.getByTitle('表格').click();
    const row = page.locator('[data-row-key]');
    await row.focus();
    await page.keyboard.press('Shift+F10');
    expect(await shown()).toEqual(ofCard);
    await page.getByRole('menuitem', { name: '创建副本' }).click();
    await page.getByRole('link', { name: '草稿 副本', exact: true }).waitFor();
    await row.first().focus();
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: '删除' }).click();
    await expect.poll(() => row.count()).toBe(1);
    await button(page, /撤\s*销/).click();
    await expect.poll(() => row.count()).toBe(2);
    expect(complaints).toEqual([]);
  });

  it('says that it could not be loaded, and loads when asked again', { tags: 'long' }, async () => {
    const lin = await join(app, '林晓');
    await draw(lin, '草稿');
    const { page } = await lin.visit('/trash');
    let isDown = true;
    const failure = { status: 500, json: { code: 500, data: null, message: '坏了' } };
    await page.route('**/api/graph?**', (route) => (isDown ? route.fulfill(failure) : route.continue()));
    await page.goto(`${app.url()}/dashboard/all`);
    await page.getByRole('alert').getByText('没能加载').waitFor();
    isDown = false;
    await button(page, '重试').click();
    await expect.poll(() => titles(page)).toEqual(['草稿']);
  });
});

describe('a kind that is switched off', () => {
  it('is not offered any more, while its graphs are there and open', { tags: 'long' }, async () => {
    const wu = await join(app, '吴桐');
    const graph = await draw(wu, '机房');
    await wu.client.call('plugin.update', { params: { key: 'pikchr' }, body: { enabled: false } });
    const { page, complaints } = await wu.visit('/welcome');
    const cards = page.getByRole('region', { name: '新建' }).getByRole('listitem').getByRole('button');
    await expect.poll(() => cards.count()).toBe(kinds.length - 1);
    expect((await cards.allTextContents()).join()).not.toContain('Pikchr');
    await page.goto(`${app.url()}/dashboard/all`);
    await button(page, /新建$/).click();
    await page.getByRole('menuitem', { name: 'Graphviz' }).waitFor();
    expect(await page.getByRole('menuitem', { name: 'Pikchr' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: '机房' }).click();
    await page.waitForURL(`**/pikchr/${graph.gid}`);
    await previewState(page, 'ready');
    await wu.client.call('plugin.update', { params: { key: 'pikchr' }, body: { enabled: true } });
    await page.goto(`${app.url()}/welcome`);
    await expect.poll(() => cards.count()).toBe(kinds.length);
    expect(complaints).toEqual([]);
  });
});
