import { describe, expect, it } from 'vitest';
import type { Diagnostic, RenderContext } from '@letu/core';
import { graphviz } from '@letu/graphviz';
import { engine } from '@letu/graphviz/engine';
import { hasCorpus } from '../../core/test/corpus.js';
import { apply } from '../../code/test/languageProbe.js';
import { tokenize } from '../src/dot/lexer.js';
import { samples } from './corpus.js';
import { language } from '../src/language.js';

const context: RenderContext = { signal: new AbortController().signal, theme: 'light' };
const draw = (source: string) => engine.render(source, graphviz.defaultOptions, context);

async function picture(source: string): Promise<string> {
  const result = await draw(source);
  if (result.status !== 'success') throw new Error(JSON.stringify(result));
  return result.svg;
}

describe('the quick fixes of DOT', () => {
  const fixed = async (source: string, title: RegExp) => {
    const { diagnostics } = await draw(source);
    const found = diagnostics.flatMap((diagnostic: Diagnostic) => language.fixes(source, diagnostic));
    const fix = found.find((candidate) => title.test(candidate.title['zh-CN']));
    if (!fix)
      throw new Error(`No fix ${title} in ${JSON.stringify(found)} for ${JSON.stringify(diagnostics)}.`);
    expect(fix.title['en-US']).toMatch(/[A-Za-z]/);
    return apply(source, fix.changes);
  };

  it.each([
    ['graph { 甲 -> 乙 }', /^改成 --/, 'graph { 甲 -- 乙 }'],
    ['graph { 甲 -> 乙 -> 丙 }', /2 处/, 'graph { 甲 -- 乙 -- 丙 }'],
    ['graph { 甲 -> 乙; 丙 -> 丁 }', /声明为 digraph/, 'digraph { 甲 -> 乙; 丙 -> 丁 }'],
    ['strict digraph { 甲 -> 乙; 丙 -- 丁 }', /声明为 graph/, 'strict graph { 甲 -- 乙; 丙 -- 丁 }'],
    ['digraph { 甲 -- 乙 }', /^改成 ->/, 'digraph { 甲 -> 乙 }'],
    ['digraph G { 甲 => 乙 }', /箭头/, 'digraph G { 甲 -> 乙 }'],
    ['digraph { 甲 --> 乙 }', /箭头/, 'digraph { 甲 -> 乙 }'],
    ['graph { 甲 => 乙 }', /箭头/, 'graph { 甲 -- 乙 }'],
    ['digraph ｛ a -> b ｝', /全角/, 'digraph { a -> b }'],
    ['digraph { a [label:"甲：乙"] }', /改成 =/, 'digraph { a [label="甲：乙"] }'],
    ["digraph { a [label='甲 乙'] }", /双引号/, 'digraph { a [label="甲 乙"] }'],
    ['digrah { a -> b }', /digraph/, 'digraph { a -> b }'],
    ['grpah { a -- b }', /graph/, 'graph { a -- b }'],
    ['digraph { 甲 -> 乙', /补上 }/, 'digraph { 甲 -> 乙 }'],
    ['digraph {\n  甲 -> 乙\n', /补上 }/, 'digraph {\n  甲 -> 乙\n}\n'],
    [
      'digraph {\n  甲 [label="文", shape=box\n  乙 -> 甲\n}',
      /补上 ]/,
      'digraph {\n  甲 [label="文", shape=box]\n  乙 -> 甲\n}',
    ],
    ['digraph {\n 甲 [label="文字]\n 乙\n}', /补上 "/, 'digraph {\n 甲 [label="文字"]\n 乙\n}'],
    [
      'digraph {\n 甲 [label=文字"]\n 乙 [label="丙"]\n}',
      /补上 "/,
      'digraph {\n 甲 [label="文字"]\n 乙 [label="丙"]\n}',
    ],
    ['digraph { 甲 [label=<<b>粗</b>] }', /补上 >/, 'digraph { 甲 [label=<<b>粗</b>>] }'],
    ['digraph { 甲 /* 注', /补上 \*\//, undefined],
    ['digraph { 甲;; 乙 }', /多余的分号/, 'digraph { 甲; 乙 }'],
    ['甲 -> 乙\n', /放进 digraph/, 'digraph {\n甲 -> 乙\n}\n'],
    ['digraph { 甲 [color=#ff0000] }', /双引号/, 'digraph { 甲 [color="#ff0000"] }'],
    [
      'digraph { 甲 [label=你好 世界, shape=box] }',
      /双引号/,
      'digraph { 甲 [label="你好 世界", shape=box] }',
    ],
    ['digraph { 甲 [label=你 好 shape=box] }', /双引号/, 'digraph { 甲 [label="你 好" shape=box] }'],
    ['digraph { a.b -> c }', /双引号/, 'digraph { "a.b" -> c }'],
    ['digraph { 用户@示例 -> 乙 }', /双引号/, 'digraph { "用户@示例" -> 乙 }'],
    ['digraph { 甲 -> }', /多余的箭头/, 'digraph { 甲 }'],
    ['digraph { 甲，乙 -> 丙；丁 }', /全角/, 'digraph { 甲,乙 -> 丙;丁 }'],
    ['digraph { 甲 [label=“你好，世界”] }', /全角/, 'digraph { 甲 [label="你好，世界"] }'],
    ['digraph { 甲，乙 }', /双引号/, 'digraph { "甲，乙" }'],
    ['digraph { 甲 [shape=elipse] }', /改成 ellipse/, 'digraph { 甲 [shape=ellipse] }'],
    ['digraph { 甲 [shape="cilinder"] }', /改成 cylinder/, 'digraph { 甲 [shape="cylinder"] }'],
    ['digraph { 甲 -> 乙 [arrowhead=dimond] }', /改成 diamond/, 'digraph { 甲 -> 乙 [arrowhead=diamond] }'],
    ['digraph { 甲 [color=yelow] }', /改成 yellow/, 'digraph { 甲 [color=yellow] }'],
    ['digraph { 甲 [style="filled,dahsed"] }', /改成 dashed/, 'digraph { 甲 [style="filled,dashed"] }'],
    ['digraph { 甲 [colr=red] }', /改成 color/, 'digraph { 甲 [color=red] }'],
    ['digraph { rankDir=LR; 甲 }', /改成 rankdir/, 'digraph { rankdir=LR; 甲 }'],
    ['digraph { layout=neatto; 甲 }', /改成 neato/, 'digraph { layout=neato; 甲 }'],
  ])('mend %s', async (source, title, expected) => {
    let text = await fixed(source, title);
    if (expected !== undefined) expect(text).toBe(expected);
    // A comment that swallowed the closing brace leaves that to the next fix.
    if ((await draw(text)).status === 'failure') text = await fixed(text, /补上 }/);
    expect((await draw(text)).diagnostics).toEqual([]);
    expect(await picture(text)).toContain('class="node"');
  });
});

