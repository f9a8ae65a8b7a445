import { describe, expect, it } from 'vitest';
import { encode } from '@letu/codec';
import { beginPikchr, expectTitle, pictureMarkup, previewState, serveApp, type } from './app.js';

const app = serveApp();
const SOURCE = 'box "你好 😀"\narrow\ncircle "再见"';
const code = encode(SOURCE);

describe('a diagram in a link', () => {
  it('is shown read-only to someone who never was here, and opened in the editor from there', async () => {
    const author = await app.visit('/welcome');
    await beginPikchr(author.page);
    await type(author.page, 'box "甲"');
    await previewState(author.page, 'ready');
    await author.page.getByRole('button', { name: '分享' }).click();
    const link = await author.page.getByRole('textbox', { name: '链接' }).inputValue();
    expect(link).toBe(`${app.url()}/p/link/pikchr#${encode('box "甲"')}`);

    const { page, complaints } = await app.visit(link.slice(app.url().length));
    await previewState(page, 'ready');
    await expectTitle(page, 'Pikchr 图 - 乐图');
    expect(await pictureMarkup(page)).toContain('甲');
    expect(await page.locator('[contenteditable]').count()).toBe(0);
    await page.getByRole('button', { name: '在编辑器中打开' }).click();
    await page.waitForURL(/\/pikchr\/[\w-]{16}$/);
    await previewState(page, 'ready');
    expect(await page.getByRole('textbox', { name: /源文本/ }).innerText()).toBe('box "甲"');
    expect([...author.complaints, ...complaints]).toEqual([]);
  });

  it('opens as one new document under /new', async () => {
    const { page, complaints } = await app.visit(`/pikchr/new#${code}`);
    await page.waitForURL(/\/pikchr\/[\w-]{16}$/);
    await previewState(page, 'ready');
    expect(await page.getByRole('textbox', { name: /源文本/ }).innerText()).toBe(SOURCE);
    await page.getByRole('link', { name: '我的图' }).click();
    await page.getByText('1 张图').waitFor();
    expect(complaints).toEqual([]);
  });

  it.each([code.replace(/=+$/, ''), code.replaceAll('=', '%3D')])(
    'is read as other programs write it: %s',
    async (written) => {
      const { page } = await app.visit(`/p/link/pikchr#${written}`);
      await previewState(page, 'ready');
      expect(await pictureMarkup(page)).toContain('再见');
    },
  );

  it('shows the next diagram when only the part after # changes', async () => {
    const { page } = await app.visit(`/p/link/pikchr#${code}`);
    await previewState(page, 'ready');
    await page.goto(`${app.url()}/p/link/pikchr#${encode('box "另一张"')}`);
    await expect.poll(() => pictureMarkup(page)).toContain('另一张');
  });

  it.each(['/p/link/pikchr#!!', `/p/link/pikchr#${code.slice(0, 20)}`, '/p/link/pikchr', '/pikchr/new#eJ!!'])(
    'says so where it cannot be read: %s',
    async (path) => {
      const { page, complaints } = await app.visit(path);
      await page.getByRole('heading', { name: '这个链接打不开' }).waitFor();
      expect(complaints).toEqual([]);
    },
  );
});

describe('a path', () => {
  it.each(['/404', '/nowhere', '/pikchr', '/p/link/nowhere', '/foo/bar/baz'])(
    'that leads nowhere shows 404: %s',
    async (path) => {
      const { page, complaints } = await app.visit(path);
      await page.getByRole('heading', { name: '这里什么也没有' }).waitFor();
      await page.getByRole('button', { name: '回到我的图' }).click();
      await page.waitForURL('**/welcome');
      expect(complaints).toEqual([]);
    },
  );

  it('of an unknown document says that it is not here', async () => {
    const { page, complaints } = await app.visit('/pikchr/AAAABBBBCCCCDDDD');
    await page.getByRole('heading', { name: '没有找到这张图' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('of a document under another kind leads to the right editor', async () => {
    const { page } = await app.visit('/pikchr/new');
    await page.waitForURL(/\/pikchr\/[\w-]{16}$/);
    const path = new URL(page.url()).pathname;
    await page.goto(app.url() + path.replace('pikchr', 'graphviz'));
    await page.waitForURL(`**${path}`);
  });

  it('offers to try again when a part of the app cannot be loaded', async () => {
    const { page } = await app.visit('/welcome');
    let offline = true;
    await page.route('**/NewPage.tsx*', (route) => (offline ? route.abort() : route.continue()));
    await page.goto(`${app.url()}/pikchr/new`);
    await page.getByRole('heading', { name: '页面没能加载' }).waitFor();
    await expectTitle(page, '页面没能加载 - 乐图');
    offline = false;
    await page.getByRole('button', { name: /重\s*试/ }).click();
    await previewState(page, 'ready');
  });
});
