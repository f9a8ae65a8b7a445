import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { decodeAny } from '@letu/codec';
import { svgSize } from '@letu/core';
import { DiagramEditor } from '@letu/editor';
import { drawio } from '@letu/drawio';
import { graphviz } from '@letu/graphviz';
import { pikchr } from '@letu/pikchr';
import { render } from './render.js';
import { previewState, shownPicture, textBox } from './parts.js';
import { catchDownloads, choose, noticeText } from './shellKit.js';

const SOURCE = 'box "甲"\narrow\nbox "乙"';

const pageOf = (id: string, cells: string) =>
  `<diagram id="${id}"><mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>${cells}</root></mxGraphModel></diagram>`;

async function ready(
  node = <DiagramEditor kind={pikchr} defaultValue={SOURCE} storageKey={null} fileName="部署" />,
) {
  const { container } = render(node);
  await previewState(container, 'ready');
  return container;
}

/** Returns the picture's own size, whatever size it is shown in. */
async function sizeOf(container: HTMLElement) {
  await shownPicture(container);
  const engine = await pikchr.load();
  const result = await engine.render(SOURCE);
  engine.dispose();
  return svgSize(result.status === 'success' ? result.svg : '');
}

/** Exports with the form, in which things are chosen by their names. */
async function exportWith(container: HTMLElement, ...choices: readonly string[]) {
  await choose(container, '导出', '导出图片…');
  for (const name of choices) await userEvent.click(page.getByText(name, { exact: true }));
  await userEvent.click(page.getByRole('button', { name: '下载' }));
}

const bytesOf = async (file: Blob | undefined) => new Uint8Array((await file?.arrayBuffer()) ?? []);

/** Returns an image's width, and its first pixel as red, green, blue and alpha. */
async function look(file: Blob | undefined) {
  const bitmap = await createImageBitmap(file ?? new Blob());
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  return { width: bitmap.width, pixel: [...(context?.getImageData(0, 0, 1, 1).data ?? [])] };
}

