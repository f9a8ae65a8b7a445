import { describe, expect, it } from 'vitest';
import type { MergeSide } from '@letu/core';
import { mergeSources } from '../src/document/merge.js';
import { parse } from '../src/document/parse.js';
import { write } from '../src/document/write.js';
import { engine } from '../src/engine.js';
import { randomMap } from './randomMap.js';

const BASE = '# 计划 {layout=right}\n\n- 一\n  - 甲\n  - 乙\n- 二\n- 三\n';
const merged = (
  mine: string,
  theirs: string,
  { base = BASE, prefer }: { base?: string; prefer?: MergeSide } = {},
) => mergeSources({ base, mine, theirs, prefer });
const map = (list: string) => `# 计划 {layout=right}\n\n${list}`;

describe('a map that two people have changed', () => {
  it('has what both have made of different topics, and draws', async () => {
    const mine = map('- 壹 {bold}\n  > 我的备注\n  - 甲\n  - 乙\n  - 我的\n- 二\n- 三\n');
    const theirs = map('- 一\n  - 甲 {icon=star-red}\n- 二\n  - 他的\n- [三](https://example.com)\n');
    const source = merged(mine, theirs);
    expect(source).toBe(
      map(
        '- 壹 {bold}\n  > 我的备注\n  - 甲 {icon=star-red}\n  - 我的\n- 二\n  - 他的\n- [三](https://example.com)\n',
      ),
    );
    expect((await engine.render(source ?? '')).status).toBe('success');
    expect(merged(theirs, mine)).toBe(source);
  });

  it('has what both have made of different things of one topic', () => {
    const base = map('- 一 {icon=priority-1 tag=甲}\n');
    const mine = map('- 一 {icon=priority-1 icon=flag-red tag=甲 color=#f00}\n  > 备注\n');
    const theirs = map('- 壹 {icon=priority-1 icon=🔥 tag=甲 tag=乙 bold}\n');
    expect(merged(mine, theirs, { base })).toBe(
      map('- 壹 {icon=priority-1 icon=flag-red icon=🔥 tag=甲 tag=乙 color=#f00 bold}\n  > 备注\n'),
    );
  });

  it('has topics where one has moved them, changed as the other has, and in the order of either', () => {
    expect(
      merged(map('- 一\n  - 乙\n- 二\n  - 甲\n- 三\n'), map('- 一\n  - 甲 {bold}\n  - 乙\n- 二\n- 三\n')),
    ).toBe(map('- 一\n  - 乙\n- 二\n  - 甲 {bold}\n- 三\n'));
    expect(
      merged(map('- 三\n- 一\n  - 甲\n  - 乙\n- 二\n'), map('- 一\n  - 乙\n  - 甲\n- 二\n- 四\n- 三\n')),
    ).toBe(map('- 三\n- 一\n  - 乙\n  - 甲\n- 二\n- 四\n'));
    // About another order of the same siblings nobody is asked.
    expect(
      merged(map('- 二\n- 一\n- 三\n'), map('- 一\n- 三\n- 二\n'), { base: map('- 一\n- 二\n- 三\n') }),
    ).toBe(map('- 二\n- 一\n- 三\n'));
  });

  it('has relationships, boundaries and summaries of both around what is there', () => {
    const base = map('- 一 {boundary=2:阶段}\n- 二\n- 小结 {summary=2}\n- 三\n');
    const mine = map(
      '- 一 {#n1 boundary=3:阶段}\n- 我的\n- 二\n- 小结 {summary=3}\n- 三 {#n2}\n\nn1 -> n2: 我\n',
    );
    const theirs = map(
      '- 一 {boundary=3:阶段}\n- 二 {#n1}\n- 他的\n- 小结 {summary=3}\n- 三 {#n2}\n\nn1 -> n2: 他\n',
    );
    expect(merged(mine, theirs, { base })).toBe(
      map(
        '- 一 {#n1 boundary=4:阶段}\n- 我的\n- 二 {#n3}\n- 他的\n- 小结 {summary=4}\n- 三 {#n2}\n\nn1 -> n2: 我\nn3 -> n2: 他\n',
      ),
    );
  });

  it('keeps floating topics, settings and folding of both, and asks nobody how it is looked at', () => {
    const base = `${map('- 一\n  - 甲\n')}\n# 自由 {at=10,10}\n`;
    const mine = `${map('- 一 {folded}\n  - 甲\n').replace('right', 'right theme=ink')}\n# 自由 {at=50,10}\n`;
    const theirs = `${map('- 一\n  - 乙\n').replace('right', 'org')}\n# 自由的 {at=10,10}\n\n# 新 {at=1,2}\n`;
    expect(merged(mine, theirs, { base })).toBe(
      `${map('- 一 {folded}\n  - 乙\n').replace('right', 'org theme=ink')}\n# 自由的 {at=50,10}\n\n# 新 {at=1,2}\n`,
    );
  });
});

