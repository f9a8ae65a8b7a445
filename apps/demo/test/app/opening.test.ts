import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { dialects, encode, svgWithDiagram } from '@letu/codec';
import { appAlone, appWithServer } from '../support/app.js';
import { beginPikchr, goHome, pictureMarkup, previewState, sourceText } from '../support/page.js';
import { overflow, violationsInBothThemes } from '../support/pageChecks.js';

const app = appAlone();
const product = appWithServer();

interface DroppedFile {
  readonly name: string;
  readonly content: string;
}

/** Tells whether the first canvas of the page has something red on it. */
const showsRed = (page: Page) =>
  page
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas;
      const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!;
      copy.drawImage(canvas, 0, 0);
      const { data } = copy.getImageData(0, 0, width, height);
      return data.some((red, at) => at % 4 === 0 && red === 255 && data[at + 1] === 0);
    });

/** Drags files or a link over what a selector finds, and lets them go there unless only to look. */
async function drag(
  page: Page,
  what: readonly DroppedFile[] | string,
  on = 'body',
  events = ['dragenter', 'dragover', 'drop'],
) {
  await page
    .locator(on)
    .first()
    .evaluate(
      (target, { dragged, types }) => {
        const dataTransfer = new DataTransfer();
        if (typeof dragged === 'string') dataTransfer.setData('text/uri-list', dragged);
        else for (const { name, content } of dragged) dataTransfer.items.add(new File([content], name));
        for (const type of types)
          target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      },
      { dragged: what, types: events },
    );
}

