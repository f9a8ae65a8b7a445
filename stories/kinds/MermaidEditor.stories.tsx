import type { Meta, StoryObj } from '@storybook/react-vite';
import { mermaid } from '@letu/mermaid';
import { MermaidEditor } from '@letu/mermaid/editor';
import { commonArgs, commonStories, type CommonProps } from '../editor/commonStories.js';
import { followToolbar } from '../editor/followToolbar.js';

const meta = {
  title: '各种语言 Kinds/MermaidEditor',
  component: MermaidEditor,
  tags: ['autodocs'],
  parameters: { docs: { subtitle: '流程图、时序图、类图、甘特图……写法最轻的一种。' } },
  decorators: [followToolbar],
  args: commonArgs,
} satisfies Meta<CommonProps>;

export default meta;
type Story = StoryObj<CommonProps>;

const common = commonStories(MermaidEditor, {
  examples: mermaid.examples,
  broken: 'flowchart LR\n  想法 --> 草稿[未闭合\n',
});

export const Playground: Story = common.Playground;
export const Default: Story = common.Default;
export const Controlled: Story = common.Controlled;
export const ReadOnly: Story = common.ReadOnly;
export const Dark: Story = common.Dark;
export const Localized: Story = common.Localized;
export const SyntaxError: Story = common.SyntaxError;
export const Examples: Story = common.Examples;
