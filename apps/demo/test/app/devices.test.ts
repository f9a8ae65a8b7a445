import type { Locator, Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { appWithServer } from '../support/app.js';
import { beginPikchr, enter, previewState, sourceText } from '../support/page.js';
import { violations } from '../support/pageChecks.js';
import { clientOf, draw, join, signIn, type Person } from '../support/person.js';
import { gidOf, headOf, saved, state } from '../support/saving.js';

const app = appWithServer();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const indicator = (page: Page) => page.locator('[data-state][title]').getAttribute('data-state');

/** Opens a diagram of someone on two devices, both of which have it from then on. */
async function openOnTwo(person: Person): Promise<readonly [Page, Page]> {
  const { page } = await person.visit('/welcome');
  await beginPikchr(page);
  await enter(page, 'box "原来"');
  await saved(app, page);
  const { page: other } = await person.visit(new URL(page.url()).pathname);
  await previewState(other, 'ready');
  await state(other, 'synced');
  return [page, other];
}

/** Holds back all that a page has to say to the server about its diagram until the returned function is called. */
async function hold(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(`**/api/graph/${gidOf(page)}`, async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHeld = false;
    // Those of before a reload wait for nobody any more.
    await Promise.allSettled(held.map((route) => route.continue()));
  };
}

/** Opens the dialog where a conflict is decided, and returns it once both versions are drawn, and what becomes of them together. */
async function openConflict(page: Page): Promise<Locator> {
  await press(page, '查看并选择');
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.locator("[data-part='preview'][data-state='ready']").count()).toBe(3);
  return dialog;
}

/** Lets a page that is about to go away neither save on the device nor send anything in time. */
async function cutOff(page: Page): Promise<void> {
  await page.evaluate(async () => {
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const opening = indexedDB.open('letu');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const store = opening.result.transaction(['documents', 'sync'], 'readwrite').objectStore('sync');
    const goOn = () => store.count().addEventListener('success', goOn);
    goOn();
  });
}

describe('a diagram that was left with the last word', () => {
  it(
    'is sent by the next page of the product on this device, whichever it is',
    { tags: 'long' },
    async () => {
      const person = await join(app, '沈五');
      const [first, second] = await openOnTwo(person);
      const { pathname } = new URL(second.url());
      await second.goto(`${app.url()}/dashboard/all`);
      await second.goto(app.url() + pathname);
      await previewState(second, 'ready');
      await state(second, 'synced');
      await cutOff(second);
      await enter(second, '; line "末"');
      await second.goBack();
      await second.waitForURL('**/dashboard/all');
      await expect.poll(() => headOf(person, first)).toBe('box "原来"; line "末"');
    },
  );

  it(
    'is sent as the page goes away, and is the same write to the page that opens it again',
    { tags: 'long' },
    async () => {
      const person = await join(app, '沈六');
      const [first, second] = await openOnTwo(person);
      const { href } = new URL(second.url());
      await enter(second, '; line');
      await saved(app, second);
      // In one go: what a save on its way has begun to send is left to the next page.
      await second.evaluate(() => {
        document.execCommand('insertText', false, ' "末"');
        location.href = 'about:blank';
      });
      await second.waitForURL('about:blank');
      await expect.poll(() => headOf(person, first)).toBe('box "原来"; line "末"');
      await second.goto(href);
      await previewState(second, 'ready');
      await enter(second, '; arrow');
      await saved(app, second);
      expect(await headOf(person, first)).toBe('box "原来"; line "末"; arrow');
    },
  );

  it(
    'is sent before its account is signed out, and asked about where it cannot be',
    { tags: 'long' },
    async () => {
      const person = await join(app, '沈七');
      const { gid } = await draw(person, '图');
      const { page: second } = await person.visit('/dashboard/all');
      await second.goto(`${app.url()}/pikchr/${gid}`);
      await previewState(second, 'ready');
      await state(second, 'synced');
      await cutOff(second);
      await enter(second, '; line "末"');
      await second.route(`**/api/graph/${gid}`, (route) => route.abort());
      await second.goBack();
      await second.waitForURL('**/dashboard/all');
      await second.getByRole('button', { name: '沈七的账号' }).click();
      await second.getByRole('menuitem', { name: '退出登录' }).click();
      await second.getByText('还有 1 张图的修改没能同步').waitFor();
      await second.unroute(`**/api/graph/${gid}`);
      await press(second, '再试一次');
      await second.getByText('这台设备上不再留有账号里的图。').waitFor();
      await press(second, '重新登录');
      await signIn(second, person);
      await second.waitForURL('**/welcome');
      const client = await clientOf(app, second);
      expect((await client.call('graph.show', { params: { gid } })).source).toBe('box "甲"; line "末"');
    },
  );
});