describe('the export menu', () => {
  it('writes an SVG under the name of the diagram, which carries its text', async () => {
    const downloads = catchDownloads();
    const container = await ready();
    await choose(container, '导出', '导出 SVG');
    await expect.poll(() => downloads).toHaveLength(1);
    expect(downloads[0]?.name).toBe('部署.svg');
    expect(downloads[0]?.file.type).toBe('image/svg+xml');
    const svg = (await downloads[0]?.file.text()) ?? '';
    expect(svg).toContain('>甲<');
    expect(decodeAny(svg)).toMatchObject({ type: 'pikchr', source: SOURCE });
  });

  it('writes a PNG at the chosen scale and on the chosen background, which carries its text', async () => {
    const downloads = catchDownloads();
    const container = await ready();
    const width = (await sizeOf(container)).width;
    await exportWith(container, '3 倍', '白色');
    await expect.poll(() => downloads).toHaveLength(1);
    await choose(container, '导出', '导出 PNG');
    await expect.poll(() => downloads).toHaveLength(2);
    await exportWith(container, '1 倍', '透明');
    await expect.poll(() => downloads).toHaveLength(3);
    const [large, same, small] = downloads;
    expect(same?.file.size).toBe(large?.file.size);
    expect(await look(large?.file)).toEqual({ width: Math.ceil(width * 3), pixel: [255, 255, 255, 255] });
    expect(await look(small?.file)).toEqual({ width: Math.ceil(width), pixel: [0, 0, 0, 0] });
    expect(decodeAny(await bytesOf(large?.file)).source).toBe(SOURCE);
  });

  it('writes a picture of exactly the size that was typed, without the text where it is not wanted', async () => {
    const downloads = catchDownloads();
    const container = await ready();
    await choose(container, '导出', '导出图片…');
    await userEvent.click(page.getByText('WEBP', { exact: true }));
    await userEvent.click(page.getByText('自定', { exact: true }));
    await userEvent.fill(page.getByRole('spinbutton', { name: '宽（像素）' }), '640');
    await userEvent.fill(page.getByRole('spinbutton', { name: '高（像素）' }), '480');
    await userEvent.click(page.getByRole('button', { name: '下载' }));
    await expect.poll(() => downloads).toHaveLength(1);
    expect(downloads[0]?.name).toBe('部署.webp');
    const bitmap = await createImageBitmap(downloads[0]?.file ?? new Blob());
    expect([bitmap.width, bitmap.height]).toEqual([640, 480]);

    await choose(container, '导出', '导出图片…');
    await userEvent.click(page.getByText('SVG', { exact: true }));
    await userEvent.click(page.getByRole('checkbox', { name: /源文本/ }));
    await userEvent.click(page.getByRole('button', { name: '下载' }));
    await expect.poll(() => downloads).toHaveLength(2);
    expect(await downloads[1]?.file.text()).not.toContain('box');
  });

  it('writes a PDF of the picture’s size in lines and letters, with the text attached', async () => {
    const downloads = catchDownloads();
    const container = await ready();
    const { width, height } = await sizeOf(container);
    await choose(container, '导出', '导出 PDF');
    await expect.poll(() => downloads).toHaveLength(1);
    expect(downloads[0]?.name).toBe('部署.pdf');
    const pdf = await PDFDocument.load(await bytesOf(downloads[0]?.file));
    expect(pdf.getPages().map((sheet) => sheet.getSize())).toEqual([
      { width: width * 0.75, height: height * 0.75 },
    ]);
    const streams = pdf.context
      .enumerateIndirectObjects()
      .map(([, object]) => object)
      .filter((object) => object instanceof PDFRawStream);
    const textOf = (stream: PDFRawStream) => new TextDecoder().decode(decodePDFRawStream(stream).decode());
    const ofEntry = (name: string, value: string) =>
      streams.filter(({ dict }) => dict.get(PDFName.of(name)) === PDFName.of(value));
    expect(ofEntry('Type', 'EmbeddedFile').map(textOf)).toEqual([SOURCE]);
    expect(ofEntry('Subtype', 'Image')).toEqual([]);
    // What programs find and copy: each letter by its code in UTF-16.
    const letters = streams.map(textOf).find((text) => text.includes('beginbfchar'));
    expect(letters).toMatch(/<7532>\n<02> <4e59>/);
  });

  it('writes all pages of a diagram into a PDF, or the one that is shown', { timeout: 60_000 }, async () => {
    const downloads = catchDownloads();
    const page1 = pageOf(
      'p1',
      '<mxCell id="a" vertex="1" parent="1"><mxGeometry width="120" height="60" as="geometry"/></mxCell>',
    );
    const page2 = pageOf(
      'p2',
      '<mxCell id="b" vertex="1" parent="1"><mxGeometry width="80" height="200" as="geometry"/></mxCell>',
    );
    const source = `<mxfile>${page1}${page2}</mxfile>`;
    const { container } = render(
      <DiagramEditor kind={drawio} defaultValue={source} storageKey={null} fileName="部署" />,
    );
    await expect.poll(() => container.querySelector('[data-cell="a"]'), { timeout: 20_000 }).not.toBeNull();
    const heights = async (at: number) => {
      await expect.poll(() => downloads, { timeout: 20_000 }).toHaveLength(at + 1);
      const pdf = await PDFDocument.load(await bytesOf(downloads[at]?.file));
      return pdf.getPages().map((each) => Math.round(each.getHeight()));
    };
    await choose(container, '导出', '导出 PDF');
    const [first, second] = await heights(0);
    expect(second! - first!).toBe(140 * 0.75);

    await choose(container, '导出', '导出图片…');
    await userEvent.click(page.getByText('PDF', { exact: true }));
    await userEvent.click(page.getByRole('checkbox', { name: '全部 2 页' }));
    await userEvent.click(page.getByRole('button', { name: '下载' }));
    expect(await heights(1)).toEqual([first]);
  });

  it('writes the source under the kind’s own extension', async () => {
    const downloads = catchDownloads();
    const container = await ready();
    await choose(container, '导出', '导出源文件');
    await expect.poll(() => downloads).toHaveLength(1);
    expect(downloads[0]?.name).toBe('部署.pikchr');
    expect(await downloads[0]?.file.text()).toBe(SOURCE);
  });

  it('lets pictures carry the options they were drawn with', async () => {
    const downloads = catchDownloads();
    const source = 'digraph { a -> b }';
    const editor = (
      <DiagramEditor
        kind={graphviz}
        defaultValue={source}
        defaultOptions={{ layout: 'neato' }}
        storageKey={null}
      />
    );
    const container = await ready(editor);
    await choose(container, '导出', '导出 SVG');
    await expect.poll(() => downloads).toHaveLength(1);
    const { options, ...rest } = decodeAny((await downloads[0]?.file.text()) ?? '');
    expect(rest).toMatchObject({ type: 'graphviz', source });
    expect(options.kindOptions).toEqual({ layout: 'neato' });
  });

  it('says when what it wrote is the picture from before a mistake', async () => {
    const downloads = catchDownloads();
    const container = await ready();
    await userEvent.click(textBox(container));
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}bxo');
    await previewState(container, 'stale');
    await choose(container, '导出', '导出 SVG');
    await expect.poll(() => noticeText(container)).toBe('已导出改错之前的图：当前文本有错误');
    expect(decodeAny((await downloads[0]?.file.text()) ?? '').source.trimEnd()).toBe(SOURCE);
  });

  it('writes no picture where there is none', async () => {
    const { container } = render(<DiagramEditor kind={pikchr} defaultValue="bxo" storageKey={null} />);
    await previewState(container, 'error');
    await choose(container, '导出');
    const items = [...container.querySelectorAll('[role="menuitem"][aria-disabled="true"]')];
    expect(items.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('SVG'),
        expect.stringContaining('PNG'),
        expect.stringContaining('PDF'),
      ]),
    );
  });
});

