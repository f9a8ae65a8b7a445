import axe from 'axe-core';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import type { DiagramEditorHandle } from '@letu/editor';
import { MindmapEditor, type MindmapEditorProps } from '@letu/mindmap/editor';
import { render } from '../../editor/test/render.js';
import { surfaceShown } from '../../editor/test/parts.js';
import { PANELS } from '../src/surface/panels/panelControl.js';

const SOURCE = '# 计划\n\n- 市场 {tag=重点 icon=flag-red}\n  > 市场计划\n- 研发 {folded}\n  - 计划乙\n';

/** Opens an editor whose central topic is selected. */
async function open(props: Partial<MindmapEditorProps> = {}) {
  const handle = createRef<DiagramEditorHandle>();
  const { container } = render(
    <MindmapEditor ref={handle} defaultValue={SOURCE} storageKey={null} theme="light" {...props} />,
    { height: '640px' },
  );
  await surfaceShown(container);
  await expect.poll(() => container.querySelector('.letu-map-bar')).not.toBeNull();
  await expect.poll(() => container.querySelectorAll('.letu-mm-layer text').length).toBeGreaterThan(2);
  handle.current?.focus();
  const value = () => handle.current?.getValue() ?? '';
  return { handle, container, value };
}

const compose = (text: string) =>
  cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });

/** Turns a colour as the picker of a browser does while it is dragged. */
function drag(input: HTMLInputElement, colors: readonly string[]): void {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const color of colors) {
    set?.call(input, color);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

describe('the panels around a map', () => {
  it('change the look of topics, a drag through colours as one step', async () => {
    const { handle, value } = await open();
    await userEvent.click(page.getByRole('button', { name: '样式' }));
    await userEvent.click(page.getByTitle('菱形'));
    expect(value()).toContain('# 计划 {shape=diamond}');
    await userEvent.click(page.getByRole('button', { name: /^填充/ }));
    const picker = page.getByLabelText('自选颜色').element() as HTMLInputElement;
    drag(picker, ['#112233', '#223344', '#334455']);
    await expect.poll(value).toContain('fill=#334455');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(value()).toContain('# 计划 {shape=diamond}');
    expect(handle.current?.undo()).toBe(true);
    expect(value()).toBe(SOURCE);
  });

  it('take notes from an input method as one step, and are left by the keyboard', async () => {
    const { handle, container, value } = await open();
    await userEvent.keyboard('{F4}');
    const note = page.getByRole('textbox', { name: '备注: 计划' });
    await expect.element(note).toHaveFocus();
    await compose('ni');
    await compose('nihao');
    await cdp().send('Input.insertText', { text: '你好' });
    await userEvent.keyboard('{Enter}ok');
    expect(value()).toContain('# 计划\n> 你好\n> ok\n');
    await userEvent.keyboard('{F3}标签{Enter}');
    await userEvent.click(page.getByRole('button', { name: '去掉标签“标签”' }));
    await userEvent.keyboard('{Escape}');
    expect(container.querySelector('.letu-map-panel')).toBeNull();
    expect(container.querySelector('.letu-mm')?.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{F6}');
    expect(container.querySelector('.letu-map-bar')?.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{F6}');
    expect(container.querySelector('.letu-mm')?.contains(document.activeElement)).toBe(true);
    for (const _ of ['tag', 'tag', 'note']) expect(handle.current?.undo()).toBe(true);
    expect(value()).toBe(SOURCE);
  });

  it('find what is folded away and in notes, replace all as one step, and give the focus back', async () => {
    const { handle, container, value } = await open();
    await userEvent.keyboard('{Control>}h{/Control}计划');
    const count = page.getByRole('search').getByRole('status').first();
    await expect.element(count).toHaveTextContent('第 1 个，共 3 个');
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(count).toHaveTextContent('第 3 个，共 3 个');
    await expect.poll(() => container.querySelector('.letu-mm-layer')?.textContent).toContain('计划乙');
    await userEvent.fill(page.getByRole('textbox', { name: '替换为' }), '规划');
    await userEvent.click(page.getByRole('button', { name: '全部替换' }));
    await expect.element(page.getByText('替换了 3 处')).toBeVisible();
    expect(value()).not.toContain('计划');
    await userEvent.keyboard('{Escape}');
    expect(container.querySelector('.letu-mm')?.contains(document.activeElement)).toBe(true);
    expect(handle.current?.undo()).toBe(true);
    expect(value().match(/计划/g)).toHaveLength(3);
  });

  it.each(['light', 'dark'] as const)(
    'have no accessibility violation in the %s theme',
    { tags: 'long' },
    async (theme) => {
      const { container } = await open({ theme });
      const found: string[] = [];
      const check = async (name: string) => {
        const { violations } = await axe.run(container, { resultTypes: ['violations'] });
        found.push(
          ...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${name} ${id}: ${html}`)),
        );
      };
      for (const panel of PANELS) {
        await userEvent.click(page.elementLocator(container.querySelector(`[data-panel=${panel}]`)!));
        await expect.poll(() => container.querySelector('.letu-map-panel')).not.toBeNull();
        await check(panel);
      }
      await userEvent.keyboard('{Control>}h{/Control}市场');
      await check('search');
      expect(found).toEqual([]);
    },
  );
});
