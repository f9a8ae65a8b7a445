import { describe, expect, it } from 'vitest';
import { numberOf } from '../src/source/table.js';
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
