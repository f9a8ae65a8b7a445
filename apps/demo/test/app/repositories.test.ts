import { describe, expect, it } from 'vitest';
import { appWithServer } from '../support/app.js';
import { button, dialog, titles } from '../support/library.js';
import { violations } from '../support/pageChecks.js';
import { expectTitle, previewState } from '../support/page.js';
import { draw, join } from '../support/person.js';

const app = appWithServer();

describe('a repository', () => {
  it('is made, filled, changed, put in order and deleted', { tags: 'long' }, async () => {
    const lin = await join(app, '林晓');
    await lin.client.call('repository.create', { body: { name: '数据平台' } });
    const { page, complaints } = await lin.visit('/welcome');
    const side = page.getByRole('navigation', { name: '图库导航' });
    await side.getByRole('button', { name: '新建仓库' }).click();
    const name = dialog(page).getByRole('textbox', { name: '名称' });
    await name.fill('支付系统');
    await dialog(page).getByRole('radio', { name: '火箭' }).click();
    await name.press('Enter');
    await page.waitForURL('**/repository/*');
    await expectTitle(page, '支付系统 - 乐图');
    await side.getByRole('button', { name: '新建仓库' }).click();
    expect(await name.inputValue()).toBe('');
    await dialog(page).getByRole('button', { name: '取消' }).click();
    await dialog(page).waitFor({ state: 'hidden' });
    expect(await side.getByRole('link', { name: '支付系统' }).getAttribute('aria-current')).toBe('page');

    await page.getByRole('main').getByRole('button', { name: /新建$/ }).first().click();
    await page.getByRole('menuitem', { name: 'Pikchr' }).click();
    await dialog(page).getByRole('button', { name: '空白' }).click();
    await page.waitForURL('**/pikchr/*');
    await previewState(page, 'idle');
    await page.goBack();
    await expect.poll(() => titles(page)).toEqual(['未命名 Pikchr 图']);

    await page.getByRole('link', { name: '仓库设置' }).click();
    await page.waitForURL('**/reposettings/*/display');
    await page.getByRole('textbox', { name: '名称' }).fill('支付与清结算');
    await button(page, '保存').click();
    await page.getByRole('heading', { name: '“支付与清结算”的设置' }).waitFor();
    await expectTitle(page, '“支付与清结算”的设置 - 乐图');

    const names = () => side.getByRole('link', { name: /数据平台|支付与清结算/ }).allTextContents();
    await expect.poll(names).toEqual(['数据平台', '支付与清结算']);
    await side.getByRole('button', { name: '调整仓库顺序' }).click();
    await button(page, '上移“支付与清结算”').click();
    await dialog(page).getByRole('button', { name: '保存' }).click();
    await expect.poll(names).toEqual(['支付与清结算', '数据平台']);

    await page.getByRole('tab', { name: '删除仓库' }).click();
    await page.waitForURL('**/reposettings/*/delete');
    expect(await violations(page)).toEqual([]);
    const confirmation = page.getByRole('textbox', { name: '输入仓库名称“支付与清结算”以确认' });
    await confirmation.fill('支付');
    expect(await button(page, '删除仓库').isDisabled()).toBe(true);
    await confirmation.fill('支付与清结算');
    await button(page, '删除仓库').click();
    await page.waitForURL('**/dashboard/all');
    await expect.poll(names).toEqual(['数据平台']);
    await page.getByRole('link', { name: '回收站' }).click();
    await page.getByText('未命名 Pikchr 图').waitFor();
    expect(complaints).toEqual([]);
  });

  it('invites someone by a link, who then may do what their role allows', { tags: 'long' }, async () => {
    const [lin, zhou] = [await join(app, '林晓'), await join(app, '周明')];
    const { id } = await lin.client.call('repository.create', { body: { name: '支付系统' } });
    await draw(lin, '下单流程', { repositoryId: id });
    const owner = await lin.visit(`/repository/${id}`);
    await owner.page.getByRole('link', { name: '仓库设置' }).click();
    await owner.page.getByRole('tab', { name: '成员' }).click();
    await button(owner.page, '邀请').click();
    const address = await owner.page.getByRole('textbox', { name: '邀请链接' }).inputValue();

    const { page, complaints } = await zhou.visit(new URL(address).pathname + new URL(address).search);
    await page.getByRole('heading', { name: '林晓 邀请你加入“支付系统”' }).waitFor();
    await button(page, '接受邀请').click();
    await page.waitForURL(`**/repository/${id}`);
    await expect.poll(() => titles(page)).toEqual(['下单流程']);
    expect(await page.getByRole('main').getByRole('button', { name: '新建' }).count()).toBe(0);
    expect(await button(page, '删除下单流程').count()).toBe(0);
    await page.goto(address);
    await page.getByRole('heading', { name: '这个邀请无效' }).waitFor();
    // The browser itself writes down that an invitation was not found.
    expect(complaints.filter((words) => !words.includes('404'))).toEqual([]);
  });
});
