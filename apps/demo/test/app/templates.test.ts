import { describe, expect, it } from 'vitest';
import { appAlone, appWithServer } from '../support/app.js';
import { button, command, dialog } from '../support/library.js';
import { previewState, sourceText } from '../support/page.js';
import { overflow, violationsInBothThemes } from '../support/pageChecks.js';
import { draw, join } from '../support/person.js';

const app = appWithServer();
const alone = appAlone();

describe('templates', { tags: 'long' }, () => {
  it('are found as one types, by kind and by subject, and shown so again by their address', async () => {
    const { page, complaints } = await alone.visit('/template');
    const cards = page.getByRole('list', { name: '模板' }).getByRole('heading', { level: 2 });
    await expect.poll(() => cards.count()).toBe(24);
    await page.getByRole('searchbox', { name: '搜索模板' }).fill('GANTT');
    await expect.poll(() => cards.allTextContents()).toEqual(['甘特图：项目排期', '甘特图：新版本发布']);
    await page.getByRole('group', { name: '类型' }).getByRole('button', { name: 'D2' }).click();
    await page.getByText('没有符合条件的模板').waitFor();
    await button(page, '清除条件').click();
    await page.getByRole('group', { name: '类型' }).getByRole('button', { name: 'D2' }).click();
    await page.getByRole('group', { name: '用途' }).getByRole('button', { name: '数据与数据库' }).click();
    await expect.poll(() => cards.allTextContents()).toEqual(['角色权限表', '数据仓库分层']);
    await page.reload();
    await expect.poll(() => cards.allTextContents()).toEqual(['角色权限表', '数据仓库分层']);
    expect(complaints).toEqual([]);
  });

  it('are looked at, and begun from on this device without an account, with the caret in the text', async () => {
    const { page, complaints } = await alone.visit('/template?open=pikchr.publish');
    await previewState(page, 'ready');
    expect(await sourceText(page)).toContain('写作草稿');
    await dialog(page).getByRole('button', { name: '使用此模板' }).click();
    await page.waitForURL(/\/pikchr\/\w{26}$/);
    await expect
      .poll(() =>
        page.evaluate(() => document.activeElement?.closest('[data-part]')?.getAttribute('data-part')),
      )
      .toBe('code');
    expect(complaints).toEqual([]);
  });

  it('are made from a graph, changed, begun from and deleted', async () => {
    const lin = await join(app, '林晓');
    await draw(lin, '下单流程');
    const { page, complaints } = await lin.visit('/dashboard/all');
    await command(page, '下单流程', '存为模板');
    await dialog(page).getByRole('textbox', { name: '名称' }).fill('下单模板');
    await dialog(page).getByText('本站所有人').click();
    await button(page, '保存').click();
    await dialog(page).waitFor({ state: 'hidden' });
    const { items } = await lin.client.call('template.list', { query: { from: 'me' } });
    expect(items).toMatchObject([{ title: '下单模板', visibility: 'site', subject: 'process' }]);
    await page.goto(`${app.url()}/template?from=me`);
    await command(page, '下单模板', '编辑信息');
    await dialog(page).getByRole('textbox', { name: '名称' }).fill('值班表');
    await button(page, '保存').click();
    await page.getByRole('link', { name: '值班表' }).click();
    await dialog(page).getByRole('button', { name: '使用此模板' }).click();
    await page.waitForURL(/\/\w+\/\w{26}$/);
    const graphs = await lin.client.call('graph.list', { query: { scope: 'owned' } });
    expect(graphs.items.map(({ title }) => title)).toContain('值班表');
    await page.goto(`${app.url()}/template?from=me`);
    await command(page, '值班表', '删除');
    await dialog(page).getByRole('button', { name: '删除' }).click();
    await page.getByText('还没有自己的模板').waitFor();
    expect(complaints).toEqual([]);
  });

  it('have no accessibility violation in light and dark, and fit into a narrow screen', async () => {
    const { page } = await alone.visit('/template?type=pikchr');
    for (const address of ['/template?type=pikchr', '/template?open=pikchr.publish']) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(alone.url() + address);
      await page.locator(`:is(article img, [data-part='preview'][data-state='ready'])`).last().waitFor();
      expect(await violationsInBothThemes(page), address).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await overflow(page), address).toBe(0);
    }
  });
});
