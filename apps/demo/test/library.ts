import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { Graph } from '@letu/client';
import {
  comeBack,
  expectTitle,
  pictureMarkup,
  previewState,
  type App,
  type AppPage,
  type Product,
} from './app.js';
import { overflow, violationsInBothThemes } from './pageChecks.js';
import { draw, join, type Person } from './person.js';

/** The titles of the cards that are shown. */
const titles = (page: Page) => page.locator('.letu-card h2').allTextContents();
const dialog = (page: Page) => page.getByRole('dialog');
/** A button by its whole name, or by its end: antd's icons stand before it with their own. */
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Chooses a command from the menu of a graph. */
async function command(page: Page, title: string, name: string): Promise<void> {
  await button(page, `“${title}”的操作`).click();
  await page.getByRole('menuitem', { name }).click();
}

/** Lists of graphs, repositories, the trash and sharing, against a real server. */
export function describeLibrary(app: Product): void {
  describe('a list of graphs', () => {
    it('shows what was made elsewhere once one comes back to it', async () => {
      const he = await join(app, '何远');
      await draw(he, '旧图');
      const { page } = await he.visit('/dashboard/recently');
      await expect.poll(() => titles(page)).toEqual(['旧图']);
      await draw(he, '新图');
      await comeBack(page);
      await expect.poll(() => titles(page)).toEqual(['新图', '旧图']);
    });

    it('is searched in Chinese, sorted, filtered, and the same after a reload and on the way back', async () => {
      const lin = await join(app, '林晓');
      for (const title of ['支付流程', '下单流程', '组织结构']) await draw(lin, title);
      await draw(lin, '服务依赖', { type: 'D2LANG' });
      const { page, complaints } = await lin.visit('/dashboard');
      await page.waitForURL('**/dashboard/recently');
      await expectTitle(page, '最近打开 - 乐图');
      await page.getByRole('link', { name: '全部', exact: true }).click();
      await expect.poll(() => titles(page)).toHaveLength(4);
      await page.getByRole('searchbox', { name: '搜索' }).fill('流程');
      await page.keyboard.press('Enter');
      await expect.poll(() => titles(page)).toEqual(['下单流程', '支付流程']);
      await page.getByRole('combobox', { name: '排序' }).press('ArrowDown');
      await page.getByTitle('按标题').click();
      await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('title');
      const found = await titles(page);
      await page.reload();
      await expect.poll(() => titles(page)).toEqual(found);
      await page.getByRole('link', { name: 'D2', exact: true }).click();
      await expect.poll(() => titles(page)).toEqual(['服务依赖']);
      await page.goBack();
      await expect.poll(() => titles(page)).toEqual(found);
      expect(complaints).toEqual([]);
    });

    it('renames, marks and moves a graph where it is, and opens it', async () => {
      const lin = await join(app, '林晓');
      const graph = await draw(lin, '草稿');
      const { id } = await lin.client.call('repository.create', { body: { name: '支付系统' } });
      const { page, complaints } = await lin.visit('/dashboard/all');
      await command(page, '草稿', '重命名');
      await dialog(page).getByRole('textbox').fill('定稿');
      await page.keyboard.press('Enter');
      await expect.poll(() => titles(page)).toEqual(['定稿']);
      await button(page, '收藏“定稿”').click();
      await command(page, '定稿', '移动');
      await dialog(page).getByRole('combobox', { name: '选择仓库' }).fill('支付');
      await page.keyboard.press('Enter');
      await button(page, '移动').click();
      await dialog(page).waitFor({ state: 'hidden' });
      await page.getByRole('link', { name: '支付系统' }).click();
      await page.waitForURL(`**/repository/${id}`);
      await expect.poll(() => titles(page)).toEqual(['定稿']);
      await page.getByRole('link', { name: '收藏', exact: true }).click();
      await page.getByRole('link', { name: '定稿' }).click();
      await page.waitForURL(`**/pikchr/${graph.gid}`);
      await previewState(page, 'ready');
      expect(complaints).toEqual([]);
    });

    it('says that it could not be loaded, and loads when asked again', async () => {
      const lin = await join(app, '林晓');
      await draw(lin, '草稿');
      const { page } = await lin.visit('/trash');
      let isDown = true;
      await page.route('**/api/graph?**', (route) => (isDown ? route.abort() : route.continue()));
      await page.goto(`${app.url()}/dashboard/all`);
      await page.getByRole('alert').getByText('没能加载').waitFor();
      isDown = false;
      await button(page, '重试').click();
      await expect.poll(() => titles(page)).toEqual(['草稿']);
    });
  });

  describe('a kind that is switched off', () => {
    it('is not offered any more, while its graphs are there and open', async () => {
      const wu = await join(app, '吴桐');
      const graph = await draw(wu, '机房');
      await wu.client.call('plugin.update', { params: { key: 'pikchr' }, body: { enabled: false } });
      const { page, complaints } = await wu.visit('/welcome');
      const cards = page.getByRole('region', { name: '新建' }).getByRole('button');
      await expect.poll(() => cards.count()).toBe(4);
      expect((await cards.allTextContents()).join()).not.toContain('Pikchr');
      await page.goto(`${app.url()}/dashboard/all`);
      await button(page, /新建$/).click();
      await page.getByRole('menuitem', { name: 'Graphviz' }).waitFor();
      expect(await page.getByRole('menuitem', { name: 'Pikchr' }).count()).toBe(0);
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: '机房' }).click();
      await page.waitForURL(`**/pikchr/${graph.gid}`);
      await previewState(page, 'ready');
      await wu.client.call('plugin.update', { params: { key: 'pikchr' }, body: { enabled: true } });
      await page.goto(`${app.url()}/welcome`);
      await expect.poll(() => cards.count()).toBe(5);
      expect(complaints).toEqual([]);
    });
  });

  describe('the trash', () => {
    it('takes graphs from a list, which can be undone, gives them back, and is emptied', async () => {
      const lin = await join(app, '林晓');
      for (const title of ['甲', '乙', '丙']) await draw(lin, title);
      const { page, complaints } = await lin.visit('/dashboard/owned');
      await page.getByRole('checkbox', { name: '选择甲' }).check();
      await page.getByRole('checkbox', { name: '选择乙' }).check();
      await button(page, '删除').click();
      await expect.poll(() => titles(page)).toEqual(['丙']);
      await button(page, '撤销').click();
      await expect.poll(() => titles(page)).toHaveLength(3);
      for (const title of ['甲', '乙', '丙']) {
        await page
          .getByRole('article', { name: title })
          .or(page.locator('.letu-card', { hasText: title }))
          .hover();
        await button(page, `删除${title}`).click();
        await expect.poll(() => titles(page)).not.toContain(title);
      }
      await page.getByText('还没有创建过图').waitFor();

      await page.getByRole('link', { name: '回收站' }).click();
      const rows = page.locator('[data-row-key]');
      await expect.poll(() => rows.count()).toBe(3);
      expect(await rows.first().textContent()).toContain('还剩 30 天');
      await button(page, '恢复“甲”').click();
      await expect.poll(() => rows.count()).toBe(2);
      await button(page, '删除乙').click();
      await dialog(page).getByText('无法恢复').waitFor();
      await dialog(page).getByRole('button', { name: '删除' }).click();
      await expect.poll(() => rows.count()).toBe(1);
      await button(page, /清空回收站$/).click();
      await dialog(page).getByRole('button', { name: '清空回收站' }).click();
      await page.getByText('回收站是空的').waitFor();
      await page.getByRole('link', { name: '我创建的' }).click();
      await expect.poll(() => titles(page)).toEqual(['甲']);
      expect(complaints).toEqual([]);
    });
  });

  describe('a repository', () => {
    it('is made, filled, changed, put in order and deleted', async () => {
      const lin = await join(app, '林晓');
      await lin.client.call('repository.create', { body: { name: '数据平台' } });
      const { page, complaints } = await lin.visit('/welcome');
      const side = page.getByRole('navigation', { name: '图库导航' });
      await side.getByRole('button', { name: '新建仓库' }).click();
      await dialog(page).getByRole('textbox', { name: '名称' }).fill('支付系统');
      await dialog(page).getByRole('radio', { name: '火箭' }).click();
      await dialog(page).getByRole('button', { name: '新建仓库' }).click();
      await page.waitForURL('**/repository/*');
      await expectTitle(page, '支付系统 - 乐图');
      expect(await side.getByRole('link', { name: '支付系统' }).getAttribute('aria-current')).toBe('page');

      await page.getByRole('main').getByRole('button', { name: /新建$/ }).first().click();
      await page.getByRole('menuitem', { name: 'Pikchr' }).click();
      await dialog(page).getByRole('button', { name: '空白' }).click();
      await page.waitForURL('**/pikchr/*');
      await previewState(page, 'idle');
      await page.goBack();
      await expect.poll(() => titles(page)).toEqual(['未命名 Pikchr 图']);

      await button(page, '“支付系统”的操作').click();
      await page.getByRole('menuitem', { name: '编辑仓库' }).click();
      await dialog(page).getByRole('textbox', { name: '名称' }).fill('支付与清结算');
      await dialog(page).getByRole('button', { name: '保存' }).click();
      await page.getByRole('heading', { name: '支付与清结算' }).waitFor();

      const names = () => side.getByRole('link', { name: /数据平台|支付与清结算/ }).allTextContents();
      await expect.poll(names).toEqual(['数据平台', '支付与清结算']);
      await side.getByRole('button', { name: '调整仓库顺序' }).click();
      await button(page, '上移“支付与清结算”').click();
      await dialog(page).getByRole('button', { name: '保存' }).click();
      await expect.poll(names).toEqual(['支付与清结算', '数据平台']);

      await button(page, '“支付与清结算”的操作').click();
      await page.getByRole('menuitem', { name: '删除仓库' }).click();
      await dialog(page).getByRole('button', { name: '删除仓库' }).click();
      await page.waitForURL('**/dashboard/all');
      await expect.poll(names).toEqual(['数据平台']);
      await page.getByRole('link', { name: '回收站' }).click();
      await page.getByText('未命名 Pikchr 图').waitFor();
      expect(complaints).toEqual([]);
    });

    it('invites someone by a link, who then may do what their role allows', async () => {
      const [lin, zhou] = [await join(app, '林晓'), await join(app, '周明')];
      const { id } = await lin.client.call('repository.create', { body: { name: '支付系统' } });
      await draw(lin, '下单流程', { repositoryId: id });
      const owner = await lin.visit(`/repository/${id}`);
      await button(owner.page, /成员$/).click();
      await dialog(owner.page).getByRole('button', { name: '邀请' }).click();
      const address = await dialog(owner.page).getByRole('textbox', { name: '邀请链接' }).inputValue();

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

    it('asks for its password, and opens nothing once it is ended', async () => {
      const lin = await join(app, '林晓');
      const owner = await shareGraph(lin, await draw(lin, '机房'));
      await dialog(owner.page).getByLabel('访问密码').fill('开门 1234');
      await dialog(owner.page).getByRole('button', { name: '创建链接' }).click();
      const { pathname } = await address(owner);
      const { page } = await app.visit(pathname);
      const password = page.getByRole('textbox', { name: '访问密码' });
      await password.fill('猜的');
      await button(page, '查看').click();
      await page.getByText('密码不对').waitFor();
      await password.fill('开门 1234');
      await button(page, '查看').click();
      await previewState(page, 'ready');

      await dialog(owner.page).getByRole('button', { name: '停用' }).click();
      await owner.page.getByRole('tooltip').getByRole('button', { name: '停用' }).click();
      await owner.page.getByText('还没有分享链接').waitFor();
      for (const path of [pathname, `/p/1/${'x'.repeat(24)}`]) {
        await page.goto(app.url() + path);
        await page.getByRole('heading', { name: '这个分享打不开了' }).waitFor();
      }
      expect(owner.complaints).toEqual([]);
    });
  });

  describe('the pages of the library', () => {
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
            await dialog(page).getByText('查看 ').waitFor();
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
}

/** The trash of those who work without an account. */
export function describeDeviceTrash(app: App): void {
  it('the trash of a device gives back what was deleted there, or deletes it for good', async () => {
    const { page, complaints } = await app.visit('/pikchr/new');
    await previewState(page, 'ready');
    const remove = async () => {
      await page.getByRole('link', { name: '我的图' }).click();
      await page.getByRole('button', { name: /的操作/ }).click();
      await page.getByRole('menuitem', { name: '删除' }).click();
      await page.getByText('这里还没有图').waitFor();
      await page.getByRole('link', { name: '回收站' }).click();
      await page.getByText('还剩 30 天').waitFor();
    };
    await remove();
    await button(page, /^恢复/).click();
    await page.getByText('回收站是空的').waitFor();
    await remove();
    await button(page, /清空回收站$/).click();
    await dialog(page).getByRole('button', { name: '清空回收站' }).click();
    await page.getByText('回收站是空的').waitFor();
    await page.getByRole('link', { name: '我的图' }).click();
    await page.getByText('这里还没有图').waitFor();
    expect(complaints).toEqual([]);
  });
}
