import { describe, expect, it } from 'vitest';
import { graphviz, LAYOUTS, graphvizMessages } from '@letu/graphviz';
import { engine } from '@letu/graphviz/engine';
import type { RenderContext } from '@letu/core';
import { describeEngineContract } from '../../core/test/engineContract.js';

describeEngineContract({
  definition: graphviz,
  engine,
  messages: graphvizMessages,
  workerEntry: new URL('../src/engine.worker.ts', import.meta.url),
  mistakes: [
    { name: 'on the first line', source: 'digraph { a -> }', line: 1, text: '}' },
    { name: 'at the very start', source: 'hello', line: 1, text: 'hello' },
    {
      name: 'the second of two alike on a line',
      source: 'digraph {\n a -> b; c -> -> d\n}',
      line: 2,
      text: '->',
    },
    { name: 'after Chinese', source: 'digraph { 数据 -> 处理 ] }', line: 1, text: ']' },
    { name: 'after emoji', source: 'digraph {\n "😀👍🏽" -> "中" = x\n}', line: 2, text: '=' },
    { name: 'after a CRLF', source: 'digraph {\r\n 中 -> 文\r\n a -- b\r\n}', line: 3, text: '--' },
    { name: 'after a byte order mark', source: '\uFEFFdigraph {\n a -> }', line: 2, text: '}' },
    { name: 'after a string over lines', source: 'digraph { "a\nb\nc" -> }', line: 3, text: '}' },
    {
      name: 'after a line directive',
      source: '#line 70\ndigraph {\n# 7 "其他.gv"\n -> }',
      line: 4,
      text: '->',
    },
    {
      name: 'a missing end quote',
      source: 'digraph {\n a [label="甲]\n b [label="乙"]\n}',
      line: 2,
      text: '"',
    },
    {
      name: 'a missing start quote',
      source: 'digraph {\n a [label=甲"]\n b [label="乙"]\n}',
      line: 2,
      text: '"',
    },
    { name: 'an unclosed comment', source: 'digraph {\n a /* 注释\n b\n}', line: 2, text: '/*' },
    { name: 'an unclosed HTML label', source: 'digraph {\n a [label=<<b>甲</b>]\n}', line: 2, text: '<' },
    { name: 'an unclosed brace', source: 'digraph 图 {\n a -> b', line: 1, text: '{' },
    { name: 'a colour without quotes', source: 'digraph {\n a [color=#ff0000]\n}', line: 2, text: '#ff0000' },
    {
      name: 'a value without quotes',
      source: 'digraph {\n a [label=hello world]\n}',
      line: 2,
      text: 'world',
    },
    { name: 'an unknown layout', source: 'digraph {\n layout=圆形\n a\n}', line: 2, text: '圆形' },
    { name: 'nesting without end', source: `digraph {\n${'{'.repeat(100_000)}`, line: 2, text: '{' },
  ],
});

const context: RenderContext = { signal: new AbortController().signal, theme: 'light' };

async function draw(source: string, part: Partial<RenderContext> = {}) {
  const result = await engine.render(source, graphviz.defaultOptions, { ...context, ...part });
  if (result.status !== 'success') throw new Error(JSON.stringify(result));
  return result;
}

/** What the diagnostics of a source cover, with their severity. */
async function marked(source: string) {
  const { diagnostics } = await draw(source);
  return diagnostics.map(({ from, to, severity, unlocated }) => [
    severity,
    unlocated ? '' : source.slice(from, to),
  ]);
}

describe('the layouts of graphviz', () => {
  const source = 'digraph { a -> {b c d} -> e; e -> a }';
  const withoutTheme = (svg: string) => svg.replaceAll(/<!--[^]*?-->/g, '');

  it('draws each in its own way', async () => {
    const pictures = new Set<string>();
    for (const layout of LAYOUTS) {
      const result = await engine.render(source, { layout }, context);
      expect(result.status, layout).toBe('success');
      if (result.status === 'success') pictures.add(withoutTheme(result.svg));
    }
    expect(pictures.size).toBe(LAYOUTS.length);
  });

  it('lets the text choose its own', async () => {
    const [circo, chosen] = [
      await engine.render(source, { layout: 'circo' }, context),
      await draw(source.replace('{', '{ layout=circo;')),
    ];
    expect(circo.status === 'success' && circo.svg).toBe(chosen.svg);
  });
});

