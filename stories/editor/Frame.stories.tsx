import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { dialects, svgWithDiagram } from '@letu/codec';
import { D2Editor } from '@letu/d2/editor';
import { GraphvizEditor } from '@letu/graphviz/editor';
import { commonArgs, type CommonProps } from './commonStories.js';
import { followToolbar } from './followToolbar.js';
import { picture, pictureMarkup, previewState, seen, textBox } from './play.js';

const SOURCE = 'digraph {\n  下单 -> 支付 -> 发货\n}\n';

const meta = {
  title: '编辑器 Editor/外框 Frame',
  component: GraphvizEditor,
  decorators: [followToolbar],
  args: { ...commonArgs, defaultValue: SOURCE },
} satisfies Meta<CommonProps>;

export default meta;
type Story = StoryObj<CommonProps>;

const separator = (canvas: HTMLElement) => within(canvas).getByRole('separator');
const share = (canvas: HTMLElement) => Number(separator(canvas).getAttribute('aria-valuenow'));

/** The bar between the panes moves with the mouse and the arrow keys. */
export const ResizableSplit: Story = {
  name: '拖动分隔条 Resizable split',
  async play({ canvasElement, userEvent }) {
    await previewState(canvasElement, 'ready');
    const before = share(canvasElement);
    separator(canvasElement).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(share(canvasElement)).toBeGreaterThan(before));
  },
};

/** The text with its problem list, without the picture. */
export const TextOnly: Story = { name: '只看文本 Text only', args: { defaultLayout: 'code' } };
/** The picture fills the editor. */
export const PictureOnly: Story = {
  name: '只看图 Picture only',
  args: { defaultLayout: 'picture' },
  play: ({ canvasElement }) => previewState(canvasElement, 'ready'),
};

/** Where there is little room, the panes lie one above the other, and the tool bar keeps what matters. */
export const Narrow: Story = {
  name: '窄屏 Narrow',
  args: { style: { width: '24rem', height: '40rem' } },
  async play({ canvasElement, canvas }) {
    await previewState(canvasElement, 'ready');
    await waitFor(() => expect(separator(canvasElement)).toHaveAttribute('aria-orientation', 'horizontal'));
    await expect(canvas.getByRole('button', { name: '更多' })).toBeVisible();
  },
};

/** Items by name, in the host's order. */
export const OwnToolbar: Story = {
  name: '自选工具栏 Own tool bar',
  args: { toolbar: ['undo', 'redo', '|', 'export'] },
  async play({ canvas }) {
    const bar = within(canvas.getByRole('toolbar', { name: '工具栏' }));
    await expect(bar.getAllByRole('button')).toHaveLength(3);
  },
};
/** Commands stay within reach of the keyboard. */
export const NoToolbar: Story = {
  name: '没有工具栏 No tool bar',
  args: { toolbar: false },
  async play({ canvas }) {
    await expect(canvas.queryByRole('toolbar', { name: '工具栏' })).toBeNull();
  },
};
/** What the host puts before and behind the tool bar's own items. */
export const Slots: Story = {
  name: '工具栏插槽 Slots',
  args: { toolbarStart: <strong>部署图</strong>, toolbarEnd: <button type="button">保存</button> },
};

/** Another text in place of the present one, which can be had back. */
export const Templates: Story = {
  name: '模板 Templates',
  async play({ canvasElement, canvas, userEvent }) {
    await previewState(canvasElement, 'ready');
    await userEvent.click(canvas.getByRole('button', { name: '模板' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: '微服务架构' }));
    await waitFor(() => expect(textBox(canvasElement)).toHaveTextContent('API 网关'));
    await seen(() => canvas.findByText('已换成模板“微服务架构”'));
  },
};

/** The kind's options as a form beside the picture. */
export const Options: Story = {
  name: '绘图选项 Options',
  render: (props) => <D2Editor {...props} />,
  args: { defaultValue: '下单 -> 支付 -> 发货\n' },
  async play({ canvasElement, canvas, userEvent }) {
    await picture(canvasElement);
    const before = pictureMarkup(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '绘图选项' }));
    const form = within(await canvas.findByRole('dialog', { name: '绘图选项' }));
    await userEvent.click(form.getAllByRole('switch')[0]!);
    await waitFor(() => expect(pictureMarkup(canvasElement)).not.toBe(before), { timeout: 30_000 });
  },
};

