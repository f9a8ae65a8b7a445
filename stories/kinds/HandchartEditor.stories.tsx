import type { Meta, StoryObj } from '@storybook/react-vite';
import { handchart } from '@letu/handchart';
import { HandchartEditor } from '@letu/handchart/editor';
import { commonArgs, commonStories, type CommonProps } from '../editor/commonStories.js';
import { followToolbar } from '../editor/followToolbar.js';

const meta = {
  title: '各种语言 Kinds/HandchartEditor',
  component: HandchartEditor,
  tags: ['autodocs'],
  parameters: { docs: { subtitle: '手绘图表：一张表、几个词，画成柱、线、饼等 21 种图。' } },
  decorators: [followToolbar],
  args: commonArgs,
} satisfies Meta<CommonProps>;

export default meta;
type Story = StoryObj<CommonProps>;

const common = commonStories(HandchartEditor, {
  examples: handchart.examples,
  broken: 'type: bar\ntitel: 销售额\ndata: |\n  季度, 北京\n  一季度, 120\n',
});

export const Playground: Story = common.Playground;
export const Default: Story = common.Default;
export const Controlled: Story = common.Controlled;
export const ReadOnly: Story = common.ReadOnly;
export const Dark: Story = common.Dark;
export const Localized: Story = common.Localized;
export const SyntaxError: Story = common.SyntaxError;
export const Examples: Story = common.Examples;
