import type { Meta, StoryObj } from '@storybook/react-vite';
import { excalidraw } from '@letu/excalidraw';
import { ExcalidrawEditor } from '@letu/excalidraw/editor';
import { commonArgs, commonStories, type CommonProps } from '../editor/commonStories.js';
import { followToolbar } from '../editor/followToolbar.js';

const meta = {
  title: '各种语言 Kinds/ExcalidrawEditor',
  component: ExcalidrawEditor,
  tags: ['autodocs'],
  parameters: { docs: { subtitle: '手绘风格的白板：图形、便签、画框、图片与素材库，字体自带。' } },
  decorators: [followToolbar],
  args: commonArgs,
} satisfies Meta<CommonProps>;

export default meta;
type Story = StoryObj<CommonProps>;

const common = commonStories(ExcalidrawEditor, {
  // A board that is blank shows nothing to wait for.
  examples: excalidraw.examples.filter(({ isBlank }) => !isBlank),
  broken: '{"type": "excalidraw", "elements": [}',
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
