import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DiagramEditor, type DiagramEditorHandle } from '@letu/editor';
import { d2 } from '@letu/d2';
import { pikchr } from '@letu/pikchr';
import { render } from './render.js';
import { previewState, textBox } from './parts.js';
import { catchDownloads, command } from './shellKit.js';

const dialog = (name: string) => page.getByRole('dialog', { name });
const search = () => page.getByRole('combobox', { name: '搜索命令' });
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent);

async function editor() {
  const handle = createRef<DiagramEditorHandle>();
  const { container } = render(
    <DiagramEditor ref={handle} kind={pikchr} defaultValue="box" storageKey={null} />,
  );
  await previewState(container, 'ready');
  await userEvent.click(textBox(container));
  return { container, handle };
}

describe('the command palette', () => {
  it('finds a command by Chinese words, the initials of its Pinyin, and English', async () => {
    await editor();
    await userEvent.keyboard('{Control>}{Shift>}p{/Shift}{/Control}');
    await expect.element(search()).toHaveFocus();
    for (const query of ['导出 p', 'dcpng', 'export png']) {
      await userEvent.fill(search(), query);
      expect(options()[0]).toContain('导出 PNG');
    }
    await userEvent.fill(search(), 'qqqq');
    await expect.element(page.getByText('没有这样的命令')).toBeVisible();
  });

  it('runs the command that is chosen with arrows and Enter', async () => {
    const downloads = catchDownloads();
    await editor();
    await userEvent.keyboard('{F1}');
    await expect.element(search()).toHaveFocus();
    await userEvent.fill(search(), '导出');
    await expect.poll(() => options()[0]).toContain('导出');
    const titles = options();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(page.getByRole('option', { selected: true }).element().textContent).toBe(titles[1]);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => downloads.map(({ name }) => name)).toEqual(['pikchr.svg']);
  });

  it('closes with Esc, and the focus goes back to the text', async () => {
    const { container, handle } = await editor();
    handle.current?.openCommandPalette();
    await expect.element(search()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement).toBe(textBox(container));
    await expect.poll(() => dialog('搜索命令').elements()).toHaveLength(0);
  });

  it('leaves Enter to an input method that is composing', async () => {
    await editor();
    await userEvent.keyboard('{F1}');
    await expect.element(search()).toHaveFocus();
    search()
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }));
    expect(dialog('搜索命令').elements()).toHaveLength(1);
  });

  it('offers every template', async () => {
    const { handle } = await editor();
    await command('模板：读写');
    await expect.poll(() => handle.current?.getValue()).toContain('主库');
  });
});

describe('the shortcuts', () => {
  it('are listed in a dialog, which Esc closes', async () => {
    const { container } = await editor();
    await userEvent.keyboard('{Control>}{Shift>}/{/Shift}{/Control}');
    await expect.element(dialog('快捷键')).toBeVisible();
    for (const row of ['撤销', '下一个问题', '导出 PNG', '全部命令', '查找与替换']) {
      await expect.element(dialog('快捷键').getByText(row, { exact: true })).toBeVisible();
    }
    await expect.element(dialog('快捷键').getByText('Ctrl+Shift+P')).toBeVisible();
    // A dialog takes its keys once it has the focus, a moment after it is seen.
    await expect.poll(() => dialog('快捷键').element().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement).toBe(textBox(container));
  });

  it('lay the text out anew, where the language knows how', async () => {
    const handle = createRef<DiagramEditorHandle>();
    const { container } = render(
      <DiagramEditor ref={handle} kind={d2} defaultValue={'a: {\nb\n}'} storageKey={null} />,
    );
    await previewState(container, 'ready');
    await userEvent.click(textBox(container));
    await expect
      .poll(async () => {
        await userEvent.keyboard('{Alt>}{Shift>}f{/Shift}{/Alt}');
        return handle.current?.getValue();
      })
      .toBe('a: {\n  b\n}');
  });
});

it('runs by its handle the command of keys that were pressed elsewhere on the page', async () => {
  const downloads = catchDownloads();
  const { handle } = await editor();
  const pressed = (init: KeyboardEventInit) =>
    handle.current!.press(new KeyboardEvent('keydown', { ctrlKey: true, cancelable: true, ...init }));
  expect(pressed({ key: 'j' })).toBe(false);
  expect(pressed({ key: 'e', shiftKey: true })).toBe(true);
  await expect.poll(() => downloads.map(({ name }) => name)).toEqual(['pikchr.png']);
});
