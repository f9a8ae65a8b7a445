import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FormatConverter } from '@letu/core';
import { mindmap } from '@letu/mindmap/info';
import { appWithServer } from '../support/app.js';
import { button, dialog } from '../support/library.js';
import { enter, pictureMarkup, previewState, sourceText } from '../support/page.js';
import { draw, join, signIn } from '../support/person.js';
import { gidOf, saved, state } from '../support/saving.js';

const app = appWithServer();

/** What is done from end to end, as people do it: what one page makes, the next goes on with. */
describe('somebody', { tags: 'long' }, () => {
  it('asks for tables of roles, writes on in what is offered, and sends a link that a stranger reads along', async () => {
    const lin = await join(app, '林晓');
    const { page, complaints } = await lin.visit('/welcome');
    await page.getByRole('button', { name: /角色权限数据库设计/ }).click();
    await dialog(page).getByText('实体关系图：角色权限', { exact: true }).waitFor();
    await button(page, '使用此模板').click();
    await page.waitForURL(/\/mermaid\/\w{26}$/);
    await previewState(page, 'ready');
    await enter(page, '\n  AUDIT { string 审计 }');
    await expect.poll(() => pictureMarkup(page)).toContain('审计');
    await saved(app, page);
    await button(page, '分享').click();
    await dialog(page).getByRole('button', { name: '创建链接' }).click();
    const link = dialog(page).getByRole('textbox', { name: '分享链接' }).first();
    const { page: stranger, complaints: theirs } = await app.visit(new URL(await link.inputValue()).pathname);
    await previewState(stranger, 'ready');
    expect(await pictureMarkup(stranger)).toContain('审计');

    await page.keyboard.press('Escape');
    await enter(page, '\n  LOG { string 日志 }');
    await saved(app, page);
    await stranger.bringToFront();
    await expect
      .poll(async () => (await pictureMarkup(stranger)).includes('日志'), { timeout: 30_000 })
      .toBe(true);
    expect([...complaints, ...theirs]).toEqual([]);
  });

  it('plans in two tabs, each of which follows the other', async () => {
    const zhou = await join(app, '周宁');
    const source = 'gantt\n  dateFormat YYYY-MM-DD\n  section 准备\n  调研 :a, 2026-03-02, 5d';
    const { gid } = await draw(zhou, '排期', { type: 'MERMAID', source });
    const { page, complaints } = await zhou.visit(`/mermaid/${gid}`);
    await previewState(page, 'ready');
    const second = await page.context().newPage();
    await second.goto(page.url());
    await previewState(second, 'ready');
    await enter(second, '\n  设计 :b, after a, 8d');
    await expect.poll(() => pictureMarkup(page)).toContain('设计');
    await page.bringToFront();
    await enter(page, '\n  开发 :c, after b, 20d');
    await expect.poll(() => pictureMarkup(second)).toContain('开发');
    await saved(app, page);
    await saved(app, second);
    expect(await sourceText(second)).toContain('设计');
    await expect
      .poll(async () => (await zhou.client.call('graph.show', { params: { gid } })).source)
      .toContain('开发');
    expect(complaints).toEqual([]);
  });

  it('brings a mind map of XMind, adds a topic, and finds both on another device', async () => {
    const wu = await join(app, '吴桐');
    const { page, complaints } = await wu.visit('/welcome');
    await choose(page, '年度计划.xmind', xmind('# 年度计划\n\n- 产品\n- 市场\n'));
    await page.waitForURL(/\/mindmap\/\w{26}$/);
    const topic = (of: Page, name: string) => of.getByText(name, { exact: true }).first();
    // The view over the picture takes what points at a topic.
    await topic(page, '市场').click({ force: true });
    await page.keyboard.press('Enter');
    await page.keyboard.insertText('招聘');
    await page.keyboard.press('Enter');
    await state(page, 'synced');
    const stored = async () => (await wu.client.call('graph.show', { params: { gid: gidOf(page) } })).source;
    await expect.poll(stored).toContain('招聘');
    const { page: other } = await wu.visit(new URL(page.url()).pathname);
    await topic(other, '招聘').waitFor();
    await topic(other, '产品').waitFor();
    expect(complaints).toEqual([]);
  });

  it('deletes all of the last page of a list, and stands on the one before', async () => {
    const chen = await join(app, '陈墨');
    for (let number = 1; number <= 21; number += 1) await draw(chen, `图 ${number}`);
    const { page, complaints } = await chen.visit('/dashboard/owned');
    await page.getByTitle('表格').click();
    await page.locator('.ant-pagination-item-2').click();
    const rows = page.locator('[data-row-key]');
    await expect.poll(() => rows.count()).toBe(1);
    await rows.first().click({ button: 'right' });
    await page.getByRole('menuitem', { name: '删除' }).click();
    await expect.poll(() => rows.count()).toBe(20);
    expect(complaints).toEqual([]);
  });

  it('goes on writing while the session ends, is told so, and has all of it once signed in again', async () => {
    const he = await join(app, '何远');
    const { gid } = await draw(he, '周报');
    const { page } = await he.visit(`/pikchr/${gid}`);
    await previewState(page, 'ready');
    await enter(page, '; box "先"');
    await saved(app, page);
    await he.client.call('auth.signOut');
    // The page looks every two seconds whether it is still let in: the caret stands where it goes on already.
    await page.keyboard.insertText('; box "后"');
    await page.waitForURL('**/login?*');
    await page.getByText(/登录已失效/).waitFor();
    await signIn(page, he);
    await page.waitForURL(`**/pikchr/${gid}`);
    await expect.poll(() => sourceText(page)).toContain('box "后"');
    await saved(app, page);
  });
});

let converter: FormatConverter;
beforeAll(async () => {
  converter = await mindmap.formats!.find(({ id }) => id === 'xmind')!.load();
});
const xmind = (source: string) =>
  Buffer.from(converter.write!({ type: 'MINDMAP', source, options: {}, files: [] }, [], {}).bytes);

/** Chooses a file to open. */
async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '打开文件' }).click();
  await (await chosen).setFiles({ name, mimeType: 'application/octet-stream', buffer });
}