describe('right angles of graphviz', () => {
  const ring = (splines: string) => `digraph {\n  splines=${splines}\n  a -> b -> c -> a\n}`;
  const drawIn = (source: string, layout: (typeof LAYOUTS)[number]) =>
    engine.render(source, { ...graphviz.defaultOptions, layout });

  it('become broken lines where a layout cannot have them, and the text is told so', async () => {
    const source = ring('"ortho"');
    const result = await drawIn(source, 'twopi');
    const from = source.indexOf('"ortho"');
    expect(result).toMatchObject({
      status: 'success',
      diagnostics: [
        {
          from,
          to: from + '"ortho"'.length,
          severity: 'warning',
          message: graphvizMessages['zh-CN'].noRightAngles,
        },
      ],
    });
    expect(result.status === 'success' && result.shapes.filter(({ role }) => role === 'link')).toHaveLength(
      3,
    );
  });

  it('stay as they are where a layout can', async () => {
    await expect(drawIn(ring('ortho'), 'dot')).resolves.toMatchObject({ status: 'success', diagnostics: [] });
    await expect(drawIn(ring('ortho'), 'circo')).resolves.toMatchObject({
      status: 'success',
      diagnostics: [],
    });
  });
});

describe('the warnings of graphviz', () => {
  it.each([
    ['digraph { 甲 [shape=圆圆] }', '圆圆'],
    ['digraph { 甲 [style="filled,波浪"] }', '波浪'],
    ['digraph { "名" [color=bluish]; b }', 'bluish'],
    ['digraph { a -> 乙 [arrowhead=foo] }', 'foo'],
    ['digraph { 甲:端口 -> 乙 }', '端口'],
    ['digraph { compound=true; 甲 -> 乙 [lhead=cluster_丙] }', 'cluster_丙'],
    ['digraph { 图 [image="图片.png"] }', '图片.png'],
    ['digraph { 图 [label=<<table><tr><td><img src="图.png"/></td></tr></table>>] }', '图.png'],
    ['digraph { 甲 [label=<文字 <b>粗</i>>] }', '粗</i>'],
    ['digraph { 甲 [label="{左|右", shape=record] }', '{左|右'],
    ['digraph { 很长很长的名字 [width=.1, height=.1, fixedsize=true] }', '很长很长的名字'],
    ['digraph { splines=曲线; a -> b }', '曲线'],
    ['digraph { 3d -> 甲 }', '3d'],
  ])('are put where the thing they name is written: %s', async (source, text) => {
    expect(await marked(source)).toEqual([['warning', text]]);
  });

  it('say that an attribute is misspelt, and nothing of one that is meant for others', async () => {
    const source = 'digraph { 甲 [lable="文", 部门=研发, weight2=3, data_owner=a] }';
    expect(await marked(source)).toEqual([
      ['warning', 'lable'],
      ['warning', 'weight2'],
    ]);
  });

  it('name full-width punctuation that became part of a name', async () => {
    expect(await marked('digraph { 甲，乙 -> 丙；\n 丁 [label=“文字”] }')).toEqual([
      ['warning', '，'],
      ['warning', '；'],
      ['warning', '“'],
    ]);
  });

  it('keep quiet about full-width punctuation in quotes', async () => {
    expect(await marked('digraph { "甲，乙" [label="你好；“世界”"] }')).toEqual([]);
  });
});

