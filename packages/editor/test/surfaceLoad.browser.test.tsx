import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { DiagramError } from '@letu/core';
import { DiagramEditor, type DiagramEditorHandle } from '@letu/editor';
import { pikchr } from '@letu/pikchr';
import { pictureMarkup, surfaceShown, textBox } from './parts.js';
import { render } from './render.js';

it('an editor whose surface cannot be loaded says so, draws what it has, loses nothing, and can try again', async () => {
  const onError = vi.fn<(error: DiagramError) => void>();
  const handle = createRef<DiagramEditorHandle>();
  let isOffline = true;
  const kind = {
    ...pikchr,
    loadSurface: () => (isOffline ? Promise.reject(new TypeError('offline')) : pikchr.loadSurface()),
  };
  const { container } = render(
    <DiagramEditor ref={handle} kind={kind} defaultValue='box "甲"' storageKey={null} {...{ onError }} />,
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent('编辑区没有加载成功');
  expect(onError.mock.lastCall?.[0].code).toBe('surface-load-failed');
  await expect.poll(() => pictureMarkup(container)).toContain('甲');
  handle.current?.setValue('box "乙"');
  expect(handle.current?.undo()).toBe(false);
  await expect.poll(() => pictureMarkup(container)).toContain('乙');
  isOffline = false;
  await userEvent.click(page.getByRole('button', { name: '重试' }));
  await surfaceShown(container);
  await expect.poll(() => page.elementLocator(container).getByRole('textbox').query()).not.toBeNull();
  expect(textBox(container).textContent).toBe('box "乙"');
});

it('an editor whose surface cannot be loaded again offers to load the page anew', async () => {
  const kind = { ...pikchr, loadSurface: () => Promise.reject(new TypeError('offline')) };
  render(<DiagramEditor kind={kind} defaultValue="box" storageKey={null} />);
  await userEvent.click(page.getByRole('button', { name: '重试' }));
  await expect.element(page.getByRole('button', { name: '重新加载页面' })).toBeVisible();
});