describe('the layout of DOT', () => {
  it('indents blocks, evens blanks and keeps comments and line breaks', () => {
    const source = `digraph 图{rankdir = LR  // 方向


node[shape=box,style="a  b"]
  subgraph cluster_a{label="组"
甲->乙[label="x"]
    /* 注 */ {rank=same;丙;丁} }
# 注
甲:p->
乙 }
`;
    expect(language.format?.(source)).toBe(`digraph 图 {
  rankdir=LR // 方向

  node [shape=box, style="a  b"]
  subgraph cluster_a {
    label="组"
    甲 -> 乙 [label="x"]
    /* 注 */ {rank=same; 丙; 丁}
  }
# 注
  甲:p ->
    乙
}
`);
  });

  it('keeps short graphs on one line', () => {
    expect(language.format?.('digraph{a->b;b->c}')).toBe('digraph {a -> b; b -> c}\n');
    expect(language.format?.('graph { a--b }')).toBe('graph { a -- b }\n');
  });

  it('leaves text with mistakes and text inside quotes and HTML alone', () => {
    for (const broken of [
      'digraph { a -> ',
      'digraph { a [label="x }',
      'digraph { a ] }',
      'digraph { a @ b }',
    ]) {
      expect(language.format?.(broken)).toBe(broken);
    }
    const label = '<\n  <b>a</b>\n      x>';
    expect(language.format?.(`graph {\na [label=${label}]\n}`)).toContain(label);
  });

  it('changes no example', () => {
    for (const { id, source } of graphviz.examples) expect(language.format?.(source), id).toBe(source);
  });

  it.skipIf(!hasCorpus('graphviz'))('leaves the tokens of the corpus as they are (needs ../shared)', () => {
    const tokens = (source: string) => tokenize(source).map(({ text }) => text);
    for (const { name, source } of samples()) {
      expect(tokens(language.format?.(source) ?? ''), name).toEqual(tokens(source));
    }
  });
});

