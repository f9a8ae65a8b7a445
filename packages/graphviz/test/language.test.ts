import { highlightTree, tagHighlighter, tags, type Tag } from '@lezer/highlight';
import { describe, expect, it } from 'vitest';
import { CSS_COLORS, type Diagnostic, type RenderContext } from '@letu/core';
import { graphviz } from '@letu/graphviz';
import { engine } from '@letu/graphviz/engine';
import type { TextChange } from '@letu/editor/language';
import { tokenize } from '../src/dot/lexer.js';
import { ATTRIBUTES } from '../src/language/attributes.js';
import { COLORS } from '../src/language/colors.js';
import { valuesOf } from '../src/language/values.js';
import { corpus, hasCorpus } from './corpus.js';

const language = await graphviz.loadLanguage();
const context: RenderContext = { signal: new AbortController().signal, theme: 'light' };
const draw = (source: string) => engine.render(source, graphviz.defaultOptions, context);

async function picture(source: string): Promise<string> {
  const result = await draw(source);
  if (result.status !== 'success') throw new Error(JSON.stringify(result));
  return result.svg;
}

function apply(source: string, changes: readonly TextChange[]): string {
  return changes
    .toSorted((a, b) => b.from - a.from)
    .reduce((text, { from, to, insert }) => text.slice(0, from) + insert + text.slice(to), source);
}

/** Splits a source at its caret, written `|`. */
function atCaret(marked: string): [source: string, offset: number] {
  const offset = marked.lastIndexOf('|');
  return [marked.slice(0, offset) + marked.slice(offset + 1), offset];
}

function completionsAt(marked: string, explicit = false) {
  const [source, offset] = atCaret(marked);
  const answer = language.complete(source, offset, explicit);
  return { labels: answer?.completions.map(({ label }) => label) ?? [], answer, source, offset };
}

/** Types a completion at the caret, without its places to fill in. */
function accept(marked: string, label: string): string {
  const { answer, source, offset } = completionsAt(marked, true);
  const found = answer?.completions.find((completion) => completion.label === label);
  if (!answer || !found) throw new Error(`${label} is not offered at ${marked}.`);
  const text = (found.insert ?? label).replaceAll(/\$\{([^}]*)\}/g, '$1');
  return source.slice(0, answer.from) + text + source.slice(offset);
}

describe('the highlighting of DOT', () => {
  const NAMES = [
    'definitionKeyword',
    'keyword',
    'heading',
    'className',
    'variableName',
    'labelName',
    'propertyName',
  ];
  const MORE = [
    'attributeValue',
    'string',
    'number',
    'operator',
    'lineComment',
    'blockComment',
    'brace',
    'typeName',
  ];
  const highlighter = tagHighlighter(
    [...NAMES, ...MORE, 'squareBracket'].map((name) => ({ tag: tags[name as 'name'] as Tag, class: name })),
  );
  const styled = (source: string) => {
    const found: Record<string, string> = {};
    highlightTree(language.support.language.parser.parse(source), highlighter, (from, to, name) => {
      found[source.slice(from, to)] ??= name;
    });
    return found;
  };

  it('tells names by what they stand for', () => {
    const source =
      'strict digraph 图 { rankdir=LR; 甲:端口:ne -> "乙"; node [label="文字", width=1.5]; ' +
      'subgraph cluster_子 { 丙 } // 注\n /* 释 */ }';
    expect(styled(source)).toMatchObject({
      strict: 'definitionKeyword',
      digraph: 'definitionKeyword',
      图: 'heading',
      rankdir: 'propertyName',
      LR: 'attributeValue',
      甲: 'variableName',
      端口: 'labelName',
      ne: 'labelName',
      '->': 'operator',
      '"乙"': 'variableName',
      node: 'keyword',
      label: 'propertyName',
      '"文字"': 'string',
      '1.5': 'number',
      cluster_子: 'className',
      '// 注': 'lineComment',
      '/* 释 */': 'blockComment',
    });
  });

  it('reaches into HTML labels', () => {
    expect(styled('graph { a [label=<<b align="left">粗</b>>] }')).toMatchObject({
      b: 'typeName',
      align: 'propertyName',
      '"left"': 'attributeValue',
    });
  });

  it.skipIf(!hasCorpus)(
    'reads the corpus (needs ../shared) with at most one broken token in a thousand',
    () => {
      let [tokens, broken] = [0, 0];
      for (const [, source] of corpus()) {
        language.support.language.parser.parse(source).iterate({
          enter: (node) => {
            tokens += node.node.firstChild ? 0 : 1;
            broken += node.type.isError ? 1 : 0;
          },
        });
      }
      expect(tokens).toBeGreaterThan(10_000);
      expect(broken / tokens).toBeLessThan(0.001);
    },
  );
});

