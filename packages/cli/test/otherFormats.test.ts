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
      stderr: 'letu: 第 2 行第 8 列：文件不完整或已损坏，不是正确的 XML。\n',
    });
    const sound = await file('好.opml', OPML);
    const wrong = await callLetu(['convert', sound, '-o', inFolder('a.docx')]);
    expect(wrong.code).toBe(2);
    expect(wrong.stderr).toContain('.mind、.xmind、.md、.opml、.mm、.txt、.mmd、.puml');
  });
});
