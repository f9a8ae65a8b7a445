import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { appWithServer } from '../support/app.js';
import { draw, join } from '../support/person.js';
import { headOf, state } from '../support/saving.js';

const app = appWithServer();

describe('a board that two draw on', () => {
  it(
    'keeps what somebody else draws on a board while one goes on to draw there',
    { tags: 'long' },
    async () => {
      const person = await join(app, '沈十');
      const shape = (id: string, width: number) =>
        `{"id":"${id}","type":"ellipse","x":0,"y":0,"width":${width},"height":40,"seed":1}`;
      const board = (...shapes: string[]) =>
        `{"type":"excalidraw","version":2,"elements":[${shapes.join()}]}`;
      const { gid } = await draw(person, '白板', { type: 'excalidraw', source: board(shape('e', 40)) });
      const { page } = await person.visit(`/excalidraw/${gid}`);
      await state(page, 'synced');
      await page.locator('canvas.interactive').click({ position: { x: 40, y: 400 } });
      await page.keyboard.press('d');
      const { x, y } = (await page.locator('canvas.interactive').boundingBox())!;
      const to = (width: number) => page.mouse.move(x + 500 + width, y + 300 + width / 2, { steps: 4 });
      await to(0);
      await page.mouse.down();
      await to(58);
      await expect.poll(() => headOf(person, page)).toContain('"diamond"');
      await state(page, 'synced');
      const { revision, source } = await person.client.call('graph.show', { params: { gid } });
      const body = { source: source.replace('"width": 40', '"width": 90') };
      const heard = page.waitForResponse((response) => response.url().endsWith(`/graph/${gid}`));
      await person.client.call('graph.save', { params: { gid }, revision, body });
      await heard;
      await to(120);
      await page.mouse.up();
      const widths = async () =>
        [...(await headOf(person, page)).matchAll(/"width": ([\d.]+)/g)].map(([, width]) =>
          Math.round(Number(width)),
        );
      await expect.poll(widths).toEqual([90, 120]);
      await state(page, 'synced');
      expect(await page.getByRole('button', { name: '查看并选择' }).count()).toBe(0);
      expect((await person.client.call('graph.list')).items).toHaveLength(1);
    },
  );

  it('keeps what one has only begun to draw while another draws beside it', { tags: 'long' }, async () => {
    const person = await join(app, '沈十一');
    const { gid } = await draw(person, '白板', {
      type: 'excalidraw',
      source:
        '{"type":"excalidraw","version":2,"elements":[{"id":"e","type":"ellipse","width":40,"height":40}]}',
    });
    const pages = [await person.visit(`/excalidraw/${gid}`), await person.visit(`/excalidraw/${gid}`)];
    const [first, second] = pages.map(({ page }) => page) as [Page, Page];
    const begin = async (page: Page, key: string, left: number) => {
      await state(page, 'synced');
      await page.locator('canvas.interactive').waitFor();
      await page.keyboard.press(key);
      await page.mouse.move(left, 400);
      await page.mouse.down();
    };
    const finish = async (page: Page, left: number) => {
      await page.mouse.move(left + 60, 440, { steps: 4 });
      await page.mouse.up();
    };
    await begin(first, 'r', 300);
    for (const [key, left] of [
      ['d', 500],
      ['d', 620],
    ] as const) {
      await begin(second, key, left);
      await finish(second, left);
      await state(second, 'synced');
    }
    await finish(first, 300);
    const sorts = async (page: Page) =>
      [...(await headOf(person, page)).matchAll(/"type": "(rectangle|diamond|ellipse)"/g)].map(
        ([, sort]) => sort,
      );
    await expect.poll(() => sorts(first)).toHaveLength(4);
    await state(first, 'synced');
    await state(second, 'synced');
    expect((await sorts(first)).toSorted()).toEqual(['diamond', 'diamond', 'ellipse', 'rectangle']);
    expect(await first.getByRole('button', { name: '查看并选择' }).count()).toBe(0);
  });
});
