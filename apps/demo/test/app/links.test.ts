import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { text as textOf } from 'node:stream/consumers';
import { decodeAny, encode, encodeDiagram, svgWithDiagram, toDiagram } from '@letu/codec';
import { appAlone } from '../support/app.js';
import { beginPikchr, expectTitle, pictureMarkup, previewState, sourceText, type } from '../support/page.js';

const app = appAlone();

const SOURCE = 'box "你好 😀"\narrow\ncircle "再见"';
const code = encode(SOURCE);
const viewPath = (text: string) => `/p/link/pikchr#${text}`;

describe('a diagram in a link', () => {
  it(
    'is shown read-only to someone who never was here, and opened in the editor from there',
    { tags: 'long' },
    async () => {
      const author = await app.visit('/welcome');
      await beginPikchr(author.page);
      await type(author.page, 'box "甲"');
      await previewState(author.page, 'ready');
      await author.page.getByRole('button', { name: '分享' }).click();
      const link = await author.page.getByRole('textbox', { name: '链接' }).inputValue();
      const shared = { source: 'box "甲"', options: { look: 'letu' } };
      expect(link).toBe(app.url() + viewPath(encodeDiagram(shared)));

      const { page, complaints } = await app.visit(link.slice(app.url().length));
      await previewState(page, 'ready');
      await expectTitle(page, 'Pikchr 图 - 乐图');
      expect(await pictureMarkup(page)).toContain('甲');
      expect(await page.locator('[contenteditable]').count()).toBe(0);
      await page.getByRole('button', { name: '在编辑器中打开' }).click();
      await page.waitForURL(/\/pikchr\/\w{26}$/);
      await previewState(page, 'ready');
      expect(await sourceText(page)).toBe('box "甲"');
      expect([...author.complaints, ...complaints]).toEqual([]);
    },
  );

  const DOT = { source: 'graph { 甲 -- 乙 }', options: { layout: 'neato' } };
  const dotCode = encodeDiagram(DOT);

  it(
    'keeps its options from link to editor, to link, to file and to editor again',
    { tags: 'long' },
    async () => {
      const author = await app.visit(`/graphviz/new#${dotCode}`);
      await author.page.waitForURL(/\/graphviz\/\w{26}$/);
      expect(await sharedLink(author.page)).toBe(`${app.url()}/p/link/graphviz#${dotCode}`);

      const { page, complaints } = await app.visit(`/p/link/graphviz#${dotCode}`);
      await previewState(page, 'ready');
      await page.getByRole('button', { name: '导出' }).click();
      const download = page.waitForEvent('download');
      await page.getByText('SVG', { exact: true }).click();
      await page.getByRole('button', { name: '下载' }).click();
      const file = await textOf(await (await download).createReadStream());
      expect(toDiagram(decodeAny(file))).toEqual({ type: 'graphviz', ...DOT });
      await page.getByRole('button', { name: '在编辑器中打开' }).click();
      await page.waitForURL(/\/graphviz\/\w{26}$/);
      expect(await sharedLink(page)).toBe(`${app.url()}/p/link/graphviz#${dotCode}`);
      expect([...author.complaints, ...complaints]).toEqual([]);
    },
  );

  it(
    'keeps its options where a picture of another kind is opened, but not those that nobody could set',
    { tags: 'long' },
    async () => {
      const { page, complaints } = await app.visit('/pikchr/new');
      await previewState(page, 'ready');
      const options = { ...DOT.options, zoom: 'huge' };
      const svg = svgWithDiagram('<svg xmlns="http://www.w3.org/2000/svg"/>', {
        ...DOT,
        options,
        type: 'graphviz',
      });
      const buffer = Buffer.from(svg);
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: '图.svg', mimeType: 'image/svg+xml', buffer });
      await page.getByRole('button', { name: '去打开' }).click();
      await page.waitForURL(/\/graphviz\/\w{26}$/);
      expect(await sharedLink(page)).toBe(`${app.url()}/p/link/graphviz#${dotCode}`);
      expect(complaints).toEqual([]);
    },
  );

  it('opens as one new document under /new', { tags: 'long' }, async () => {
    const { page, complaints } = await app.visit(`/pikchr/new#${code}`);
    await page.waitForURL(/\/pikchr\/\w{26}$/);
    await previewState(page, 'ready');
    expect(await sourceText(page)).toBe(SOURCE);
    await page.getByRole('link', { name: '我的图' }).click();
    await page.getByText('1 张图').waitFor();
    expect(complaints).toEqual([]);
  });

  it('is read as other programs write it, one after the other in the same page', async () => {
    const other = viewPath(encode('box "另一张"'));
    const { page } = await app.visit(other);
    for (const written of [code, code.replace(/=+$/, ''), code.replaceAll('=', '%3D')]) {
      await expect.poll(() => pictureMarkup(page)).toContain('另一张');
      await page.goto(app.url() + viewPath(written));
      await expect.poll(() => pictureMarkup(page)).toContain('再见');
      await page.goto(app.url() + other);
    }
  });

  it('says so where it cannot be read', { tags: 'long' }, async () => {
    const { page, complaints } = await app.visit('/404');
    const cut = viewPath(code.slice(0, 20));
    for (const path of ['/p/link/pikchr', viewPath('!!'), cut, '/pikchr/new#eJ!!']) {
      await page.goto(app.url() + path);
      await page.getByRole('heading', { name: '这个链接打不开' }).waitFor();
    }
    expect(complaints).toEqual([]);
  });
});

