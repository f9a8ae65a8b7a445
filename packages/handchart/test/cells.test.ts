import { describe, expect, it } from 'vitest';
import { decodeFile } from '@letu/codec';
import { handchart } from '@letu/handchart';
import { isPercent, numberOf } from '../src/source/table.js';
import { copiedCells, tabbedText } from '../src/surface/text/clipboard.js';

describe('what was copied', () => {
  it.each([
    [
      'cells of a spreadsheet',
      '季度\t北京\r\n一季度\t120\r\n',
      [
        ['季度', '北京'],
        ['一季度', '120'],
      ],
    ],
    [
      'cells with line breaks',
      'a\t"b\nc ""d"""\ne\t',
      [
        ['a', 'b c "d"'],
        ['e', ''],
      ],
    ],
    ['a quote inside of a cell', 'a "b"\tc', [['a "b"', 'c']]],
    [
      'empty cells',
      '\t\n\t1',
      [
        ['', ''],
        ['', '1'],
      ],
    ],
    [
      'lines with commas',
      'a,b\n"c, d",1\n',
      [
        ['a', 'b'],
        ['c, d', '1'],
      ],
    ],
    ['lines of text', 'a, b\nc\n', [['a, b'], ['c']]],
    ['a text', ' 1,200 ', [['1,200']]],
  ])('is read as cells: %s', (_name, text, expected) => {
    expect(copiedCells(text)).toEqual(expected);
  });

  it('is written for spreadsheets', () => {
    expect(
      tabbedText([
        ['a', 'b "c"'],
        ['', '1'],
      ]),
    ).toBe('a\t"b ""c"""\n\t1');
    expect(
      copiedCells(
        tabbedText([
          ['a\tb', '"'],
          ['', '1'],
        ]),
      ),
    ).toEqual([
      ['a\tb', '"'],
      ['', '1'],
    ]);
  });
});

it('reads numbers as they are written in China', () => {
  expect(['1.1万', '3亿', '¥1,200.5', '2万亿', '12％', '−5', '万', '3万元', '1.2 万'].map(numberOf)).toEqual([
    11_000,
    300_000_000,
    1200.5,
    2e12,
    12,
    -5,
    undefined,
    undefined,
    12_000,
  ]);
});

it('reads numbers as accounts and Chinese input methods write them', () => {
  const written = ['(300)', '（４.１％）', '(4.1)%', '１３２', '(¥1,200)', '(-3)', '(注)', '()'];
  expect(written.map(numberOf)).toEqual([-300, -4.1, -4.1, 132, -1200, undefined, undefined, undefined]);
  expect(['(4.1%)', '4.1%', '（４.１％）', '(4.1)'].map(isPercent)).toEqual([true, true, true, false]);
});

describe('a file of a table', () => {
  const file = (text: string) => new TextEncoder().encode(text);

  it('becomes a chart, a line break in a cell a blank, with all that its rows have', async () => {
    const { source } = await decodeFile(file('\ufeff地区,"一\n季度"\r\n"华, 东",120\r\n华北,(5),注\r\n'), {
      kinds: [handchart],
      name: '表.CSV',
    });
    expect(source).toBe('type: bar\ndata: |\n  地区, 一 季度, \n  "华, 东", 120, \n  华北, (5), 注\n');
  });

  it('without a column of numbers says so, and keeps all it has', async () => {
    const options = { kinds: [handchart], name: 'a.csv' };
    const { source, notes = [] } = await decodeFile(file('姓名,城市\n林晓,杭州\n'), options);
    expect(source).toContain('林晓, 杭州');
    expect(notes.map((note) => note['zh-CN'])).toEqual([expect.stringContaining('没有一列数字') as string]);
    expect((await decodeFile(file('月,数\n一,1\n'), options)).notes).toBeUndefined();
  });

  it('without a text is named as such', async () => {
    const failed = decodeFile(file('\n,,\n'), { kinds: [handchart], name: 'a.csv' });
    await expect(failed).rejects.toMatchObject({ code: 'malformed' });
  });
});
