import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DiagramEditor, type DiagramEditorHandle } from '@letu/editor';
import { graphviz } from '@letu/graphviz';
import { contrast } from '@letu/theme';
import { render } from '../../editor/test/render.js';
import { part, previewState, textBox } from '../../editor/test/parts.js';

const BROKEN = 'digraph {\n  甲 -> 乙\n  丙 => 丁\n}';
const MENDED = 'digraph {\n  甲 -> 乙\n  丙 -> 丁\n}';

async function open(source: string) {
  const handle = createRef<DiagramEditorHandle>();
  const { container } = render(<DiagramEditor ref={handle} kind={graphviz} defaultValue={source} />);
  await previewState(container, source === MENDED ? 'ready' : 'error');
  const value = () => handle.current?.getValue();
  return { container, handle, value };
}

const hexOf = (rgb: string) =>
  `#${(rgb.match(/\d+/g) ?? []).map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;

const selected = () => document.getSelection()?.toString();

describe('a problem in the code pane', () => {
  it('is underlined at its place, marked beside its line, and listed', async () => {
    const { container } = await open(BROKEN);
    await expect.poll(() => container.querySelector('.cm-lintRange-error')?.textContent).toBe('>');
    const marker = container.querySelector('.cm-gutter-lint .cm-lint-marker-error');
    const line = container.querySelector('.cm-lintRange-error')?.closest('.cm-line');
    expect(line?.textContent).toBe('  丙 => 丁');
    expect(marker?.getBoundingClientRect().top).toBeCloseTo(line?.getBoundingClientRect().top ?? 0, -1.5);
    expect(part(container, 'problems').textContent).toContain('第 3 行');
  });

  it('is marked in colours that stand out', async () => {
    const { container } = await open('digraph {\n  甲 [shpae=box]\n  乙 => 丙\n}');
    for (const severity of ['error', 'warning']) {
      const marker = container.querySelector(`.cm-lint-marker-${severity}`);
      if (!marker) throw new Error(`No mark of the severity ${severity}.`);
      const { backgroundColor, content } = getComputedStyle(marker);
      expect(content).toBe('normal');
      expect(contrast(hexOf(backgroundColor), '#ffffff'), severity).toBeGreaterThanOrEqual(3);
    }
  });

  it('is reached from the list, and with F8', async () => {
    const { container } = await open(BROKEN);
    await userEvent.click(
      page.elementLocator(part(container, 'problems')).getByRole('button', { name: /第 3 行/ }),
    );
    expect(document.activeElement).toBe(textBox(container));
    expect(selected()).toBe('>');
    await userEvent.keyboard('{Control>}{Home}{/Control}{F8}');
    expect(selected()).toBe('>');
  });

  it('is mended with the keyboard alone, and one undo takes that back', async () => {
    const { container, handle, value } = await open(BROKEN);
    await userEvent.click(textBox(container));
    await userEvent.keyboard('{Control>}{Home}{/Control}{F8}{Control>}.{/Control}');
    expect(value()).toBe(MENDED);
    await previewState(container, 'ready');
    expect(container.querySelector('.cm-lintRange-error')).toBeNull();
    handle.current?.undo();
    expect(value()).toBe(BROKEN);
    handle.current?.redo();
    expect(value()).toBe(MENDED);
  });

  it('is mended where it has moved to while its picture was on the way', async () => {
    const { container, value } = await open(BROKEN);
    await userEvent.click(textBox(container));
    await userEvent.keyboard('{Control>}{Home}{/Control}{F8}{Home}x{Control>}.{/Control}');
    expect(value()).toBe(MENDED.replace('  丙', '  x丙'));
  });

  it('is left alone by the key of fixes where nothing is wrong', async () => {
    const { container, value } = await open(MENDED);
    await userEvent.click(textBox(container));
    await userEvent.keyboard('{Control>}{Home}.{/Control}');
    expect(value()).toBe(MENDED);
  });

  it('leaves the marks of the text as it was when it is read-only', async () => {
    const handle = createRef<DiagramEditorHandle>();
    const { container } = render(
      <DiagramEditor ref={handle} kind={graphviz} defaultValue={BROKEN} readOnly />,
    );
    await expect.poll(() => container.querySelector('.cm-lintRange-error')).not.toBeNull();
    await userEvent.click(textBox(container));
    await userEvent.keyboard('{F8}{Control>}.{/Control}');
    expect(handle.current?.getValue()).toBe(BROKEN);
    expect(container.querySelector('.letu-fix')).toBeNull();
  });
});
