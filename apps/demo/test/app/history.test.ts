import { expect, it } from 'vitest';
import { appWithServer } from '../support/app.js';
import { previewState } from '../support/page.js';
import { draw, join } from '../support/person.js';

const app = appWithServer();

it('history without a server says where it is, and leads back to the diagram', { tags: 'long' }, async () => {
  const lin = await join(app, '林晓');
  const graph = await draw(lin, '机房');
  const { page } = await lin.visit(`/pikchr/${graph.gid}`);
  await previewState(page, 'ready');
  await page.route(`**/api/graph/${graph.gid}**`, (route) => route.abort());
  await page.evaluate((path) => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, `/graph/${graph.gid}/revision`);
  await page.getByRole('heading', { name: '现在连不上服务器' }).waitFor();
  await page.getByRole('button', { name: '回到这张图' }).click();
  await page.waitForURL(`**/pikchr/${graph.gid}`);
  await previewState(page, 'ready');
  expect(await page.getByRole('heading', { name: '机房' }).count()).toBe(1);
});

it(
  'history marks in both pictures what differs, and shows each version small',
  { tags: 'long' },
  async () => {
    const lin = await join(app, '林晓');
    const { gid, revision } = await draw(lin, '机房', { source: 'A: box "甲"\narrow\nB: box "乙"' });
    await lin.client.call('revision.name', { params: { gid, number: revision }, body: { message: '初稿' } });
    const source = 'A: box "甲方"\narrow\nB: box "乙"\narrow\nC: box "丙"';
    await lin.client.call('graph.save', { params: { gid }, body: { source }, revision });
    const { page } = await lin.visit(`/graph/${gid}/revision`);
    const marks = (change: string) => page.locator(`.letu-change[data-change='${change}']`);
    await expect.poll(() => marks('changed').count()).toBe(2);
    await expect.poll(() => marks('added').count()).toBe(2);
    await page.getByText('逐项查看').click();
    await page.getByText('修改 图形 “甲方”').waitFor();
    await page.getByRole('checkbox', { name: '在图上标出' }).uncheck();
    await expect.poll(() => page.locator('.letu-change').count()).toBe(0);
    const small = page.getByRole('navigation', { name: '版本列表' }).locator('img');
    await expect.poll(() => small.count()).toBe(2);
  },
);