describe('graphviz', () => {
  it('draws the first of several graphs and says so', async () => {
    const source = 'digraph { 甲 }\n/* 注 */ digraph { 乙 -> }';
    const { svg, diagnostics } = await draw(source);
    expect(svg).toContain('>甲<');
    expect(svg).not.toContain('>乙<');
    expect(diagnostics).toMatchObject([{ from: source.lastIndexOf('digraph'), severity: 'info' }]);
  });

  it('says that text behind the graph is not drawn', async () => {
    expect(await marked('digraph { a } }')).toEqual([['warning', '}']]);
  });

  it('answers comments without a graph with information', async () => {
    const result = await engine.render('// 还没写\n/* … */', graphviz.defaultOptions, context);
    expect(result).toMatchObject({ status: 'failure', diagnostics: [{ severity: 'info' }] });
  });

  it.each(['latin1', '"ISO-8859-1"'])('reads charset=%s as the Unicode text it is given', async (charset) => {
    const { svg } = await draw(`graph { charset=${charset}; a [label="Zürich 苏黎世"] }`);
    expect(svg).toContain('>Zürich 苏黎世<');
  });

  it('leaves no padding in pictures, outlines or messages', async () => {
    const source =
      'digraph 图 { 数据处理 -> 报表中心:端 [label="每日汇总", tooltip="提示文字", URL="/路径"] }';
    const result = await draw(source);
    expect(JSON.stringify(result)).not.toMatch(/[\u034F\u061C\u00AD\u200B]/);
    expect(result.svg).toContain('>数据处理<');
    expect(result.svg).toContain('/路径');
  });

  it('keeps invisible characters that are the user’s own', async () => {
    const { svg } = await draw('graph { a [label="软\u00AD连\u034F字"] }');
    expect(svg).toContain('>软\u00AD连\u034F字<');
  });

  it('writes no control characters into the picture', async () => {
    const { svg } = await draw('graph { a [label="响\u0007铃\u001B[31m"] }');
    expect(svg).toContain('>响铃[31m<');
  });
});

describe('the fonts of graphviz', () => {
  it('default to families with Chinese on every system', async () => {
    const { svg } = await draw('graph { 甲 }');
    expect(svg).toMatch(
      /^<svg lang="zh-CN" font-family="Arial,[^"]*'PingFang SC','Microsoft YaHei'[^"]*sans-serif"/,
    );
  });

  it.each([
    ['Microsoft YaHei', "Microsoft YaHei,'PingFang SC'"],
    ['微软雅黑', "微软雅黑,'PingFang SC'"],
    ['SimSun', "SimSun,'Songti SC'"],
    ['JetBrains Mono', 'monospace'],
    ['Helvetica,Arial,sans-serif', 'Helvetica,Arial,sans-serif'],
    ['Times-Roman', 'Times,serif'],
  ])('keep the user’s %s', async (fontname, families) => {
    const { svg, diagnostics } = await draw(`graph { 甲 [fontname="${fontname}"] }`);
    expect(/<text[^>]* font-family="([^"]*)"/.exec(svg)?.[1]).toContain(families);
    expect(diagnostics).toEqual([]);
  });

  it('turn PostScript names into a weight and a style', async () => {
    const { svg } = await draw('graph { 甲 [fontname="Helvetica-BoldOblique"] }');
    expect(svg).toMatch(/font-family="Helvetica,[^"]*" font-weight="bold" font-style="italic"/);
  });

  it('reach HTML labels', async () => {
    const { svg } = await draw(`graph { 甲 [label=<<font face="KaiTi">楷</font>>] }`);
    expect(svg).toContain("KaiTi,'Songti SC'");
  });
});

describe('the shapes of a picture of graphviz', () => {
  const source = `digraph {
  subgraph cluster_组 { label="后端"; 甲; { rank=same; 乙 } }
  甲 -> 乙 [label="调用"]
  甲 -> 乙
  甲 -> {丙 "丁\\"x"}
}`;

  it('are clusters with their nodes, and edges with their ends, each where it is written', async () => {
    const { shapes = [] } = await draw(source);
    const labelOf = (id: string | undefined) => shapes.find((shape) => shape.id === id)?.label;
    const told = shapes.map(({ role, label, parent, from, to, range }) => {
      const text = source.slice(range?.from, range?.to);
      return [role, label, text, ...[parent, from, to].flatMap((id) => labelOf(id) ?? [])];
    });
    expect(told).toEqual([
      ['group', '后端', 'subgraph cluster_组'],
      ['node', '甲', '甲', '后端'],
      ['node', '乙', '乙', '后端'],
      ['node', '丙', '丙'],
      ['node', '丁"x', '"丁\\"x"'],
      ['link', '调用', '甲 -> 乙', '甲', '乙'],
      ['link', '', '甲 -> 乙', '甲', '乙'],
      ['link', '', '甲 -> {丙 "丁\\"x"}', '甲', '丙'],
      ['link', '', '甲 -> {丙 "丁\\"x"}', '甲', '丁"x'],
    ]);
  });
});
