// What is kept on the server, while it cannot be asked: said, filled with what this device has, and there again by itself.
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { appWithServer } from '../support/app.js';
import { button, command, titles } from '../support/library.js';
import { previewState } from '../support/page.js';
import { violations } from '../support/pageChecks.js';
import { draw, join } from '../support/person.js';
import { state } from '../support/saving.js';

const app = appWithServer();

/** Whatever asks the server finds none, from now on or no longer. */
async function setAway(page: Page, isAway: boolean): Promise<void> {
  if (isAway) {
    await page.route('**/api/**', (route) => route.abort());
    return;
  }
  await page.unroute('**/api/**');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

it(
  'the trash has what this device has, from which it is restored, and the rest comes with the server',
  { tags: 'long' },
  async () => {
    const lan = await join(app, '蓝溪');
    const [here, elsewhere] = [await draw(lan, '在这里'), await draw(lan, '在别处')];
    const { page } = await lan.visit(`/pikchr/${here.gid}`);
    await previewState(page, 'ready');
    await state(page, 'synced');
    await page.goto(`${app.url()}/dashboard/all`);
    await command(page, '在这里', '删除');
    await expect.poll(() => titles(page)).toEqual(['在别处']);
    await lan.client.call('graph.trash', { body: { gids: [elsewhere.gid] } });

    await setAway(page, true);
    await page.goto(`${app.url()}/trash`);
    await page.getByText('这里是这台设备上有的').waitFor();
    const restore = (title: string) => button(page, `恢复“${title}”`);
    await restore('在这里').waitFor();
    expect(await restore('在别处').count()).toBe(0);
    expect(await button(page, '清空回收站').isDisabled()).toBe(true);
    expect(await violations(page)).toEqual([]);
    await restore('在这里').click();
    await page.getByText('这台设备上没有删除过的图').waitFor();

    await setAway(page, false);
    await restore('在别处').waitFor();
    const kept = async () => (await lan.client.call('graph.list')).items.map(({ title }) => title);
    await expect.poll(kept).toEqual(['在这里']);
  },
);

it(
  'conversations and people say that the server cannot be asked, and come by themselves',
  { tags: 'long' },
  async () => {
    const lan = await join(app, '蓝溪');
    const { id } = await lan.client.call('chat.create', { body: { title: '权限怎么画' } });
    const { page } = await lan.visit('/welcome');
    // Whose pages they are is known once one is there.
    await page.getByRole('heading', { level: 1 }).waitFor();
    await setAway(page, true);
    for (const [path, notes, there] of [
      [`/chat/${id}`, 3, page.getByRole('heading', { name: '权限怎么画' })],
      ['/collaborator', 1, page.getByText('还没有协作者')],
    ] as const) {
      await page.goto(app.url() + path);
      await expect.poll(() => page.getByRole('main').getByText('现在连不上服务器').count()).toBe(notes);
      expect(await violations(page)).toEqual([]);
      await setAway(page, false);
      await there.waitFor();
      await expect.poll(() => page.getByText('现在连不上服务器').count()).toBe(0);
      await setAway(page, true);
    }
  },
);