describe('what both have changed', () => {
  const two = '- 二\n- 三\n';
  it.each([
    ['the same text', map(`- 我\n  - 甲\n  - 乙\n${two}`), map(`- 他\n  - 甲\n  - 乙\n${two}`)],
    ['a topic that one has taken away', map(two), map(`- 一\n  - 甲的\n  - 乙\n${two}`)],
    ['a branch that one has taken away', map(two), map(`- 一\n  - 甲\n  - 乙\n  - 丙\n${two}`)],
    [
      'the place of a topic',
      map('- 一\n  - 乙\n- 二\n  - 甲\n- 三\n'),
      map('- 一\n  - 乙\n- 二\n- 三\n  - 甲\n'),
    ],
    [
      'topics moved below each other',
      map('- 一\n  - 甲\n  - 乙\n- 三\n  - 二\n'),
      map('- 一\n  - 甲\n  - 乙\n- 二\n  - 三\n'),
    ],
    [
      'the mark of a group',
      BASE.replace('二', '二 {icon=priority-1}'),
      BASE.replace('二', '二 {icon=priority-2}'),
    ],
    [
      'what is related to a topic that is gone',
      map(two),
      `${map('- 一 {#a}\n  - 甲\n  - 乙\n- 二 {#b}\n- 三\n')}\na -> b\n`,
    ],
  ])('is a conflict: %s', (_what, mine, theirs) => {
    expect(merged(mine, theirs)).toBeUndefined();
    expect(merged(theirs, mine)).toBeUndefined();
  });

  it('is as the preferred side has it, and the rest as both have it', () => {
    const mine = map('- 我\n  - 甲\n- 二\n- 三 {bold}\n');
    const theirs = map('- 他\n  - 甲\n  - 乙的\n- 二\n  - 新\n- 三\n');
    expect(merged(mine, theirs, { prefer: 'mine' })).toBe(map('- 我\n  - 甲\n- 二\n  - 新\n- 三 {bold}\n'));
    expect(merged(mine, theirs, { prefer: 'theirs' })).toBe(
      map('- 他\n  - 甲\n  - 乙的\n- 二\n  - 新\n- 三 {bold}\n'),
    );
  });

  it('is a whole branch where one has taken it away, and what was moved into it is not lost', () => {
    const mine = map('- 二\n- 三\n');
    const theirs = map('- 一\n  - 甲\n  - 乙\n    - 新\n  - 三\n- 二\n');
    expect(merged(mine, theirs, { prefer: 'mine' })).toBe(mine);
    expect(merged(mine, theirs, { prefer: 'theirs' })).toBe(theirs);
    expect(merged(theirs, mine, { prefer: 'mine' })).toBe(theirs);
  });

  it('hangs topics that were moved below each other as the preferred side has them', () => {
    const mine = map('- 一\n  - 甲\n  - 乙\n- 三\n  - 二\n');
    const theirs = map('- 一\n  - 甲\n  - 乙\n- 二\n  - 三\n');
    expect(merged(mine, theirs, { prefer: 'mine' })).toBe(mine);
    expect(merged(mine, theirs, { prefer: 'theirs' })).toBe(theirs);
  });
});

it('the change of one alone is what comes of any map', () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const random = write(randomMap(seed, { layout: 'right', theme: 'classic', numbering: 'none' }));
    // Summaries of it sum up no more than there is.
    const base = merged(random, random, { base: random }) ?? '';
    const changed = write(parse(base).map).replace('备注', '备注二').replace('需求', '要求');
    expect(merged(changed, base, { base })).toBe(changed);
    expect(merged(base, changed, { base })).toBe(changed);
  }
});

it('main topics stay on the sides where they are seen', () => {
  const base = '# 计划\n\n- 一\n- 二\n';
  expect(
    merged(
      '# 计划\n\n- 一 {right}\n- 二 {left}\n- 我的\n',
      '# 计划\n\n- 一\n  - 甲\n  - 乙\n  - 丙\n- 二\n',
      { base },
    ),
  ).toBe('# 计划\n\n- 一 {right}\n  - 甲\n  - 乙\n  - 丙\n- 二 {left}\n- 我的 {right}\n');
});

it('nothing is made of a map that is not read whole', () => {
  const deep = Array.from({ length: 300 }, (_none, level) => `${' '.repeat(level)}- ${level}`).join('\n');
  expect(merged(BASE, BASE.replace('一', '1'), { base: deep })).toBeUndefined();
});