/** SVG, PNG and PDF, each carrying its text where the format allows it. */
export const ExportMenu: Story = { name: '导出菜单 Export', play: opensMenu('导出', '导出 PNG') };
/** As image, as Markdown, or as a link that other tools open. */
export const CopyMenu: Story = { name: '复制菜单 Copy', play: opensMenu('复制', '复制 Kroki 链接') };

/** A picture that carries its text opens again when it is dropped. */
export const OpenDroppedPicture: Story = {
  name: '打开拖入的图片 Dropped picture',
  async play({ canvasElement, canvas }) {
    await previewState(canvasElement, 'ready');
    const svg = svgWithDiagram('<svg xmlns="http://www.w3.org/2000/svg"/>', {
      type: 'graphviz',
      source: 'digraph { 图里 -> 带着的文本 }',
    });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([svg], '图.svg', { type: 'image/svg+xml' }));
    fireEvent(
      canvasElement.querySelector("[data-part='preview']")!,
      new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
    );
    await waitFor(() => expect(textBox(canvasElement)).toHaveTextContent('带着的文本'));
    await seen(() => canvas.findByText('已打开图片里的源文本'));
  },
};

/** A pasted link of another tool opens the diagram in it; pasting it as text is one click away. */
export const OpenPastedLink: Story = {
  name: '打开粘贴的链接 Pasted link',
  async play({ canvasElement, canvas }) {
    await previewState(canvasElement, 'ready');
    const clipboardData = new DataTransfer();
    const code = dialects.kroki.encode('digraph { 链接里 -> 的图 }');
    clipboardData.setData('text/plain', `https://kroki.io/graphviz/svg/${code}`);
    fireEvent(
      textBox(canvasElement),
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
    await waitFor(() => expect(textBox(canvasElement)).toHaveTextContent('链接里'));
    await seen(() => canvas.findByRole('button', { name: '只粘贴文字' }));
  },
};

/** All commands, found by Chinese words, the initials of their Pinyin, or English. */
export const CommandPalette: Story = {
  name: '命令面板 Command palette',
  async play({ canvasElement, canvas, userEvent }) {
    await previewState(canvasElement, 'ready');
    await userEvent.click(textBox(canvasElement));
    await userEvent.keyboard('{F1}');
    await userEvent.type(await canvas.findByRole('combobox', { name: '搜索命令' }), 'dcpng');
    await waitFor(() => expect(canvas.getAllByRole('option')[0]).toHaveTextContent('导出 PNG'));
  },
};

/** All keys at a glance. */
export const Shortcuts: Story = {
  name: '快捷键 Shortcuts',
  async play({ canvasElement, canvas, userEvent }) {
    await previewState(canvasElement, 'ready');
    await userEvent.click(textBox(canvasElement));
    await userEvent.keyboard('{Control>}{Shift>}/{/Shift}{/Control}');
    await expect(await canvas.findByRole('dialog', { name: '快捷键' })).toHaveTextContent('下一个问题');
  },
};

/** Several editors on one page have nothing in common but their engine. */
export const SeveralInstances: Story = {
  name: '一页多个 Several on a page',
  render: (props) => (
    <div
      style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 8, height: '100vh' }}
    >
      <GraphvizEditor {...props} style={{}} aria-label="第一张图" />
      <GraphvizEditor
        {...props}
        style={{}}
        aria-label="第二张图"
        defaultValue="digraph { 乙 }"
        theme="dark"
      />
    </div>
  ),
  async play({ canvasElement }) {
    await waitFor(
      () =>
        expect(canvasElement.querySelectorAll("[data-part='preview'][data-state='ready']")).toHaveLength(2),
      { timeout: 60_000 },
    );
    const ids = [...canvasElement.querySelectorAll('[id]')].map(({ id }) => id);
    await expect(new Set(ids).size).toBe(ids.length);
  },
};

function opensMenu(name: string, entry: string): NonNullable<Story['play']> {
  return async ({ canvasElement, canvas, userEvent }) => {
    await previewState(canvasElement, 'ready');
    await userEvent.click(canvas.getByRole('button', { name }));
    await seen(() => canvas.findByRole('menuitem', { name: new RegExp(entry) }));
  };
}
