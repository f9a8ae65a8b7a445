import { describe, expect, it } from 'vitest';
import { readTable } from '../src/table.js';

describe('the cells of a table', () => {
  it.each([
    [
      'commas',
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'tabs, although cells have commas',
      'a\tb\n1,5\t2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'semicolons',
      'a;b\n1;2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'full-width commas',
      '名称，数量\n苹果，3',
      [
        ['名称', '数量'],
        ['苹果', '3'],
      ],
    ],
    ['a byte order mark', '\uFEFFa,b', [['a', 'b']]],
    [
      'quoted cells',
      'a,"b ""c"", d"\n"e\nf",g',
      [
        ['a', 'b "c", d'],
        ['e\nf', 'g'],
      ],
    ],
    ['blanks before a quote', 'a, "b, c" , d', [['a', 'b, c', 'd']]],
    ['blanks within quotes', '"a, ""b""",c', [['a, "b"', 'c']]],
    ['rows of different length', 'a,b\n\n1', [['a', 'b'], [''], ['1']]],
    [
      'names of what every object has',
      '__proto__,constructor\n1,2',
      [
        ['__proto__', 'constructor'],
        ['1', '2'],
      ],
    ],
  ])('are read with %s', (_, text, cells) => {
    expect(readTable(text)).toEqual(cells);
  });
});
