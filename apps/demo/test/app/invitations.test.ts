import { describe, expect, it } from 'vitest';
import { appWithServer } from '../support/app.js';
import { button, closesByEscape, command, dialog } from '../support/library.js';
import { violations } from '../support/pageChecks.js';
import { draw, join } from '../support/person.js';

const app = appWithServer();

describe('the dialog of who may see a graph', () => {
  it(
    'offers a link no more once its invitation is taken back, and keeps the place of the keyboard',
    { tags: 'long' },
    async () => {
      const lin = await join(app, '林晓');
      await draw(lin, '机房');
      const { page, complaints } = await lin.visit('/dashboard/all');
      const open = async () => {
        await command(page, '机房', '分享');
        await dialog(page).getByRole('tab', { name: '协作者' }).click();
      };
      const link = dialog(page).getByRole('textbox', { name: '邀请链接' });
      await open();
      await dialog(page).getByRole('textbox', { name: /邮箱/ }).fill('zhou@example.com');
      await page.keyboard.press('Enter');
      await link.waitFor();
      await closesByEscape(page);

      await open();
      await button(page, '邀请').click();
      await link.waitFor();
      await button(page, '撤回对通过邀请链接的邀请').click();
      await link.waitFor({ state: 'hidden' });
      await dialog(page).getByText('zhou@example.com').waitFor();
      await closesByEscape(page);
      expect(complaints).toEqual([]);
    },
  );

  it('shows the choices of a link in full, in English too', { tags: 'long' }, async () => {
    const lin = await join(app, '林晓');
    await draw(lin, '机房');
    const { page } = await lin.visit('/dashboard/all');
    await page.getByRole('button', { name: '语言' }).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    await button(page, 'Actions for “机房”').click();
    await page.getByRole('menuitem', { name: 'Share' }).click();
    const shown = dialog(page).locator('.ant-select-selection-item');
    await shown.first().waitFor();
    const cut = await shown.evaluateAll((items) =>
      items.filter((item) => item.scrollWidth > item.clientWidth).map((item) => item.textContent),
    );
    expect(cut).toEqual([]);
  });
});

describe('the page of who may see a graph', () => {
  it('lets its owner invite and share, and turns away who may only look', { tags: 'long' }, async () => {
    const [lin, zhou] = [await join(app, '林晓'), await join(app, '周明')];
    const { gid } = await draw(lin, '机房');
    const { page, complaints } = await lin.visit(`/graph/${gid}/access`);
    await button(page, '邀请').click();
    const link = new URL(await page.getByRole('textbox', { name: '邀请链接' }).inputValue());
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);

    const other = await zhou.visit(link.pathname + link.search);
    await button(other.page, '接受邀请').click();
    await other.page.waitForURL(`**/pikchr/${gid}`);
    await other.page.goto(`${app.url()}/graph/${gid}/access`);
    await other.page.waitForURL('**/403');
  });
});

it('says of a graph who may see it by the repository that it lies in', { tags: 'long' }, async () => {
  const [lin, zhou] = [await join(app, '林晓'), await join(app, '周明')];
  const { gid } = await draw(lin, '机房');
  const { id } = await lin.client.call('repository.create', { body: { name: '网络' } });
  await lin.client.call('graph.move', { body: { gids: [gid], repositoryId: id } });
  const { token } = await lin.client.call('repository.invite', { params: { id }, body: { role: 'editor' } });
  await zhou.client.call('invitation.accept', { params: { token } });
  const { page, complaints } = await lin.visit(`/graph/${gid}/access`);
  const people = page.getByRole('list', { name: '协作者' }).getByRole('listitem');
  await expect.poll(() => people.allInnerTexts()).toHaveLength(2);
  expect((await people.nth(1).innerText()).split(/\s+/)).toEqual(['周', '周明', '来自所在的仓库', '可编辑']);
  expect(await violations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

describe('the page of collaborators', () => {
  it(
    'says how one gets some where there are none, and what an invitation is that opens nothing',
    { tags: 'long' },
    async () => {
      const zhou = await join(app, '周明');
      const { page, complaints } = await zhou.visit('/collaborator');
      await page.getByText('还没有协作者').waitFor();
      await page.getByRole('link', { name: '选一张图来分享' }).click();
      await page.waitForURL('**/dashboard/owned');
      expect(complaints).toEqual([]);
      await page.goto(`${app.url()}/collaborator?invitation=短`);
      await page.getByRole('heading', { name: '这个邀请无效' }).waitFor();
      await page.getByRole('main').getByRole('link', { name: '与我共享' }).click();
      await page.getByText('还没有人与你共享图').waitFor();
      await page.goto(`${app.url()}/repository/none`);
      await page.getByRole('heading', { name: '这里什么也没有' }).waitFor();
    },
  );

  it('lists who may reach what, changes a role, and ends what is shared', { tags: 'long' }, async () => {
    const [lin, zhou] = [await join(app, '林晓'), await join(app, '周明')];
    const { gid } = await draw(lin, '机房');
    const { token } = await lin.client.call('graph.invite', {
      params: { id: gid },
      body: { role: 'viewer' },
    });
    await zhou.client.call('invitation.accept', { params: { token } });
    const { page, complaints } = await lin.visit('/collaborator');
    await page.getByRole('combobox', { name: '周明在“机房”里的权限' }).press('ArrowDown');
    await page.getByTitle('可编辑').click();
    const roleOfZhou = async () => (await zhou.client.call('graph.summary', { params: { gid } })).role;
    await expect.poll(roleOfZhou).toBe('editor');
    expect(await violations(page)).toEqual([]);
    await button(page, '移除周明，不再共享“机房”').click();
    await page.getByRole('tooltip').getByRole('button', { name: '移除' }).click();
    await page.getByText('还没有协作者').waitFor();
    expect(complaints).toEqual([]);
  });
});
