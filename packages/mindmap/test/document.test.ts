import { describe, expect, it } from 'vitest';
import { topicOf, treesOf, withDescendants, type MindMap, type Topic } from '../src/document/model.js';
import { parse } from '../src/document/parse.js';
import { write } from '../src/document/write.js';

const texts = ({ text, children }: Topic): unknown =>
  children.length > 0 ? [text, ...children.map(texts)] : text;

describe('the source of a map', () => {
  it('is a title, a list, notes and relationships', () => {
    const { map, findings, ranges } = parse(
      [
        '# 产品规划 {layout=right theme=ink}',
        '> 第一稿',
        '',
        '- 调研 {#a icon=priority-1 icon=⭐ tag=重要 bold}',
        '  > 问卷',
        '  >',
        '  > 访谈',
        '  - [官网](https://example.com/a)',
        '- 多行\\',
        '  标题 {boundary=2:"第一阶段"}',
        '- 设计 {#b folded color=#f00}',
        '- 小结 {summary=2}',
        '',
        '# 自由 {at=120,-40}',
        '',
        'a -> b: 影响 {dashed}',
      ].join('\n'),
    );
    expect(findings).toEqual([]);
    expect(map.settings).toEqual({ layout: 'right', theme: 'ink', numbering: 'none' });
    expect(texts(map.root)).toEqual(['产品规划', ['调研', '官网'], '多行\n标题', '设计', '小结']);
    expect(map.root.note).toBe('第一稿');
    const [research, lines, design, summary] = map.root.children;
    expect(research).toMatchObject({
      id: 'a',
      named: true,
      icons: ['priority-1', '⭐'],
      tags: ['重要'],
      style: { bold: true },
      note: '问卷\n\n访谈',
    });
    expect(research?.children[0]).toMatchObject({ text: '官网', link: 'https://example.com/a', id: 't.3' });
    expect(lines?.boundaries).toEqual([{ count: 2, title: '第一阶段' }]);
    expect(design).toMatchObject({ folded: true, style: { color: '#f00' } });
    expect(summary?.summary).toBe(2);
    expect(map.floating).toMatchObject([{ topic: { text: '自由' }, at: { x: 120, y: -40 } }]);
    expect(map.relationships).toEqual([{ from: 'a', to: 'b', label: '影响', arrows: 'to', dashed: true }]);
    expect(ranges.get('a')).toEqual({ from: 39, to: 83 });
  });

  it.each([
    ['indented lines', '计划\n  一\n    甲\n  二', ['计划', ['一', '甲'], '二']],
    ['tabs', '计划\n\t一\n\t\t甲\n\t二', ['计划', ['一', '甲'], '二']],
    ['a title and a list that is not indented', '计划\n- 一\n  - 甲\n- 二', ['计划', ['一', '甲'], '二']],
    [
      'headings as Markdown has them',
      '# 计划\n## 一\n- 甲\n## 二\n### 乙',
      ['计划', ['一', '甲'], ['二', '乙']],
    ],
    ['a list of several', '- 一\n- 二', ['', '一', '二']],
    ['numbers and stars', '# 计划\n1. 一\n* 二', ['计划', '一', '二']],
    ['Windows line breaks and a byte order mark', '\uFEFF# 计划\r\n- 一\r\n', ['计划', '一']],
    ['nothing', '', ''],
  ])('can be %s', (_, source, expected) => {
    expect(texts(parse(source).map.root)).toEqual(expected);
  });

  it('keeps braces that are no attributes, and what it knows nothing of', () => {
    const source = '# 集合 {a, b}\n\n- f(x) = {x}\n- 甲 {owner=张三 fill=url(x) __proto__=1}\n';
    const { map, findings } = parse(source);
    expect(texts(map.root)).toEqual(['集合 {a, b}', 'f(x) = {x}', '甲']);
    expect(findings.map(({ code, name }) => [code, name])).toEqual([
      ['unknownAttribute', 'owner'],
      ['unknownAttribute', 'fill'],
      ['unknownAttribute', '__proto__'],
    ]);
    expect(write(map)).toBe(source);
  });

  it('says where it is odd', () => {
    const { findings } = parse('> 早\n# 图\n- 甲 {#a}\n- 乙 {#a}\n  - 丙 {summary=1}\na -> 丁\n');
    expect(findings.map(({ code, from }) => [code, from])).toEqual([
      ['noteOfNothing', 0],
      ['duplicateId', 17],
      ['emptySummary', 28],
      ['unknownId', 44],
    ]);
  });

  it('leaves out what is deeper than anybody reads, and says so', () => {
    const { map, findings, isWhole } = parse(
      Array.from({ length: 300 }, (_, depth) => `${' '.repeat(depth)}- ${depth}`).join('\n'),
    );
    expect(isWhole).toBe(false);
    expect(findings.map(({ code }) => code)).toEqual(['tooDeep']);
    expect(withDescendants(treesOf(map))).toHaveLength(200);
  });
});

describe('writing a map', () => {
  const awkward = [
    '{bold}',
    '甲 {bold}',
    '甲 {x=1} ',
    '# 井号',
    '- 减号',
    '> 引用',
    '[文](http://a)',
    '[文](http://a) 和',
    '反斜杠\\',
    '\\{x}',
    'C:\\路径\\[1]',
    '\\frac{a}{b}',
    '一\n二',
    '一\n\n三',
    '  前导',
    'a -> b: c',
    '"引号" {k="v"}',
    '😀👨‍👩‍👧 表情',
    '',
  ];

  it.each(awkward.map((text) => [text]))('keeps the text %j', (text) => {
    const named = (given: Partial<Topic>) => topicOf('x', { named: true, text, ...given });
    for (const child of [
      named({}),
      named({ link: 'https://a.example/(b)?c=[d]' }),
      named({ style: { bold: true } }),
    ]) {
      const map: MindMap = {
        root: topicOf('t.1', { text, children: [child] }),
        floating: [{ topic: topicOf('y', { named: true, text }) }],
        relationships: [{ from: 'x', to: 'y', label: text.replaceAll('\n', ' '), arrows: 'both' }],
        settings: { layout: 'org', theme: 'classic', numbering: 'decimal', rainbow: false },
      };
      const trimmed = JSON.parse(JSON.stringify(map).replaceAll(/ +(?=")/g, '')) as MindMap;
      expect(parse(write(map)).map).toEqual(trimmed);
    }
  });

  it('names the topics that a relationship or a link needs, and no others', () => {
    const children = ['甲', '乙', '丙'].map((text, index) => topicOf(`t.${index + 2}`, { text }));
    const linked = topicOf('t.9', { text: '见甲', link: '#t.2' });
    const map: MindMap = {
      root: topicOf('t.1', { text: '图', children: [...children, linked, topicOf('n1', { named: true })] }),
      floating: [],
      relationships: [{ from: 't.2', to: 't.3', label: '', arrows: 'to' }],
      settings: { layout: 'both', theme: 'classic', numbering: 'none' },
    };
    const source = write(map);
    expect(source).toBe('# 图\n\n- 甲 {#n2}\n- 乙 {#n3}\n- 丙\n- [见甲](#n2)\n- {#n1}\n\nn2 -> n3\n');
    expect(write(parse(source).map)).toBe(source);
  });
});
