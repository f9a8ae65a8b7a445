import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '@letu/core';
import { pikchr } from '@letu/pikchr';
import { engine } from '@letu/pikchr/engine';
import { apply } from '../../code/test/languageProbe.js';
import { language } from '../src/language.js';

const signal = new AbortController().signal;
const draw = (source: string) => engine.render(source, pikchr.defaultOptions, { signal, theme: 'light' });

async function errorIn(source: string): Promise<Diagnostic> {
  const { diagnostics } = await draw(source);
  const error = diagnostics.find(({ severity }) => severity === 'error');
  if (!error) throw new Error(`Nothing is wrong in ${source}.`);
  return error;
}

describe('the quick fixes of Pikchr', () => {
  it('are not needed for a byte order mark', async () => {
    expect((await draw('\uFEFFbox "甲"')).status).toBe('success');
  });

  it.each([
    ['box “提交” fit', /半角/, 'box "提交" fit'],
    ['box "甲" fit；circle', /半角/, 'box "甲" fit;circle'],
    ['A：box "甲"', /半角/, 'A:box "甲"'],
    ['box at （1，2）', /半角/, 'box at (1,2)'],
    ['box “你好，世界” fit', /半角/, 'box "你好，世界" fit'],
    ['box\u3000"甲"', /半角/, 'box "甲"'],
    ['A：【box；circle】', /半角/, 'A:[box;circle]'],
    ['boxwid ＝ 2cm\nbox "：；" "，"', /半角/, 'boxwid = 2cm\nbox "：；" "，"'],
    ['box 提交 fit', /引号/, 'box "提交" fit'],
    ['box 提交订单。 fit', /引号/, 'box "提交订单。" fit'],
    ['box "甲 fit', /补上 "/, 'box "甲 fit"'],
    ['box "甲\narrow\ncircle', /补上 "/, 'box "甲"\narrow\ncircle'],
    ['bax "甲"', /box/, 'box "甲"'],
    ['box "甲"\narow\ncircle', /arrow/, 'box "甲"\narrow\ncircle'],
    ['box "甲" fil red', /fill/, 'box "甲" fill red'],
    ['box "甲" fill lightbule', /lightblue/, 'box "甲" fill lightblue'],
    ['Start: box\narrow from Strat.e', /Start/, 'Start: box\narrow from Start.e'],
    ['A: box\narrow from A.esat', /east/, 'A: box\narrow from A.east'],
    ['arrow dashd 2cm', /dashed/, 'arrow dashed 2cm'],
    ['A: [\n  box\n  circle\n', /补上/, 'A: [\n  box\n  circle\n]\n'],
    ['box\ndefine node {\n  box $1\n', /补上/, 'box\ndefine node {\n  box $1\n}\n'],
    ['box at (1,2', /补上/, 'box at (1,2)'],
    ['box “甲”，“乙”', /半角/, 'box "甲" "乙"'],
    ["box '甲'", /"甲"/, 'box "甲"'],
    ['box ‘甲’', /"甲"/, 'box "甲"'],
    ['起点: box "甲"\narrow from 起点', /名字/, 'A: box "甲"\narrow from A'],
    ['start: box "甲"\narrow from start.e', /名字/, 'Start: box "甲"\narrow from Start.e'],
    ['box "甲" fill #ff0000', /0xff0000/, 'box "甲" fill 0xff0000'],
    ['box "甲" fill #f80', /0xff8800/, 'box "甲" fill 0xff8800'],
    ['box fill "red"', /red/, 'box fill red'],
    ['box width=2cm "甲"', /空格/, 'box width 2cm "甲"'],
    ['circle radius: 5', /空格/, 'circle radius 5'],
    [
      'A: box; B: box at 3cm right of A\nA --> B',
      /arrow/,
      'A: box; B: box at 3cm right of A\narrow from A to B chop',
    ],
    ['arrow --> "x"', /->/, 'arrow -> "x"'],
  ])('mend %j', async (source, title, expected) => {
    const found = language.fixes(source, await errorIn(source));
    const fix = found.find((candidate) => title.test(candidate.title['zh-CN']));
    if (!fix) throw new Error(`No fix ${title} in ${JSON.stringify(found)}.`);
    expect(fix.title['en-US']).toMatch(/[A-Za-z]/);
    const mended = apply(source, fix.changes);
    if (expected !== undefined) expect(mended).toBe(expected);
    expect((await draw(mended)).status, mended).toBe('success');
  });
});
