import { describe, expect, it } from 'vitest';
import { handchart } from '@letu/handchart';
import { engine } from '@letu/handchart/engine';
import { describeLanguageContract } from '../../code/test/languageContract.js';
import { atCaret, completeAt, labelsAt } from '../../code/test/languageProbe.js';
import { language } from '../src/language.js';

const TABLE = 'data: |\n  季度, 北京, 上海\n  一季度, 120, 98\n';

describeLanguageContract(handchart, language, engine, {
  silent: ['# ty¦', 'title: ba¦', 'type: bar # li¦', `type: bar\n${TABLE}  二¦`, 'title: "ty¦"', 'width: 2¦'],
  names: [
    [`type: combo\nsecondary: [¦]\n${TABLE}`, '上海'],
    [`type: combo\nsecondary: [北京, 上¦]\n${TABLE}`, '上海'],
    [`type: combo\nsecondary:\n  - ¦\n${TABLE}`, '北京'],
    [`type: bar\nunit: { ¦ }\n${TABLE}`, '北京'],
  ],
  snippets: ['¦'],
  folds: [
    [`type: bar\n${TABLE}`, 2, 4],
    ['x:\n  min: 1\n  max: 2\ntype: bar', 1, 3],
  ],
  enters: [
    ['data: |¦', 'data: |\n  ¦'],
    ['data: |\n  季度, 北京¦', 'data: |\n  季度, 北京\n  ¦'],
    ['x:¦', 'x:\n  ¦'],
    ['title: 甲¦', 'title: 甲\n¦'],
  ],
  brackets: ['[]', '{}', '""'],
  mistakes: [
    `type: bra\n${TABLE}`,
    `typ: bar\n${TABLE}`,
    `type: bar\ntitel: 甲\n${TABLE}`,
    `type: bar\n标题: 甲\n${TABLE}`,
    `type: bar\nx: { mni: 1 }\n${TABLE}`,
    `type: bar\nformatter: 甲\n${TABLE}`,
    `type: bar\nlegend: 上\n${TABLE}`,
    `type: bar\nlabels: 是\n${TABLE}`,
    `type: bar\nsmooth: no\n${TABLE}`,
    `type: bar\nwidth: 20\n${TABLE}`,
    `type: bar\nwidth: ８００\n${TABLE}`,
    `type: bar\nwidth: 600px\n${TABLE}`,
    `type: bar\ndecimals: 1.5\n${TABLE}`,
    `type: bar\ncolors: [红色, blue]\n${TABLE}`,
    `type: bar\ncolors: [bleu]\n${TABLE}`,
    `type: combo\nsecondary: [天津]\n${TABLE}`,
    `type：bar\ntitle：甲\n${TABLE}`,
    `type:bar\n${TABLE}`,
    'type: bar\n',
    'title: 甲\n',
    TABLE,
    'type: bar\ndata: |\n季度, 北京\n一季度, 120\n',
    'type: bar\ndata:\n  季度, 北京\n  一季度, 120\n',
    `type: bar\ncolors: [red\n${TABLE}`,
    `type: bar\ntitle: "甲\n${TABLE}`,
    `type: bar\nx:\n\tmin: 1\n${TABLE}`,
    '{"type": "bra", "data": [["a", "b"], ["c", 1]]}',
    `type: combo\nsecondary: 上海\n${TABLE}`,
    `type: bar\ncolors: red，blue\n${TABLE}`,
    `type: bar\nx: 季度\n${TABLE}`,
    `type: bar\nfill: dots\n${TABLE}`,
    `type: bar\ntitle: 甲\ntitle: 乙\n${TABLE}`,
    `type: bar\ny:\n  min: 1\n  # 注\n  min: 2\n${TABLE}`,
    `type: bar\ny: { min: 1, min: 2 }\n${TABLE}`,
    `type: bar\n${TABLE}${TABLE}`,
    `type: bar\ncolors: [red\ntitle: 甲\n${TABLE}`,
  ],
  renamings: [
    {
      name: 'the title',
      source: `type: bar\ntitle: 旧的\n${TABLE}`,
      label: '旧的',
      newLabel: '新: 的',
      expected: `type: bar\ntitle: "新: 的"\n${TABLE}`,
    },
    {
      name: 'the name of a row',
      source: `type: bar\n${TABLE}`,
      label: '一季度',
      newLabel: '第一季',
      expected: `type: bar\n${TABLE.replace('一季度', '第一季')}`,
    },
    {
      name: 'an entry of the legend',
      source: `type: bar\n${TABLE}`,
      label: '北京',
      newLabel: '京, 津',
      expected: `type: bar\n${TABLE.replace('北京', '"京, 津"')}`,
    },
    {
      name: 'a cell of a list',
      source: 'type: bar\ndata: [["季度", "北京"], ["一", 3]]\n',
      label: '一',
      newLabel: '第一',
      expected: 'type: bar\ndata: [["季度", "北京"], ["第一", 3]]\n',
    },
  ],
});

