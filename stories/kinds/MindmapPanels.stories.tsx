import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { MindmapEditor } from '@letu/mindmap/editor';
import { commonArgs, type CommonProps } from '../editor/commonStories.js';
import { followToolbar } from '../editor/followToolbar.js';
import { canvasDrawn } from '../editor/play.js';

const meta = {
  title: '各种语言 Kinds/MindmapPanels',
  component: MindmapEditor,
  parameters: {
    docs: { subtitle: '思维导图的格式面板和查找替换：样式、骨架、标记、标签、备注、链接和图片。' },
  },
  decorators: [followToolbar],
  args: commonArgs,
} satisfies Meta<CommonProps>;

export default meta;
type Story = StoryObj<CommonProps>;

const SOURCE = `# 新品发布 {theme=fresh}

- 市场 {tag=重点 icon=priority-1 fill=#fde68a}
  > 先看去年的渠道数据，再定预算。
  - [发布页](https://letu.example)
  - 渠道
- 研发 {tag=重点 tag=第三季度 icon=task-half}
  - 编辑器
  - 服务器
- 销售
  - 渠道培训
`;

/** Selects the central topic and opens one of the panels. */
async function openPanel(canvasElement: HTMLElement, name: string) {
  await canvasDrawn(canvasElement);
  const canvas = within(canvasElement);
  canvasElement.querySelector<HTMLElement>('.letu-mm textarea')?.focus();
  await userEvent.keyboard('{Home}');
  await userEvent.click(canvas.getByRole('button', { name }));
  const panel = await canvas.findByRole('region', { name });
  return within(panel);
}

/** Returns a story that shows one panel. */
const panelStory = (
  name: string,
  english: string,
  shown: (panel: ReturnType<typeof within>) => HTMLElement,
): Story => ({
  name: `${name} ${english}`,
  args: { defaultValue: SOURCE },
  async play({ canvasElement }) {
    const panel = await openPanel(canvasElement, name);
    await expect(shown(panel)).toBeVisible();
  },
});

export const Style = panelStory('样式', 'Style', (panel) => panel.getByRole('button', { name: /^填充/ }));
export const MapLook = panelStory('骨架', 'Map', (panel) => panel.getByText('鱼骨图'));
export const Marks = panelStory('标记', 'Markers', (panel) =>
  panel.getByRole('button', { name: '优先级 1' }),
);
export const Note = panelStory('备注', 'Notes', (panel) => panel.getByRole('textbox'));

export const Search: Story = {
  name: '查找和替换 Find and replace',
  args: { defaultValue: SOURCE },
  async play({ canvasElement }) {
    await canvasDrawn(canvasElement);
    canvasElement.querySelector<HTMLElement>('.letu-mm textarea')?.focus();
    await userEvent.keyboard('{Control>}h{/Control}');
    const canvas = within(canvasElement);
    const search = within(await canvas.findByRole('search'));
    await userEvent.type(search.getAllByRole('textbox')[0]!, '渠道');
    await waitFor(() => expect(search.getByText('第 1 个，共 3 个')).toBeVisible());
  },
};
