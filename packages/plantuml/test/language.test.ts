import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { foldable, getIndentation, ensureSyntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { highlightTree, tagHighlighter, tags, type Tag } from '@lezer/highlight';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CompletionAnswer, DiagramLanguage, TextChange } from '@letu/editor/language';
import { plantuml } from '@letu/plantuml';
import { libraryFiles } from '../src/language/libraryFiles.js';
import { standardLibrary } from '../src/stdlib/standardLibrary.js';
import { draw, drawn, textOf } from './draw.js';

const CORPUS = new URL('../../../../shared/corpus/plantuml/', import.meta.url);
const corpus = existsSync(CORPUS)
  ? readdirSync(CORPUS).map((name) => ({ name, source: readFileSync(new URL(name, CORPUS), 'utf8') }))
  : [];
const samples = [...plantuml.examples.map(({ id, source }) => ({ name: id, source })), ...corpus];

let language: DiagramLanguage;
beforeAll(async () => {
  language = await plantuml.loadLanguage();
});

const named = Object.entries(tags).filter((entry): entry is [string, Tag] => typeof entry[1] === 'object');
const highlighter = tagHighlighter(named.map(([name, tag]) => ({ tag, class: name })));

/** Returns the coloured pieces of a text as `tag text`. */
function tokens(source: string): string[] {
  const found: string[] = [];
  const tree = language.support.language.parser.parse(source);
  highlightTree(tree, highlighter, (from, to, name) => found.push(`${name} ${source.slice(from, to)}`));
  return found;
}

/** Completes at the `|` of a text. */
function completeAt(marked: string, explicit = false): CompletionAnswer | null {
  const offset = marked.indexOf('|');
  return language.complete(marked.slice(0, offset) + marked.slice(offset + 1), offset, explicit);
}

const labelsAt = (marked: string, explicit = false) =>
  (completeAt(marked, explicit)?.completions ?? []).map(({ label }) => label);

function apply(source: string, changes: readonly TextChange[]): string {
  return [...changes]
    .toSorted((a, b) => b.from - a.from)
    .reduce((text, { from, to, insert }) => text.slice(0, from) + insert + text.slice(to), source);
}

describe('plantuml highlighting', () => {
  it.skipIf(corpus.length === 0)('colours 99 % of every corpus file (skipped without ../shared)', () => {
    for (const { name, source } of samples) {
      const coloured = tokens(source).join('').replaceAll(/\s/g, '').length;
      const share = coloured / source.replaceAll(/\s/g, '').length;
      expect(share, name).toBeGreaterThan(0.99);
      expect(
        tokens(source).filter((token) => token.startsWith('invalid')),
        name,
      ).toEqual([]);
    }
  });

  it.each([
    [
      '@startuml\n甲 -> "乙 方" : 你好\\n再见',
      ['variableName 甲', 'operator ->', 'string "乙 方"', 'string 你好', 'escape \\n'],
    ],
    ["' 注释\n/' 多\n行 '/", ["lineComment ' 注释", "blockComment /' 多", "blockComment 行 '/"]],
    [
      'class 用户 <<实体>> {\n  -编号 : long\n}',
      ['definitionKeyword class', 'className <<实体>>', 'modifier -'],
    ],
    [
      'if (同意？) then (是)\n:付款;\nendif',
      ['controlKeyword if', 'string 同意？', 'keyword then', 'string 付款;'],
    ],
    ['skinparam classBackgroundColor #FF0000', ['propertyName classBackgroundColor', 'color #FF0000']],
    [
      '<style>\nnode {\n  FontSize 14\n}\n</style>',
      ['typeName node', 'propertyName FontSize', 'number 14', 'meta </style>'],
    ],
    ['!include <C4/C4_Context>', ['meta !include', 'url <C4/C4_Context>']],
    [
      'note left of 甲\n  文字 <b>粗\nend note',
      ['definitionKeyword note left of', 'string 文字', 'meta <b>', 'keyword end note'],
    ],
    [
      '@startjson\n{"名": 1, "对": true}\n@endjson',
      ['propertyName "名"', 'number 1', 'bool true', 'meta @endjson'],
    ],
    ['@startyaml\n名: 值\n@endyaml', ['propertyName 名', 'string 值']],
    ['@startmindmap\n** 用户\n@endmindmap', ['operator **', 'string 用户']],
    ['@startgantt\n[任务] lasts 5 days\n@endgantt', ['variableName [任务]', 'keyword lasts', 'number 5']],
    ['A <|-- B\nB "1" *-- "0..*" C : 有', ['operator <|--', 'operator *--', 'string "0..*"']],
    ['Person(a, "客户")', ['typeName Person', 'variableName a', 'string "客户"']],
  ])('colours %j', (source, wanted) => {
    const found = tokens(source).map((token) => token.trim());
    expect(found).toEqual(expect.arrayContaining(wanted.map((token) => token)));
  });
});

