import { Form } from 'antd';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DiagramEditor } from '@letu/editor';
import { graphviz } from '@letu/graphviz';
import { part, pictureView, previewState, textBox } from './parts.js';
import { render } from './render.js';
import { command } from './shellKit.js';

async function inForm() {
  const onSubmit = vi.fn();
  const { container } = render(
    <Form onSubmitCapture={onSubmit}>
      <Form.Item name="source" initialValue="digraph { 甲 -> 乙 }">
        <DiagramEditor kind={graphviz} storageKey={null} style={{ height: '26rem' }} />
      </Form.Item>
    </Form>,
  );
  await previewState(container, 'ready');
  return { container, onSubmit };
}

it('an editor in an antd form shows no field for files, and takes its text from the form', async () => {
  const { container } = await inForm();
  const input = container.querySelector<HTMLInputElement>('input[type="file"]');
  expect(getComputedStyle(input!).display).toBe('none');
  expect(textBox(container).textContent).toBe('digraph { 甲 -> 乙 }');
});

it('Enter in a field of the editor does not send the form around it', async () => {
  const { container, onSubmit } = await inForm();
  await userEvent.click(textBox(container));
  await command('绘图选项');
  await expect.element(page.getByRole('dialog', { name: '绘图选项' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  pictureView(container).focus();
  await userEvent.keyboard('{Control>}f{/Control}');
  await expect.element(page.getByRole('textbox', { name: '查找图中文字' })).toHaveFocus();
  await userEvent.keyboard('没有的{Enter}{Escape}');
  await userEvent.click(textBox(container));
  await userEvent.keyboard('{Control>}f{/Control}');
  await expect.poll(() => part(container, 'code').querySelector('.cm-search input')).not.toBeNull();
  await userEvent.keyboard('甲{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});
