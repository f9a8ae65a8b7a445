import { describe, expect, it } from 'vitest';
import { d2 } from '@letu/d2';
import { engine } from '@letu/d2/engine';
import { describeLanguageContract } from '../../code/test/languageContract.js';
import { apply, completeAt, foldedAt, labelsAt, piecesOf } from '../../code/test/languageProbe.js';
import { language } from '../src/language.js';

const signal = new AbortController().signal;
const draw = (source: string) => engine.render(source, {}, { signal, theme: 'light' });

async function drawn(source: string) {
  const result = await draw(source);
  if (result.status === 'failure') throw new Error(`${source}\n${JSON.stringify(result.diagnostics)}`);
  return result;
}

describeLanguageContract(d2, language, engine, {
  silent: ['# sh¦', '"sh¦"', 'x: |md\n  sh¦\n|', 'x: 你好¦', '"""\nsh¦\n"""', 'x # 注释 sh¦'],
  names: [
    ['用户甲; 用户乙\n用户甲 -> 用户¦', '用户乙'],
    ['后端: {\n  网关\n}\n用户 -> 后¦', '后端.网关'],
    ['classes: {红: {style.fill: red}}\nx.class: ¦', '红'],
    ['vars: {名: 值}\nx: ${¦', '名'],
  ],
  snippets: ['¦'],
  folds: [
    ['a: {\n  b: |md\n    字\n  |\n}\nc: {d}', 1, 5],
    ['a: {\n  b: |md\n    字\n  |\n}\nc: {d}', 2, 4],
    ['a: [\n  b\n  c\n]', 1, 4],
    ['a: |md\n  字 {\n| {\n  shape: circle\n}', 3, 5],
    ['"""\n注 {\n"""\na', 1, 3],
  ],
  enters: [
    ['a: {¦\n}', 'a: {\n  ¦\n}'],
    ['a: {¦}', 'a: {\n  ¦\n}'],
    ['甲: {\n  乙: {\n    丙¦\n  }\n}', '甲: {\n  乙: {\n    丙\n    ¦\n  }\n}'],
    ['甲 -> 乙¦', '甲 -> 乙\n¦'],
  ],
  brackets: ['{}', '[]', '()', '""', "''"],
  mistakes: [
    '甲: "乙\n丙: "丁"',
    '甲: {\n  乙',
    '甲: {shape: cylindre}',
    '甲 -> 乙: {target-arrowhead.shape: triangel}',
    '甲.style.fil: red',
    '甲.fill: red',
    '甲 → 乙',
    '甲 => 乙',
  ],
  renamings: [
    {
      name: 'a label',
      source: '用户: 顾客 {shape: person}\n用户 -> 商城',
      label: '顾客',
      newLabel: '会员',
      expected: '用户: 会员 {shape: person}\n用户 -> 商城',
    },
    {
      name: 'a quoted label',
      source: '用户: "顾客: 甲"\n用户 -> 商城',
      label: '顾客: 甲',
      newLabel: '会员: 乙',
      expected: '用户: "会员: 乙"\n用户 -> 商城',
    },
    {
      name: 'a name',
      source: '用户\n用户 -> 商城: 下单\n外: {_.用户 -> 内}',
      label: '用户',
      newLabel: '会员',
      expected: '会员\n会员 -> 商城: 下单\n外: {_.会员 -> 内}',
    },
    {
      name: 'a name in a container',
      source: '外: {\n  内\n  内 -> 外甲\n}\n外.内 -> 乙',
      label: '内',
      newLabel: '里面',
      expected: '外: {\n  里面\n  里面 -> 外甲\n}\n外.里面 -> 乙',
    },
    {
      name: 'a name to one that needs quotes',
      source: '甲 -> 乙',
      label: '甲',
      newLabel: '甲: 一',
      expected: '"甲: 一" -> 乙',
    },
    {
      name: 'the label of a connection',
      source: '甲 -> 乙: 你好',
      label: '你好',
      newLabel: '再见; 走了',
      expected: '甲 -> 乙: "再见; 走了"',
    },
    {
      name: 'a label that is an attribute',
      source: '甲: {\n  label: 你好\n  shape: circle\n}',
      label: '你好',
      newLabel: '再见',
      expected: '甲: {\n  label: 再见\n  shape: circle\n}',
    },
  ],
});

