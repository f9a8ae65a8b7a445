import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { appAt } from '../support/app.js';
import { beginPikchr, previewState, sourceText, type } from '../support/page.js';
import { draw, join } from '../support/person.js';
import { startProduct, type ProductServer } from '../support/productServer.js';
import { saved, state } from '../support/saving.js';

let server: ProductServer;

beforeAll(async () => void (server = await startProduct(inject('demo').folder)));
afterAll(() => server.stop());

it('a diagram of an account is there after the server was started anew', { tags: 'long' }, async () => {
  const app = appAt(server.url);
  const { page, complaints } = await (await join(app, '孙三')).visit('/welcome');
  await beginPikchr(page);
  await type(page, 'box "甲"; circle');
  await saved(app, page);

  await server.restart();
  await page.reload();
  await expect.poll(() => sourceText(page)).toBe('box "甲"; circle');
  await state(page, 'synced');
  // The browser itself writes down that nobody answered meanwhile.
  expect(complaints.filter((words) => !words.includes('ERR_CONNECTION_REFUSED'))).toEqual([]);
});

it('a preview says that the server has gone, until it is back', { tags: 'long' }, async () => {
  const app = appAt(server.url);
  const lin = await join(app, '李四');
  const { gid } = await draw(lin, '机房');
  const { page } = await lin.visit(`/preview/${gid}`);
  await previewState(page, 'ready');
  await server.halt();
  await state(page, 'away');
  await server.restart();
  await page.locator("[data-state='away'][title]").waitFor({ state: 'detached' });
});
