import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Theme } from '@letu/core';
import { ExportPanel, FIRST_CHOICE } from '@letu/editor/dialogs';
import { render } from './render.js';

function Panel({ theme = 'light' }: { readonly theme?: Theme }) {
  const [value, setValue] = useState(FIRST_CHOICE);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
  return (
    <ExportPanel
      picture={{ svg, theme }}
      diagram={() => Promise.reject(new Error('lost'))}
      {...{ value }}
      onChange={setValue}
      fileName="图"
    />
  );
}

it('says no longer what went wrong with a format once another is chosen', async () => {
  render(<Panel />);
  await userEvent.click(page.getByRole('button', { name: '下载' }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('没能导出这张图');
  await userEvent.click(page.getByText('WEBP'));
  await expect.poll(() => page.getByRole('alert').elements()).toHaveLength(0);
});

it('says that a picture for dark pages is hard to see on white', async () => {
  render(<Panel theme="dark" />);
  const note = page.getByText('图是按深色画的');
  expect(note.elements()).toHaveLength(0);
  await userEvent.click(page.getByText('白色'));
  await expect.element(note).toBeVisible();
});
