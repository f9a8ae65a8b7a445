import { describe, expect, it } from 'vitest';
import { pikchr, pikchrMessages } from '@letu/pikchr';
import { engine } from '@letu/pikchr/engine';
import { describeEngineContract } from '../../core/test/engineContract.js';

describeEngineContract({
  definition: pikchr,
  engine,
  messages: pikchrMessages,
  workerEntry: new URL('../src/engine.worker.ts', import.meta.url),
  looseLinks: /^pipeline$/,
  mistakes: [
    { name: 'on the first line', source: 'box bxo', line: 1, text: 'bxo' },
    { name: 'at the very start', source: ') box', line: 1, text: ')' },
    { name: 'on a later line', source: 'box "a"\n\n  arrow to )', line: 3, text: ')' },
    { name: 'after Chinese', source: 'box "数据处理中心" bxo', line: 1, text: 'bxo' },
    {
      name: 'after Chinese on a later line',
      source: 'box "数据"\nbox "处理" zzz "好"',
      line: 2,
      text: 'zzz',
    },
    { name: 'after emoji', source: 'box "a"\nbox "😀👍🏽" bxo', line: 2, text: 'bxo' },
    { name: 'after a CRLF', source: 'box "中"\r\nbox bxo', line: 2, text: 'bxo' },
    { name: 'Chinese itself', source: 'box "a"; error "用户说"', line: 1 },
    { name: 'an unclosed string', source: 'box "a"\nbox "没有结束', line: 2 },
  ],
});

const context = { signal: new AbortController().signal, theme: 'light' } as const;

describe('pikchr', () => {
  it('draws in the colours of the dark theme', async () => {
    const dark = await engine.render('box "夜"', {}, { ...context, theme: 'dark' });
    expect(dark.status === 'success' && dark.svg).toContain('rgb(255,255,255)');
  });

  it('shows what print says as information on its statement', async () => {
    const source = 'box "a"\nprint "宽度", 1+1';
    const result = await engine.render(source, {}, context);
    expect(result.status).toBe('success');
    expect(result.diagnostics).toEqual([
      { from: 8, to: source.length, severity: 'info', message: 'print：宽度 2', source: 'pikchr' },
    ]);
  });

  it('leaves no padding in pictures or messages', async () => {
    const drawn = await engine.render('box "数据处理中心" fit', {}, context);
    expect(drawn.status === 'success' && drawn.svg).toContain('>数据处理中心<');
    const failed = await engine.render('assert("数据" == "处理")', {}, context);
    expect(JSON.stringify(failed)).not.toMatch(/[\u200B\u2060-\u2063]/);
  });
});
