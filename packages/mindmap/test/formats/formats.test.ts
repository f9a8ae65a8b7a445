import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toDiagramFile } from '@letu/core';
import { withDescendants, treesOf, type MindMap } from '../../src/document/model.js';
import { parse } from '../../src/document/parse.js';
import { formats } from '../../src/formats/formats.js';
import { zip } from './archives.js';
import { outlineOf, read, written } from './converted.js';

const FOLDER = new URL('../../../../../shared/corpus/mindmap/', import.meta.url);
const corpus = existsSync(FOLDER) ? readdirSync(FOLDER) : [];

/** A map with everything that maps have. */
const RICH = `# 年度计划 {layout=left numbering=chinese color=#ff0000 size=24}
> 全公司

- [官网](<https://example.com/?a=1&b=(2)>) {icon=priority-1 icon=task-done tag=重要 tag="两个 词" shape=hexagon fill=#ffeecc border=blue line=#00ff00 bold italic strike underline align=center width=240}
  > 第一行
  >
  >   缩进的第三行
- 多行\\
  文字 {#many folded boundary="4:一组 \\"A\\""}
  - [去看](#end)
- 中间
- 两件事 {summary=2}
- 最后 {#end}

# 散开的 {at=120.5,-80}

- 枝

many -> end: 影响 {color=#123456 dashed bend=1,2,-3,4}
many <-> end
`;

/** A map without the ids of its topics, which files give as they like. */
function withoutIds(map: MindMap): unknown {
  const names = new Map(withDescendants(treesOf(map)).map(({ id }, index) => [id, `t${index}`]));
  return JSON.parse(JSON.stringify(map), (key, value: unknown) => {
    if (key === 'named') return undefined;
    if (key === 'link' && typeof value === 'string' && value.startsWith('#'))
      return `#${names.get(value.slice(1))}`;
    return ['id', 'from', 'to'].includes(key) ? names.get(String(value)) : value;
  });
}

describe('XMind', () => {
  it('holds all of a map but its theme, and gives it back', async () => {
    const file = await written('xmind', RICH);
    expect(file.told).toBe('');
    const back = await read('xmind', file.bytes);
    expect(withoutIds(back.map)).toEqual(withoutIds(parse(RICH).map));
    expect(back.told).toBe('');
  });

  it('gives the same bytes for the same map', async () => {
    const [one, other] = [await written('xmind', RICH), await written('xmind', RICH)];
    expect(one.bytes).toEqual(other.bytes);
  });

  it('holds pictures, each once, and gives them back', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';
    const file = toDiagramFile(new TextEncoder().encode(svg));
    const source = `# 图 {image=${file.id} image-size=40x30}\n\n- 又一次 {image=${file.id}}\n- 不在 {image=${'0'.repeat(64)}}\n`;
    const { bytes, told } = await written('xmind', source, [file]);
    expect(told).toBe('1 张图片没有带过来。');
    const back = await read('xmind', bytes);
    expect(back.files).toEqual([file]);
    expect(back.topics.map(({ image }) => image)).toEqual([
      { file: file.id, width: 40, height: 30 },
      { file: file.id },
      undefined,
    ]);
  });

  it('of version 8 and earlier is read by its elements', async () => {
    const content = `<?xml version="1.0"?><xmap-content xmlns:fo="f" xmlns:svg="s" xmlns:xlink="x" xmlns:xhtml="h"><sheet id="s"><topic id="r" structure-class="org.xmind.ui.org-chart.down" style-id="st"><title svg:width="120">根</title>
      <notes><html><xhtml:p>一<xhtml:span>二</xhtml:span></xhtml:p><xhtml:p>三</xhtml:p></html></notes>
      <numbering number-format="org.xmind.numbering.arabic"/>
      <children><topics type="attached"><topic id="a" branch="folded" xlink:href="xmind:#b"><title>甲</title><children><topics type="attached"><topic id="c"><title>丙</title></topic></topics></children></topic><topic id="b"><title>乙</title><labels><label>标</label></labels></topic></topics>
      <topics type="summary"><topic id="z"><title>总</title></topic></topics><topics type="callout"><topic id="y"><title>注</title></topic></topics></children>
      <boundaries><boundary range="(0,1)"><title>框</title></boundary></boundaries><summaries><summary range="(0,1)" topic-id="z"/></summaries></topic>
      <relationships><relationship end1="a" end2="b" style-id="rel"><title>联</title></relationship><relationship end1="a" end2="gone"/></relationships></sheet></xmap-content>`;
    const styles = `<xmap-styles><styles><style id="st" type="topic"><topic-properties svg:fill="#AABBCC" fo:font-size="18pt" fo:font-weight="bold"/></style><style id="rel"><relationship-properties line-color="#010203" line-pattern="dash" arrow-end-class="org.xmind.arrowShape.none"/></style></styles></xmap-styles>`;
    const { source, told } = await read('xmind', zip({ 'content.xml': content, 'styles.xml': styles }));
    expect(source).toBe(`# 根 {layout=org numbering=decimal fill=#aabbcc size=18 bold width=120}
> 一二
> 三

- [甲](#n2) {#n1 folded boundary=2:框}
  - 丙
- 乙 {#n2 tag=标}
- 总 {summary=2}
- 注

n1 -- n2: 联 {color=#010203 dashed}
`);
    expect(told).toBe('1 条联系没有带过来。\n1 个标注成了子主题。');
  });
});

