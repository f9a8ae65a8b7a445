import type { Meta, StoryObj } from '@storybook/react-vite';
import { graphviz } from '@letu/graphviz';
import { GraphvizEditor } from '@letu/graphviz/editor';
import { commonArgs, commonStories, type CommonProps } from '../editor/commonStories.js';
import { followToolbar } from '../editor/followToolbar.js';

const meta = {
  title: '各种语言 Kinds/GraphvizEditor',
  component: GraphvizEditor,
  tags: ['autodocs'],
  parameters: { docs: { subtitle: '点与边的自动布局，八种布局引擎。' } },
  decorators: [followToolbar],
  args: commonArgs,
} satisfies Meta<CommonProps>;

export default meta;
type Story = StoryObj<CommonProps>;

const common = commonStories(GraphvizEditor, {
  examples: graphviz.examples,
  broken: 'graph {\n  甲 -> 乙\n}\n',
});

export const Playground: Story = common.Playground;
export const Default: Story = common.Default;
export const Controlled: Story = common.Controlled;
export const ReadOnly: Story = common.ReadOnly;
export const Dark: Story = common.Dark;
export const Localized: Story = common.Localized;
export const SyntaxError: Story = common.SyntaxError;
export const Examples: Story = common.Examples;
