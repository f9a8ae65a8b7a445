import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { GraphvizEditor } from '@letu/graphviz/editor';
import { commonArgs, type CommonProps } from './commonStories.js';
import { followToolbar } from './followToolbar.js';
import { picture, previewState, textBox } from './play.js';

const meta = {
  title: '编辑器 Editor/图 Picture',
  component: GraphvizEditor,
  decorators: [followToolbar],
  args: {
    ...commonArgs,
    defaultValue: 'digraph {\n  rankdir=LR\n  下单 -> 支付 -> 发货\n  支付 -> 取消\n}\n',
  },
} satisfies Meta<CommonProps>;

export default meta;
type Story = StoryObj<CommonProps>;

/** Clicking a shape selects its source. */
export const ShapeToSource: Story = {
  name: '从图到文本 Shape to source',
  async play({ canvasElement }) {
    const svg = await picture(canvasElement);
    await waitFor(() => {
      // Again, as long as the picture still moves into its place.
      fireEvent.click(...middleOf(labelled(svg, '取消')));
      expect(document.activeElement === textBox(canvasElement)).toBe(true);
    });
    await expect(document.getSelection()?.toString()).toContain('取消');
  },
};

/** The shape of the line the caret is on lights up. */
export const SourceToShape: Story = {
  name: '从文本到图 Source to shape',
  async play({ canvasElement, userEvent }) {
    const svg = await picture(canvasElement);
    await userEvent.click(textBox(canvasElement));
    await userEvent.keyboard('{Control>}{End}{/Control}{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(svg.closest('.letu-frame')?.innerHTML).toContain('letu-lit'));
  },
};

/** The wheel zooms to the pointer, keys and buttons zoom too, and the picture can be fitted again. */
export const Zoom: Story = {
  name: '缩放 Zoom',
  async play({ canvasElement, canvas, userEvent }) {
    await previewState(canvasElement, 'ready');
    const percent = () => canvas.getByRole('button', { name: /^\d+%/ }).textContent;
    await waitFor(() => expect(percent()).toMatch(/%/));
    const before = percent();
    await userEvent.click(canvas.getByRole('button', { name: '放大' }));
    await waitFor(() => expect(percent()).not.toBe(before));
    await userEvent.click(canvas.getByRole('button', { name: '适应窗口' }));
    await waitFor(() => expect(percent()).toBe(before));
  },
};

/** The words in a picture are found, in Chinese and Pinyin alphabets alike. */
export const Search: Story = {
  name: '图中查找 Search',
  async play({ canvasElement, canvas, userEvent }) {
    await previewState(canvasElement, 'ready');
    await userEvent.click(await canvas.findByRole('button', { name: '在图中查找' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: '查找图中文字' }), '支付');
    await waitFor(() => expect(canvas.getByText('第 1 个，共 1 个')).toBeVisible());
  },
};

/** The picture as an outline of its nodes and links, for those who read rather than look. */
export const Outline: Story = {
  name: '大纲 Outline',
  async play({ canvasElement, canvas, userEvent }) {
    await previewState(canvasElement, 'ready');
    await userEvent.click(await canvas.findByRole('button', { name: '大纲' }));
    await expect(await canvas.findByRole('tree')).toHaveTextContent('取消');
  },
};

/** The ground behind a picture: plain, a grid or a checkerboard. */
export const Backdrop: Story = {
  name: '背景 Backdrop',
  async play({ canvasElement, canvas, userEvent }) {
    await previewState(canvasElement, 'ready');
    await userEvent.click(await canvas.findByRole('button', { name: '背景：纯色' }));
    await expect(await canvas.findByRole('button', { name: '背景：网格' })).toBeVisible();
  },
};

/** A large picture brings a small map of itself along. */
export const Minimap: Story = {
  name: '缩略地图 Minimap',
  args: {
    defaultLayout: 'picture',
    defaultValue: `digraph {\n${Array.from({ length: 63 }, (_, n) => `  n${(n - (n % 2)) / 2} -> n${n + 1}`).join('\n')}\n}\n`,
  },
  async play({ canvasElement, canvas, userEvent }) {
    await picture(canvasElement);
    for (let step = 0; step < 4; step += 1)
      await userEvent.click(canvas.getByRole('button', { name: '放大' }));
    await waitFor(() => expect(canvasElement.querySelector('.letu-minimap')).not.toBeNull());
  },
};

/** A label that is a plain string is renamed where it stands. */
export const Rename: Story = {
  name: '就地改名 Rename',
  async play({ canvasElement, canvas, userEvent }) {
    const svg = await picture(canvasElement);
    const field = await waitFor(() => {
      fireEvent.dblClick(...middleOf(labelled(svg, '取消')));
      return canvas.getByRole('textbox', { name: '修改“取消”' });
    });
    await userEvent.clear(field);
    await userEvent.type(field, '关闭订单{Enter}');
    await waitFor(() => expect(textBox(canvasElement)).toHaveTextContent('关闭订单'));
    await previewState(canvasElement, 'ready');
  },
};

/** Returns the element that holds a label. */
function labelled(svg: SVGSVGElement, label: string): Element {
  const found = [...svg.querySelectorAll('text')].find(({ textContent }) => textContent?.trim() === label);
  if (!found) throw new Error(`The picture has no label ${label}.`);
  return found;
}

/** Returns an element and where its middle is, as events are told. */
function middleOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const place = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, composed: true };
  return [element, place] as const;
}
