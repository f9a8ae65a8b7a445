import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { foldable, getIndentation } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { highlightTree, tagHighlighter, tags, type Tag } from '@lezer/highlight';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CompletionAnswer, DiagramLanguage, TextChange } from '@letu/editor/language';
import { d2 } from '@letu/d2';
import { engine } from '@letu/d2/engine';

const CORPUS = new URL('../../../../shared/corpus/d2/', import.meta.url);
const corpus = existsSync(CORPUS)
  ? readdirSync(CORPUS).map((name) => ({ name, source: readFileSync(new URL(name, CORPUS), 'utf8') }))
  : [];
const samples = [...d2.examples.map(({ id, source }) => ({ name: id, source })), ...corpus];

const signal = new AbortController().signal;
const draw = (source: string) => engine.render(source, {}, { signal, theme: 'light' });

async function drawn(source: string) {
  const result = await draw(source);
  if (result.status === 'failure') throw new Error(`${source}\n${JSON.stringify(result.diagnostics)}`);
  return result;
}

let language: DiagramLanguage;
beforeAll(async () => {
  language = await d2.loadLanguage();
});

const named = Object.entries(tags).filter((entry): entry is [string, Tag] => typeof entry[1] === 'object');
const highlighter = tagHighlighter(named.map(([name, tag]) => ({ tag, class: name })));

/** Returns the coloured pieces of a text as `tag text`. */
function tokens(source: string): string[] {
  const found: string[] = [];
  const tree = language.support.language.parser.parse(source);
  highlightTree(tree, highlighter, (from, to, name) =>
    found.push(`${name} ${source.slice(from, to).trim()}`),
  );
  return found;
}

/** Completes at the `¦` of a text. */
function completeAt(marked: string, explicit = false): CompletionAnswer | null {
  const offset = marked.indexOf('¦');
  return language.complete(marked.replace('¦', ''), offset, explicit);
}

const labelsAt = (marked: string, explicit = false) =>
  (completeAt(marked, explicit)?.completions ?? []).map(({ label }) => label);

function apply(source: string, changes: readonly TextChange[]): string {
  return [...changes]
    .toSorted((a, b) => b.from - a.from)
    .reduce((text, { from, to, insert }) => text.slice(0, from) + insert + text.slice(to), source);
}

