import { describe, expect, it } from 'vitest';
import { appWithServer } from '../support/app.js';
import { button, dialog } from '../support/library.js';
import { overflow, violationsInBothThemes } from '../support/pageChecks.js';
import { expectTitle, previewState } from '../support/page.js';
import { join, siteOwner } from '../support/person.js';

const app = appWithServer();
const KINDS = 9;

describe('plugins', { tags: 'long' }, () => {
  it('that are switched off are offered nowhere, until they are switched on again', async () => {
    const lin = await join(app, '林晓');
    const { page, complaints } = await lin.visit('/build');
    await page.waitForURL('**/build/plugin');
    await expectTitle(page, '插件 - 乐图');
    const kinds = page.getByRole('region', { name: '图的种类' }).getByRole('listitem');
    await expect.poll(() => kinds.count()).toBe(KINDS);
    expect(await violationsInBothThemes(page)).toEqual([]);
    const pikchr = page.getByRole('switch', { name: '启用Pikchr 示意图' });
    await pikchr.click();
    await expect.poll(() => pikchr.getAttribute('aria-checked')).toBe('false');
    const offered = async () => {
      const names = page.getByRole('menuitem');
      await page.getByRole('main').getByRole('button', { name: '新建' }).first().click();
      await names.first().waitFor();
      return names.allTextContents();
    };
    await page.goto(`${app.url()}/dashboard/all`);
    await expect.poll(offered).not.toContain('Pikchr');
    await page.goto(`${app.url()}/welcome`);
    const cards = page.getByRole('region', { name: '新建' }).getByRole('listitem');
    await expect.poll(() => cards.count()).toBe(KINDS - 1);
    await page.goto(`${app.url()}/build/plugin`);
    await pikchr.click();
    await expect.poll(() => pikchr.getAttribute('aria-checked')).toBe('true');
    expect(complaints).toEqual([]);
  });

  it('draw their example with the settings of the form, which new diagrams begin with', async () => {
    const lin = await join(app, '林晓');
    const { page, complaints } = await lin.visit('/build/plugin/graphviz');
    await expectTitle(page, 'Graphviz 图 - 乐图');
    const settings = page.getByRole('region', { name: 'Graphviz 图的设置' });
    await previewState(page, 'ready');
    const drawn = () => page.locator("figure [data-part='preview'] img").getAttribute('src');
    const before = await drawn();
    await settings.getByTitle('dot · 分层').click();
    await page.getByTitle('circo · 环形').click();
    await expect.poll(drawn).not.toBe(before);
    await button(page, '保存').click();
    await page.getByText('已保存').waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect((await lin.client.call('plugin.show', { params: { key: 'graphviz' } })).mine.settings).toEqual({
      layout: 'circo',
    });
    await page.getByRole('main').getByRole('button', { name: '新建' }).click();
    await dialog(page).getByRole('button', { name: '空白' }).click();
    await page.waitForURL('**/graphviz/*');
    await page.getByRole('button', { name: '选项' }).click();
    await page.getByTitle('circo · 环形').waitFor();
    expect(complaints).toEqual([]);
  });

  it('of every kind draw an example, and exports what lies behind one', async () => {
    const lin = await join(app, '林晓');
    const { page, complaints } = await lin.visit('/build/plugin');
    const plugins = await lin.client.call('plugin.list');
    const withPicture = plugins.filter(({ key, group }) => group === 'kind' || key.startsWith('export-'));
    expect(withPicture).toHaveLength(KINDS + 3);
    for (const { key } of withPicture) {
      await page.goto(`${app.url()}/build/plugin/${key}`);
      await previewState(page, 'ready');
    }
    expect(await page.locator('figure [data-ground]').getAttribute('data-ground')).toBe('theme');
    expect(complaints).toEqual([]);
  });

  it('draw an example in the language of the interface', async () => {
    const lin = await join(app, '林晓');
    await lin.client.call('preference.set', {
      params: { key: 'interface.locale' },
      body: { value: 'en-US' },
    });
    const { page } = await lin.visit('/build/plugin/drawio');
    await previewState(page, 'ready');
    expect(await page.locator('figcaption').innerText()).toBe('Example · Flowchart: expenses');
  });

  it('say that there are none of that name', async () => {
    const lin = await join(app, '林晓');
    const { page } = await lin.visit('/build/plugin/nothing');
    await expectTitle(page, '这里什么也没有 - 乐图');
  });

  it('are locked for everyone by the owner of the site, who alone is offered that', async () => {
    const [owner, lin] = [await siteOwner(app), await join(app, '林晓')];
    const { page } = await owner.visit('/build/plugin/export-pdf');
    await page.getByText('对全站').click();
    const lock = page.getByRole('switch', { name: '锁定' });
    try {
      await lock.click();
      await expect.poll(() => lock.getAttribute('aria-checked')).toBe('true');
      const visit = await lin.visit('/build/plugin/export-pdf');
      await visit.page.getByText('由本站统一设置').waitFor();
      expect(await visit.page.getByText('对全站').count()).toBe(0);
      expect(await visit.page.getByRole('switch', { name: '启用导出 PDF' }).isDisabled()).toBe(true);
      expect(await visit.page.getByRole('combobox', { name: '背景' }).isDisabled()).toBe(true);
    } finally {
      await owner.client.call('plugin.updateSite', {
        params: { key: 'export-pdf' },
        body: { locked: false },
      });
    }
  });

  it('that export are no part of the menu once they are switched off', async () => {
    const lin = await join(app, '林晓');
    await lin.client.call('plugin.update', { params: { key: 'export-pdf' }, body: { enabled: false } });
    await lin.client.call('plugin.update', {
      params: { key: 'export-png' },
      body: { settings: { scale: 3 } },
    });
    const { page } = await lin.visit('/pikchr/new');
    await previewState(page, 'ready');
    await page.getByRole('button', { name: '导出', exact: true }).click();
    await page.getByRole('menuitem', { name: /PNG/ }).waitFor();
    expect(await page.getByRole('menuitem', { name: /PDF/ }).count()).toBe(0);
    await page.getByRole('menuitem', { name: '导出图片' }).click();
    expect(await page.getByRole('radio', { name: '3 倍' }).isChecked()).toBe(true);
    expect(await page.getByText('PDF', { exact: true }).count()).toBe(0);
  });

  it('fit into a narrow screen', async () => {
    const lin = await join(app, '林晓');
    const { page } = await lin.visit('/build/plugin');
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of [
      '/build/plugin',
      '/build/plugin/d2',
      '/build/font',
      '/build/model',
      '/build/model/add/Ollama',
    ]) {
      await page.goto(app.url() + path);
      await page.getByRole('main').locator('h1').waitFor();
      expect(await overflow(page), path).toBe(0);
    }
  });
});
