import { describe, expect, it } from 'vitest';
import { appWithServer } from '../support/app.js';
import { command, dialog } from '../support/library.js';
import { previewState } from '../support/page.js';
import { overflow, violationsInBothThemes } from '../support/pageChecks.js';
import { draw, join } from '../support/person.js';

const app = appWithServer();

describe('the pages of the library', { tags: 'long' }, () => {
  it('have no accessibility violation in light and dark, and fit into a narrow screen', async () => {
    const lin = await join(app, '林晓');
    const { id } = await lin.client.call('repository.create', { body: { name: '支付系统' } });
    const graph = await draw(lin, '下单流程', { repositoryId: id });
    await lin.client.call('graph.trash', { body: { gids: [(await draw(lin, '草稿')).gid] } });
    const link = await lin.client.call('link.create', { params: { gid: graph.gid }, body: {} });
    const { page, complaints } = await lin.visit('/dashboard/all');
    const card = () => page.locator('.letu-card').waitFor();
    const pages: readonly (readonly [string, () => Promise<unknown>])[] = [
      ['/dashboard/all', card],
      ['/dashboard/favourite', () => page.getByText('还没有收藏').waitFor()],
      [`/repository/${id}`, card],
      ['/trash', () => page.getByText('还剩 30 天').waitFor()],
      [link.path, () => previewState(page, 'ready')],
      [
        '/dashboard/all',
        async () => {
          await command(page, '下单流程', '分享');
          await dialog(page)
            .getByText(/查看 \d/)
            .waitFor();
        },
      ],
    ];
    for (const [path, arrive] of pages) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(app.url() + path);
      await arrive();
      expect(await violationsInBothThemes(page), path).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await overflow(page), path).toBe(0);
    }
    expect(complaints).toEqual([]);
  });
});
