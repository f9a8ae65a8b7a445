import { describe, expect, it } from 'vitest';
import { pikchr } from '@letu/pikchr';
import { engine } from '@letu/pikchr/engine';
import { describeLanguageContract } from '../../code/test/languageContract.js';
import { accept, atCaret, completeAt, labelsAt, piecesOf } from '../../code/test/languageProbe.js';
import { WORDS } from '../src/language/words.js';
import { language } from '../src/language.js';

describeLanguageContract(pikchr, language, engine, {
  // Files that show what Pikchr reads wrongly.
  invalid: 0.001,
  silent: ['# bo¦', '// 注释 bo¦', '/* 多行\n bo¦ */ box', 'box "bo¦"', 'box "没有结束 bo¦', 'box wid 15¦'],
  names: [
    ['Start: box "起点"\narrow from ¦', 'Start'],
    ['Start: box\nEnd: circle\narrow from St¦.e to End.w', 'Start'],
    ['define node { box $1 fit }\nno¦', 'node'],
    ['$wide = 3cm\nbox wid ¦', '$wide'],
    ['box fill 浅色\nlight = 0xeeeeee\nbox fill li¦', 'light'],
  ],
  snippets: ['A: box\nB: box at 2cm right of A\nGroup: [box]\n¦'],
  folds: [
    ['Group: [\n  box\n  circle\n]\nbox', 1, 4],
    ['define node {\n  box $1\n}\nnode("甲")', 1, 3],
    ['A: [\n  B: [\n    box\n  ]\n]', 2, 4],
  ],
  enters: [
    ['A: [¦\n]', 'A: [\n  ¦\n]'],
    ['A: [\n  box¦\n]', 'A: [\n  box\n  ¦\n]'],
    ['box "甲"¦', 'box "甲"\n¦'],
  ],
  brackets: ['[]', '{}', '()', '""'],
  mistakes: [
    'box "甲\narrow right\nbox "乙"',
    'box "甲\ncircle "乙"\nbox "丙"',
    'box "甲',
    'box 提交订单',
    '起点: box "甲"\narrow from 起点',
    'box “甲”',
    'bxo "甲"',
  ],
  renamings: [
    {
      name: 'the text of a box',
      source: 'box "旧" fit; arrow; box "旧 二"',
      label: '旧',
      newLabel: '新',
      expected: 'box "新" fit; arrow; box "旧 二"',
    },
    {
      name: 'one line of several',
      source: 'box "一" "旧" fit',
      label: '旧',
      newLabel: '新 的',
      expected: 'box "一" "新 的" fit',
    },
    {
      name: 'the text of an arrow',
      source: 'A: box\narrow right 200% "旧" above\ncircle',
      label: '旧',
      newLabel: '新',
      expected: 'A: box\narrow right 200% "新" above\ncircle',
    },
    {
      name: 'a text to one with quotes',
      source: 'box "旧" fit',
      label: '旧',
      newLabel: '说"好"',
      expected: 'box "说\\"好\\"" fit',
    },
  ],
});

describe('the highlighting of Pikchr', () => {
  it.each([
    ['A: box "甲" fit', ['labelName A', 'punctuation :', 'typeName box', 'string "甲"', 'modifier fit']],
    [
      'arrow right 2cm from A.e',
      ['typeName arrow', 'keyword right', 'number 2cm', 'keyword from', 'labelName A', 'attributeValue e'],
    ],
    [
      'box fill 0xdcfce7 color Blue',
      ['propertyName fill', 'color 0xdcfce7', 'propertyName color', 'color Blue'],
    ],
    [
      'define node { box $1 }',
      ['definitionKeyword define', 'variableName node', 'brace {', 'variableName $1'],
    ],
    ['boxwid = 2*boxht', ['propertyName boxwid', 'operator =', 'number 2', 'operator *']],
    [
      '# 注\n/* 释\n义 */ box',
      ['lineComment # 注', 'blockComment /* 释', 'blockComment 义 */', 'typeName box'],
    ],
    ['box "一\n二" fit', ['string "一', 'string 二"', 'modifier fit']],
    ['line from 1st box to last circle', ['number 1st', 'keyword last']],
    ['box 甲', ['invalid 甲']],
  ])('tells the parts of %j apart', (source, expected) => {
    expect(piecesOf(language, source)).toEqual(expect.arrayContaining(expected));
  });
});