describe('plantuml completion', () => {
  it('offers the words of the kind of diagram', () => {
    expect(labelsAt('@startuml\n甲 -> 乙\nal|\n@enduml')).toContain('alt');
    expect(labelsAt('@startuml\n甲 -> 乙\nal|\n@enduml')).not.toContain('fork');
    expect(labelsAt('@startuml\nstart\nfo|\n@enduml')).toContain('fork');
    expect(labelsAt('@startgantt\nsa|\n@endgantt')).toContain('saturday are closed');
  });

  it('puts what closes an open block before the rest', () => {
    const answer = completeAt('@startuml\n甲 -> 乙\nalt 一\ne|\n@enduml');
    expect(answer?.completions.find(({ label }) => label === 'end')?.boost).toBe(50);
  });

  it('offers names used before, Chinese, quoted and aliased', () => {
    const source = '@startuml\nparticipant "支付 服务" as Pay\nactor 顾客\n顾客 -> |\n@enduml';
    const answer = completeAt(source);
    expect(answer?.completions.map(({ label }) => label)).toEqual(['Pay', '顾客']);
    expect(answer?.completions[0]?.detail).toEqual({ 'zh-CN': '支付 服务', 'en-US': '支付 服务' });
    expect(labelsAt('@startuml\nactor 顾客\n顾|\n@enduml')).toContain('顾客');
    expect(labelsAt('@startuml\nclass 订单\nclass 用户\n用户 --> 订|\n@enduml')).toContain('订单');
    expect(labelsAt('@startuml\nPerson(a, "客户")\nRel(a, |)\n@enduml', true)).toContain('a');
  });

  it('replaces the whole word it is in', () => {
    const source = '@startuml\nactor 顾客\n顾客 -> 顾|';
    expect(completeAt(source)?.from).toBe(source.indexOf('顾|'));
  });

  it.each([
    ['themes', '!theme cer|', 'cerulean'],
    ['settings', 'skinparam classBack|', 'ClassBackgroundColor'],
    ['settings in braces', 'skinparam class {\n  Back|', 'BackgroundColor'],
    ['colours of settings', 'skinparam classBackgroundColor Light|', 'LightBlue'],
    ['values of settings', 'skinparam linetype o|', 'ortho'],
    ['colours behind #', 'participant 甲 #Li|', 'LightBlue'],
    ['libraries', '!include <|', '<awslib/'],
    ['files of libraries', '!include <C4/|', '<C4/C4_Context>'],
    ['functions', '!$x = %st|', '%strlen'],
    ['directives', '!in|', '!include'],
    ['diagrams', '@st|', '@startmindmap'],
  ])('offers %s', (_, marked, wanted) => {
    expect(labelsAt(marked)).toContain(wanted);
  });

  it('shows a swatch beside colours', () => {
    expect(completeAt('甲 -> 乙 #|')?.completions[0]).toMatchObject({
      label: 'AliceBlue',
      color: 'aliceblue',
    });
  });

  it('offers the arrows of the kind of diagram behind a name', () => {
    expect(labelsAt('@startuml\nparticipant 甲\n甲 -|\n@enduml')).toContain('->>');
    expect(labelsAt('@startuml\nclass 甲\n甲 <|')).toContain('<|--');
    expect(labelsAt('@startuml\nclass 甲\n甲 <|')).not.toContain('->x');
  });

  it.each([
    "' 注释 al|",
    "/' 多行\nal| '/",
    '甲 -> 乙 : al|',
    'title 标题 al|',
    'participant "al|"',
    ':活动 al|;',
    '@startjson\n{"al|"}\n@endjson',
    '甲 -> 乙\n|',
  ])('offers nothing in %j', (marked) => {
    expect(completeAt(marked)).toBeNull();
  });

  it('names only files that the standard library has', async () => {
    const { signal } = new AbortController();
    for (const path of libraryFiles) {
      const [library = '', ...rest] = path.split('/');
      const name = standardLibrary.canonicalName(library);
      expect(name, path).toBeDefined();
      await standardLibrary.load(name ?? '', { signal } as never);
      expect(standardLibrary.lines(name ?? '', rest.join('/').toLowerCase()), path).toBeDefined();
    }
  });
});

