import { describe, expect, it } from 'vitest';
import { textChange } from '@letu/core';

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