describe('completion in Pikchr', () => {
  it.each([
    ['¦', 'box'],
    ['bo¦', 'box'],
    ['A: cyl¦', 'cylinder'],
    ['box "甲"; arr¦', 'arrow'],
    ['box wi¦', 'wid'],
    ['arrow ri¦', 'right'],
    ['arrow from A.¦', 'east'],
    ['box with .¦', 'nw'],
    ['box fill light¦', 'lightblue'],
    ['arrow dash¦', 'dashed'],
    ['circle at last ¦', 'box'],
    ['arrow from 2nd ¦', 'circle'],
    ['x = sq¦', 'sqrt'],
    ['boxw¦', 'boxwid'],
    ['A: [\n  bo¦\n]', 'box'],
    ['arrow "说明" ab¦', 'above'],
  ])('offers at %j the word %s', (marked, label) => {
    expect(labelsAt(language, marked, true)).toContain(label);
  });

  it('offers to lines and to boxes what each takes', () => {
    const [line, box] = [labelsAt(language, 'arrow ¦', true), labelsAt(language, 'box ¦', true)];
    expect([line.includes('then'), box.includes('then')]).toEqual([true, false]);
    expect([line.includes('with'), box.includes('with')]).toEqual([false, true]);
  });

  it.each(['box ¦', 'arrow from ¦'])('waits to be asked at %j', (marked) => {
    expect(labelsAt(language, marked)).toEqual([]);
    expect(labelsAt(language, marked, true).length).toBeGreaterThan(5);
  });

  it('does not offer the name that is being written', () => {
    expect(labelsAt(language, 'Sta¦: box')).not.toContain('Sta');
  });

  it('shows a swatch beside colours, and offers none', () => {
    const answer = completeAt(language, 'box fill ¦', true);
    expect(answer?.completions.find(({ label }) => label === 'lightblue')).toMatchObject({
      kind: 'color',
      color: 'lightblue',
    });
    expect(accept(language, 'box fill n¦', 'none')).toBe('box fill none');
  });
});

describe('help on Pikchr', () => {
  it.each([
    ['b¦ox "甲"', 'box'],
    ['arrow dash¦ed', 'dashed'],
    ['line from A.n¦e', 'ne'],
    ['box¦wid = 2', 'boxwid'],
    ['x = sqr¦t(2)', 'sqrt'],
  ])('says at %j what %s is', (marked, title) => {
    expect(language.hover(...atCaret(marked))?.title).toBe(title);
  });

  it.each(['A¦: box', 'box "b¦ox"', 'box¦ ', 'my¦name = 3'])('is silent at %j', (marked) => {
    expect(language.hover(...atCaret(marked))).toBeNull();
  });

  it('has an example for every word, which Pikchr draws', async () => {
    const signal = new AbortController().signal;
    const failed: string[] = [];
    for (const { word, group, example, text } of WORDS.values()) {
      expect(text['zh-CN'], word).toMatch(/\p{Script=Han}/u);
      const value = group === 'function' ? example : /^A\.[xy]$/.test(example) ? example : `${example}.x`;
      const statement = /^(?:function|edge)$/.test(group) ? `print ${value}` : example;
      const source = `A: box; B: circle; L: line; G: [box]; dot\n${statement}`;
      const { status } = await engine.render(source, pikchr.defaultOptions, { signal, theme: 'light' });
      if (status === 'failure') failed.push(statement);
    }
    expect(failed).toEqual([]);
  });
});
