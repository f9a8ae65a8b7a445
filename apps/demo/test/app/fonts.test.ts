import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { createRequire } from 'node:module';
import { dirname, join as joinPath } from 'node:path';
import { describe, expect, it } from 'vitest';
import { appWithServer } from '../support/app.js';
import { button, dialog } from '../support/library.js';
import { violationsInBothThemes } from '../support/pageChecks.js';
import { expectTitle, previewState } from '../support/page.js';
import { state } from '../support/saving.js';
import { draw, join, siteOwner } from '../support/person.js';

const app = appWithServer();
const FONTS = joinPath(dirname(createRequire(import.meta.url).resolve('katex/package.json')), 'dist/fonts');
const readFont = (name: string) => readFile(joinPath(FONTS, name));

describe('fonts', { tags: 'long' }, () => {
  it('are uploaded, shown in their own letters and deleted, and what is no font is told of', async () => {
    const lin = await join(app, '林晓');
    const { page, complaints } = await lin.visit('/build/font');
    await expectTitle(page, '字体 - 乐图');
    await page.getByText('还没有自己的字体').waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.locator('input[type=file]').setInputFiles([
      { name: 'script.ttf', mimeType: 'font/ttf', buffer: await readFont('KaTeX_Script-Regular.ttf') },
      { name: 'all.ttc', mimeType: 'font/collection', buffer: Buffer.from('ttcf and more') },
      { name: 'note.ttf', mimeType: 'font/ttf', buffer: Buffer.from('hello') },
    ]);
    await page.getByText('已上传“KaTeX_Script”').waitFor();
    await page.getByText('这是字体合集（TTC），请先拆成单个字体再上传。').waitFor();
    await page.getByText('这不是字体文件，只支持 TTF、OTF 和 WOFF2。').waitFor();
    const boxOf = (name: string) => page.getByText(name, { exact: true }).first().boundingBox();
    const refused = (await boxOf('这不是字体文件，只支持 TTF、OTF 和 WOFF2。'))!;
    expect((await boxOf('我的字体'))!.y).toBeGreaterThan(refused.y + refused.height);
    const card = page.getByRole('article', { name: 'KaTeX_Script' });
    await card.getByText('没有汉字').waitFor();
    await card.getByText('可自由嵌入').waitFor();
    const sample = card.locator("[data-state='ready']");
    await sample.waitFor();
    const family = await sample.evaluate((element) => getComputedStyle(element).fontFamily);
    expect(await page.evaluate((name) => document.fonts.check(`26px ${name}`), family)).toBe(true);
    await page.getByRole('textbox', { name: '预览文字' }).fill('ABC');
    await expect.poll(() => sample.textContent()).toBe('ABC');
    expect(await violationsInBothThemes(page)).toEqual([]);

    await button(page, '删除“KaTeX_Script”').click();
    await dialog(page).getByText('用到它的图会改用默认字体', { exact: false }).waitFor();
    await dialog(page)
      .getByRole('button', { name: /删\s*除/ })
      .click();
    await page.getByText('还没有自己的字体').waitFor();
    expect(complaints).toEqual([]);
  });

  it('of the site are everyone’s, and only its owner adds and deletes them', async () => {
    const [owner, lin] = [await siteOwner(app), await join(app, '林晓')];
    const { page } = await owner.visit('/build/font');
    await page.getByText('给全站').click();
    await page.locator('input[type=file]').setInputFiles({
      name: 'fraktur.ttf',
      mimeType: 'font/ttf',
      buffer: await readFont('KaTeX_Fraktur-Regular.ttf'),
    });
    await page.getByText('已上传“KaTeX_Fraktur”').waitFor();
    const visit = await lin.visit('/build/font');
    await visit.page.getByRole('region', { name: '本站字体' }).getByText('KaTeX_Fraktur').waitFor();
    expect(await button(visit.page, '删除“KaTeX_Fraktur”').count()).toBe(0);
    expect(await visit.page.getByText('给全站').count()).toBe(0);
    await button(page, '删除“KaTeX_Fraktur”').click();
    await dialog(page)
      .getByRole('button', { name: /删\s*除/ })
      .click();
    await page.getByText('本站还没有共用的字体。').waitFor();
  });

  it('are chosen for a diagram, whose exports carry what they need of them', async () => {
    const lin = await join(app, '林晓');
    const bytes = new Uint8Array(await readFont('KaTeX_Script-Regular.ttf'));
    const { id } = await lin.client.call('font.upload', { body: bytes });
    const { gid } = await draw(lin, '花体', { type: 'graphviz', source: 'digraph { ABC -> XYZ }' });
    const { page, complaints } = await lin.visit(`/graphviz/${gid}`);
    await previewState(page, 'ready');
    await page.getByRole('button', { name: '选项' }).click();
    await page.getByRole('dialog', { name: '选项' }).getByTitle('默认').click();
    await page.getByTitle('KaTeX_Script').click();
    const family = () =>
      page.locator("[data-part='preview'] [role='img']").evaluate((host) => {
        const label = host.shadowRoot?.querySelector('.letu-frame text');
        return label ? getComputedStyle(label).fontFamily : '';
      });
    await expect.poll(family).toMatch(/^"?letu-picture-font-/);
    await state(page, 'synced');
    const stored = async () => (await lin.client.call('graph.show', { params: { gid } })).options;
    await expect.poll(stored).toMatchObject({ uploadedFont: id });

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: '导出', exact: true }).click();
    await page.getByRole('menuitem', { name: /SVG/ }).first().click();
    const svg = await text(await (await downloading).createReadStream());
    expect(svg).toMatch(/@font-face\s*\{[^}]*data:font\/woff2;base64,/);
    // Of a font with hundreds of glyphs, what the labels need.
    expect(svg.length).toBeLessThan(60_000);

    await lin.client.call('font.delete', { params: { id } });
    await page.reload();
    await previewState(page, 'ready');
    await page.getByRole('button', { name: '选项' }).click();
    await page.getByTitle('已删除的字体').waitFor();
    expect(complaints.filter((words) => !words.includes('404'))).toEqual([]);
  });
});
