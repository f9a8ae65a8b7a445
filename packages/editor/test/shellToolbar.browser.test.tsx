import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { DiagramDefinition } from '@letu/core';
import {
  DEFAULT_TOOLBAR,
  DiagramEditor,
  type DiagramEditorHandle,
  type DiagramEditorProps,
} from '@letu/editor';
import { graphviz } from '@letu/graphviz';
import { pikchr } from '@letu/pikchr';
import { render } from './render.js';
import { part, previewState, textBox } from './parts.js';
import { barButton } from './shellKit.js';

/** A kind whose pictures nothing can be chosen of. */
const WITHOUT_OPTIONS = { ...pikchr, optionFields: [] } as unknown as DiagramDefinition<object>;

async function editor(props: Partial<DiagramEditorProps<object>> = {}, width = '1000px') {
  const { container, rerender } = render(
    <DiagramEditor kind={pikchr} defaultValue="box" storageKey={null} {...props} />,
  );
  container.style.width = width;
  await previewState(container, 'ready');
  return { container, rerender };
}

const names = (container: HTMLElement) =>
  page
    .elementLocator(part(container, 'toolbar'))
    .getByRole('button')
    .elements()
    .map((element) => element.getAttribute('aria-label') ?? element.textContent);

describe('the tool bar', () => {
  it('holds what the host names, in its order, with what the host puts before and behind', async () => {
    const { container } = await editor({
      toolbar: ['export', '|', 'undo'],
      toolbarStart: <button type="button">我的</button>,
      toolbarEnd: <button type="button">分享</button>,
    });
    expect(names(container)).toEqual(['我的', '导出', '撤销', '分享']);
  });

  it('is not there where the host wants none, and the shortcuts still work', async () => {
    const { container } = render(
      <DiagramEditor kind={pikchr} defaultValue="box" storageKey={null} toolbar={false} />,
    );
    await previewState(container, 'ready');
    expect(container.querySelector('[data-part="toolbar"]')).toBeNull();
    await userEvent.click(textBox(container));
    await userEvent.keyboard('{F1}');
    await expect.element(page.getByRole('dialog', { name: '搜索命令' })).toBeVisible();
  });

  it('offers nothing that could never do anything', async () => {
    const { container } = await editor({ readOnly: true, kind: WITHOUT_OPTIONS });
    for (const name of ['打开文件', '模板', '绘图选项', '撤销', '重做'])
      expect(names(container)).not.toContain(name);
    const { container: other } = render(<DiagramEditor kind={graphviz} storageKey={null} options={{}} />);
    expect(names(other)).not.toContain('绘图选项');
  });

  it('puts what has no room under 更多, and nothing is cut off', async () => {
    const { container } = await editor({ toolbar: DEFAULT_TOOLBAR }, '260px');
    await expect.poll(() => names(container)).not.toContain('重做');
    const bar = part(container, 'toolbar').getBoundingClientRect();
    for (const { element } of elements(container)) {
      expect(element.getBoundingClientRect().right).toBeLessThanOrEqual(bar.right);
    }
    await userEvent.click(barButton(container, '更多'));
    await expect.element(page.getByRole('menuitem', { name: /^重做/ })).toBeVisible();
    await expect.element(page.getByRole('menuitem', { name: /^全部命令/ })).toBeVisible();
    container.style.width = '1000px';
    await expect.poll(() => names(container)).toContain('重做');
  });

  it('is one step of Tab, in which arrows move and open menus', async () => {
    const handle = createRef<DiagramEditorHandle>();
    const { container } = render(
      <DiagramEditor ref={handle} kind={pikchr} defaultValue="box" storageKey={null} />,
    );
    await previewState(container, 'ready');
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('模板');
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('打开文件');
    await userEvent.keyboard('{End}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('更多');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect.element(page.getByRole('menuitem', { name: '从草稿到发布' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    // The menu moves its focus in the next frame.
    await expect.poll(() => document.activeElement?.textContent).not.toContain('从草稿到发布');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => handle.current?.getValue()).toContain('应用服务');
  });

  it('gives the focus back when a menu is left with Esc', async () => {
    const { container } = await editor();
    await userEvent.click(barButton(container, '导出'));
    await expect.element(page.getByRole('menuitem', { name: '导出图片' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(barButton(container, '导出')).toHaveFocus();
    await expect.poll(() => page.getByRole('menu').elements()).toHaveLength(0);
  });

  it('undoes and redoes', async () => {
    const { container } = await editor();
    await userEvent.click(textBox(container));
    await userEvent.keyboard('x');
    await userEvent.click(barButton(container, '撤销'));
    expect(textBox(container).textContent).toBe('box');
    await expect.element(page.elementLocator(textBox(container))).toHaveFocus();
    await userEvent.click(barButton(container, '重做'));
    expect(textBox(container).textContent).toContain('x');
    expect(textBox(container).textContent).toHaveLength(4);
  });

  it('takes a hint away when its button is pressed, and shows it again when the mouse comes back', async () => {
    const { container } = await editor({ toolbar: ['layout'] });
    const hint = page.getByRole('tooltip', { name: /源文本与图/ });
    await userEvent.hover(barButton(container, '源文本与图'));
    await expect.element(hint).toBeVisible();
    await userEvent.click(barButton(container, '源文本与图'));
    await expect.poll(() => hint.query()).toBe(null);
    await userEvent.hover(barButton(container, '只看图'));
    await userEvent.hover(barButton(container, '源文本与图'));
    await expect.element(hint).toBeVisible();
  });
});

function elements(container: HTMLElement) {
  return page
    .elementLocator(part(container, 'toolbar'))
    .getByRole('button')
    .elements()
    .map((element) => ({ element }));
}