describe.skipIf(corpus.length === 0)('the corpus written again', () => {
  it.each(corpus)('is the same map in XMind: %s', async (name) => {
    const bytes = new Uint8Array(readFileSync(new URL(name, FOLDER)));
    const format = formats.find(({ guess }) => guess?.(bytes) === 1)!;
    const { map, files } = await read(format.id, bytes);
    const { bytes: again } = await written('xmind', map, files);
    const back = await read('xmind', again);
    // Emoji that XMind has no marker for stand before the text.
    const bare = (one: MindMap) =>
      outlineOf(one).replaceAll(
        /(?<=^ *)(?:(?:\p{Extended_Pictographic}|\d\u20E3|\d\uFE0F\u20E3)\uFE0F? ?)+/gmu,
        '',
      );
    expect(bare(back.map)).toBe(bare(map));
    expect(back.files.map(({ id }) => id).toSorted()).toEqual(files.map(({ id }) => id).toSorted());
    expect(back.map.relationships).toHaveLength(map.relationships.length);
  });
});

describe('FreeMind', () => {
  it('holds a map but for what it has no room for, and says that', async () => {
    const { text, told } = await written('freemind', RICH);
    expect(told).toBe('1 个主题的样式、1 个外框没有带过来。');
    // FreeMind reads what is no ASCII in the encoding of the machine.
    expect(text).toMatch(/^[\n -~]*$/);
    const { map } = await read('freemind', text);
    expect(outlineOf(map)).toBe(outlineOf(parse(RICH).map));
    const [first, second] = map.root.children;
    expect(first).toMatchObject({
      link: 'https://example.com/?a=1&b=(2)',
      icons: ['priority-1', 'task-done'],
      tags: ['重要', '两个 词'],
      note: '第一行\n\n  缩进的第三行',
      style: {
        shape: 'hexagon',
        fill: '#ffeecc',
        border: 'blue',
        line: '#00ff00',
        bold: true,
        italic: true,
        strike: true,
      },
    });
    expect(second).toMatchObject({ folded: true, text: '多行\n文字' });
    expect(map.relationships.map(({ label, arrows }) => [label, arrows])).toEqual([
      ['影响', 'to'],
      ['', 'both'],
    ]);
  });

  it.each([
    ['GB 18030', [0xbc, 0xd7], '甲'],
    [
      'Latin-1 that says so',
      [...new TextEncoder().encode('<?xml version="1.0" encoding="ISO-8859-1"?>')],
      '',
    ],
  ])('of before it said its encoding is read in %s', async (_name, bytes, text) => {
    const head = text === '' ? bytes : [];
    const word = text === '' ? [0xfc] : bytes;
    const ascii = (part: string) => [...new TextEncoder().encode(part)];
    const file = new Uint8Array([...head, ...ascii('<map><node TEXT="'), ...word, ...ascii('"/></map>')]);
    const { map } = await read('freemind', file);
    expect(map.root.text).toBe(text === '' ? 'ü' : text);
  });

  it('has icons of Freeplane as emoji, summaries, clouds, connectors, details and pictures beside the file', async () => {
    const file = `<map version="freeplane 1.11.5"><node TEXT="根" ID="r" TAGS="一&#xa;二"><icon BUILTIN="emoji-1F680"/><icon BUILTIN="idea"/><icon BUILTIN="my-own"/>
      <node TEXT="甲" ID="a" POSITION="left"><cloud/><hook NAME="FirstGroupNode"/><arrowlink DESTINATION="b" MIDDLE_LABEL="连" STARTARROW="DEFAULT" ENDARROW="DEFAULT"/></node>
      <node TEXT="乙" ID="b"><richcontent TYPE="DETAILS"><html><body><p>细</p></body></html></richcontent><richcontent TYPE="NOTE" CONTENT-TYPE="plain/markdown"><text>注  释</text></richcontent></node>
      <node TEXT="总" ID="s"><hook NAME="SummaryNode"/></node>
      <node TEXT="游" ID="f"><hook NAME="FreeNode"/><hook NAME="ExternalObject" URI="a.png"/></node></node></map>`;
    const { source, told } = await read('freemind', file);
    expect(source).toBe(`# 根 {icon=🚀 icon=symbol-idea icon=my-own tag=一 tag=二}

- 甲 {#n1 left boundary=1}
- 乙 {#n2}
  > 细
  > 注  释
- 总 {summary=2}

# 游
> a.png

n1 <-> n2: 连
`);
    expect(told).toBe('1 段详情写进了备注。\n1 张不在文件里的图片，地址写进了备注。');
  });
});

