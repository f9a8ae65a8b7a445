import type { Meta, StoryObj } from '@storybook/react-vite';
import { d2 } from '@letu/d2';
import { D2Editor } from '@letu/d2/editor';
import { commonArgs, commonStories, type CommonProps } from '../editor/commonStories.js';
import { followToolbar } from '../editor/followToolbar.js';

const meta = {
  title: '各种语言 Kinds/D2Editor',
  component: D2Editor,
  tags: ['autodocs'],
  parameters: { docs: { subtitle: '现代的架构图语言，有主题、手绘风格和两种布局。' } },
  decorators: [followToolbar],
  args: commonArgs,
} satisfies Meta<CommonProps>;

export default meta;
type Story = StoryObj<CommonProps>;

const common = commonStories(D2Editor, {
  examples: d2.examples,
  broken: '客户端 -> 网关: {\n',
});

export const Playground: Story = common.Playground;
export const Default: Story = common.Default;
export const Controlled: Story = common.Controlled;
export const ReadOnly: Story = common.ReadOnly;
export const Dark: Story = common.Dark;
export const Localized: Story = common.Localized;
export const SyntaxError: Story = common.SyntaxError;
export const Examples: Story = common.Examples;
