import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { appWithServer, type AppPage } from '../support/app.js';
import { beginPikchr, pictureMarkup, previewState, sourceText, type } from '../support/page.js';
import { violations } from '../support/pageChecks.js';
import {
  clientOf,
  join,
  newPerson,
  signIn,
  signUp,
  type Credentials,
  type Person,
} from '../support/person.js';
import { gidOf, saved, state } from '../support/saving.js';

const app = appWithServer();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Opens a path in another browser, as someone who signs in there. */
async function visitAs(person: Credentials, path: string): Promise<AppPage> {
  const visited = await app.visit(`/login?redirect=${encodeURIComponent(path)}`);
  await signIn(visited.page, person);
  await visited.page.waitForURL((url) => url.pathname === path);
  // The page to sign in on has a diagram that can be typed into, too, until the other one takes its place.
  await visited.page.getByLabel('密码', { exact: true }).waitFor({ state: 'detached' });
  return visited;
}

/** Opens the welcome page as someone new. */
async function visitNew(name: string): Promise<AppPage & { readonly person: Person }> {
  const person = await join(app, name);
  return { ...(await person.visit('/welcome')), person };
}

/** Puts a text in the place of all there is. */
async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /源文本/ }).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

describe('a diagram of an account', () => {
  it('is on the server with its title and picture, and in every browser', async () => {
    const { page, complaints, person } = await visitNew('孙三');
    await beginPikchr(page);
    await type(page, 'box "甲"');
    await page.getByRole('textbox', { name: '标题' }).fill('读写分离');
    await saved(app, page);
    const gid = gidOf(page);
    const client = await clientOf(app, page);
    expect(await client.call('graph.show', { params: { gid } })).toMatchObject({
      title: '读写分离',
      source: 'box "甲"',
    });
    await expect
      .poll(async () => (await client.call('graph.thumbnail', { params: { gid } })).svg)
      .toContain('甲');
    const { pathname } = new URL(page.url());
    const other = await visitAs(person, pathname);
    await previewState(other.page, 'ready');
    expect(await pictureMarkup(other.page)).toContain('甲');
    await type(other.page, '; circle');
    await saved(app, other.page);
    expect([...complaints, ...other.complaints]).toEqual([]);
  });

  it('is edited offline, and goes to the server once there is one again', { tags: 'long' }, async () => {
    const { page } = await visitNew('李四');
    await beginPikchr(page);
    await type(page, 'box');
    await saved(app, page);
    await page.context().setOffline(true);
    await type(page, '; arrow; circle');
    await state(page, 'offline');
    await page.getByRole('link', { name: '乐图' }).first().click();
    await page.waitForURL('**/welcome');
    await page.getByRole('article').getByText('离线，恢复后会继续').waitFor();
    await page.goBack();
    await state(page, 'offline');
    await page.context().setOffline(false);
    await saved(app, page);
    const client = await clientOf(app, page);
    const gid = gidOf(page);
    const source = async () => (await client.call('graph.show', { params: { gid } })).source;
    expect(await source()).toBe('box; arrow; circle');
    // The tab that has sent everything so far goes away, and another takes its place.
    const { page: second } = await app.openTab(page, new URL(page.url()).pathname);
    await previewState(second, 'ready');
    await page.close();
    await type(second, '; line');
    await expect.poll(source).toBe('box; arrow; circle; line');
  });

  it(
    'that was changed in two places at once is kept in both versions, and one decides',
    { tags: 'long' },
    async () => {
      const { page, person } = await visitNew('周五');
      await beginPikchr(page);
      await type(page, 'box "原来"');
      await saved(app, page);
      const other = await visitAs(person, new URL(page.url()).pathname);
      await previewState(other.page, 'ready');
      await other.page.context().setOffline(true);
      await write(other.page, 'box "这里"');
      await write(page, 'box "那里"');
      await saved(app, page);
      await other.page.context().setOffline(false);
      await state(other.page, 'conflict');
      await press(other.page, '查看并选择');
      const dialog = other.page.getByRole('dialog');
      // Mine, theirs, and what becomes of both line by line.
      await expect.poll(() => dialog.locator("[data-part='preview'][data-state='ready']").count()).toBe(3);
      expect(await dialog.locator('.cm-content').allInnerTexts()).toEqual(['box "这里"', 'box "那里"']);
      expect(await violations(other.page)).toEqual([]);
      await press(other.page, '两份都留');
      await state(other.page, 'synced');
      await expect.poll(() => sourceText(other.page)).toBe('box "那里"');
      const client = await clientOf(app, page);
      await expect
        .poll(async () => {
          const { items } = await client.call('graph.list', { query: { sort: 'createdAt', order: 'asc' } });
          return Promise.all(
            items.map(async ({ gid }) => (await client.call('graph.show', { params: { gid } })).source),
          );
        })
        .toEqual(['box "那里"', 'box "这里"']);
    },
  );

  it(
    'stays unreadable on the device it was left on, but for what had not come to the server',
    { tags: 'long' },
    async () => {
      const { page, person } = await visitNew('吴六');
      await beginPikchr(page);
      await type(page, 'box "存好了"');
      await saved(app, page);
      await page.getByRole('link', { name: '乐图' }).first().click();
      await page.waitForURL('**/welcome');
      await beginPikchr(page);
      await state(page, 'synced');
      // Where nothing works without a network, a menu does that was open before.
      await page.getByRole('button', { name: '吴六的账号' }).click();
      await page.getByRole('menuitem', { name: '退出登录' }).waitFor();
      await page.keyboard.press('Escape');
      await page.context().setOffline(true);
      await type(page, 'box "还没有"');
      await state(page, 'offline');
      await page.getByRole('button', { name: '吴六的账号' }).click();
      await page.getByRole('menuitem', { name: '退出登录' }).click();
      await page.getByText('还有 1 张图的修改没能同步').waitFor();
      expect(await violations(page)).toEqual([]);
      await press(page, '仍然退出');
      await page.getByText('还有 1 张图的修改没来得及同步').waitFor();
      const kept = () =>
        page.evaluate(
          () =>
            new Promise<string[]>((resolve, reject) => {
              const opening = indexedDB.open('letu');
              opening.addEventListener('error', () => reject(new Error('closed')));
              opening.addEventListener('success', () => {
                const all = opening.result.transaction('documents').objectStore('documents').getAll();
                all.addEventListener('success', () =>
                  resolve((all.result as { source: string }[]).map(({ source }) => source)),
                );
              });
            }),
        );
      expect(await kept()).toEqual(['box "还没有"']);
      await page.context().setOffline(false);
      await page.goto(`${app.url()}/login`);
      await signIn(page, person);
      await page.waitForURL('**/welcome');
      const client = await clientOf(app, page);
      await expect
        .poll(async () => {
          const { items } = await client.call('graph.list');
          const shown = items.map(({ gid }) => client.call('graph.show', { params: { gid } }));
          return (await Promise.all(shown)).map(({ source }) => source).toSorted();
        })
        .toEqual(['box "存好了"', 'box "还没有"']);
    },
  );

  it('may be looked at, and no more, by whoever was invited to look', { tags: 'long' }, async () => {
    const { page } = await visitNew('郑七');
    await beginPikchr(page);
    await type(page, 'box "看"');
    await saved(app, page);
    const owner = await clientOf(app, page);
    const { token } = await owner.call('graph.invite', {
      params: { id: gidOf(page) },
      body: { role: 'viewer' },
    });
    const guest = await visitNew('王八');
    await (await clientOf(app, guest.page)).call('invitation.accept', { params: { token } });
    await guest.page.goto(page.url());
    await state(guest.page, 'readOnly');
    await previewState(guest.page, 'ready');
    await type(guest.page, '; circle');
    expect(await sourceText(guest.page)).toBe('box "看"');
    expect(guest.complaints).toEqual([]);
  });

  it('has a history, in which a version is compared, named and gone back to', { tags: 'long' }, async () => {
    const { page, complaints } = await visitNew('冯九');
    await beginPikchr(page);
    await type(page, 'box "甲"');
    const gid = gidOf(page);
    const client = await clientOf(app, page);
    await saved(app, page);
    const { revision } = await client.call('graph.show', { params: { gid } });
    await client.call('graph.save', {
      params: { gid },
      revision,
      body: { source: 'box "乙"', kind: 'named', message: '改成乙' },
    });
    await page.getByRole('button', { name: /的操作$/ }).click();
    await page.getByRole('menuitem', { name: '历史版本' }).click();
    const versions = page
      .getByRole('navigation', { name: '版本列表' })
      .getByRole('button', { name: /版本 \d/ });
    await versions.filter({ hasText: '改成乙' }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await versions.first().innerText()).toContain('改成乙');
    // Saves of the same minute are one version: there is an empty one before where a minute has begun meanwhile.
    const count = await versions.count();
    await versions.nth(1).click();
    await expect.poll(() => page.locator("[data-part='preview'][data-state='ready']").count()).toBe(2);
    await page.getByText('文本', { exact: true }).click();
    await expect.poll(() => page.locator('.cm-content').allInnerTexts()).toEqual(['box "甲"', 'box "乙"']);
    expect(await violations(page)).toEqual([]);
    await press(page, '命名');
    await page.getByRole('dialog').getByLabel('名称').fill('最初');
    await page.keyboard.press('Enter');
    await expect.poll(() => versions.nth(1).innerText()).toContain('最初');
    await press(page, '恢复到这个版本');
    await page.getByRole('dialog').getByRole('button', { name: '恢复到这个版本' }).click();
    await expect.poll(() => versions.count()).toBe(count + 1);
    await page.getByRole('link', { name: '返回编辑' }).click();
    await expect.poll(() => sourceText(page)).toBe('box "甲"');
    // The editor's picture of the first version may come after the other client's save, and is refused by right.
    expect(complaints.filter((complaint) => !complaint.includes('status of 409'))).toEqual([]);
  });
});