describe('completion in DOT', () => {
  it.each([
    ['|', 'digraph'],
    ['strict |', 'graph'],
    ['digraph { no|', 'node'],
    ['digraph { 数据库 -> 缓存; 数|', '数据库'],
    ['digraph { 数据库 -> 数|}', '数据库'],
    ['digraph { "订单 服务" -> a; a -> "订|" }', '订单 服务'],
    ['digraph { 后|\n a -> b [label="没有结束]\n 后来 -> c\n}', '后来'],
    ['digraph { node [sh|] }', 'shape'],
    ['digraph { node [shape=|] }', 'box'],
    ['digraph { node [shape=cyl|] }', 'cylinder'],
    ['digraph { 甲 [label="甲", fillc|] }', 'fillcolor'],
    ['digraph { a [color=re|] }', 'red'],
    ['digraph { a [fillcolor="red:lightb|"] }', 'lightblue'],
    ['digraph { a [style="rounded,fi|"] }', 'filled'],
    ['digraph { a [style="|"] }', 'rounded'],
    ['digraph { a -> b [arrow|] }', 'arrowhead'],
    ['digraph { a -> {b c} [arrowhead=o|] }', 'odiamond'],
    ['graph { 甲 -- 乙 [style=ta|] }', 'tapered'],
    ['digraph { edge [dir=b|] }', 'both'],
    ['digraph { rank|', 'rankdir'],
    ['digraph { rankdir=|', 'LR'],
    ['digraph { layout=n|', 'neato'],
    ['digraph { subgraph cluster_a { label|', 'labeljust'],
    ['digraph { { rank=| a b } }', 'same'],
    ['digraph { graph [spl|] }', 'splines'],
    ['digraph { node [fontname=Micro|] }', 'Microsoft YaHei'],
    ['digraph { node [fontname="Noto Se|"] }', 'Noto Serif CJK SC'],
    ['digraph { a [shape=record, label="<左> 甲 | <右> 乙"]; a:|', '左'],
    ['digraph { a [label=<<td port="出">x</td>>]; b -> a:|', '出'],
    ['digraph { a:|', 'ne'],
    ['digraph { a:p:|', 'sw'],
    ['digraph { subgraph cluster_库 { x }; a -> x [lhead=cl|] }', 'cluster_库'],
    ['digraph { a; /* 注 */ no|', 'node'],
    ['digraph {\n  a\n  clu|', 'cluster'],
  ])('offers at %s the word %s', (marked, label) => {
    const { labels } = completionsAt(marked);
    expect(labels.length > 0 ? labels : completionsAt(marked, true).labels).toContain(label);
  });

  it.each([
    'digraph { a [label="文|"] }',
    'digraph { // 注 no|',
    'digraph { /* no|',
    '# di|',
    'digraph { a [label=<<b>|',
    'digraph { a } no|',
    'digraph 名| ',
    'digraph { a [label="甲"| ] }',
    'digraph { subgraph clu|',
  ])('offers nothing at %s', (marked) => {
    expect(completionsAt(marked, true).labels).toEqual([]);
  });

  it.each(['digraph { | }', 'digraph { a -> | }', 'digraph { a [ | ] }'])(
    'waits to be asked at %s',
    (marked) => {
      expect(completionsAt(marked).labels).toEqual([]);
      expect(completionsAt(marked, true).labels.length).toBeGreaterThan(1);
    },
  );

  it('offers attributes where they have an effect', () => {
    const node = completionsAt('digraph { node [|] }', true).labels;
    const edge = completionsAt('digraph { edge [|] }', true).labels;
    const graph = completionsAt('digraph { graph [|] }', true).labels;
    expect([node.includes('shape'), edge.includes('shape'), graph.includes('shape')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([node.includes('arrowhead'), edge.includes('arrowhead')]).toEqual([false, true]);
    expect([node.includes('rankdir'), graph.includes('rankdir')]).toEqual([false, true]);
  });

  it('does not offer the name that is being typed', () => {
    expect(completionsAt('digraph { 数据 }'.replace(' }', '| }')).labels).not.toContain('数据');
  });

  it('puts what needs it into quotes', () => {
    expect(accept('digraph { a [fontname=Mi|] }', 'Microsoft YaHei')).toBe(
      'digraph { a [fontname="Microsoft YaHei"] }',
    );
    expect(accept('digraph { "a b"; c -> | }', 'a b')).toBe('digraph { "a b"; c -> "a b" }');
    expect(accept('digraph { "a b"; c -> "a|" }', 'a b')).toBe('digraph { "a b"; c -> "a b" }');
  });

  it('replaces only the last of several values', () => {
    expect(accept('graph { a [style="rounded, f|"] }', 'filled')).toBe(
      'graph { a [style="rounded, filled"] }',
    );
  });

  it('writes snippets that draw, with the link of the graph', async () => {
    for (const [marked, link] of [
      ['digraph {\n |\n}', '->'],
      ['graph {\n |\n}', '--'],
    ] as const) {
      const { answer } = completionsAt(marked, true);
      const snippets = answer?.completions.filter(({ kind }) => kind === 'snippet') ?? [];
      expect(snippets.length).toBeGreaterThan(5);
      for (const { label } of snippets) await picture(accept(marked, label));
      expect(accept(marked, 'edge label')).toContain(link);
    }
    for (const { label } of completionsAt('|', true).answer?.completions ?? []) {
      if (label.includes('strict')) continue;
      expect(accept('|', label)).toMatch(/graph/);
    }
  });

  it('offers shapes and colours that Graphviz knows', async () => {
    const nodes = [
      ...valuesOf('shape', 'N').map(({ value }, index) => `s${index} [shape=${value}]`),
      ...COLORS.map(({ name }, index) => `c${index} [color=${name}]`),
      ...valuesOf('style', 'N').map(
        ({ value }, index) =>
          `t${index} [style=${value}, shape=${value === 'wedged' ? 'circle' : 'box'}, fillcolor="red:blue"]`,
      ),
    ];
    const edges = valuesOf('arrow', 'E').map(({ value }, index) => `a -> b${index} [arrowhead=${value}]`);
    const result = await draw(`digraph { ${[...nodes, ...edges].join('\n')} }`);
    expect(result).toMatchObject({ status: 'success', diagnostics: [] });
  });

  it('shows colours as Graphviz draws them', async () => {
    const css = new Set(CSS_COLORS.map((name) => name.toLowerCase()));
    const shades = COLORS.filter(({ name }) => !css.has(name) && name !== 'transparent');
    const nodes = shades.map(({ name }, index) => `n${index} [shape=box, style=filled, fillcolor=${name}]`);
    const svg = await picture(`graph { layout=osage; ${nodes.join('\n')} }`);
    const parts = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
    const drawn = [...svg.matchAll(/<title>n(\d+)<\/title>\s*<polygon fill="([^"]+)"/g)];
    expect(drawn).toHaveLength(shades.length);
    for (const [, index, fill = ''] of drawn) {
      const shade = shades[Number(index)]!;
      parts(shade.css).forEach((part, at) => {
        // The shades of hot pink are no darkened ones.
        expect(Math.abs(part - parts(fill)[at]!), shade.name).toBeLessThanOrEqual(
          shade.name.startsWith('hotpink') ? 8 : 1,
        );
      });
    }
  });
});

describe('help on DOT', () => {
  it.each([
    ['di|graph { a }', 'digraph', /有向图/],
    ['digraph { n|ode [shape=box] }', 'node', /默认属性/],
    ['digraph { a [sh|ape=box] }', 'shape', /形状/],
    ['digraph { a [shape=cyl|inder] }', 'cylinder', /圆柱/],
    ['digraph { a [style="rounded,das|hed"] }', 'dashed', /虚线/],
    ['digraph { rankdir=L|R }', 'LR', /从左到右/],
    ['digraph { rank|dir = LR }', 'rankdir', /走向/],
  ])('says what the word at %s is', (marked, title, text) => {
    const [source, offset] = atCaret(marked);
    const help = language.hover(source, offset);
    expect(help?.title).toBe(title);
    expect(help?.text['zh-CN']).toMatch(text);
    expect(help?.text['en-US']).toMatch(/^[\u0020-\u007E]+$/);
    expect(source.slice(help?.from, help?.to)).toBe(title);
  });

  it.each([
    'digraph { no|de1 }',
    'digraph { a [label="sh|ape"] }',
    'digraph { // sh|ape\n }',
    'digraph { a |-> b }',
  ])('is silent at %s', (marked) => {
    expect(language.hover(...atCaret(marked))).toBeNull();
  });

  it('has words in both languages for every attribute', () => {
    for (const { name, owners, text } of ATTRIBUTES.values()) {
      expect(owners, name).toMatch(/^[GSCNE]+$/);
      expect(text['zh-CN'], name).toMatch(/\p{Script=Han}/u);
      expect(text['en-US'], name).toMatch(/[a-z]/);
    }
  });
});

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

  it.skipIf(!hasCorpus)(
    'is the same the second time, and the same tokens, over the corpus (needs ../shared)',
    () => {
      const tokens = (source: string) => tokenize(source).map(({ text }) => text);
      for (const [name, source] of corpus()) {
        const laidOut = language.format?.(source) ?? '';
        expect(language.format?.(laidOut), name).toBe(laidOut);
        expect(tokens(laidOut), name).toEqual(tokens(source));
      }
    },
  );

  it.skipIf(!hasCorpus)('leaves the pictures of the corpus as they are (needs ../shared)', async () => {
    // Graphviz counts the gradients of all pictures.
    const numbered = (svg: string) => svg.replaceAll(/\b(?:\w+_)?[lr]_\d+/g, 'gradient');
    for (const [name, source] of corpus()) {
      const before = await draw(source);
      const after = await draw(language.format?.(source) ?? '');
      expect(after.status, name).toBe(before.status);
      if (before.status === 'success' && after.status === 'success') {
        expect(numbered(after.svg) === numbered(before.svg), name).toBe(true);
      }
    }
  });
});

describe('renaming in DOT', () => {
  const shapes = (svg: string) => [...svg.matchAll(/<g id="[^"]*" class="(?:node|edge|cluster)"/g)].length;

  async function rename(
    source: string,
    title: string,
    label: string,
    newLabel: string,
  ): Promise<string | null> {
    const result = await draw(source);
    if (result.status !== 'success') throw new Error(JSON.stringify(result));
    const id = new RegExp(
      `<g id="([^"]*)"[^>]*>\\s*<title>${title.replaceAll('>', '&gt;').replaceAll('-', '&#45;')}</title>`,
    );
    const entry = result.sourceMap?.find(({ selector }) => selector === `[id="${id.exec(result.svg)?.[1]}"]`);
    if (!entry) throw new Error(`${title} is not in the source map.`);
    const changes = language.rename?.(source, entry, label, newLabel);
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
    ['digraph { 甲 -> 乙 [label="旧"] }', '甲->乙', '旧', '新', 'digraph { 甲 -> 乙 [label="新"] }'],
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
