import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callLetu, disposeRenderers } from './runLetu.js';

let folder = '';
const inFolder = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'letu-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterAll(disposeRenderers);

async function file(name: string, content: string): Promise<string> {
  await writeFile(inFolder(name), content);
  return inFolder(name);
}

describe('files of other programs', () => {
  const OPML =
    '<opml version="2.0"><head/><body><outline text="周会"><outline text="进度" hoist="1"/></outline></body></opml>';

  it('are drawn, decoded and converted by what they are', async () => {
    const opml = await file('周会.opml', OPML);
    const drawn = await callLetu(['render', opml, '--timeout', '60']);
    expect(String(drawn.stdout)).toContain('进度');
    expect(drawn.stderr).toContain('1 个属性写进了备注');
    const decoded = await callLetu(['decode', opml, '--format', 'json']);
    expect(JSON.parse(String(decoded.stdout))).toMatchObject({
      type: 'MINDMAP',
      options: { format: 'opml' },
    });
    const [xmind, markdown] = [inFolder('周会.xmind'), inFolder('周会.md')];
    expect((await callLetu(['convert', opml, '-o', xmind])).code).toBe(0);
    expect((await callLetu(['convert', xmind, '-o', markdown])).code).toBe(0);
    expect(await readFile(markdown, 'utf8')).toBe('# 周会\n\n## 进度\n\nhoist: 1\n');
    expect((await callLetu(['convert', markdown, '-o', inFolder('回来.mind')])).code).toBe(0);
    expect(await readFile(inFolder('回来.mind'), 'utf8')).toBe('# 周会\n\n- 进度\n  > hoist: 1\n');
  });

  it('are drawn with the pictures they bring along', async () => {
    const dot =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
    const notes = await file('图.md', `# 图\n\n- 点 ![](data:image/png;base64,${dot})\n`);
    const xmind = inFolder('图.xmind');
    expect((await callLetu(['convert', notes, '-o', xmind])).code).toBe(0);
    const drawn = await callLetu(['render', xmind, '--timeout', '60']);
    expect(String(drawn.stdout)).toMatch(/<image [^>]*href="data:image\/png;base64,iVBOR/);
  });

  it('that are damaged are named with what is wrong, and so is an output of no known format', async () => {
    const broken = await file('坏.opml', '<opml><body>\n<outline');
    const { code, stderr } = await callLetu(['decode', broken]);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: 'letu: 第 1 行第 7 列：文件不完整或已损坏，不是正确的 XML。\n',
    });
    const sound = await file('好.opml', OPML);
    const wrong = await callLetu(['convert', sound, '-o', inFolder('a.docx')]);
    expect(wrong.code).toBe(2);
    expect(wrong.stderr).toContain('.mind、.xmind、.md、.opml、.mm、.txt、.mmd、.puml');
  });
});

describe('diagrams of several pages', () => {
  const page = (id: string, name: string) =>
    `<diagram id="${id}" name="${name}"><mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>` +
    `<mxCell id="2" value="画在${name}" vertex="1" parent="1"><mxGeometry width="160" height="60" as="geometry"/></mxCell></root></mxGraphModel></diagram>`;
  const PAGES = `<mxfile>${page('p', '总览')}${page('q', '细节')}</mxfile>`;
  const drawn = ['总览', '细节'].map((name) => `画在${name}`);
  const shown = (svg: string) => drawn.filter((label) => svg.includes(label));

  it('are drawn by the name or number of a page, or each page into a file of its own', async () => {
    const pages = await file('架构.drawio', PAGES);
    const named = await callLetu(['render', pages, '--page', '细节', '--timeout', '60']);
    expect(shown(String(named.stdout))).toEqual(['画在细节']);
    const first = await callLetu(['render', pages, '--page', '1', '--timeout', '60']);
    expect(shown(String(first.stdout))).toEqual(['画在总览']);
    const each = await callLetu(['render', pages, '--page', 'all', '-o', inFolder('页/'), '--timeout', '60']);
    expect(each).toMatchObject({ code: 0, stderr: '' });
    const written = await Promise.all(
      [1, 2].map((number) => readFile(inFolder(`页/架构-${number}.svg`), 'utf8')),
    );
    expect(written.map(shown)).toEqual([['画在总览'], ['画在细节']]);
  });

  it('are named with the pages there are where one is not among them', async () => {
    const pages = await file('少.drawio', PAGES);
    const { code, stderr } = await callLetu(['render', pages, '--page', '3', '--locale', 'zh-CN']);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `${pages}: 错误：没有“3”这一页，有：1 总览、2 细节。\n`,
    });
  });

  it('are drawn from the pictures that carry them, which are not written over', async () => {
    const carrier = `<svg xmlns="http://www.w3.org/2000/svg" content="${PAGES.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')}"/>`;
    const picture = await file('网络.drawio.svg', carrier);
    const run = await callLetu(['render', picture, '--page', '2', '-o', `${folder}/`, '--timeout', '60']);
    expect(run.code).toBe(0);
    expect(await readFile(picture, 'utf8')).toBe(carrier);
    expect(shown(await readFile(inFolder('网络-2.svg'), 'utf8'))).toEqual(['画在细节']);
  });
});

describe('boards', () => {
  it('are drawn with the signs of their fonts, as a file and as a library', async () => {
    const text = { id: 't', type: 'text', x: 0, y: 0, width: 80, height: 25, text: '白板', fontSize: 20 };
    const board = await file(
      '板.excalidraw',
      JSON.stringify({ type: 'excalidraw', version: 2, elements: [{ ...text, fontFamily: 5 }] }),
    );
    const library = await file(
      '素材.excalidrawlib',
      JSON.stringify({ type: 'excalidrawlib', version: 2, libraryItems: [{ elements: [text] }] }),
    );
    const output = inFolder('画/');
    const run = await callLetu(['render', board, library, '-o', output, '--timeout', '60']);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(await readFile(inFolder('画/素材.svg'), 'utf8')).toContain('白板');
    const svg = await readFile(inFolder('画/板.svg'), 'utf8');
    expect(svg).toContain('@font-face');
    expect(svg.length).toBeLessThan(60_000);
  });
});