describe('the completion of charts', () => {
  it('offers the values that a word can have, and no word twice', () => {
    expect(labelsAt(language, 'type: ¦', true)).toEqual(expect.arrayContaining(['bar', 'sankey']));
    expect(labelsAt(language, 'type: bar\nlegend: ¦', true)).toEqual([
      'top',
      'bottom',
      'left',
      'right',
      'none',
    ]);
    expect(labelsAt(language, 'type: bar\ny: { log: ¦', true)).toEqual(['true', 'false']);
    expect(labelsAt(language, 'type: bar\nx:\n  m¦')).toEqual(expect.arrayContaining(['min', 'max']));
    expect(labelsAt(language, 'type: bar\nt¦')).not.toContain('type');
    expect(labelsAt(language, '{"type": "bar", "l¦')).toContain('legend');
    expect(completeAt(language, 'colors: [red, b¦', true)?.completions).toContainEqual({
      label: 'blue',
      kind: 'color',
      color: 'blue',
    });
  });

  it('has help in both languages for every word and value it offers', () => {
    for (const marked of ['t¦', 'type: ¦', 'numbers: ¦', 'fillStyle: ¦', 'x: { ¦'])
      for (const { label, kind, info, detail } of completeAt(language, marked, true)?.completions ?? [])
        if (kind !== 'snippet') expect(info ?? detail, label).toBeDefined();
  });
});

describe('the fixes of charts', () => {
  it.each([
    [`type: combo\nsecondary: 上海\n${TABLE}`, 'secondary: [上海]\n'],
    [`type: bar\ncolors: red，blue\n${TABLE}`, 'colors: [red, blue]\n'],
    [`type: bar\nfill: dots\n${TABLE}`, 'fillStyle: dots\n'],
    [`type: bar\nroughness: very\n${TABLE}`, 'roughness: 1\n'],
    [`type: bar\ntitle: 甲\ntitle: 乙\n${TABLE}`, 'bar\ntitle: 甲\ndata'],
    [`type: bar\ny: { min: 1, min: 2 }\n${TABLE}`, 'y: { min: 1 }\n'],
    [`${TABLE}${TABLE}type: bar\n`, `${TABLE}type: bar\n`],
  ])('begin with what is meant: %j', async (source, expected) => {
    const render = (text: string) =>
      engine.render(text, {}, { theme: 'light', locale: 'zh-CN', signal: new AbortController().signal });
    const result = await render(source);
    const [mistake] = result.diagnostics;
    const [fix] = mistake ? language.fixes(source, mistake) : [];
    const mended = (fix?.changes ?? []).reduceRight(
      (text, { from, to, insert }) => text.slice(0, from) + insert + text.slice(to),
      source,
    );
    expect(mended).toContain(expected);
    expect((await render(mended)).status).toBe('success');
  });
});

describe('what is pasted into a chart', () => {
  const pasted = (marked: string, text: string) => {
    const [source, at] = atCaret(marked);
    return language.paste?.(source, { from: at, to: at }, text);
  };

  it('becomes one where nothing else is', () => {
    expect(pasted('\n¦', '季度\t北京\r\n一季度\t1,200\r\n')).toBe(
      'type: bar\ndata: |\n  季度, 北京\n  一季度, "1,200"\n',
    );
    expect(pasted('¦', '就是一句话')).toBeUndefined();
    expect(pasted('¦', '季度\t北京\n"一\n季度"\t1\n')).toBe(
      'type: bar\ndata: |\n  季度, 北京\n  一 季度, 1\n',
    );
  });

  it('stands in a table as its own cells do', () => {
    expect(pasted(`${TABLE}  ¦`, '二季度\t1,3\t110\n三季度\t4\t5\n')).toBe(
      '二季度, "1,3", 110\n  三季度, 4, 5',
    );
    expect(pasted('data: |\n¦  a, b\n', 'c\t1\n')).toBe('  c, 1\n');
    expect(pasted(`${TABLE}  ¦`, '一格')).toBeUndefined();
    expect(pasted(`¦${TABLE}`, 'a\tb\n1\t2')).toBeUndefined();
  });
});

describe('the layout of charts', () => {
  it('puts the columns of a table below each other', () => {
    expect(
      language.format?.(
        'type: bar\ndata: |\n  季度,北京, "上海, 浦东"\n  一,120,9\n\n  二季度,1.5,"1,200"\n',
      ),
    ).toBe(
      'type: bar\ndata: |\n  季度  , 北京, "上海, 浦东"\n  一    ,  120,            9\n\n  二季度,  1.5,      "1,200"\n',
    );
  });
});
