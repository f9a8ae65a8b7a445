import { expect, it } from 'vitest';
import { MergeConflict, mergeFields, mergeLists, settleGone, type MergeSide } from '../src/index.js';

const list = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const [id = '', is = ''] = word.split('=');
      return { id, is };
    });
const merged = (base: string, mine: string, theirs: string, prefer?: MergeSide) =>
  mergeLists({ base: list(base), mine: list(mine), theirs: list(theirs), prefer })
    .map(({ id, is }) => (is ? `${id}=${is}` : id))
    .join(' ');

it('what two people have changed, added, taken away and moved in a list is so in what comes of it', () => {
  expect(merged('a b c', 'a=1 b c', 'a b c=2')).toBe('a=1 b c=2');
  expect(merged('a b', 'a b m', 'a b t')).toBe('a b m t');
  expect(merged('a b c', 'a m b c', 'a c t')).toBe('a m c t');
  expect(merged('a b c', 'c a b', 'a b=2 t c')).toBe('c a b=2 t');
  expect(merged('', 'm', 't')).toBe('m t');
});

it('two changes of the same thing, or of the same order, are a conflict unless they are alike', () => {
  expect(merged('a b', 'a=1 b', 'a=1')).toBe('a=1');
  for (const [mine, theirs] of [
    ['a=1 b c', 'a=2 b c'],
    ['b c', 'a=2 b c'],
    ['b a c', 'a c b'],
    ['a b c n=1', 'a b c n=2'],
  ] as const)
    expect(() => merged('a b c', mine, theirs)).toThrow(MergeConflict);
});

it('the fields of an object are changed one by one, and one that is taken away is gone', () => {
  const base: Record<string, number> = { a: 1, b: 1, c: 1 };
  expect(mergeFields({ base, mine: { a: 2, b: 1, c: 1 }, theirs: { a: 1, c: 3, d: 4 } })).toEqual({
    a: 2,
    c: 3,
    d: 4,
  });
});

it('settles for one side what both have changed, and nothing else', () => {
  const [base, mine, theirs] = ['a b c d', 'd a=1 b c=1', 'b a=2 c d=2 t'];
  expect(merged(base, mine, theirs, 'mine')).toBe('d=2 a=1 b c=1 t');
  expect(merged(base, mine, theirs, 'theirs')).toBe('b a=2 c=1 d=2 t');
  expect(merged('a b', 'b', 'a=2 b', 'mine')).toBe('b');
  expect(merged('a b', 'b', 'a=2 b', 'theirs')).toBe('a=2 b');
});

it('has what one side has joined to what is gone come or go with it, as the preferred side has it', () => {
  const settled = (mine: string, theirs: string, prefer?: MergeSide) => {
    const versions = { base: list('a b'), mine: list(mine), theirs: list(theirs), prefer };
    const { items } = settleGone(versions, mergeLists(versions), ({ is }) => [is]);
    return items.map(({ id }) => id).join(' ');
  };
  const [mine, theirs] = ['b', 'a b line=a end=line'];
  expect(() => settled(mine, theirs)).toThrow(MergeConflict);
  expect(settled(mine, theirs, 'mine')).toBe('b');
  expect(settled(mine, theirs, 'theirs')).toBe('a b line end');
});