describe('plantuml hover', () => {
  it.each([
    ['@startuml\n甲 -> 乙\nalt 一\nend', 'alt', 'alt'],
    ['skinparam classBackgroundColor Red', 'classBack', 'ClassBackgroundColor'],
    ['A <|-- B', '<|--', '<|--'],
    ['@startuml\nparticipant "支付" as Pay\nPay -> Pay', 'Pay ->', 'Pay'],
    ['!theme plain', '!theme', '!theme'],
  ])('explains in %j what is under %j', (source, word, title) => {
    const help = language.hover(source, source.indexOf(word) + 1);
    expect(help?.title).toBe(title);
    expect(help?.text['zh-CN']).toMatch(/[\u4E00-\u9FFF]/);
    expect(help?.text['en-US']).not.toMatch(/[\u4E00-\u9FFF]{3}/);
  });

  it('says nothing about comments and blanks', () => {
    expect(language.hover("' alt", 3)).toBeNull();
    expect(language.hover('甲 -> 乙 : alt', 11)).toBeNull();
  });
});

describe('plantuml quick fixes', () => {
  it.each([
    ['a missing @enduml', '@startuml\n甲 -> 乙\nfoo bar', '补上“@enduml”'],
    ['a missing @startuml', '甲 -> 乙\n@enduml', '补上“@startuml”'],
    ['a missing end', '@startuml\nalt 一\n甲 -> 乙\n@enduml', '补上“end”'],
    ['a missing endif', '@startuml\nstart\nif (甲) then (是)\n:乙;\n@enduml', '补上“endif”'],
    ['a missing }', '@startuml\nclass 甲 {\n  乙\n@enduml', '补上“}”'],
    ['a full-width arrow', '@startuml\n甲 → 乙\n@enduml', '改成半角符号'],
    ['a full-width colon and semicolon', '@startuml\nstart\n：付款；\nstop\n@enduml', '改成半角符号'],
    ['full-width brackets', '@startuml\nclass 用户 ｛\n}\n@enduml', '改成半角符号'],
    ['an unknown theme', '@startuml\n!theme ceruleen\n甲 -> 乙\n@enduml', '改成“cerulean”'],
    ['a mistyped word', '@startuml\nparticipent 甲\n甲 -> 乙\n@enduml', '改成“participant”'],
  ])('mends %s', async (_, source, title) => {
    const before = await draw(source);
    const diagnostic = before.diagnostics[0] ?? { from: 0, to: 0, severity: 'error' as const, message: '' };
    const fix = language.fixes(source, diagnostic).find((candidate) => candidate.title['zh-CN'] === title);
    expect(fix, JSON.stringify(before.diagnostics)).toBeDefined();
    const mended = apply(source, fix?.changes ?? []).replace('\nfoo bar', '');
    expect(await drawn(mended)).toContain('<svg');
  });

  it('offers the nearest colour', () => {
    const source = '@startuml\nparticipant 甲 #LightBleu\n@enduml';
    const fix = language.fixes(source, { from: 10, to: 20, severity: 'error', message: '' })[0];
    expect(apply(source, fix?.changes ?? [])).toContain('#LightBlue');
  });

  it('leaves punctuation in labels', () => {
    const source = '甲 → 乙 : 你好：（再见）';
    const [fix] = language.fixes(source, { from: 0, to: 1, severity: 'error', message: '' });
    expect(apply(source, fix?.changes ?? [])).toBe('甲 -> 乙 : 你好：（再见）');
  });
});

