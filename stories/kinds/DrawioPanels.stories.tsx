import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DrawioEditor } from '@letu/drawio/editor';
import { commonArgs, type CommonProps } from '../editor/commonStories.js';
import { followToolbar } from '../editor/followToolbar.js';
import { canvasDrawn } from '../editor/play.js';

const meta = {
  title: '各种语言 Kinds/DrawioPanels',
  component: DrawioEditor,
  parameters: {
    docs: { subtitle: '通用图的图形库、格式面板、图层、大纲和查找替换。' },
  },
  decorators: [followToolbar],
  args: commonArgs,
} satisfies Meta<CommonProps>;

export default meta;
type Story = StoryObj<CommonProps>;

/** Returns a page of shapes. */
const pageOf = (cells: string) =>
  `<mxfile><diagram id="p" name="第 1 页"><mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>${cells}</root></mxGraphModel></diagram></mxfile>`;

const shape = (id: string, label: string, x: number, y: number, style = '') =>
  `<mxCell id="${id}" value="${label}" style="whiteSpace=wrap;html=1;${style}" vertex="1" parent="1"><mxGeometry x="${x}" y="${y}" width="120" height="60" as="geometry"/></mxCell>`;

const edge = (id: string, source: string, target: string) =>
  `<mxCell id="${id}" style="edgeStyle=orthogonalEdgeStyle;html=1;" edge="1" parent="1" source="${source}" target="${target}"><mxGeometry relative="1" as="geometry"/></mxCell>`;

const SOURCE = pageOf(
  [
    shape('a', '提交申请', 40, 40, 'rounded=1;fillColor=#dae8fc;strokeColor=#6c8ebf;'),
    shape('b', '主管审批', 40, 160),
    shape('c', '财务审批', 220, 160),
    edge('ab', 'a', 'b'),
    edge('bc', 'b', 'c'),
  ].join(''),
);

/** Gives the canvas the focus once it is drawn. */
async function focusCanvas(canvasElement: HTMLElement) {
  await canvasDrawn(canvasElement);
  canvasElement.querySelector<HTMLElement>('.letu-dg-field')?.focus();
  return within(canvasElement);
}

/** Returns a story that selects the first shape and shows one panel. */
const panelStory = (
  name: string,
  english: string,
  shown: (panel: ReturnType<typeof within>) => HTMLElement,
): Story => ({
  name: `${name} ${english}`,
  args: { defaultValue: SOURCE },
  async play({ canvasElement }) {
    const canvas = await focusCanvas(canvasElement);
    await userEvent.keyboard('{Tab}');
    await userEvent.click(canvas.getByRole('button', { name }));
    const panel = within(await canvas.findByRole('region', { name }));
    await expect(shown(panel)).toBeVisible();
  },
});

export const Style = panelStory('样式', 'Style', (panel) => panel.getByTitle('填充 #dae8fc，线条 #6c8ebf'));
export const Layers = panelStory('图层', 'Layers', (panel) =>
  panel.getByRole('button', { name: '新建图层' }),
);
export const Outline = panelStory('大纲', 'Outline', (panel) =>
  panel.getByRole('treeitem', { name: '财务审批' }),
);

export const Palette: Story = {
  name: '搜索图形 Palette',
  args: { defaultValue: SOURCE },
  async play({ canvasElement }) {
    const canvas = await focusCanvas(canvasElement);
    await userEvent.type(await canvas.findByRole('searchbox', { name: '搜索图形' }), '数据库');
    await waitFor(() => expect(canvas.getByText(/^找到 \d+ 个图形$/)).toBeVisible());
  },
};

export const Search: Story = {
  name: '查找和替换 Find and replace',
  args: { defaultValue: SOURCE },
  async play({ canvasElement }) {
    const canvas = await focusCanvas(canvasElement);
    await userEvent.keyboard('{Control>}h{/Control}');
    const search = within(await canvas.findByRole('search'));
    await userEvent.type(search.getAllByRole('textbox')[0]!, '审批');
    await waitFor(() => expect(search.getByText('第 1 个，共 2 个')).toBeVisible());
  },
};

export const Empty: Story = {
  name: '空白页 Empty',
  args: { defaultValue: pageOf('') },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByRole('toolbar', { name: '面板' }, { timeout: 60_000 });
  },
};

export const Narrow: Story = {
  name: '窄屏 Narrow',
  args: { defaultValue: SOURCE, style: { height: '100vh', width: 390 } },
  play: ({ canvasElement }) => canvasDrawn(canvasElement),
};
