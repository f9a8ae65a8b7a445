import { describe, expect, it } from 'vitest';
import { CSS_COLORS, type RenderContext } from '@letu/core';
import { graphviz } from '@letu/graphviz';
import { engine } from '@letu/graphviz/engine';
import { hasCorpus } from '../../core/test/corpus.js';
import type { Tree } from '@letu/code/language';
import { describeLanguageContract } from '../../code/test/languageContract.js';
import { accept, atCaret, labelsAt, piecesOf } from '../../code/test/languageProbe.js';
import { ATTRIBUTES } from '../src/language/attributes.js';
import { COLORS } from '../src/language/colors.js';
import { readTree } from '../src/language/tree.js';
import { valuesOf } from '../src/language/values.js';
import { samples } from './corpus.js';
import { language } from '../src/language.js';

const context: RenderContext = { signal: new AbortController().signal, theme: 'light' };
const draw = (source: string) => engine.render(source, graphviz.defaultOptions, context);

async function picture(source: string): Promise<string> {
  const result = await draw(source);
  if (result.status !== 'success') throw new Error(JSON.stringify(result));
  return result.svg;
}

describeLanguageContract(graphviz, language, engine, {
  // Graphviz needs minutes for it.
  skip: /b100\.gv$/,
  silent: [
    'digraph { // 注 no¦',
    'digraph { /* 多行\n no¦ */ }',
    '# di¦',
    'digraph { a [label="文¦"] }',
    'digraph { a [label=<<b>¦</b>>] }',
  ],
  names: [
    ['digraph { 数据库 -> 缓存; 缓存 -> 数¦ }', '数据库'],
    ['digraph { "订单 服务" -> a; a -> ¦ }', '订单 服务'],
    ['digraph { subgraph cluster_库 { x }; a -> x [lhead=¦] }', 'cluster_库'],
    ['digraph { a [shape=record, label="<左> 甲 | <右> 乙"]; a:¦ }', '左'],
  ],
  snippets: ['¦', 'digraph {\n  ¦\n}', 'graph {\n  ¦\n}'],
  folds: [
    ['digraph 图 {\n  a\n  subgraph cluster_b {\n    c\n  }\n}\n', 1, 6],
    ['digraph 图 {\n  a\n  subgraph cluster_b {\n    c\n  }\n}\n', 3, 5],
    ['digraph {\n  a [\n    label="甲"\n  ]\n}', 2, 4],
  ],
  enters: [
    ['digraph {¦\n}', 'digraph {\n  ¦\n}'],
    ['digraph {¦}', 'digraph {\n  ¦\n}'],
    [
      'digraph {\n  subgraph cluster_a {\n    甲¦\n  }\n}',
      'digraph {\n  subgraph cluster_a {\n    甲\n    ¦\n  }\n}',
    ],
  ],
  brackets: ['{}', '[]', '""'],
  mistakes: [
    'digraph {\n  丙 --- 丁\n}',
    'graph {\n  丙 ---> 丁\n}',
    'digraph { 甲 --> 乙 }',
    'digraph { 甲 -- 乙 }',
    "digraph { a [label='甲 乙'] }",
    'digraph { 甲 [label=“你好，世界”] }',
    'digraph {\n  甲 [label="文字]\n  乙\n}',
    'digraph { 甲 [shpae=box] }',
  ],
  renamings: [
    {
      name: 'a node that shows its name',
      source: 'digraph { 甲 -> 乙 -> 甲 }',
      label: '甲',
      newLabel: '新 名',
      expected: 'digraph { "新 名" -> 乙 -> "新 名" }',
    },
    {
      name: 'a label',
      source: 'digraph { 甲 [label="旧"]; 甲 -> 乙 }',
      label: '旧',
      newLabel: '新',
      expected: 'digraph { 甲 [label="新"]; 甲 -> 乙 }',
    },
    {
      name: 'the text of an edge',
      source: 'digraph { 甲 -> 乙 [label="旧"] }',
      label: '旧',
      newLabel: '新',
      expected: 'digraph { 甲 -> 乙 [label="新"] }',
    },
  ],
  // Graphviz counts the gradients of all pictures.
  steady: (svg) => svg.replaceAll(/\b(?:\w+_)?[lr]_\d+/g, 'gradient'),
});

