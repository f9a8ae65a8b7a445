import { describe, expect, it } from 'vitest';
import { appAlone, appWithServer } from '../support/app.js';
import { button, command, dialog } from '../support/library.js';
import { overflow, violationsInBothThemes } from '../support/pageChecks.js';
import { join } from '../support/person.js';

const app = appWithServer();
const alone = appAlone();
const write = { name: '描述你想画的图' };

describe('conversations', { tags: 'long' }, () => {
  it('keep what is said, say that nothing answers yet, and are found, renamed and deleted', async () => {
    const lin = await join(app, '林晓');
    const { page, complaints } = await lin.visit('/chat');
    await page.getByText('还没有设置模型').waitFor();
    await page.getByRole('button', { name: /项目进度安排/ }).click();
    await page.getByRole('textbox', write).press('Enter');
    await page.waitForURL(/\/chat\/\w{26}$/);
    const said = () => page.getByRole('main').locator('li[data-role]').count();
    // The address changes before the page does.
    await expect.poll(said).toBe(1);
    await page.getByRole('textbox', write).fill('再加上验收');
    await button(page, '发送').click();
    await expect.poll(said).toBe(2);
    const { items } = await lin.client.call('chat.list', { query: {} });
    expect(items).toHaveLength(1);
    const title = items[0]?.title ?? '';
    expect(title.length).toBeLessThanOrEqual(40);
    await command(page, title, '重命名');
    await dialog(page).getByRole('textbox').fill('上线计划');
    await dialog(page).getByRole('textbox').press('Enter');
    await page.getByRole('heading', { name: '上线计划' }).waitFor();
    await page.getByRole('searchbox', { name: '搜索对话' }).fill('没有的');
    await page.getByText('没有找到对话').waitFor();
    await page.getByRole('searchbox', { name: '搜索对话' }).fill('上线');
    expect(await violationsInBothThemes(page)).toEqual([]);
    await command(page, '上线计划', '删除');
    await dialog(page).getByRole('button', { name: '删除' }).click();
    await page.waitForURL(/\/chat$/);
    expect((await lin.client.call('chat.list', { query: {} })).items).toEqual([]);
    await page.goto(`${app.url()}/aichat`);
    await page.getByRole('textbox', write).waitFor();
    expect(await page.getByRole('banner').count()).toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await overflow(page)).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('keep what is written while one begins', async () => {
    const lin = await join(app, '林晓');
    const { page } = await lin.visit('/chat');
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/chat/*/message', async (route) => {
      await gate;
      await route.continue();
    });
    const box = page.getByRole('textbox', write);
    await box.fill('画一张请假流程图');
    const asked = page.waitForRequest('**/api/chat/*/message');
    await box.press('Enter');
    await asked;
    await page.keyboard.type('再加上');
    release();
    await page.getByRole('heading', { name: '画一张请假流程图' }).waitFor();
    await page.keyboard.type('验收');
    expect(await box.inputValue()).toBe('再加上验收');
    await page.getByRole('link', { name: 'AI 对话' }).click();
    await page.waitForURL(/\/chat$/);
    await expect.poll(() => box.inputValue()).toBe('');
    await page.goBack();
    await expect.poll(() => box.inputValue()).toBe('再加上验收');
  });

  it('lead to a template that comes close where there is no model, and say why', async () => {
    const { page, complaints } = await alone.visit('/welcome');
    await page.getByRole('button', { name: /角色权限数据库设计/ }).click();
    await page.getByText(/还没有设置模型，先为你打开/).waitFor();
    await dialog(page).getByText('数据与数据库').waitFor();
    expect(complaints).toEqual([]);
  });
});
