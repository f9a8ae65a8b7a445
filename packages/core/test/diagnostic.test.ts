import { describe, expect, it } from 'vitest';
import { LineIndex, padWideText, serialised, stripPadding, utf16Length } from '@letu/core';

describe('LineIndex', () => {
  const source = '甲乙\r\n  😀 丙  \rlast\n';
  const lines = new LineIndex(source);

  it('knows every kind of line break', () => {
    expect(lines.lineCount).toBe(4);
    expect([1, 2, 3, 4].map((line) => source.slice(...Object.values(lines.lineRange(line))))).toEqual([
      '甲乙',
      '  😀 丙  ',
      'last',
      '',
    ]);
  });

  it('trims to the text of a line and keeps lines outside the text in it', () => {
    const text = (line: number) => source.slice(...Object.values(lines.lineTextRange(line)));
    expect([text(2), text(0), text(99)]).toEqual(['😀 丙', '甲乙', '']);
  });

  it.each([
    [4, 'utf16', '丙'],
    [3, 'codePoint', ' 丙'],
    [7, 'utf8', '丙'],
    [99, 'utf16', ''],
  ] as const)('finds column %i in %s', (column, unit, rest) => {
    const offset = lines.offsetAt(2, column + (unit === 'utf16' ? 1 : 0), unit);
    expect(source.slice(offset, lines.lineRange(2).to).trimEnd()).toBe(rest);
  });

  it('turns offsets back into positions', () => {
    for (let offset = 0; offset <= source.length; offset += 1) {
      const { line, column } = lines.positionAt(offset);
      expect(lines.lineRange(line).from + column).toBe(offset);
    }
  });

  it('finds the first line with text', () => {
    expect(new LineIndex('\n \n  图 \n').firstTextRange()).toEqual({ from: 5, to: 6 });
    expect(new LineIndex('').firstTextRange()).toEqual({ from: 0, to: 0 });
  });

  it('never counts past the text', () => {
    expect([utf16Length('a😀', 9, 'codePoint'), utf16Length('中a', 3, 'utf8')]).toEqual([3, 1]);
  });
});

describe('padWideText', () => {
  it('pads runs of wide characters only, and the same run always alike', () => {
    const { text, padding } = padWideText('a 中文 b 中文、字 😀 é', (length) => length);
    expect(text.split(padding).length - 1).toBe(2 + 4);
    expect(stripPadding(text, padding)).toBe('a 中文 b 中文、字 😀 é');
  });

  it('takes a character the source does not use itself', () => {
    const source = '中\u200B文';
    const { text, padding } = padWideText(source, () => 1);
    expect(padding).not.toBe('\u200B');
    expect(stripPadding(text, padding)).toBe(source);
  });
});

describe('serialised', () => {
  it('runs calls one after the other, also after one that fails', async () => {
    const log: string[] = [];
    const work = serialised(async (name: string) => {
      log.push(`${name} starts`);
      await Promise.resolve();
      log.push(`${name} ends`);
      if (name === 'a') throw new Error('a fails');
      return name;
    });
    const [a, b] = await Promise.allSettled([work('a'), work('b')]);
    expect([a.status, b.status]).toEqual(['rejected', 'fulfilled']);
    expect(log).toEqual(['a starts', 'a ends', 'b starts', 'b ends']);
  });
});