describe('a diagram that another device has changed meanwhile', () => {
  it(
    'is shown as it was here, and said to be, until the server has answered, and then as it is',
    { tags: 'long' },
    async () => {
      const person = await join(app, '沈一');
      const [first, second] = await openOnTwo(person);
      const answer = await hold(second);
      await enter(first, '; circle "别处"');
      await saved(app, first);
      await second.reload();
      await previewState(second, 'ready');
      expect(await sourceText(second)).toBe('box "原来"');
      expect(await indicator(second)).toBe('checking');
      await answer();
      await expect.poll(() => sourceText(second)).toBe('box "原来"; circle "别处"');
      await state(second, 'synced');
      await enter(second, '; line');
      await saved(app, second);
      expect(await headOf(person, second)).toBe('box "原来"; circle "别处"; line');
    },
  );

  it(
    'is a conflict for who types before the server has answered, and stays the head until they decide',
    { tags: 'long' },
    async () => {
      const person = await join(app, '沈二');
      const [first, second] = await openOnTwo(person);
      const answer = await hold(second);
      await enter(first, '; circle "别处"');
      await saved(app, first);
      await second.reload();
      await previewState(second, 'ready');
      await enter(second, '; line "这里"');
      await state(second, 'pending');
      await answer();
      await state(second, 'conflict');
      expect(await sourceText(second)).toBe('box "原来"; line "这里"');
      expect(await headOf(person, second)).toBe('box "原来"; circle "别处"');
      await enter(first, '; arrow');
      await saved(app, first);
      const dialog = await openConflict(second);
      await dialog.getByText('box "原来"; circle "别处"; arrow').first().waitFor();
      expect(await violations(second)).toEqual([]);
      await press(second, '用我的版本');
      await saved(app, second);
      expect(await headOf(person, second)).toBe('box "原来"; line "这里"');
    },
  );

  it(
    'is shown again to who decides about a version that is not the newest, and nothing is overwritten',
    { tags: 'long' },
    async () => {
      const person = await join(app, '沈八');
      const [first, second] = await openOnTwo(person);
      const answer = await hold(second);
      await enter(first, '; circle');
      await saved(app, first);
      await enter(second, '; line "这里"');
      await answer();
      await state(second, 'conflict');
      const dialog = await openConflict(second);
      expect(await dialog.getByText('对方又改了，请再看一次').count()).toBe(0);
      // What the other side does is known here by the refused write alone.
      await second.route(`**/api/graph/${gidOf(second)}`, (route) =>
        route.request().method() === 'GET' ? route.abort() : route.continue(),
      );
      await enter(first, '; arrow');
      await saved(app, first);
      await press(second, '用我的版本');
      await dialog.getByText('对方又改了，请再看一次').waitFor();
      await dialog.getByText('box "原来"; circle; arrow').first().waitFor();
      expect(await headOf(person, first)).toBe('box "原来"; circle; arrow');
      expect(await violations(second)).toEqual([]);
      await second.unroute(`**/api/graph/${gidOf(second)}`);
      await enter(first, '; ellipse');
      await saved(app, first);
      await dialog.getByText('box "原来"; circle; arrow; ellipse').first().waitFor();
      await press(second, '用我的版本');
      await saved(app, second);
      expect(await headOf(person, first)).toBe('box "原来"; line "这里"');
    },
  );

  it(
    'keeps what both sides have made of other shapes, whoever decides about the one that both have changed',
    { tags: 'long' },
    async () => {
      const person = await join(app, '沈九');
      const cell = (id: string, label: string, y: number) =>
        `<mxCell id="${id}" value="${label}" style="html=1;" vertex="1" parent="1"><mxGeometry x="40" y="${y}" width="120" height="60" as="geometry"/></mxCell>`;
      const file = (one: string, two: string, three: string) =>
        `<mxfile><diagram id="p" name="1"><mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>${cell('a', one, 40)}${cell('b', two, 140)}${cell('c', three, 240)}</root></mxGraphModel></diagram></mxfile>`;
      const { gid, revision } = await draw(person, '架构', {
        type: 'diagram',
        source: file('网关', '缓存', '订单'),
      });
      const { page } = await person.visit(`/diagram/?gid=${gid}`);
      await state(page, 'synced');
      const answer = await hold(page);
      const shape = (label: string) =>
        page.locator('.letu-dg-graph').getByText(label, { exact: true }).first();
      const relabel = async (from: string, to: string) => {
        await shape(from).click({ force: true });
        await page.keyboard.type(to);
        await page.keyboard.press('Escape');
        await shape(to).waitFor();
      };
      await relabel('网关', 'API');
      await relabel('订单', 'Pay');
      const body = { source: file('网关二', '缓存二', '订单') };
      await person.client.call('graph.save', { params: { gid }, body, revision });
      await answer();
      await state(page, 'conflict');
      await press(page, '查看并选择');
      const dialog = page.getByRole('dialog');
      await dialog
        .getByText('两边都改了：图形 “网关”。其余 2 处修改互不冲突，怎么选都会合在一起。')
        .waitFor();
      expect(await dialog.getByText('mxCell').count()).toBe(0);
      expect(await violations(page)).toEqual([]);
      await press(page, '冲突处用我的');
      await state(page, 'synced');
      const head = await headOf(person, page);
      expect([...head.matchAll(/value="([^"]+)"/g)].map(([, label]) => label)).toEqual([
        'API',
        '缓存二',
        'Pay',
      ]);
    },
  );

  it(
    'is one text again where two people have typed on different lines of it, while both go on',
    { tags: 'long' },
    async () => {
      const owner = await join(app, '林晓');
      const source = ['flowchart LR', 'a --> b', 'b --> c', 'c --> d', 'd --> e'].join('\n');
      const { gid } = await draw(owner, '流程', { type: 'MERMAID', source });
      const guest = await join(app, '王磊');
      const invited = { params: { id: gid }, body: { role: 'editor' } } as const;
      const { token } = await owner.client.call('graph.invite', invited);
      await guest.client.call('invitation.accept', { params: { token } });
      const [{ page: first }, { page: second }] = await Promise.all([
        owner.visit(`/mermaid/${gid}`),
        guest.visit(`/mermaid/${gid}`),
      ]);
      await Promise.all([state(first, 'synced'), state(second, 'synced')]);
      const answer = await hold(second);
      await second.getByRole('textbox', { name: /源文本/ }).click();
      await second.keyboard.press('Control+Home');
      await second.keyboard.press('ArrowDown');
      await second.keyboard.press('End');
      await second.keyboard.insertText(' %% 二');
      await enter(first, ' %% 末');
      await saved(app, first);
      await answer();
      const both = (line: string) => source.replace('--> b', `--> b${line}`);
      await expect.poll(() => sourceText(second)).toBe(`${both(' %% 二')} %% 末`);
      await second.keyboard.insertText('行');
      await saved(app, second);
      await expect.poll(() => sourceText(first)).toBe(`${both(' %% 二行')} %% 末`);
      expect(await second.getByRole('button', { name: '查看并选择' }).count()).toBe(0);
      await second.keyboard.press('Control+z');
      await second.keyboard.press('Control+z');
      await expect.poll(() => sourceText(second)).toBe(`${source} %% 末`);
      await saved(app, second);
      expect((await guest.client.call('graph.list')).items.map((graph) => graph.gid)).toEqual([gid]);
    },
  );

  it(
    'is said to be of this device alone while the server cannot be asked, and taken over once it can',
    { tags: 'long' },
    async () => {
      const person = await join(app, '沈三');
      const [first, second] = await openOnTwo(person);
      const { pathname } = new URL(second.url());
      await second.getByRole('link', { name: '乐图' }).first().click();
      await second.waitForURL('**/welcome');
      await second.locator(`a[href='${pathname}']`).first().waitFor();
      await second.context().setOffline(true);
      await enter(first, '; circle "别处"');
      await saved(app, first);
      await second.locator(`a[href='${pathname}']`).first().click();
      await previewState(second, 'ready');
      await state(second, 'away');
      expect(await sourceText(second)).toBe('box "原来"');
      await second.context().setOffline(false);
      await expect.poll(() => sourceText(second)).toBe('box "原来"; circle "别处"');
      await state(second, 'synced');
    },
  );

  it('is put together where one has changed its title and the other its text', { tags: 'long' }, async () => {
    const person = await join(app, '沈四');
    const [first, second] = await openOnTwo(person);
    await second.context().setOffline(true);
    await first.getByRole('textbox', { name: '标题' }).fill('新名字');
    await state(first, 'synced');
    const onServer = () => person.client.call('graph.show', { params: { gid: gidOf(first) } });
    await expect.poll(async () => (await onServer()).title).toBe('新名字');
    await enter(second, '; line');
    await second.context().setOffline(false);
    await expect.poll(() => second.getByRole('textbox', { name: '标题' }).inputValue()).toBe('新名字');
    await saved(app, second);
    expect(await onServer()).toMatchObject({ title: '新名字', source: 'box "原来"; line' });
  });
});
