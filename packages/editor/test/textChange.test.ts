import { describe, expect, it } from 'vitest';
import { textChange } from '../src/code/textChange.js';
import { ValueEcho } from '../src/code/valueEcho.js';

const apply = (before: string, after: string): string => {
  const change = textChange(before, after);
  return change ? before.slice(0, change.from) + change.insert + before.slice(change.to) : before;
};

describe('the smallest change between two texts', () => {
  it.each([
    ['', 'a'],
    ['a', ''],
    ['aa', 'aaa'],
    ['aaa', 'aa'],
    ['abab', 'ab'],
    ['甲乙丙', '甲丁丙'],
    ['😀', '😁'],
  ])('turns %j into %j', (before, after) => {
    expect(apply(before, after)).toBe(after);
  });

  it('touches nothing around what differs', () => {
    expect(textChange('box\ncircle\nbox', 'box\nellipse\nbox')).toEqual({ from: 4, to: 9, insert: 'ellips' });
    expect(textChange('box', 'box')).toBeUndefined();
  });
});

describe('values handed back by an owner', () => {
  it('are told from new ones, however late and whichever were left out', () => {
    const echo = new ValueEcho();
    for (const value of ['a', 'ab', 'abc']) echo.send(value);
    expect(echo.isNew('ab', 'abc')).toBe(false);
    expect(echo.isNew('abc', 'abc')).toBe(false);
    expect(echo.isNew('ab', 'abc')).toBe(true);
  });

  it('are forgotten once the owner sets a value of its own', () => {
    const echo = new ValueEcho();
    echo.send('a');
    expect(echo.isNew('x', 'a')).toBe(true);
    expect(echo.isNew('a', 'x')).toBe(true);
  });
});
