import { describe, expect, it } from 'vitest';
import { plantuml } from '@letu/plantuml';
import { engine } from '@letu/plantuml/engine';
import { describeLanguageContract } from '../../code/test/languageContract.js';
import { apply, completeAt, foldedAt, labelsAt, piecesOf } from '../../code/test/languageProbe.js';
import { libraryFiles } from '../src/language/libraryFiles.js';
import { standardLibrary } from '../src/stdlib/standardLibrary.js';
import { draw, drawn } from './draw.js';
import { language } from '../src/language.js';

describeLanguageContract(plantuml, language, engine, {
  // Drawing every C4 file twice would take minutes.
  slow: /^c4__/,
  silent: [
    "' 注释 al¦",
    "@startuml\n/' 多行\nal¦ '/",
    '甲 -> 乙 : al¦',
    'title 标题 al¦',
    'participant "al¦"',
    ':活动 al¦;',
    '@startjson\n{"al¦"}\n@endjson',
  ],
  names: [
    ['@startuml\nactor 顾客\n顾¦\n@enduml', '顾客'],
    ['@startuml\nclass 订单\nclass 用户\n用户 --> 订¦', '订单'],
    ['@startuml\nparticipant "支付 服务" as Pay\n甲 -> ¦', 'Pay'],
    ['@startuml\nPerson(a, "客户")\nRel(a, ¦)\n@enduml', 'a'],
  ],
  snippets: [
    '@startuml\nparticipant 甲\nparticipant 乙\n甲 -> 乙\n¦\n@enduml',
    '@startuml\nclass 甲\nclass 乙\n甲 --> 乙\n¦\n@enduml',
    '@startuml\nstate 甲\nstate 乙\n[*] --> 甲\n¦\n@enduml',
    '@startuml\nstart\n:甲;\n¦\nstop\n@enduml',
    '@startuml\ncomponent 甲\ncomponent 乙\n甲 --> 乙\n¦\n@enduml',
    '@startgantt\n[甲] lasts 3 days\n¦\n@endgantt',
  ],
  referring: ['@startuml…', 'note…end note'],
  folds: [
    ['@startuml\nclass 甲 {\n  乙\n}\nalt 一\n  甲 -> 乙\nelse\n  乙 -> 甲\nend\n@enduml', 1, 9],
    ['@startuml\nclass 甲 {\n  乙\n}\nalt 一\n  甲 -> 乙\nelse\n  乙 -> 甲\nend\n@enduml', 2, 3],
    ['@startuml\nclass 甲 {\n  乙\n}\nalt 一\n  甲 -> 乙\nelse\n  乙 -> 甲\nend\n@enduml', 5, 8],
    ['note left of 甲\n  文字\nend note', 1, 2],
  ],
  enters: [
    ['@startuml\nalt 一¦\nend\n@enduml', '@startuml\nalt 一\n  ¦\nend\n@enduml'],
    ['class 甲 {¦}', 'class 甲 {\n  ¦\n}'],
    ['if (甲) then (是)\n  :乙;¦\nendif', 'if (甲) then (是)\n  :乙;\n  ¦\nendif'],
    ['甲 -> 乙 : 好¦', '甲 -> 乙 : 好\n¦'],
  ],
  brackets: ['{}', '[]', '()', '""'],
  mistakes: [
    '@startuml\n甲 -》 乙 : 好\n@enduml',
    '\uFEFF@startuml\n甲 －> 乙\n@enduml',
    '@startuml\n甲 ->乙 你好\n@enduml',
    '@startuml\nparticipent 甲\n甲 -> 乙\n@enduml',
    '@startuml\nclass 甲 {\n  乙\n@enduml',
  ],
  renamings: [
    {
      name: 'a class',
      source: '@startuml\nclass 用户\nclass 订单\n用户 --> 订单 : 用户的\n@enduml',
      label: '用户',
      newLabel: '会员',
      expected: '@startuml\nclass 会员\nclass 订单\n会员 --> 订单 : 用户的\n@enduml',
    },
    {
      name: 'a class to two words',
      source: '@startuml\nclass 用户\n用户 --> 订单\n@enduml',
      label: '用户',
      newLabel: '新 会员',
      expected: '@startuml\nclass "新 会员"\n"新 会员" --> 订单\n@enduml',
    },
    {
      name: 'a participant with an alias',
      source: '@startuml\nparticipant "支付 服务" as Pay\n甲 -> Pay : 付\n@enduml',
      label: '支付 服务',
      newLabel: '收银台',
      expected: '@startuml\nparticipant "收银台" as Pay\n甲 -> Pay : 付\n@enduml',
    },
    {
      name: 'a participant nobody declares',
      source: '@startuml\n甲 -> 乙 : 甲方\n乙 -> 甲\n@enduml',
      label: '甲',
      newLabel: '丙',
      expected: '@startuml\n丙 -> 乙 : 甲方\n乙 -> 丙\n@enduml',
    },
    {
      name: 'a message',
      source: '@startuml\n甲 -> 乙 : 你好\n@enduml',
      label: '你好',
      newLabel: '再见 朋友',
      expected: '@startuml\n甲 -> 乙 : 再见 朋友\n@enduml',
    },
    {
      name: 'a state',
      source: '@startuml\n[*] --> 待付款\n待付款 --> 已付款\n@enduml',
      label: '待付款',
      newLabel: '未付款',
      expected: '@startuml\n[*] --> 未付款\n未付款 --> 已付款\n@enduml',
    },
    {
      name: 'a component',
      source: '@startuml\n[网关] --> [订单]\n[订单] --> [库存]\n@enduml',
      label: '订单',
      newLabel: '订单 服务',
      expected: '@startuml\n[网关] --> [订单 服务]\n[订单 服务] --> [库存]\n@enduml',
    },
    {
      name: 'an activity',
      source: '@startuml\nstart\n:付款;\nstop\n@enduml',
      label: '付款',
      newLabel: '退款',
      expected: '@startuml\nstart\n:退款;\nstop\n@enduml',
    },
    {
      name: 'a branch of a mind map',
      source: '@startmindmap\n* 根\n** 用户\n@endmindmap',
      label: '用户',
      newLabel: '客户',
      expected: '@startmindmap\n* 根\n** 客户\n@endmindmap',
    },
    {
      name: 'a task',
      source: "@startgantt\n[开发] lasts 5 days\n[测试] starts at [开发]'s end\n@endgantt",
      label: '开发',
      newLabel: '编码',
      expected: "@startgantt\n[编码] lasts 5 days\n[测试] starts at [编码]'s end\n@endgantt",
    },
  ],
});

