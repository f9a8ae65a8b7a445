import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DiagramEditor } from '@letu/editor';
import { d2 } from '@letu/d2';
import { graphviz, type GraphvizOptions } from '@letu/graphviz';
import { mermaid } from '@letu/mermaid';
import { plantuml } from '@letu/plantuml';
import { render } from './render.js';
import { part, pictureMarkup, previewState } from './parts.js';
import { barButton } from './shellKit.js';

const GRAPH = 'digraph { a -> b -> c -> a }';
const panel = () => page.getByRole('dialog', { name: '绘图选项' });

/** Chooses another entry of a list with the keyboard, so many steps below the present one. */
async function pick(field: string, steps: number): Promise<void> {
  const box = page.getByRole('combobox', { name: field });
  (box.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => box.element().getAttribute('aria-expanded')).toBe('true');
  for (let step = 0; step < steps; step += 1) await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Enter}');
}

describe('the options', () => {
  it('are a form of the kind’s own fields, and the picture follows them', async () => {
    const onOptionsChange = vi.fn<(options: Partial<GraphvizOptions>) => void>();
    const { container } = render(
      <DiagramEditor kind={graphviz} defaultValue={GRAPH} storageKey={null} {...{ onOptionsChange }} />,
    );
    await previewState(container, 'ready');
    await expect.poll(() => pictureMarkup(container)).toContain('<svg');
    const layered = await pictureMarkup(container);
    await userEvent.click(barButton(container, '绘图选项'));
    await expect.element(panel()).toBeVisible();
    await pick('布局', 4);
    await expect.poll(() => pictureMarkup(container)).not.toBe(layered);
    expect(onOptionsChange).toHaveBeenLastCalledWith({ layout: 'circo' });
    await previewState(container, 'ready');
    const rings = await pictureMarkup(container);
    await userEvent.click(panel().getByRole('button', { name: '恢复默认' }));
    expect(onOptionsChange).toHaveBeenLastCalledWith({});
    await expect.poll(() => pictureMarkup(container)).not.toBe(rings);
  });

  it('have names in Chinese for the buttons of numbers', async () => {
    const { container } = render(<DiagramEditor kind={d2} defaultValue="甲" storageKey={null} />);
    await userEvent.click(barButton(container, '绘图选项'));
    for (const name of ['增大', '减小'])
      await expect
        .poll(() => container.querySelectorAll(`[role=button][aria-label='${name}']`))
        .toHaveLength(1);
  });

  it('close with Esc, and the focus goes back to where it was', async () => {
    const { container } = render(<DiagramEditor kind={graphviz} defaultValue={GRAPH} storageKey={null} />);
    await previewState(container, 'ready');
    await userEvent.click(barButton(container, '绘图选项'));
    await expect.element(page.getByRole('radio', { name: 'Graphviz' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => container.querySelector('[data-part="options"]')).toBeNull();
    await expect.element(barButton(container, '绘图选项')).toHaveFocus();
  });

  it.each([
    [d2, ['布局', '浅色主题', '深色主题', '手绘']],
    [mermaid, ['主题']],
    [plantuml, ['主题']],
  ] as const)('name every field of $kind', async (kind, labels) => {
    const { container } = render(<DiagramEditor kind={kind as never} storageKey={null} />);
    await userEvent.click(barButton(container, '绘图选项'));
    for (const label of labels) {
      await expect.element(panel().getByLabelText(label, { exact: false }).first()).toBeVisible();
    }
    const { optionFields } = kind;
    expect(part(container, 'options').querySelectorAll('.letu-field')).toHaveLength(optionFields.length);
  });

  it('that are the host’s alone have no form', async () => {
    const { container } = render(
      <DiagramEditor kind={graphviz} defaultValue={GRAPH} storageKey={null} options={{ layout: 'neato' }} />,
    );
    await previewState(container, 'ready');
    await userEvent.keyboard('{Control>}{Alt>}o{/Alt}{/Control}');
    expect(container.querySelector('[data-part="options"]')).toBeNull();
  });

  it('that the host keeps are what the host says', async () => {
    const onOptionsChange = vi.fn<() => void>();
    const editor = (layout: GraphvizOptions['layout']) => (
      <DiagramEditor
        kind={graphviz}
        defaultValue={GRAPH}
        storageKey={null}
        options={{ layout }}
        {...{ onOptionsChange }}
      />
    );
    const { container, rerender } = render(editor('dot'));
    await previewState(container, 'ready');
    await userEvent.click(barButton(container, '绘图选项'));
    await pick('布局', 4);
    expect(onOptionsChange).toHaveBeenCalledExactlyOnceWith({ layout: 'circo' });
    await expect.element(panel().getByTitle('dot · 分层')).toBeVisible();
    rerender(editor('circo'));
    await expect.element(panel().getByTitle('circo · 环形').first()).toBeVisible();
  });
});
