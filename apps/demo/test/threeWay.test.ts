import { expect, it } from 'vitest';
import { mergedText, mergeLines, mergeTexts } from '../src/diff/threeWay.js';

const BASE = 'flowchart LR\n  甲 --> 乙\n  乙 --> 丙\n  丙 --> 丁';

it('changes of different lines are put together without a question', () => {
  const mine = BASE.replace('甲', '开始');
  const theirs = `${BASE}\n  丁 --> 戊`;
  const hunks = mergeTexts(mine, BASE, theirs);
  expect(hunks.filter(({ kind }) => kind === 'conflict')).toEqual([]);
  expect(mergedText(hunks, [])).toBe('flowchart LR\n  开始 --> 乙\n  乙 --> 丙\n  丙 --> 丁\n  丁 --> 戊');
});

it('lines that both have changed are chosen one by one, and both are kept until someone chooses', () => {
  const mine = BASE.replace('甲 --> 乙', '甲 -->|是| 乙').replace('丁', '我');
  const theirs = BASE.replace('甲 --> 乙', '甲 -->|否| 乙').replace('丁', '他');
  const hunks = mergeTexts(mine, BASE, theirs);
  expect(hunks.filter(({ kind }) => kind === 'conflict')).toMatchObject([
    { mine: ['  甲 -->|是| 乙'], base: ['  甲 --> 乙'], theirs: ['  甲 -->|否| 乙'] },
    { mine: ['  丙 --> 我'], theirs: ['  丙 --> 他'] },
  ]);
  expect(mergedText(hunks, ['mine', 'theirs'])).toBe(
    'flowchart LR\n  甲 -->|是| 乙\n  乙 --> 丙\n  丙 --> 他',
  );
  expect(mergedText(hunks, ['base'])).toBe(
    'flowchart LR\n  甲 --> 乙\n  乙 --> 丙\n  丙 --> 我\n  丙 --> 他',
  );
});

it('what both have made alike is no conflict, and neither is what one of them has taken away', () => {
  const same = BASE.replace('丁', '完成');
  expect(mergedText(mergeTexts(same, BASE, same), [])).toBe(same);
  const shorter = BASE.replace('\n  乙 --> 丙', '');
  expect(mergedText(mergeTexts(shorter, BASE, BASE), [])).toBe(shorter);
  expect(mergedText(mergeTexts(BASE, BASE, ''), [])).toBe('');
});

it('what both have made of one line is put together sign by sign where that is wanted, unless they have changed the same', () => {
  const merge = (mine: string, theirs: string) =>
    mergeLines({
      base: BASE,
      mine: BASE.replace('甲 --> 乙', mine),
      theirs: BASE.replace('甲 --> 乙', theirs),
      isFine: true,
    })?.split('\n')[1];
  expect(merge('开始 --> 乙', '甲 --> 结束')).toBe('  开始 --> 结束');
  expect(merge('甲 --> 乙一', '甲 --> 乙二')).toBe('  甲 --> 乙一二');
  expect(merge('甲 --> 三', '甲 --> 四')).toBeUndefined();
});

it('a text is merged without a question but where both have changed the same lines, or lines side by side', () => {
  const mine = BASE.replace('甲', '开始');
  expect(mergeLines({ base: BASE, mine, theirs: BASE.replace('丁', '完成') })).toBe(
    mine.replace('丁', '完成'),
  );
  const beside = BASE.replace('乙 --> 丙', '乙 --> 三');
  expect(mergeLines({ base: BASE, mine, theirs: beside })).toBeUndefined();
  expect(mergeLines({ base: BASE, mine, theirs: beside, prefer: 'theirs' })).toBe(beside);
});

it('has what goes on in a line before the line that another tab has begun behind it', () => {
  const base = '甲\n# word';
  const goesOn = `${base}x`;
  const begins = `${base}\n# 另一行`;
  const merged = `${base}x\n# 另一行`;
  expect(mergeLines({ base, mine: begins, theirs: goesOn, isFine: true })).toBe(merged);
  expect(mergeLines({ base, mine: goesOn, theirs: begins, isFine: true })).toBe(merged);
});
