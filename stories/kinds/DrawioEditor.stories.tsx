import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawio } from '@letu/drawio';
import { DrawioEditor } from '@letu/drawio/editor';
import { commonArgs, commonStories, type CommonProps } from '../editor/commonStories.js';
import { followToolbar } from '../editor/followToolbar.js';

const meta = {
  title: '各种语言 Kinds/DrawioEditor',
  component: DrawioEditor,
  tags: ['autodocs'],
  parameters: {
    docs: { subtitle: '通用图：流程图、泳道、UML、ER、网络和线框，读写 draw.io 的文件。' },
  },
  decorators: [followToolbar],
  args: commonArgs,
} satisfies Meta<CommonProps>;

export default meta;
type Story = StoryObj<CommonProps>;

const common = commonStories(DrawioEditor, {
  // A page that is blank shows nothing to wait for.
  examples: drawio.examples.filter(({ id }) => id !== 'blank'),
  broken: '<mxfile><diagram name="第 1 页"><mxGraphModel><root></mxfile>',
  isCanvas: true,
});

export const Playground: Story = common.Playground;
export const Default: Story = common.Default;
export const Controlled: Story = common.Controlled;
export const ReadOnly: Story = common.ReadOnly;
export const Dark: Story = common.Dark;
export const Localized: Story = common.Localized;
export const SyntaxError: Story = common.SyntaxError;
export const Examples: Story = common.Examples;