describe('OPML', () => {
  it('of outliners keeps notes, boxes, folds and links, and hangs several outlines on the title', async () => {
    const file = `<?xml version="1.0"?><opml version="2.0"><head><title>读书</title></head><body>
      <outline text="&lt;b&gt;甲&lt;/b&gt; 1 &lt; 2" _note="n1&#10;n2" _complete="true" collapsed="true"><outline text="订阅" type="rss" xmlUrl="https://a.example/feed" htmlUrl="https://a.example/"/></outline>
      <outline text="乙" checkbox="true" category="x,y"/></body></opml>`;
    const { source, told } = await read('opml', file);
    expect(source).toBe(`# 读书

- 甲 1 < 2 {folded icon=task-done}
  > n1
  > n2
  - [订阅](https://a.example/)
    > https://a.example/feed
- 乙 {icon=task-start tag=x tag=y}
`);
    expect(told).toBe('1 个主题的文字格式没有带过来。');
  });

  it('names what it has no room for', async () => {
    const { told } = await written('opml', RICH);
    expect(told).toBe(
      '2 个主题的样式、1 个外框、1 个链接、1 个概要、2 条联系没有带过来。\n1 个自由主题成了普通主题。',
    );
  });
});

it('writes a map of thousands of topics in every format', async () => {
  const root = parse('').map.root;
  const children = Array.from({ length: 3_000 }, (_, index) => ({
    ...root,
    id: `c${index}`,
    text: '枝',
  }));
  const map: MindMap = { ...parse('').map, root: { ...root, text: '根', children } };
  for (const { id } of formats) expect((await written(id, map)).bytes.length).toBeGreaterThan(6_000);
});