async function paste(page: Page, text: string): Promise<void> {
  await page.locator('body').evaluate((target, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** Visits the page where one begins, once it is there. */
async function welcome() {
  const visited = await app.visit('/welcome');
  await visited.page.getByRole('button', { name: '打开文件' }).waitFor();
  return visited;
}

const OPML = '<opml version="2.0"><body><outline text="周会"><outline text="进度"/></outline></body></opml>';
const said = (page: Page, words: string | RegExp) => page.getByRole('alert').getByText(words).waitFor();

describe('a file that is dropped on a page', () => {
  it('opens in the editor of its kind, under its name', { tags: 'long' }, async () => {
    const { page, complaints } = await welcome();
    await drag(page, [{ name: '读写.dot', content: 'digraph { 甲 -> 乙 }' }]);
    await page.waitForURL(/\/graphviz\/\w{26}$/);
    await previewState(page, 'ready');
    expect(await pictureMarkup(page)).toContain('甲');
    expect(await page.title()).toBe('读写 - 乐图');
    expect(complaints).toEqual([]);
  });

  it(
    'says what may be dropped while it is over the page, and is left to the editor it is over, which asks',
    { tags: 'long' },
    async () => {
      const { page } = await app.visit('/pikchr/new');
      await previewState(page, 'ready');
      const hint = page.getByText('松开鼠标，打开这些图');
      await drag(page, [{ name: 'a.pikchr', content: 'box' }], 'header', ['dragenter', 'dragover']);
      await hint.waitFor();
      for (const name of ['Mermaid', 'XMind', '思维导图'])
        await page.getByText(name, { exact: true }).waitFor();
      expect(await overflow(page)).toBe(0);
      const before = page.url();
      await drag(page, [{ name: 'a.pikchr', content: 'circle "新"' }], "[data-part='preview']");
      await hint.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: '替换现在的图' }).click();
      await expect.poll(() => sourceText(page)).toBe('circle "新"');
      expect(page.url()).toBe(before);
      await drag(page, [{ name: '别的.pikchr', content: 'box "别的"' }], "[data-part='preview']");
      await page.getByRole('button', { name: '打开为新图' }).click();
      await expect.poll(() => page.title()).toMatch(/^别的/);
      await expect.poll(() => sourceText(page)).toBe('box "别的"');
      expect(page.url()).not.toBe(before);
    },
  );

  it('that is only a picture lies on a board, to be drawn upon', { tags: 'long' }, async () => {
    const { page, complaints } = await welcome();
    const size = 'width="320" height="200"';
    await drag(page, [
      {
        name: '照片.svg',
        content: `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="red"/></svg>`,
      },
    ]);
    await page.waitForURL(/\/excalidraw\//);
    await said(page, /没有可以接着画的图/);
    await expect.poll(() => page.title()).toMatch(/^照片/);
    await expect.poll(() => showsRed(page), { timeout: 10_000 }).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('in which nothing can be opened is named with the reason', { tags: 'long' }, async () => {
    const { page, complaints } = await welcome();
    await drag(page, [{ name: '照片.heic', content: '\u0000' }]);
    await said(page, /没能打开“照片.heic”：这种图片打不开/);
    await drag(page, [{ name: '坏.opml', content: '<opml><body>' }]);
    await said(page, /没能打开“坏.opml”：第 1 行/);
    expect(new URL(page.url()).pathname).toBe('/welcome');
    expect(complaints).toEqual([]);
  });

  it(
    'of a known kind keeps its text where that is wrong, which its editor says',
    { tags: 'long' },
    async () => {
      const { page } = await welcome();
      await drag(page, [{ name: 'a.dot', content: 'digraph { 甲 -> ' }]);
      await page.waitForURL(/\/graphviz\//);
      await previewState(page, 'error');
      expect(await sourceText(page)).toBe('digraph { 甲 -> ');
    },
  );

  it('that is a table becomes what is chosen of what suits it', { tags: 'long' }, async () => {
    const { page, complaints } = await welcome();
    await drag(page, [
      { name: '名单.csv', content: '姓名,职位,上级\n林晓,经理,\n王安,设计,林晓\n赵一,开发,孙二\n' },
    ]);
    const dialog = page.getByRole('dialog', { name: '把“名单.csv”变成图' });
    await dialog.getByText('画出 3 项、1 条上下级关系。').waitFor();
    await dialog.getByText(/没有对应行的有 1 个（孙二）/).waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await dialog.getByRole('button', { name: '打开' }).click();
    await page.waitForURL(/\/diagram\/\?gid=/);
    await said(page, /没有对应行的有 1 个（孙二）/);
    await expect.poll(() => page.title()).toBe('名单 - 乐图');
    await goHome(page);
    await page.getByRole('button', { name: '打开文件' }).waitFor();
    const { pathname } = new URL(page.url());
    await paste(page, '月\t数\n一\t1\n二\t2\n');
    const pasted = page.getByRole('dialog', { name: '把粘贴的表格变成图' });
    await expect.poll(() => pasted.getByRole('radio', { name: /图表/ }).isChecked()).toBe(true);
    await pasted.getByRole('button', { name: '取消' }).click();
    await pasted.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(pathname);
    expect(complaints).toEqual([]);
  });
});

describe('several files that are dropped at once', () => {
  it('become several diagrams, with a list of what came of each', { tags: 'long' }, async () => {
    const { page, complaints } = await welcome();
    const picture = svgWithDiagram('<svg xmlns="http://www.w3.org/2000/svg"/>', {
      type: 'pikchr',
      source: 'box',
    });
    await drag(page, [
      { name: '周会.opml', content: OPML },
      { name: '流程.mmd', content: 'graph TD\n  甲 --> 乙' },
      { name: '画.svg', content: picture },
      { name: '说明.docx', content: 'PK\0' },
    ]);
    const dialog = page.getByRole('dialog');
    await dialog.getByText('打开了 3 张图，1 个没能打开').waitFor();
    await dialog.getByText('认不出这是哪种图的文件。').waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await dialog.getByRole('link', { name: '周会.opml' }).click();
    await page.waitForURL(/\/mindmap\//);
    await page.getByRole('link', { name: '我的图' }).click();
    for (const title of ['周会', '流程', '画'])
      await page.getByRole('link', { name: title, exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('on an editor leave its diagram as it is', { tags: 'long' }, async () => {
    const { page } = await welcome();
    await beginPikchr(page);
    await previewState(page, 'idle');
    await drag(
      page,
      ['a', 'b'].map((name) => ({ name: `${name}.d2`, content: 'a -> b' })),
      "[data-part='preview']",
    );
    await page.getByRole('dialog').getByText('打开了 2 张图').waitFor();
    expect((await sourceText(page)).trim()).toBe('');
  });
});

describe('what is pasted or dropped as a text', () => {
  it.each<[string, string, RegExp]>([
    ['a link of Kroki', `https://kroki.io/d2/svg/${encode('a -> b')}`, /\/d2lang\/\w{26}$/],
    [
      'a link of Mermaid’s live editor',
      `https://mermaid.live/edit#${dialects['mermaid.live'].encode(JSON.stringify({ code: 'pie\n"a": 1' }))}`,
      /\/mermaid\/\w{26}$/,
    ],
    ['the text of a diagram', '@startuml\n甲 -> 乙\n@enduml', /\/planttext\/\w{26}$/],
    ['an outline of another program', OPML, /\/mindmap\/\w{26}$/],
  ])('as %s opens where no field has the focus', { tags: 'long' }, async (_what, text, path) => {
    const { page } = await welcome();
    await paste(page, text);
    await page.waitForURL(path);
  });

  it('as a link opens, and as anything else is refused with a reason', { tags: 'long' }, async () => {
    const { page } = await welcome();
    await paste(page, '今天下午三点开会');
    await said(page, /没能打开粘贴的内容/);
    await drag(page, `# comment\r\nhttps://kroki.io/pikchr/svg/${encode('box')}`);
    await page.waitForURL(/\/pikchr\/\w{26}$/);
  });
});

describe('the button on the welcome page', () => {
  it('opens files that are chosen', { tags: 'long' }, async () => {
    const { page, complaints } = await welcome();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: '打开文件' }).click();
    await (
      await chooser
    ).setFiles([{ name: 'a.puml', mimeType: 'text/plain', buffer: Buffer.from('a -> b') }]);
    await page.waitForURL(/\/planttext\/\w{26}$/);
    expect(complaints).toEqual([]);
  });
});

describe('a file that is dropped before one has signed in', () => {
  it('is kept, and opens once one has chosen to do without an account', { tags: 'long' }, async () => {
    const { page, complaints } = await product.visit('/');
    await page.getByRole('button', { name: '不登录' }).waitFor();
    await drag(page, [{ name: '先来的.pikchr', content: 'box "先"' }]);
    await said(page, /已收好 1 张图/);
    await page.reload();
    await page.getByRole('button', { name: '不登录' }).click();
    await page.waitForURL(/\/pikchr\/\w{26}$/);
    await expect.poll(() => sourceText(page)).toBe('box "先"');
    expect(complaints).toEqual([]);
  });
});