/** Returns the link that holds the document of an editor. */
async function sharedLink(page: Page): Promise<string> {
  await previewState(page, 'ready');
  await page.getByRole('button', { name: '分享' }).click();
  return page.getByRole('textbox', { name: '链接' }).inputValue();
}

describe('a path', () => {
  it('that leads nowhere shows 404 and a way home, and of an unknown document says that it is not here', async () => {
    const { page, complaints } = await app.visit('/404');
    for (const path of ['/nowhere', '/pikchr', '/p/link/nowhere', '/foo/bar/baz']) {
      await page.goto(app.url() + path);
      await page.getByRole('heading', { name: '这里什么也没有' }).waitFor();
    }
    await page.getByRole('button', { name: '回到我的图' }).click();
    await page.waitForURL('**/welcome');
    await page.goto(`${app.url()}/pikchr/AAAABBBBCCCCDDDD`);
    await page.getByRole('heading', { name: '没有找到这张图' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('of a document under another kind leads to the right editor', { tags: 'long' }, async () => {
    const { page } = await app.visit('/pikchr/new');
    await page.waitForURL(/\/pikchr\/\w{26}$/);
    const path = new URL(page.url()).pathname;
    await page.goto(app.url() + path.replace('pikchr', 'graphviz'));
    await page.waitForURL(`**${path}`);
  });

  it('offers to try again when a part of the app cannot be loaded, and stays as it is where that is over the page', async () => {
    const { page } = await app.visit('/welcome');
    let offline = true;
    await page.route('**/assets/AppPalette-*.js', (route) => route.abort());
    const heading = page.getByRole('heading', { name: '新建' });
    await heading.waitFor();
    await page.keyboard.press('Control+k');
    await page.getByText('这一部分没能加载').waitFor();
    expect(await heading.isVisible()).toBe(true);
    await page.route('**/assets/NewPage-*.js', (route) => (offline ? route.abort() : route.continue()));
    await page.goto(`${app.url()}/pikchr/new`);
    await page.getByRole('heading', { name: '页面没能加载' }).waitFor();
    await expectTitle(page, '页面没能加载 - 乐图');
    offline = false;
    await page.getByRole('button', { name: /重\s*试/ }).click();
    await previewState(page, 'ready');
  });
});