describe('d2 highlighting', () => {
  it('colours 99 % of every sample', () => {
    for (const { name, source } of samples) {
      const coloured = tokens(source)
        .map((token) => token.slice(token.indexOf(' ') + 1))
        .join('')
        .replaceAll(/\s/g, '').length;
      expect(coloured / source.replaceAll(/\s/g, '').length, name).toBeGreaterThan(0.99);
    }
  });

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
    expect(tokens(source)).toEqual(expect.arrayContaining(wanted));
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
    expect(labelsAt(marked)).toContain(wanted);
  });

  it('shows a swatch beside colours', () => {
    const answer = completeAt('x.style.stroke: ¦');
    expect(answer?.completions[0]).toMatchObject({ label: 'aliceblue', color: 'aliceblue' });
  });

  it('offers names with the paths of their containers', () => {
    const source = '后端: {\n  网关\n  订单: 订单服务\n}\n用户 -> ¦';
    expect(labelsAt(source)).toEqual(['后端', '后端.网关', '后端.订单', '用户']);
    expect(labelsAt('后端: {\n  网关\n}\n用户 -> 后端.¦')).toEqual(['网关']);
    expect(labelsAt('用户\n后端: {\n  网关\n  网关 -> ¦\n}')).toEqual(['网关', '_.用户', '_.后端']);
  });

  it('replaces the word it is in, Chinese too', () => {
    const answer = completeAt('用户甲; 用户乙\n用户甲 -> 用户¦');
    expect(answer?.from).toBe('用户甲; 用户乙\n用户甲 -> '.length);
    expect(answer?.completions.map(({ label }) => label)).toEqual(['用户甲', '用户乙']);
  });

  it.each(['# sh¦', '"sh¦"', 'x: |md\n  sh¦\n|', 'x: 你好¦', '"""\nsh¦\n"""', 'x\n¦'])(
    'offers nothing in %j',
    (marked) => {
      expect(completeAt(marked)).toBeNull();
    },
  );
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
    ['a full-width arrow and semicolon', '甲 → 乙；丙 -> ', '改成半角符号'],
    ['text with brackets', '甲: 数组[1]', '给文字加引号'],
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
  const state = (source: string) =>
    EditorState.create({ doc: source, extensions: [language.support.extension] });

  it('indents what braces hold, and leaves blocks of text', () => {
    const source = 'a: {\nb: |md\n      字\n  |\n  c: {\n d\n}\n}\n';
    expect(language.format?.(source)).toBe('a: {\n  b: |md\n      字\n  |\n  c: {\n    d\n  }\n}\n');
  });

  it('folds braces and blocks of text', () => {
    const source = 'a: {\n  b: |md\n    字\n  |\n}\nc: {d}';
    const folded = (line: number) => {
      const { doc } = state(source);
      const range = foldable(state(source), doc.line(line).from, doc.line(line).to);
      return range && source.slice(range.from, range.to);
    };
    expect(folded(1)).toBe('\n  b: |md\n    字\n  |\n');
    expect(folded(2)).toBe('\n    字\n  |');
    expect(folded(6)).toBeNull();
  });

  it('indents a new line inside braces', () => {
    const editor = state('a: {\n\n}');
    expect(getIndentation(editor, editor.doc.line(2).from)).toBe(2);
    expect(getIndentation(editor, editor.doc.line(3).from)).toBe(0);
  });

  it('lays every sample out the same twice, and leaves its picture as it is', async () => {
    for (const { name, source } of samples) {
      const once = language.format?.(source) ?? '';
      expect(language.format?.(once), name).toBe(once);
      if (once === source) continue;
      const [before, after] = [await draw(source), await draw(once)];
      expect(after.status, name).toBe(before.status);
      if (before.status === 'success' && after.status === 'success') expect(after.svg, name).toBe(before.svg);
    }
  });
});

describe('d2 renaming', () => {
  it.each([
    ['a label', '用户: 顾客 {shape: person}\n用户 -> 商城', '顾客', '会员'],
    ['a quoted label', '用户: "顾客: 甲"\n用户 -> 商城', '顾客: 甲', '会员: 乙'],
    ['a name', '用户\n用户 -> 商城: 下单\n外: {_.用户 -> 内}', '用户', '会员'],
    ['a name in a container', '外: {\n  内\n  内 -> 外甲\n}\n外.内 -> 乙', '内', '里面'],
    ['a name that needs quotes', '甲 -> 乙', '甲', '甲: 一'],
    ['the label of a connection', '甲 -> 乙: 你好', '你好', '再见; 走了'],
    ['a label that is an attribute', '甲: {\n  label: 你好\n  shape: circle\n}', '你好', '再见'],
  ])('renames %s', async (_, source, label, newLabel) => {
    const before = await drawn(source);
    const places = before.sourceMap ?? [];
    const changes = places.map((place) => language.rename?.(source, place, label, newLabel)).find(Boolean);
    const after = await drawn(apply(source, changes ?? []));
    const texts = [...after.svg.matchAll(/<text\b[^>]*>([^<]*)</g)].map(([, text]) => text);
    expect(texts).toContain(newLabel);
    expect(after.sourceMap).toHaveLength(places.length);
    expect(texts).not.toContain(label);
  });

  it('leaves labels that are written nowhere', () => {
    expect(language.rename?.('甲', { from: 0, to: 1 }, '乙', '丙')).toBeNull();
    expect(language.rename?.('甲', { from: 0, to: 1 }, '甲', ' ')).toBeNull();
  });
});