describe('the highlighting of DOT', () => {
  it('tells names by what they stand for', () => {
    const source =
      'strict digraph 图 { rankdir=LR; 甲:端口:ne -> "乙"; node [label="文字", width=1.5]; ' +
      'subgraph cluster_子 { 丙 } // 注\n /* 释 */ }';
    expect(piecesOf(language, source)).toEqual(
      expect.arrayContaining([
        'definitionKeyword strict',
        'definitionKeyword digraph',
        'heading 图',
        'propertyName rankdir',
        'attributeValue LR',
        'variableName 甲',
        'labelName 端口',
        'labelName ne',
        'operator ->',
        'variableName "乙"',
        'keyword node',
        'propertyName label',
        'string "文字"',
        'number 1.5',
        'className cluster_子',
        'lineComment // 注',
        'blockComment /* 释 */',
      ]),
    );
  });

  it('reaches into HTML labels', () => {
    expect(piecesOf(language, 'graph { a [label=<<b align="left">粗</b>>] }')).toEqual(
      expect.arrayContaining(['tagName b', 'attributeName align', 'attributeValue "left"']),
    );
  });

  it.skipIf(!hasCorpus('graphviz'))(
    'reads the corpus (needs ../shared) with at most one broken token in a thousand',
    () => {
      let [tokens, broken] = [0, 0];
      for (const { source } of samples()) {
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
    ['¦', 'digraph'],
    ['strict ¦', 'graph'],
    ['digraph { no¦', 'node'],
    ['digraph { 数据库 -> 缓存; 数¦', '数据库'],
    ['digraph { 数据库 -> 数¦}', '数据库'],
    ['digraph { "订单 服务" -> a; a -> "订¦" }', '订单 服务'],
    ['digraph { 后¦\n a -> b [label="没有结束]\n 后来 -> c\n}', '后来'],
    ['digraph {\n  a [¦\n  b -> c [color=red]\n}', 'shape'],
    ['digraph {\n  a [shape=¦\n  b -> c [color=red]\n}', 'box'],
    ['digraph {\n  a -> ¦\n  b -> c [color=red]\n}', 'c'],
    ['digraph {\n  b -> c [color=red\n  d¦\n}', 'color'],
    ['digraph { a [style="ro¦', 'rounded'],
    ['digraph { node [sh¦] }', 'shape'],
    ['digraph { node [shape=¦] }', 'box'],
    ['digraph { node [shape=cyl¦] }', 'cylinder'],
    ['digraph { 甲 [label="甲", fillc¦] }', 'fillcolor'],
    ['digraph { a [color=re¦] }', 'red'],
    ['digraph { a [fillcolor="red:lightb¦"] }', 'lightblue'],
    ['digraph { a [style="rounded,fi¦"] }', 'filled'],
    ['digraph { a [style="¦"] }', 'rounded'],
    ['digraph { a -> b [arrow¦] }', 'arrowhead'],
    ['digraph { a -> {b c} [arrowhead=o¦] }', 'odiamond'],
    ['graph { 甲 -- 乙 [style=ta¦] }', 'tapered'],
    ['digraph { edge [dir=b¦] }', 'both'],
    ['digraph { rank¦', 'rankdir'],
    ['digraph { rankdir=¦', 'LR'],
    ['digraph { layout=n¦', 'neato'],
    ['digraph { subgraph cluster_a { label¦', 'labeljust'],
    ['digraph { { rank=¦ a b } }', 'same'],
    ['digraph { graph [spl¦] }', 'splines'],
    ['digraph { node [fontname=Micro¦] }', 'Microsoft YaHei'],
    ['digraph { node [fontname="Noto Se¦"] }', 'Noto Serif CJK SC'],
    ['digraph { a [shape=record, label="<左> 甲 | <右> 乙"]; a:¦', '左'],
    ['digraph { a [label=<<td port="出">x</td>>]; b -> a:¦', '出'],
    ['digraph { a:¦', 'ne'],
    ['digraph { a:p:¦', 'sw'],
    ['digraph { subgraph cluster_库 { x }; a -> x [lhead=cl¦] }', 'cluster_库'],
    ['digraph { a; /* 注 */ no¦', 'node'],
    ['digraph {\n  a\n  clu¦', 'cluster {…}'],
  ])('offers at %s the word %s', (marked, label) => {
    const labels = labelsAt(language, marked);
    expect(labels.length > 0 ? labels : labelsAt(language, marked, true)).toContain(label);
  });

  it.each([
    'digraph { /* no¦',
    'digraph { a [label=<<b>¦',
    'digraph { a } no¦',
    'digraph 名¦ ',
    'digraph { a [label="甲"¦ ] }',
    'digraph { subgraph clu¦',
  ])('offers nothing at %s', (marked) => {
    expect(labelsAt(language, marked, true)).toEqual([]);
  });

  it.each(['digraph { ¦ }', 'digraph { a -> ¦ }', 'digraph { a [ ¦ ] }'])(
    'waits to be asked at %s',
    (marked) => {
      expect(labelsAt(language, marked)).toEqual([]);
      expect(labelsAt(language, marked, true).length).toBeGreaterThan(1);
    },
  );

  it('offers attributes where they have an effect', () => {
    const node = labelsAt(language, 'digraph { node [¦] }', true);
    const edge = labelsAt(language, 'digraph { edge [¦] }', true);
    const graph = labelsAt(language, 'digraph { graph [¦] }', true);
    expect([node.includes('shape'), edge.includes('shape'), graph.includes('shape')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([node.includes('arrowhead'), edge.includes('arrowhead')]).toEqual([false, true]);
    expect([node.includes('rankdir'), graph.includes('rankdir')]).toEqual([false, true]);
  });

  it('does not offer the name that is being typed', () => {
    expect(labelsAt(language, 'digraph { 数据¦ }')).not.toContain('数据');
  });

  it('puts what needs it into quotes', () => {
    expect(accept(language, 'digraph { a [fontname=Mi¦] }', 'Microsoft YaHei')).toBe(
      'digraph { a [fontname="Microsoft YaHei"] }',
    );
    expect(accept(language, 'digraph { "a b"; c -> ¦ }', 'a b')).toBe('digraph { "a b"; c -> "a b" }');
    expect(accept(language, 'digraph { "a b"; c -> "a¦" }', 'a b')).toBe('digraph { "a b"; c -> "a b" }');
  });

  it('replaces only the last of several values', () => {
    expect(accept(language, 'graph { a [style="rounded, f¦"] }', 'filled')).toBe(
      'graph { a [style="rounded, filled"] }',
    );
  });

  it('writes snippets with the link of the graph', () => {
    expect(accept(language, 'digraph {\n ¦\n}', 'edge label')).toContain('->');
    expect(accept(language, 'graph {\n ¦\n}', 'edge label')).toContain('--');
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

describe('the tree of DOT', () => {
  it('is the same whether read on from the text before or anew', () => {
    const nodesOf = (tree: Tree) => {
      const found: string[] = [];
      tree.iterate({ enter: ({ name, from, to }) => void found.push(`${name} ${from}-${to}`) });
      return found;
    };
    let source = 'digraph 图 {\n  a [label=<<b>粗</b>>]\n  a -> 乙:端口 // 注\n}\n'.repeat(20);
    const edits = ['"', 'x', '[', '{', '}', '/*', '*/', '<', '>', ';\n', ' -> ', ']', '"'];
    for (const [index, insert] of edits.entries()) {
      const at = (index * 97) % source.length;
      const removed = index % 3;
      source = source.slice(0, at) + insert + source.slice(at + removed);
      expect(nodesOf(readTree(source)), insert).toEqual(
        nodesOf(language.support.language.parser.parse(source)),
      );
    }
  });
});

describe('help on DOT', () => {
  it.each([
    ['di¦graph { a }', 'digraph', /有向图/],
    ['digraph { n¦ode [shape=box] }', 'node', /默认属性/],
    ['digraph { a [sh¦ape=box] }', 'shape', /形状/],
    ['digraph { a [shape=cyl¦inder] }', 'cylinder', /圆柱/],
    ['digraph { a [style="rounded,das¦hed"] }', 'dashed', /虚线/],
    ['digraph { rankdir=L¦R }', 'LR', /从左到右/],
    ['digraph { rank¦dir = LR }', 'rankdir', /走向/],
  ])('says what the word at %s is', (marked, title, text) => {
    const [source, offset] = atCaret(marked);
    const help = language.hover(source, offset);
    expect(help?.title).toBe(title);
    expect(help?.text['zh-CN']).toMatch(text);
    expect(help?.text['en-US']).toMatch(/^[\u0020-\u007E]+$/);
    expect(source.slice(help?.from, help?.to)).toBe(title);
  });

  it.each([
    'digraph { no¦de1 }',
    'digraph { a [label="sh¦ape"] }',
    'digraph { // sh¦ape\n }',
    'digraph { a ¦-> b }',
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