describe('plantuml highlighting', () => {
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
    expect(piecesOf(language, source)).toEqual(expect.arrayContaining(wanted));
  });
});

describe('plantuml completion', () => {
  it('offers the words of the kind of diagram', () => {
    expect(labelsAt(language, '@startuml\n甲 -> 乙\nal¦\n@enduml')).toContain('alt');
    expect(labelsAt(language, '@startuml\n甲 -> 乙\nal¦\n@enduml')).not.toContain('fork');
    expect(labelsAt(language, '@startuml\nstart\nfo¦\n@enduml')).toContain('fork');
    expect(labelsAt(language, '@startgantt\nsa¦\n@endgantt')).toContain('saturday are closed');
  });

  it('puts what closes an open block before the rest', () => {
    const answer = completeAt(language, '@startuml\n甲 -> 乙\nalt 一\ne¦\n@enduml');
    expect(answer?.completions.find(({ label }) => label === 'end')?.boost).toBe(50);
  });

  it('offers names used before, Chinese, quoted and aliased', () => {
    const source = '@startuml\nparticipant "支付 服务" as Pay\nactor 顾客\n顾客 -> ¦\n@enduml';
    const answer = completeAt(language, source);
    expect(answer?.completions.map(({ label }) => label)).toEqual(['Pay', '顾客']);
    expect(answer?.completions[0]?.detail).toEqual({ 'zh-CN': '支付 服务', 'en-US': '支付 服务' });
    expect(labelsAt(language, '@startuml\nactor 顾客\n顾¦\n@enduml')).toContain('顾客');
    expect(labelsAt(language, '@startuml\nclass 订单\nclass 用户\n用户 --> 订¦\n@enduml')).toContain('订单');
    expect(labelsAt(language, '@startuml\nPerson(a, "客户")\nRel(a, ¦)\n@enduml', true)).toContain('a');
  });

  it('replaces the whole word it is in', () => {
    const source = '@startuml\nactor 顾客\n顾客 -> 顾¦';
    expect(completeAt(language, source)?.from).toBe(source.indexOf('顾¦'));
  });

  it.each([
    ['themes', '!theme cer¦', 'cerulean'],
    ['settings', 'skinparam classBack¦', 'ClassBackgroundColor'],
    ['settings in braces', 'skinparam class {\n  Back¦', 'BackgroundColor'],
    ['colours of settings', 'skinparam classBackgroundColor Light¦', 'LightBlue'],
    ['values of settings', 'skinparam linetype o¦', 'ortho'],
    ['colours behind #', 'participant 甲 #Li¦', 'LightBlue'],
    ['libraries', '!include <¦', '<awslib/'],
    ['files of libraries', '!include <C4/¦', '<C4/C4_Context>'],
    ['functions', '!$x = %st¦', '%strlen'],
    ['directives', '!in¦', '!include'],
    ['diagrams', '@st¦', '@startmindmap'],
  ])('offers %s', (_, marked, wanted) => {
    expect(labelsAt(language, marked)).toContain(wanted);
  });

  it('shows a swatch beside colours', () => {
    expect(completeAt(language, '甲 -> 乙 #¦')?.completions[0]).toMatchObject({
      label: 'AliceBlue',
      color: 'aliceblue',
    });
  });

  it('offers the arrows of the kind of diagram behind a name', () => {
    expect(labelsAt(language, '@startuml\nparticipant 甲\n甲 -¦\n@enduml')).toContain('->>');
    expect(labelsAt(language, '@startuml\nclass 甲\n甲 <|¦')).toContain('<|--');
    expect(labelsAt(language, '@startuml\nclass 甲\n甲 <|¦')).not.toContain('->x');
  });

  it('waits to be asked on an empty line', () => {
    expect(completeAt(language, '甲 -> 乙\n¦')).toBeNull();
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
    ['a full-width angle bracket', '@startuml\n甲 -》 乙 : 好\n@enduml', '改成半角符号'],
    ['an activity without its end', '@startuml\nstart\n:付款\nstop\n@enduml', '补上“;”'],
    ['an activity with a full-width end', '@startuml\nstart\n:付款；\nstop\n@enduml', '改成半角符号'],
    [
      'a condition in full-width brackets',
      '@startuml\nstart\nif （甲） then （是）\n:乙;\nendif\nstop\n@enduml',
      '改成半角符号',
    ],
    ['a missing end note', '@startuml\nclass 甲\nnote left of 甲\n字\n@enduml', '补上“end note”'],
    ['a message without a colon', '@startuml\n甲 ->乙 你好\n@enduml', '补上冒号'],
    ['a name of two words', '@startuml\n用户 方 -> 乙\n@enduml', '改成“"用户 方"”'],
    [
      'an unknown file of a library',
      '@startuml\n!include <C4/C4_Contex>\nPerson(a, "甲")\n@enduml',
      '改成“C4/C4_Context”',
    ],
    ['a byte order mark before a wrong arrow', '\uFEFF@startuml\n甲 －> 乙\n@enduml', '改成半角符号'],
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
  it('indents the blocks', () => {
    const source = '@startuml\nalt 一\n甲 -> 乙\nelse 二\nnote over 甲\n   留着\nend note\nend\n@enduml\n';
    expect(language.format?.(source)).toBe(
      '@startuml\nalt 一\n  甲 -> 乙\nelse 二\n  note over 甲\n   留着\n  end note\nend\n@enduml\n',
    );
  });

  it('does not fold what a block holds', () => {
    expect(foldedAt(language, '@startuml\nclass 甲 {\n  乙\n}\n@enduml', 3)).toBeNull();
  });
});

describe('plantuml renaming', () => {
  it('leaves labels that are no plain text', () => {
    expect(language.rename?.('class A', { from: 0, to: 7 }, 'B', 'C')).toBeNull();
    expect(language.rename?.('class A', { from: 0, to: 7 }, 'A', 'x"y')).toBeNull();
  });
});
