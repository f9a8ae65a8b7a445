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
