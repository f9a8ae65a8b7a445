import type { Meta, StoryObj } from '@storybook/react-vite';
import { graphviz } from '@letu/graphviz';
import { GraphvizEditor } from '@letu/graphviz/editor';
import { commonArgs, commonStories, type CommonProps } from '../editor/commonStories.js';

const meta = {
  title: '各种语言 Kinds/GraphvizEditor',
  component: GraphvizEditor,
  args: commonArgs,
} satisfies Meta<CommonProps>;

export default meta;
type Story = StoryObj<CommonProps>;

const common = commonStories(GraphvizEditor, {
  examples: graphviz.examples,
  broken: 'graph {\n  甲 -> 乙\n}\n',
});

export const Default: Story = common.Default;
export const Playground: Story = {};
export const Controlled: Story = common.Controlled;
export const ReadOnly: Story = common.ReadOnly;
export const Dark: Story = common.Dark;
export const Localized: Story = common.Localized;
export const SyntaxError: Story = common.SyntaxError;
export const Examples: Story = common.Examples;
