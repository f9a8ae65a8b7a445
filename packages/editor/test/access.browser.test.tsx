import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DiagramEditor } from '@letu/editor';
import { DiagramView } from '@letu/editor/view';
import { pikchr } from '@letu/pikchr';
import { mount } from './mount.js';
import { part, previewState, textBox } from './parts.js';

const THEMES = ['light', 'dark'] as const;

async function violations(container: HTMLElement): Promise<readonly string[]> {
  const { violations: found } = await axe.run(container);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

describe.each(THEMES)('in the %s theme', (theme) => {
  it('an editor with a picture has no accessibility violation', async () => {
    const { container } = mount(<DiagramEditor kind={pikchr} theme={theme} />);
    await previewState(container, 'ready');
    expect(await violations(container)).toEqual([]);
  });

  it('an editor with mistakes has no accessibility violation', async () => {
    const { container } = mount(<DiagramEditor kind={pikchr} theme={theme} defaultValue="box bxo" />);
    await previewState(container, 'error');
    expect(await violations(container)).toEqual([]);
  });

  it('a view has no accessibility violation', async () => {
    const { container } = mount(<DiagramView kind={pikchr} theme={theme} source="box" />);
    await previewState(container, 'ready');
    expect(await violations(container)).toEqual([]);
  });
});

describe('the keyboard', () => {
  it('indents with Tab, and leaves the text with Esc, then Tab', async () => {
    const { container } = mount(<DiagramEditor kind={pikchr} defaultValue="box" />);
    await previewState(container, 'ready');
    await userEvent.tab();
    expect(document.activeElement).toBe(textBox(container));
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(textBox(container));
    expect(textBox(container).textContent).toBe('  box');
    await userEvent.keyboard('{Escape}{Tab}');
    expect(part(container, 'preview').contains(document.activeElement)).toBe(true);
  });

  it('reaches a mistake with F8', async () => {
    const { container } = mount(<DiagramEditor kind={pikchr} defaultValue={'box\nbox bxo'} />);
    await previewState(container, 'error');
    await userEvent.click(textBox(container));
    await userEvent.keyboard('{Control>}{Home}{/Control}{F8}');
    expect(document.getSelection()?.toString()).toBe('bxo');
  });
});

describe('the panes', () => {
  it('are side by side where there is room, and stacked where there is not', async () => {
    const { container } = mount(<DiagramEditor kind={pikchr} />);
    await previewState(container, 'ready');
    const box = (name: 'code' | 'preview') => part(container, name).getBoundingClientRect();
    container.style.width = '1000px';
    expect(box('preview').left).toBeGreaterThanOrEqual(box('code').right);
    container.style.width = '390px';
    expect(box('preview').top).toBeGreaterThanOrEqual(box('code').bottom);
    expect(box('preview').width).toBe(390);
  });
});
