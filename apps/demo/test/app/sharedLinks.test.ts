import { text as textOf } from 'node:stream/consumers';
import type { Graph } from '@letu/client';
import { decodeAny, toDiagram } from '@letu/codec';
import { describe, expect, it } from 'vitest';
import { appWithServer, type AppPage } from '../support/app.js';
import { button, closesByEscape, command, dialog } from '../support/library.js';
import { expectTitle, pictureMarkup, previewState } from '../support/page.js';
import { violations } from '../support/pageChecks.js';
import { draw, join, type Person } from '../support/person.js';

const app = appWithServer();

describe('a shared link', () => {
  /** Opens the dialog of the links of a graph. */
  async function shareGraph(person: Person, graph: Graph): Promise<AppPage> {
    const visited = await person.visit('/dashboard/all');
    await command(visited.page, graph.title, '分享');
    return visited;
  }
  const address = async ({ page }: AppPage) =>
    new URL(await dialog(page).getByRole('textbox', { name: '分享链接' }).first().inputValue());

  it('shows the latest to anyone, with its text, and begins a copy', async () => {
    const lin = await join(app, '林晓');
    const graph = await draw(lin, '机房');
    const owner = await shareGraph(lin, graph);
    await dialog(owner.page).getByRole('button', { name: '创建链接' }).click();
    const { pathname } = await address(owner);
    const { page, complaints } = await app.visit(pathname);
    await previewState(page, 'ready');
    await expectTitle(page, '机房 - 乐图');
    expect(await pictureMarkup(page)).toContain('甲');
    await button(page, '源文本').click();
    expect(await page.getByRole('region', { name: '源文本' }).first().innerText()).toContain('box "甲"');
    await lin.client.call('graph.save', {
      params: { gid: graph.gid },
      revision: graph.revision,
      body: { source: 'box "乙"' },
    });
    await page.reload();
    await expect.poll(() => pictureMarkup(page).catch(() => '')).toContain('乙');
    expect(complaints).toEqual([]);
    await button(page, '用它新建').click();
    await page.waitForURL('**/pikchr/*');
    await previewState(page, 'ready');
  });

  it('shows what was drawn over it with the pen', { tags: 'long' }, async () => {
    const lin = await join(app, '林晓');
    const { gid } = await draw(lin, '机房');
    const { path } = await lin.client.call('link.create', { params: { gid }, body: {} });
    const { page } = await lin.visit(`/tuya/${gid}`);
    const stage = page.locator("[data-state='ready'][data-layer='ready']");
    await stage.waitFor();
    const { x, y } = (await stage.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 200, y + 200);
    await page.mouse.down();
    await page.mouse.move(x + 300, y + 260, { steps: 8 });
    await page.mouse.up();
    const filesOf = async () => (await lin.client.call('graph.show', { params: { gid } })).files.length;
    await expect.poll(filesOf, { timeout: 10_000 }).toBe(1);
    const { page: seen, complaints } = await app.visit(path);
    await button(seen, '涂鸦').click();
    await seen.waitForURL('**?tuya=');
    await seen.getByRole('img', { name: /机房/ }).locator('path').waitFor();
    await button(seen, '导出').click();
    const download = seen.waitForEvent('download');
    await seen.getByText('SVG', { exact: true }).click();
    await seen.getByRole('button', { name: '下载' }).click();
    const file = await textOf(await (await download).createReadStream());
    // The picture stands in one that has room for both; the stroke comes after it.
    expect(file).toMatch(/<svg x="0"[\s\S]*<\/svg><path d="[^"]+" fill="[^"]+"\/><\/svg>\s*$/);
    expect(complaints).toEqual([]);
  });

  it('gives its options along, in exported files and in copies', { tags: 'long' }, async () => {
    const lin = await join(app, '林晓');
    const diagram = { type: 'graphviz', source: 'graph { 甲 -- 乙 }', options: { layout: 'neato' } };
    const { gid } = await lin.client.call('graph.create', { body: { title: '弹簧', ...diagram } });
    const { path } = await lin.client.call('link.create', { params: { gid }, body: {} });
    const { page, complaints } = await lin.visit(path);
    await previewState(page, 'ready');
    await button(page, '导出').click();
    const download = page.waitForEvent('download');
    await page.getByText('SVG', { exact: true }).click();
    await page.getByRole('button', { name: '下载' }).click();
    const file = await textOf(await (await download).createReadStream());
    expect(toDiagram(decodeAny(file))).toEqual(diagram);
    await button(page, '用它新建').click();
    await page.waitForURL('**/graphviz/*');
    const copy = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await expect
      .poll(() =>
        lin.client.call('graph.show', { params: { gid: copy }, silent: true }).catch(() => undefined),
      )
      .toMatchObject(diagram);
    expect(complaints).toEqual([]);
  });

  it('asks for its password, and opens nothing once it is ended', { tags: 'long' }, async () => {
    const lin = await join(app, '林晓');
    const owner = await shareGraph(lin, await draw(lin, '机房'));
    await dialog(owner.page).getByLabel('访问密码').fill('开门 1234');
    await dialog(owner.page).getByRole('button', { name: '创建链接' }).click();
    const { pathname } = await address(owner);
    const { page } = await app.visit(pathname);
    const password = page.getByRole('textbox', { name: '访问密码' });
    await password.fill('猜的');
    await button(page, '查看').click();
    await page.locator('form').getByText('访问密码有误').waitFor();
    expect(await password.getAttribute('aria-invalid')).toBe('true');
    await password.fill('开门 1234');
    await button(page, '查看').click();
    await previewState(page, 'ready');

    await dialog(owner.page).getByRole('button', { name: '停用' }).click();
    await owner.page.getByRole('tooltip').getByRole('button', { name: '停用' }).click();
    await owner.page.getByText('还没有分享链接').waitFor();
    // Whoever still looks at it hears of it, too.
    await page.getByRole('heading', { name: '这个分享已经结束' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await closesByEscape(owner.page);
    for (const path of [pathname, `/p/1/${'x'.repeat(24)}`]) {
      await page.goto(app.url() + path);
      await page.getByRole('heading', { name: '这个分享打不开了' }).waitFor();
    }
    expect(owner.complaints).toEqual([]);
  });
});
