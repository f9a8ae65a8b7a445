import type { Meta, StoryObj } from '@storybook/react-vite';
import { pikchr } from '@letu/pikchr';
import { PikchrEditor } from '@letu/pikchr/editor';
import { commonArgs, commonStories, type CommonProps } from '../editor/commonStories.js';
import { followToolbar } from '../editor/followToolbar.js';

const meta = {
  title: '各种语言 Kinds/PikchrEditor',
  component: PikchrEditor,
  tags: ['autodocs'],
  parameters: { docs: { subtitle: '一笔一笔放置的技术示意图，最小的一种语言。' } },
  decorators: [followToolbar],
  args: commonArgs,
} satisfies Meta<CommonProps>;

export default meta;
type Story = StoryObj<CommonProps>;

const common = commonStories(PikchrEditor, {
  examples: pikchr.examples,
  broken: 'box "数据处理" fit\narrow\nbxo "归档" fit\n',
});

export const Playground: Story = common.Playground;
export const Default: Story = common.Default;
export const Controlled: Story = common.Controlled;
export const ReadOnly: Story = common.ReadOnly;
export const Dark: Story = common.Dark;
export const Localized: Story = common.Localized;
export const SyntaxError: Story = common.SyntaxError;
export const Examples: Story = common.Examples;