describe('plantuml layout of the text', () => {
  const state = (source: string) =>
    EditorState.create({ doc: source, extensions: [language.support.extension] });

  it('indents the blocks', () => {
    const source = '@startuml\nalt 一\n甲 -> 乙\nelse 二\nnote over 甲\n   留着\nend note\nend\n@enduml\n';
    expect(language.format?.(source)).toBe(
      '@startuml\nalt 一\n  甲 -> 乙\nelse 二\n  note over 甲\n   留着\n  end note\nend\n@enduml\n',
    );
  });

  it('folds blocks, notes and whole diagrams', () => {
    const source = '@startuml\nclass 甲 {\n  乙\n}\nalt 一\n  甲 -> 乙\nelse\n  乙 -> 甲\nend\n@enduml';
    const { doc } = state(source);
    const folded = (line: number) => {
      const { from, to } = doc.line(line);
      const range = foldable(state(source), from, to);
      return range && [doc.lineAt(range.from).number, doc.lineAt(range.to).number];
    };
    expect(folded(1)).toEqual([1, 9]);
    expect(folded(2)).toEqual([2, 3]);
    expect(folded(5)).toEqual([5, 8]);
    expect(folded(3)).toBeNull();
  });

  it('indents a new line inside a block, and its end less', () => {
    const source = '@startuml\nalt 一\n\nend\n@enduml';
    const opened = state(source);
    ensureSyntaxTree(opened, source.length);
    expect(getIndentation(opened, opened.doc.line(3).from)).toBe(2);
    expect(getIndentation(opened, opened.doc.line(4).from)).toBe(0);
  });

  // Drawing every C4 file twice would take minutes.
  const drawnSamples = samples.filter(({ name }) => !name.startsWith('c4__') || name.includes('Dynamic'));
  it('lays every sample out the same twice, and leaves its picture as it is', async () => {
    for (const { name, source } of samples) {
      const once = language.format?.(source) ?? '';
      expect(language.format?.(once), name).toBe(once);
    }
    for (const { name, source } of drawnSamples) {
      const formatted = language.format?.(source) ?? '';
      if (formatted === source) continue;
      const [before, after] = [await draw(source), await draw(formatted)];
      expect(after.status, name).toBe(before.status);
      if (before.status === 'success' && after.status === 'success') expect(after.svg, name).toBe(before.svg);
    }
  });
});

describe('plantuml renaming', () => {
  const shapes = (svg: string) => svg.match(/<(?:rect|ellipse|polygon|path|line)\b/g)?.length;

  it.each([
    ['a class', '@startuml\nclass 用户\nclass 订单\n用户 --> 订单 : 用户的\n@enduml', '用户', '会员'],
    ['a class by two words', '@startuml\nclass 用户\n用户 --> 订单\n@enduml', '用户', '新 会员'],
    [
      'a participant with an alias',
      '@startuml\nparticipant "支付 服务" as Pay\n甲 -> Pay : 付\n@enduml',
      '支付 服务',
      '收银台',
    ],
    ['a participant nobody declares', '@startuml\n甲 -> 乙 : 甲方\n乙 -> 甲\n@enduml', '甲', '丙'],
    ['a message', '@startuml\n甲 -> 乙 : 你好\n@enduml', '你好', '再见 朋友'],
    ['a state', '@startuml\n[*] --> 待付款\n待付款 --> 已付款\n@enduml', '待付款', '未付款'],
    ['a component', '@startuml\n[网关] --> [订单]\n[订单] --> [库存]\n@enduml', '订单', '订单 服务'],
    ['an activity', '@startuml\nstart\n:付款;\nstop\n@enduml', '付款', '退款'],
    ['a branch of a mind map', '@startmindmap\n* 根\n** 用户\n@endmindmap', '用户', '客户'],
    ['a task', "@startgantt\n[开发] lasts 5 days\n[测试] starts at [开发]'s end\n@endgantt", '开发', '编码'],
  ])('renames %s', async (_, source, label, newLabel) => {
    const before = await draw(source);
    if (before.status === 'failure') throw new Error(JSON.stringify(before.diagnostics));
    const entry = before.sourceMap?.find(({ from, to }) => source.slice(from, to).includes(label));
    const changes = entry && language.rename?.(source, entry, label, newLabel);
    const svg = await drawn(apply(source, changes ?? []));
    expect(textOf(svg).replaceAll(/&#160;|\u00A0/g, ' ')).toContain(newLabel);
    expect(shapes(svg)).toBe(shapes(before.svg));
  });

  it('leaves labels that are no plain text', () => {
    expect(language.rename?.('class A', { from: 0, to: 7 }, 'B', 'C')).toBeNull();
    expect(language.rename?.('class A', { from: 0, to: 7 }, 'A', 'x"y')).toBeNull();
  });
});
