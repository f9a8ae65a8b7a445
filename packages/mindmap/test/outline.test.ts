import { describe, expect, it } from 'vitest';
import { parse } from '../src/document/parse.js';
import { write } from '../src/document/write.js';
import { outlineAction, type PressedKey } from '../src/surface/outline/outlineKeys.js';
import { outlineRows } from '../src/surface/outline/rows.js';

const SOURCE =
  '# 图 {layout=right}\n\n- 甲 {#a}\n  - 子一 {#b}\n  - 子二 {#c}\n- 乙丙 {#d}\n- 丁 {#e tag=x}\n';

/** Presses a key in a row. `at` is where the caret is, the end of the row's text when left out. */
function press(id: string, key: string, more: Partial<PressedKey> & { at?: number } = {}, source = SOURCE) {
  const { map } = parse(source);
  const rows = outlineRows(map);
  const index = rows.findIndex(({ topic }) => topic.id === id);
  const { at = rows[index]!.topic.text.length, ...pressed } = more;
  const given = {
    key,
    shift: false,
    alt: false,
    mod: false,
    isOneLine: true,
    caret: { from: at, to: at },
    ...pressed,
  };
  const action = outlineAction(map, rows, index, given);
  if (action?.type !== 'edit') return action;
  const { edit } = action;
  const text = outlineRows(edit.map).find(({ topic }) => topic.id === edit.row)?.topic.text;
  return { lines: write(edit.map).trimEnd().split('\n').slice(2), text, caret: edit.caret };
}

describe('a key in the outline', () => {
  it.each<
    [string, string, string, Parameters<typeof press>[2], readonly string[], string, number | undefined]
  >([
    [
      'adds a row behind one',
      'd',
      'Enter',
      {},
      ['- 甲 {#a}', '  - 子一 {#b}', '  - 子二 {#c}', '- 乙丙 {#d}', '-', '- 丁 {#e tag=x}'],
      '',
      0,
    ],
    [
      'adds the first row below an open one',
      'a',
      'Enter',
      {},
      ['- 甲 {#a}', '  -', '  - 子一 {#b}', '  - 子二 {#c}', '- 乙丙 {#d}', '- 丁 {#e tag=x}'],
      '',
      0,
    ],
    [
      'takes what is behind the caret along',
      'd',
      'Enter',
      { at: 1 },
      ['- 甲 {#a}', '  - 子一 {#b}', '  - 子二 {#c}', '- 乙 {#d}', '- 丙', '- 丁 {#e tag=x}'],
      '丙',
      0,
    ],
    [
      'adds a row before one at its start',
      'e',
      'Enter',
      { at: 0 },
      ['- 甲 {#a}', '  - 子一 {#b}', '  - 子二 {#c}', '- 乙丙 {#d}', '-', '- 丁 {#e tag=x}'],
      '丁',
      0,
    ],
    [
      'hangs a row deeper',
      'd',
      'Tab',
      {},
      ['- 甲 {#a}', '  - 子一 {#b}', '  - 子二 {#c}', '  - 乙丙 {#d}', '- 丁 {#e tag=x}'],
      '乙丙',
      undefined,
    ],
    [
      'hangs a row higher',
      'c',
      'Tab',
      { shift: true },
      ['- 甲 {#a}', '  - 子一 {#b}', '- 子二 {#c}', '- 乙丙 {#d}', '- 丁 {#e tag=x}'],
      '子二',
      undefined,
    ],
    [
      'moves a row up',
      'c',
      'ArrowUp',
      { alt: true },
      ['- 甲 {#a}', '  - 子二 {#c}', '  - 子一 {#b}', '- 乙丙 {#d}', '- 丁 {#e tag=x}'],
      '子二',
      undefined,
    ],
    [
      'joins a row with the one above',
      'd',
      'Backspace',
      { at: 0 },
      ['- 甲 {#a}', '  - 子一 {#b}', '  - 子二乙丙 {#c}', '- 丁 {#e tag=x}'],
      '子二乙丙',
      2,
    ],
  ])('%s', (_, id, key, more, lines, text, caret) => {
    expect(press(id, key, more)).toEqual({ lines, text, caret });
  });

  it('joins no row that has more than its text', () => {
    expect(press('e', 'Backspace', { at: 0 })).toBeUndefined();
    expect(press('a', 'Backspace', { at: 0 })).toBeUndefined();
  });

  it('goes to the rows around from the ends of a text, and from anywhere in one line', () => {
    expect(press('d', 'ArrowUp')).toEqual({ type: 'go', row: 'c', caret: 'end' });
    expect(press('d', 'ArrowDown', { at: 1 })).toEqual({ type: 'go', row: 'e', caret: 'start' });
    expect(press('d', 'ArrowDown', { at: 1, isOneLine: false })).toBeUndefined();
    expect(press('d', 'ArrowLeft', { at: 0 })).toEqual({ type: 'go', row: 'c', caret: 'end' });
    expect(press('d', 'ArrowLeft', { at: 1 })).toBeUndefined();
  });

  it('leaves what it has no use for to the text field', () => {
    for (const key of ['a', 'Delete', 'Home']) expect(press('d', key)).toBeUndefined();
    expect(press('d', 'Enter', { shift: true })).toBeUndefined();
    expect(press('d', 'z', { mod: true })).toEqual({ type: 'undo' });
  });
});

describe('the rows of the outline', () => {
  it('are what is below no folded topic', () => {
    const rows = outlineRows(parse('# 图\n- 甲 {folded}\n  - 子\n- 乙\n# 浮\n- 丙\n').map);
    expect(rows.map(({ topic, level, isOpen }) => [topic.text, level, isOpen])).toEqual([
      ['图', 1, true],
      ['甲', 2, false],
      ['乙', 2, undefined],
      ['浮', 1, true],
      ['丙', 2, undefined],
    ]);
  });
});