describe('the copy menu', () => {
  const copied = async (container: HTMLElement, entry: string) => {
    await navigator.clipboard.writeText('');
    await choose(container, '复制', entry);
    await expect.poll(() => navigator.clipboard.readText()).not.toBe('');
    await expect.poll(() => noticeText(container)).toBe('已复制');
    return navigator.clipboard.readText();
  };

  it('copies the picture as an image that carries its text', async () => {
    const container = await ready();
    await choose(container, '复制', '复制图片');
    await expect.poll(() => noticeText(container)).toBe('已复制');
    const [item] = await navigator.clipboard.read();
    const image = await item?.getType('image/png');
    expect((await look(image)).width).toBeGreaterThan(100);
  });

  it('copies Markdown: the text in a code block, or the picture in its address', async () => {
    const container = await ready();
    expect(await copied(container, '复制为 Markdown 代码块')).toBe(`\`\`\`pikchr\n${SOURCE}\n\`\`\`\n`);
    const image = await copied(container, '复制为 Markdown 图片');
    const address = /^!\[Pikchr 示意图\]\((data:image\/svg\+xml;base64,[\w+/=]+)\)\n$/.exec(image)?.[1];
    expect(decodeAny(await (await fetch(address ?? '')).text()).source).toBe(SOURCE);
  });

  it('copies the text and the code of the picture', async () => {
    const container = await ready();
    expect(await copied(container, '复制源文本')).toBe(SOURCE);
    expect(await copied(container, '复制 SVG 代码')).toMatch(/<svg [\s\S]*>甲<[\s\S]*<\/svg>\s*$/);
  });

  it('says of a link that it holds the source alone, where options are set', async () => {
    const { container } = render(
      <DiagramEditor kind={graphviz} storageKey={null} defaultOptions={{ layout: 'circo' }} />,
    );
    await previewState(container, 'ready');
    await choose(container, '复制', '复制 Kroki 链接');
    await expect.poll(() => noticeText(container)).toMatch(/带不走绘图选项/);
    expect(await navigator.clipboard.readText()).toMatch(/^https:\/\/kroki\.io\/graphviz\//);
  });

  it('copies links that hold the whole diagram', async () => {
    const container = await ready();
    for (const entry of ['复制 Kroki 链接', '复制 pikchrshow 链接']) {
      const link = await copied(container, entry);
      expect(decodeAny(link, { kinds: [pikchr] })).toMatchObject({ type: 'pikchr', source: SOURCE });
    }
  });
});
