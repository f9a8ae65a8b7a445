import { describe, expect, it } from 'vitest';
import { anySignOf, fullWidthSigns, CSS_COLORS, nearestWord, readWordTable } from '@letu/core';

describe('nearestWord', () => {
  it.each([
    ['rectangel', 'rectangle'],
    ['Cylindre', 'cylinder'],
    ['ovl', 'oval'],
  ])('takes %s for %s', (word, meant) => {
    expect(nearestWord(word, ['oval', 'rectangle', 'cylinder', 'cloud'])).toBe(meant);
  });

  it('finds nothing for a word that is far from all', () => {
    expect(nearestWord('椭圆', ['oval', 'rectangle'])).toBeUndefined();
    expect(nearestWord('banana', ['oval', 'rectangle'])).toBeUndefined();
  });
});

describe('CSS_COLORS', () => {
  it('has the 148 names of CSS, each once', () => {
    expect(new Set(CSS_COLORS.map((name) => name.toLowerCase())).size).toBe(148);
  });
});

describe('full-width signs', () => {
  const signs = fullWidthSigns(':[]" ', { '→': '->' });

  it('stand for the signs a language has, in their full-width forms and in those of Chinese punctuation', () => {
    expect(signs).toEqual({
      '：': ':',
      '［': '[',
      '］': ']',
      '＂': '"',
      '【': '[',
      '】': ']',
      '“': '"',
      '”': '"',
      '\u3000': ' ',
      '→': '->',
    });
  });

  it('are found in a text, and those of other languages are not', () => {
    expect('甲：乙（丙）→【丁】'.match(anySignOf(signs))).toEqual(['：', '→', '【', '】']);
  });

  it('take what a language means by one over what its form says', () => {
    expect(fullWidthSigns(',;', { '，': ';' })).toEqual({ '，': ';', '；': ';' });
  });
});

describe('readWordTable', () => {
  it('reads rows under their headings, without blanks around cells and with empty ones for the rest', () => {
    expect(readWordTable('\na|甲\n# shape: of shapes\nbox | 方框 |A box\n')).toEqual([
      { group: '', cells: ['a', '甲', '', '', '', ''] },
      { group: 'shape', cells: ['box', '方框', 'A box', '', '', ''] },
    ]);
  });
});
