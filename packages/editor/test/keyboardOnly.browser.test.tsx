import { createRef } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { decodeAny } from '@letu/codec';
import { DiagramEditor, type DiagramEditorHandle } from '@letu/editor';
import { graphviz } from '@letu/graphviz';
import { render } from './render.js';
import { part, pictureMarkup, previewState, surfaceShown, textBox } from './parts.js';
import { catchDownloads, noticeText } from './shellKit.js';

const press = (keys: string) => userEvent.keyboard(keys);
const focusName = () => document.activeElement?.getAttribute('aria-label') ?? '';

/** Presses Tab until what has the focus is called so. */
async function tabTo(name: RegExp): Promise<void> {
  for (
    let step = 0;
    step < 20 && !name.test(`${focusName()} ${document.activeElement?.textContent}`);
    step += 1
  ) {
    await userEvent.tab();
  }
  expect(`${focusName()} ${document.activeElement?.textContent}`).toMatch(name);
}

it('with keys alone one writes, meets a mistake, mends it, exports a PNG and opens it again', async () => {
  const downloads = catchDownloads();
  const handle = createRef<DiagramEditorHandle>();
  const { container } = render(
    <DiagramEditor ref={handle} kind={graphviz} defaultValue="" storageKey={null} />,
  );

  // The tool bar is one step; behind it is the text.
  await surfaceShown(container);
  await userEvent.tab();
  expect(part(container, 'toolbar').contains(document.activeElement)).toBe(true);
  await userEvent.tab();
  expect(document.activeElement).toBe(textBox(container));

  // A language indents once it is loaded.
  await expect.poll(() => textBox(container).dataset['language']).toBe('dot');

  // Writing with a mistake: an arrow where the graph has no direction.
  await press('graph {{');
  await press('{Enter}');
  await press('a -> b');
  await expect.poll(() => handle.current?.getValue()).toBe('graph {\n  a -> b\n}');
  await expect.poll(() => part(container, 'problems').textContent).toContain('1 个错误');

  // F8 jumps to it, from wherever the caret is.
  await press('{Control>}{Home}{/Control}{F8}');
  expect(document.getSelection()?.toString()).toContain('->');
  // Its explanation opened with the jump; Esc closes it, and Esc then Tab goes on to the list of problems.
  await press('{Escape}{Escape}{Tab}');
  await tabTo(/第 2 行/);
  await press('{Enter}');
  expect(document.activeElement).toBe(textBox(container));

  // The fix stands beside the problem.
  await press('{Escape}{Tab}');
  await tabTo(/--/);
  await press('{Enter}');
  await previewState(container, 'ready');
  await expect.poll(() => handle.current?.getValue()).toContain('a -- b');
  expect(document.activeElement).toBe(textBox(container));
  await expect.poll(() => pictureMarkup(container)).toContain('<svg');
  const written = handle.current?.getValue();

  // The export has a shortcut, which works from anywhere in the editor.
  await press('{Control>}{Shift>}e{/Shift}{/Control}');
  await expect.poll(() => downloads.map(({ name }) => name)).toEqual(['graphviz.png']);
  const png = downloads[0]?.file ?? new Blob();
  expect(decodeAny(new Uint8Array(await png.arrayBuffer())).source).toBe(written);

  // Another text from the palette's templates, then the picture again, pasted.
  await press('{F1}');
  await expect.element(page.getByRole('combobox', { name: '搜索命令' })).toHaveFocus();
  await press('template{Enter}');
  await expect.poll(() => noticeText(container)).toContain('已换成模板');
  await expect.poll(() => document.activeElement).toBe(textBox(container));
  expect(handle.current?.getValue()).not.toBe(written);
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
  await press('{Control>}v{/Control}');
  await expect.poll(() => noticeText(container)).not.toContain('已换成模板');
});
