import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DiagramEditor } from '@letu/editor';
import { DiagramView } from '@letu/editor/view';
import { pikchr } from '@letu/pikchr';
import { render } from './render.js';
import { part, previewState, shownPicture, textBox } from './parts.js';

const THEMES = ['light', 'dark'] as const;

async function violations(container: HTMLElement): Promise<readonly string[]> {
  const { violations: found } = await axe.run(container, { resultTypes: ['violations'] });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

describe.each(THEMES)('in the %s theme', (theme) => {
  it('an editor with a picture has no accessibility violation', async () => {
    const { container } = render(<DiagramEditor kind={pikchr} theme={theme} />);
    await previewState(container, 'ready');
    expect(await violations(container)).toEqual([]);
  });

  it('an editor with mistakes has no accessibility violation', async () => {
    const { container } = render(<DiagramEditor kind={pikchr} theme={theme} defaultValue="box bxo" />);
    await previewState(container, 'error');
    expect(await violations(container)).toEqual([]);
  });

  it('two editors on a page, each named by the host, have no accessibility violation', async () => {
    const { container } = render(
      <>
        <DiagramEditor kind={pikchr} theme={theme} aria-label="甲" />
        <DiagramEditor kind={pikchr} theme={theme} aria-label="乙" />
      </>,
    );
    await expect.poll(() => container.querySelectorAll("[data-state='ready']").length).toBe(2);
    expect(await violations(container)).toEqual([]);
  });

  it('a view has no accessibility violation', async () => {
    const { container } = render(<DiagramView kind={pikchr} theme={theme} source="box" />);
    await previewState(container, 'ready');
    expect(await violations(container)).toEqual([]);
  });
});

describe('the keyboard', () => {
  it('passes the tool bar in one step, the text, the bar between the panes and the picture', async () => {
    const { container } = render(<DiagramEditor kind={pikchr} defaultValue="box" />);
    await shownPicture(container);
    await userEvent.tab();
    expect(part(container, 'toolbar').contains(document.activeElement)).toBe(true);
    await userEvent.tab();
    expect(document.activeElement).toBe(textBox(container));
    await userEvent.keyboard('{Escape}{Tab}');
    expect(document.activeElement?.role).toBe('separator');
    await userEvent.tab();
    expect(part(container, 'preview').contains(document.activeElement)).toBe(true);
  });

  it('indents with Tab inside the text', async () => {
    const { container } = render(<DiagramEditor kind={pikchr} defaultValue="box" toolbar={false} />);
    await previewState(container, 'ready');
    await userEvent.tab();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(textBox(container));
    expect(textBox(container).textContent).toBe('  box');
  });

  it('reaches a mistake with F8', async () => {
    const { container } = render(<DiagramEditor kind={pikchr} defaultValue={'box\nbox bxo'} />);
    await previewState(container, 'error');
    await userEvent.click(textBox(container));
    await userEvent.keyboard('{Control>}{Home}{/Control}{F8}');
    expect(document.getSelection()?.toString()).toBe('bxo');
  });
});

describe('the panes', () => {
  it('are side by side where there is room, and stacked where there is not', async () => {
    const { container } = render(<DiagramEditor kind={pikchr} />);
    await previewState(container, 'ready');
    const box = (name: 'code' | 'preview') => part(container, name).getBoundingClientRect();
    container.style.width = '1000px';
    await expect.poll(() => box('preview').left - box('code').right).toBeGreaterThanOrEqual(0);
    container.style.width = '390px';
    await expect.poll(() => box('preview').top - box('code').bottom).toBeGreaterThanOrEqual(0);
    expect(box('preview').width).toBe(390);
  });
});
