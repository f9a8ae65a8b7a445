import type { Meta, StoryObj } from '@storybook/react-vite';
import { pikchr } from '@letu/pikchr';
import { PikchrEditor } from '@letu/pikchr/editor';
import { commonArgs, commonStories, type CommonProps } from '../editor/commonStories.js';

const meta = {
  title: '各种语言 Kinds/PikchrEditor',
  component: PikchrEditor,
  args: commonArgs,
} satisfies Meta<CommonProps>;

export default meta;
type Story = StoryObj<CommonProps>;

const common = commonStories(PikchrEditor, {
  examples: pikchr.examples,
  broken: 'box "数据处理" fit\narrow\nbxo "归档" fit\n',
});

export const Default: Story = common.Default;
export const Playground: Story = {};
export const Controlled: Story = common.Controlled;
export const ReadOnly: Story = common.ReadOnly;
export const Dark: Story = common.Dark;
export const Localized: Story = common.Localized;
export const SyntaxError: Story = common.SyntaxError;
export const Examples: Story = common.Examples;