it('tells which options a version was drawn with, and brings them back', { tags: 'long' }, async () => {
  const { client, visit } = await join(app, '何十一');
  const body = { type: 'graphviz', title: '图', source: 'graph { 甲 }', options: { layout: 'neato' } };
  const { gid } = await client.call('graph.create', { body });
  await client.call('graph.save', { params: { gid }, revision: 1, body: { options: {}, kind: 'named' } });
  const { page, complaints } = await visit(`/graph/${gid}/revision`);
  const versions = page
    .getByRole('navigation', { name: '版本列表' })
    .getByRole('button', { name: /版本 \d/ });
  await versions.last().click();
  const differences = page.getByRole('list', { name: '选项的差别' }).getByRole('listitem');
  await expect.poll(() => differences.allInnerTexts()).toEqual(['布局：neato · 弹簧 → dot · 分层']);
  await press(page, '恢复到这个版本');
  await page.getByRole('dialog').getByRole('button', { name: '恢复到这个版本' }).click();
  await expect
    .poll(async () => (await client.call('graph.show', { params: { gid } })).options)
    .toEqual({ layout: 'neato' });
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

it('takes along into an account what was made on the device before, and keeps its address', async () => {
  const { page, complaints } = await app.visit('/pikchr/new');
  await page.waitForURL(/\/pikchr\/\w{26}$/);
  await previewState(page, 'ready');
  const address = page.url();
  await press(page, '登录');
  await signUp(page, newPerson('陈十'));
  await page.getByText('本机有 1 张图，要带进账号吗？').waitFor();
  await press(page, '带进账号');
  await page.getByText('1 张图已放进账号').waitFor();
  expect(page.url()).toBe(address);
  await state(page, 'synced');
  const { items } = await (await clientOf(app, page)).call('graph.list');
  expect(items.map(({ gid }) => gid)).toEqual([gidOf(page)]);
  expect(complaints).toEqual([]);
});