describe('renaming in DOT', () => {
  const shapes = (svg: string) =>
    [...svg.matchAll(/<g data-shape="\d+" id="[^"]*" class="(?:node|edge|cluster)"/g)].length;

  async function rename(
    source: string,
    title: string,
    label: string,
    newLabel: string,
  ): Promise<string | null> {
    const result = await draw(source);
    if (result.status !== 'success') throw new Error(JSON.stringify(result));
    const shape = result.shapes?.find(({ role, key }) =>
      title === 'edge' ? role === 'link' : key === title,
    );
    if (!shape?.range) throw new Error(`${title} is not among the shapes.`);
    const changes = language.rename?.(source, shape.range, label, newLabel);
    if (!changes) return null;
    const renamed = apply(source, changes);
    const after = await picture(renamed);
    expect(shapes(after)).toBe(shapes(result.svg));
    expect(after).toContain(`>${newLabel}<`);
    return renamed;
  }

  it.each([
    ['digraph { 甲 -> 乙 -> 甲 }', '甲', '甲', '新 名', 'digraph { "新 名" -> 乙 -> "新 名" }'],
    ['digraph { "甲" -> 乙 }', '甲', '甲', '丙', 'digraph { "丙" -> 乙 }'],
    ['digraph { 甲 [label="旧"]; 甲 -> 乙 }', '甲', '旧', '新', 'digraph { 甲 [label="新"]; 甲 -> 乙 }'],
    ['digraph { 甲 [label=旧] }', '甲', '旧', '新 的', 'digraph { 甲 [label="新 的"] }'],
    ['digraph { 甲 -> 乙 [label="旧"] }', 'edge', '旧', '新', 'digraph { 甲 -> 乙 [label="新"] }'],
    [
      'digraph { subgraph cluster_a { 甲; label="旧" } label="别的" }',
      'cluster_a',
      '旧',
      '新',
      'digraph { subgraph cluster_a { 甲; label="新" } label="别的" }',
    ],
    ['digraph { 甲 [label="一\\n二\\l三"] }', '甲', '二', '新', 'digraph { 甲 [label="一\\n新\\l三"] }'],
  ])('changes the label in %s', async (source, title, label, newLabel, expected) => {
    expect(await rename(source, title, label, newLabel)).toBe(expected);
  });

  it('writes quotes and backslashes so that they are shown', async () => {
    const source = 'digraph { 甲 [label="旧"] }';
    const changes = language.rename?.(source, { from: 10, to: 11 }, '旧', '路径 C:\\n "引"') ?? [];
    expect(await picture(apply(source, changes))).toContain('>路径 C:\\n &quot;引&quot;<');
  });

  it.each([
    ['digraph { 甲 [label=<<b>旧</b>>] }', '甲', '旧'],
    ['digraph { node [label="同"]; 甲 }', '甲', '同'],
    ['digraph { 甲 [label="节点 \\N"] }', '甲', '节点 甲'],
  ])('refuses a label that is no plain text of its own: %s', async (source, title, label) => {
    expect(await rename(source, title, label, '新')).toBeNull();
  });

  it('refuses the name of another node, which would melt the two', async () => {
    expect(await rename('digraph { 甲 -> 乙 }', '甲', '甲', '乙')).toBeNull();
  });
});