describe('d2 highlighting', () => {
  it.each([
    ['甲 -> 乙: 你好', ['variableName 甲', 'operator ->', 'variableName 乙', 'punctuation :', 'string 你好']],
    ['# 注释\n"""\n多行\n"""\na', ['lineComment # 注释', 'blockComment 多行', 'variableName a']],
    ['x.style.fill: "#ff0000"', ['propertyName style', 'propertyName fill', 'color "#ff0000"']],
    ['x: {shape: cylinder; width: 200}', ['propertyName shape', 'typeName cylinder', 'number 200']],
    [
      'x: |md\n  # 标题\n  文字\n| {\n  shape: text\n}',
      ['punctuation |md', 'string # 标题', 'typeName text'],
    ],
    ['x: ||md\n  | a |\n||\ny', ['string | a |', 'variableName y']],
    ['**: {&class: ok}', ['keyword **', 'operator &', 'className ok']],
    ['vars: {a: 1}\nb: ${a}', ['definitionKeyword vars', 'variableName ${a}']],
    ['...@common', ['operator ...', 'meta @common']],
    ['a.class: [甲; 乙]', ['squareBracket [', 'className 甲']],
    ['a-b-c <-> "x: y"', ['variableName a-b-c', 'operator <->', 'labelName "x: y"']],
    ['a: b # 尾\nc.style.bold: true', ['string b', 'lineComment # 尾', 'bool true']],
  ])('colours %j', (source, wanted) => {
    expect(piecesOf(language, source)).toEqual(expect.arrayContaining(wanted));
  });
});

describe('d2 completion', () => {
  it.each([
    ['attributes in braces', 'x: {\n  sh¦\n}', 'shape'],
    ['attributes behind a dot', 'x.sh¦', 'shape'],
    ['shapes', 'x: {shape: cy¦}', 'cylinder'],
    ['shapes behind a blank', 'x.shape: ¦', 'cylinder'],
    ['arrowheads', 'a -> b: {target-arrowhead: {shape: cf¦}}', 'cf-many'],
    ['arrowheads by path', 'a -> b: {\n  source-arrowhead.shape: d¦\n}', 'diamond'],
    ['styles', 'x.style.¦', 'fill'],
    ['styles in braces', 'x: {style: {f¦}}', 'fill-pattern'],
    ['colours', 'x.style.fill: li¦', 'lightblue'],
    ['booleans', 'x.style.bold: t¦', 'true'],
    ['numbers of a range', 'x.style.stroke-width: ¦', '15'],
    ['places', 'x.near: top¦', 'top-center'],
    ['directions', 'direction: ¦', 'right'],
    ['layout engines', 'vars: {d2-config: {layout-engine: ¦}}', 'elk'],
    ['settings', 'vars: {\n  d2-config: {\n    th¦\n  }\n}', 'theme-id'],
    ['themes', 'vars: {d2-config: {theme-id: ¦}}', '300'],
    ['classes', 'classes: {红: {style.fill: red}}\nx.class: ¦', '红'],
    ['variables', 'vars: {名: 值}\nx: ${¦', '名'],
    ['snippets', 'sq¦', 'sql_table'],
    ['what holds boards', 'lay¦', 'layers'],
  ])('offers %s', (_, marked, wanted) => {
    expect(labelsAt(language, marked)).toContain(wanted);
  });

  it('shows a swatch beside colours', () => {
    const answer = completeAt(language, 'x.style.stroke: ¦');
    expect(answer?.completions[0]).toMatchObject({ label: 'aliceblue', color: 'aliceblue' });
  });

  it('offers names with the paths of their containers', () => {
    const source = '后端: {\n  网关\n  订单: 订单服务\n}\n用户 -> ¦';
    expect(labelsAt(language, source)).toEqual(['后端', '后端.网关', '后端.订单', '用户']);
    expect(labelsAt(language, '后端: {\n  网关\n}\n用户 -> 后端.¦')).toEqual(['网关']);
    expect(labelsAt(language, '用户\n后端: {\n  网关\n  网关 -> ¦\n}')).toEqual(['网关', '_.用户', '_.后端']);
  });

  it('replaces the word it is in, Chinese too', () => {
    const answer = completeAt(language, '用户甲; 用户乙\n用户甲 -> 用户¦');
    expect(answer?.from).toBe('用户甲; 用户乙\n用户甲 -> '.length);
    expect(answer?.completions.map(({ label }) => label)).toEqual(['用户甲', '用户乙']);
  });

  it('waits to be asked on an empty line', () => {
    expect(labelsAt(language, 'x\n¦')).toEqual([]);
    expect(labelsAt(language, 'x\n¦', true).length).toBeGreaterThan(3);
  });
});

