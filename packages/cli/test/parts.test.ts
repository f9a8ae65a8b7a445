import { describe, expect, it } from 'vitest';
import { localeOf } from '../src/environment.js';
import { displayWidth } from '../src/report/displayWidth.js';
import { excerpt } from '../src/report/excerpt.js';

describe('the language of letu', () => {
  it.each([
    [{}, 'zh-CN'],
    [{ LANG: 'C.UTF-8' }, 'zh-CN'],
    [{ LANG: 'zh_TW.UTF-8' }, 'zh-CN'],
    [{ LANG: 'en_US.UTF-8' }, 'en-US'],
    [{ LANG: 'zh_CN.UTF-8', LC_ALL: 'de_DE' }, 'en-US'],
    [{ LANG: 'en_US.UTF-8', LC_MESSAGES: 'zh_CN' }, 'zh-CN'],
  ])('follows %j', (variables, locale) => {
    expect(localeOf(undefined, variables)).toBe(locale);
  });
});

describe('an excerpt', () => {
  it.each([
    ['ab', 2],
    ['数据', 4],
    ['，', 2],
    ['😀', 2],
    ['e\u0301', 1],
    ['ﾊﾝ', 2],
  ])('counts the columns of %s', (text, width) => {
    expect(displayWidth(text)).toBe(width);
  });

  it('keeps its carets below the text after tabs, emoji and Chinese', () => {
    const source = 'a\n\t😀数据 = bad; rest';
    const from = source.indexOf('bad');
    expect(excerpt(source, { from, to: from + 3 }).split('\n')).toEqual([
      '  2 │     😀数据 = bad; rest',
      `    │ ${' '.repeat(4 + 2 + 4 + 3)}^^^`,
    ]);
  });

  it('marks an empty place and one over several lines on the first line', () => {
    expect(excerpt('ab', { from: 2, to: 2 })).toBe('  1 │ ab\n    │   ^');
    expect(excerpt('ab\ncd', { from: 1, to: 5 })).toBe('  1 │ ab\n    │  ^');
  });

  it('cuts long lines around the place and shows no control characters', () => {
    const source = `${'左'.repeat(500)}\u001B[31mX${'右'.repeat(500)}`;
    const [line = ''] = excerpt(source, { from: source.indexOf('X'), to: source.indexOf('X') + 1 }).split(
      '\n',
    );
    expect(line.length).toBeLessThan(140);
    expect(line).not.toContain('\u001B');
    expect(line).toContain('X');
  });
});
