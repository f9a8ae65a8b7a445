import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DiagramEditor, type DiagramEditorHandle } from '@letu/editor';
import { codeSurface } from '@letu/code';
import type { DiagramLanguage } from '@letu/code/language';
import { pikchr } from '@letu/pikchr';
import { language } from '../../pikchr/src/language.js';
import { render } from '../../editor/test/render.js';
import { part, previewState, textBox } from '../../editor/test/parts.js';

const SHORT = 'B1: box "一"\n';
const LONG = SHORT.repeat(20_000);

/** An editor whose language counts how often it reads a text, and how much of it. */
async function open(source: string) {
  const read: number[] = [];
  const counting =
    <Rest extends unknown[], Answer>(work: (source: string, ...rest: Rest) => Answer) =>
    (text: string, ...rest: Rest): Answer => {
      read.push(text.length);
      return work(text, ...rest);
    };
  const counted: DiagramLanguage = {
    ...language,
    complete: counting(language.complete),
    hover: counting(language.hover),
    fixes: counting(language.fixes),
  };
  const draw = vi.fn((text: string) =>
    Promise.resolve({
      status: 'failure' as const,
      diagnostics: Array.from({ length: 300 }, (_, n) => {
        return {
          from: n,
          to: Math.min(n + 1, text.length),
          severity: 'error' as const,
          message: `第 ${n} 个`,
        };
      }),
    }),
  );
  const kind = {
    ...pikchr,
    load: () => pikchr.load({ engine: { render: draw } }),
    loadSurface: () => Promise.resolve(codeSurface(counted)),
  };
  const handle = createRef<DiagramEditorHandle>();
  const { container } = render(<DiagramEditor ref={handle} kind={kind} defaultValue={source} />);
  await previewState(container, 'error');
  return { container, handle, read };
}

const NOTE = '文本很长，已停用';

describe('a text of hundreds of kilobytes', () => {
  it('keeps its colours, and says what is switched off that would read all of it at every key', async () => {
    const { container, read } = await open(LONG);
    expect(part(container, 'problems').textContent).toContain(NOTE);
    await expect.poll(() => container.querySelector('.cm-line span')).not.toBeNull();
    expect(container.querySelector('.cm-foldGutter')).toBeNull();
    await userEvent.click(textBox(container));
    await userEvent.keyboard('bo{Control>} {/Control}');
    expect(read).toEqual([]);
  });

  it('gets its help back with the key that makes it short, and loses it with the paste that makes it long', async () => {
    const { container, handle } = await open(SHORT);
    await expect.poll(() => container.querySelector('.cm-foldGutter')).not.toBeNull();
    handle.current?.setValue(LONG);
    expect(container.querySelector('.cm-foldGutter')).toBeNull();
    await expect.poll(() => part(container, 'problems').textContent).toContain(NOTE);
    expect(handle.current?.undo()).toBe(true);
    expect(container.querySelector('.cm-foldGutter')).not.toBeNull();
    await expect.poll(() => part(container, 'problems').textContent).not.toContain(NOTE);
  });
});

describe('hundreds of problems', () => {
  it('are listed up to 200, with a word about the rest', async () => {
    const { container } = await open(SHORT.repeat(40));
    await expect.poll(() => part(container, 'problems').querySelectorAll('li').length).toBe(200);
    await expect.element(page.getByText('还有 100 个没有列出')).toBeInTheDocument();
  });

  it('are searched for fixes only as far as the text is short, each once', async () => {
    const { container, read } = await open(SHORT.repeat(9000));
    await expect.poll(() => part(container, 'problems').querySelectorAll('li').length).toBe(200);
    await expect.poll(() => read.length).toBeGreaterThan(0);
    expect(read.reduce((sum, length) => sum + length, 0)).toBeLessThan(700_000);
  });
});
