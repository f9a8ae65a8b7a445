import { expect, it } from 'vitest';
import { appWithServer } from '../support/app.js';
import { button, command, dialog, titles } from '../support/library.js';
import { previewState, type } from '../support/page.js';
import { violations } from '../support/pageChecks.js';
import { draw, join } from '../support/person.js';
import { saved, state } from '../support/saving.js';

const app = appWithServer();

it(
  'without a network, lists have the graphs of this device, which open, are edited and begun, and the rest comes back with it',
  { tags: 'long' },
  async () => {
    const lan = await join(app, '蓝溪');
    const { id } = await lan.client.call('repository.create', { body: { name: '支付系统' } });
    await draw(lan, '不在这里');
    await draw(lan, '退款流程', { repositoryId: id });
    const pay = await draw(lan, '支付流程', { repositoryId: id });
    await lan.client.call('graph.favour', { params: { gid: pay.gid }, body: { favourite: true } });
    const { page } = await lan.visit('/dashboard/all');
    const side = page.getByRole('navigation', { name: '图库导航' });
    const go = (name: string) => side.getByRole('link', { name, exact: true }).click();
    const note = page.getByText('这里是这台设备上有的图');
    for (const title of ['支付流程', '退款流程']) {
      await page.getByRole('link', { name: title, exact: true }).click();
      await previewState(page, 'ready');
      await state(page, 'synced');
      await page.goBack();
      await expect.poll(() => titles(page)).toHaveLength(3);
    }
    await command(page, '退款流程', '重命名');
    await dialog(page).getByRole('textbox').fill('退货流程');
    await page.keyboard.press('Enter');
    await expect.poll(() => titles(page)).toContain('退货流程');
    await go('支付系统');
    await expect.poll(() => titles(page)).toHaveLength(2);

    await page.context().setOffline(true);
    await go('全部');
    await note.waitFor();
    await expect
      .poll(async () => (await titles(page)).toSorted())
      .toEqual(['支付流程', '退货流程'].toSorted());
    expect(await page.getByText('没能加载').count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await go('收藏');
    await expect.poll(() => titles(page)).toEqual(['支付流程']);
    await go('与我共享');
    await page.getByText('这台设备上没有这里的图').waitFor();
    await go('支付系统');
    await page.getByRole('searchbox', { name: '搜索' }).fill('tuihuo');
    await page.keyboard.press('Enter');
    await expect.poll(() => titles(page)).toEqual(['退货流程']);

    await page.getByRole('link', { name: '退货流程', exact: true }).click();
    await type(page, '\nbox "离线"');
    await state(page, 'offline');
    await page.goBack();
    await expect.poll(() => titles(page)).toEqual(['退货流程']);
    await go('全部');
    await expect.poll(() => titles(page)).toEqual(['退货流程', '支付流程']);

    await page.getByTitle('表格').click();
    await page.getByRole('columnheader', { name: '标题' }).waitFor();
    await go('支付系统');
    await page.getByRole('columnheader', { name: '标题' }).waitFor();
    await page.getByTitle('卡片').click();
    await button(page, /新建$/).click();
    await page.getByRole('menuitem', { name: 'Pikchr' }).click();
    await button(page, '空白').click();
    await page.waitForURL(/\/pikchr\/(?!new)/);
    await page.getByRole('textbox', { name: '标题' }).fill('离线新建');
    await state(page, 'offline');
    await page.goBack();
    await expect.poll(() => titles(page)).toContain('离线新建');
    await go('全部');

    await page.context().setOffline(false);
    await note.waitFor({ state: 'detached' });
    const stored = () => lan.client.call('repository.graphs', { params: { id } });
    await expect.poll(async () => (await stored()).items.map(({ title }) => title)).toContain('离线新建');
    await page.getByRole('link', { name: '退货流程', exact: true }).click();
    await saved(app, page);
  },
);
