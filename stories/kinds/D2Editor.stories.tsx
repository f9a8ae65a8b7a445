import type { Meta, StoryObj } from '@storybook/react-vite';
import { d2 } from '@letu/d2';
import { D2Editor } from '@letu/d2/editor';
import { commonArgs, commonStories, type CommonProps } from '../editor/commonStories.js';

const meta = {
  title: '各种语言 Kinds/D2Editor',
  component: D2Editor,
  args: commonArgs,
} satisfies Meta<CommonProps>;

export default meta;
type Story = StoryObj<CommonProps>;

const common = commonStories(D2Editor, {
  examples: d2.examples,
  broken: '客户端 -> 网关: {\n',
});

export const Default: Story = common.Default;
export const Playground: Story = {};
export const Controlled: Story = common.Controlled;
export const ReadOnly: Story = common.ReadOnly;
export const Dark: Story = common.Dark;
export const Localized: Story = common.Localized;
export const SyntaxError: Story = common.SyntaxError;
export const Examples: Story = common.Examples;