describe('d2 hover', () => {
  it.each([
    ['x.shape: cylinder', 'shape', 'shape', 'a.shape: cylinder'],
    ['x.shape: cylinder', 'cylinder', 'cylinder', 'a: {shape: cylinder}'],
    ['x.style.opacity: 0.4', 'opacity', 'opacity', 'a.style.opacity: 0.4'],
    ['a -> b', '->', '->', 'a -> b: …'],
  ])('explains in %j what is under %j', (source, word, title, example) => {
    const help = language.hover(source, source.indexOf(word) + 1);
    expect(help).toMatchObject({ title, example });
    expect(help?.text['zh-CN']).toMatch(/[\u4E00-\u9FFF]/);
    expect(help?.text['en-US']).not.toMatch(/[\u4E00-\u9FFF]/);
  });

  it('shows examples that D2 draws', async () => {
    for (const word of [
      'opacity',
      'stroke-width',
      'font-size',
      'text-transform',
      'fill-pattern',
      'direction',
    ]) {
      const source = `a.${word}: 1`;
      const example = language.hover(source, source.indexOf(word))?.example ?? '';
      await drawn(example.includes('->') ? example : `a\n${example}`);
    }
  });

  it('says nothing about names and comments', () => {
    expect(language.hover('用户 -> 订单', 0)).toBeNull();
    expect(language.hover('# shape', 3)).toBeNull();
  });
});

describe('d2 quick fixes', () => {
  it.each([
    ['a missing brace', '甲: {\n  乙', '补上“}”'],
    ['a brace too many', '甲: {乙}}', '删掉多余的括号'],
    ['an open quote', '甲: "乙', '补上"'],
    ['an open block of text', '甲: |md\n  字', '补上“|”'],
    ['an unknown shape', '甲: {shape: cylindre}', '改成“cylinder”'],
    ['an unknown arrowhead', '甲 -> 乙: {target-arrowhead.shape: triangel}', '改成“triangle”'],
    ['an unknown style', '甲.style.fil: red', '改成“fill”'],
    ['a style without style', '甲.fill: red', '改成“style.fill”'],
    ['a colour without quotes', '甲.style.fill: #ff0000', '给颜色加引号'],
    ['a full-width colon', '甲：{shape: circle}', '改成半角符号'],
    ['a full-width arrow alone', '甲 → 乙', '改成半角符号'],
    ['a full-width arrow and semicolon', '甲 → 乙；丙 -> ', '改成半角符号'],
    ['text with brackets', '甲: 数组[1]', '给文字加引号'],
    ['an arrow of two lines', '甲 => 乙', '箭头改成 ->'],
    ['an arrow of Mermaid', '甲 ->> 乙', '箭头改成 ->'],
    ['an arrow with a dash', '甲 —> 乙', '箭头改成 ->'],
    ['a colon that is missing', '甲 -> 乙 {\n  style.animated: true\n}', '补上冒号'],
    ['a direction in Chinese', 'direction: 向右\n甲 -> 乙', '改成“right”'],
    ['a full-width comma between attributes', '甲: {shape: circle，width: 100}', '改成半角符号'],
  ])('mends %s', async (_, source, title) => {
    const [diagnostic = { from: 0, to: 0, severity: 'error' as const, message: '' }] = (await draw(source))
      .diagnostics;
    const fix = language.fixes(source, diagnostic).find((candidate) => candidate.title['zh-CN'] === title);
    expect(fix, JSON.stringify(language.fixes(source, diagnostic))).toBeDefined();
    const mended = apply(source, fix?.changes ?? []).replace(/; ?丙 -> $/, '; 丙');
    expect((await drawn(mended)).svg).toContain('<svg');
  });

  it('leaves the punctuation of labels', () => {
    const source = '甲 → 乙: 你好：再见';
    const [fix] = language.fixes(source, { from: 0, to: 1, severity: 'error', message: '' });
    expect(apply(source, fix?.changes ?? [])).toBe('甲 -> 乙: 你好：再见');
  });
});

describe('d2 layout of the text', () => {
  it('indents what braces hold, and leaves blocks of text', () => {
    const source = 'a: {\nb: |md\n      字\n  |\n  c: {\n d\n}\n}\n';
    expect(language.format?.(source)).toBe('a: {\n  b: |md\n      字\n  |\n  c: {\n    d\n  }\n}\n');
  });

  it('does not fold braces on one line', () => {
    expect(foldedAt(language, 'a\nc: {d}', 2)).toBeNull();
    expect(foldedAt(language, 'a: |js\n  f() {\n|\nb', 2)).toBeNull();
    expect(foldedAt(language, '"""\n注 {\n\n"""\n}', 4)).toBeNull();
  });
});
