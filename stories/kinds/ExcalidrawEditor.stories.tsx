import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { excalidraw } from '@letu/excalidraw';
import { ExcalidrawEditor } from '@letu/excalidraw/editor';
import { commonArgs, commonStories, type CommonProps } from '../editor/commonStories.js';
import { followToolbar } from '../editor/followToolbar.js';
import { canvasDrawn } from '../editor/play.js';

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

export const Empty: Story = {
  name: '空白板 Empty',
  args: { defaultValue: '' },
  async play({ canvasElement, canvas }) {
    await canvas.findByRole('toolbar', { name: '工具栏' });
    await waitFor(() => expect(canvasElement.querySelector('canvas.interactive')).toBeVisible(), {
      timeout: 60_000,
    });
  },
};

export const Narrow: Story = {
  name: '窄屏 Narrow',
  args: { style: { height: '100vh', width: 390 } },
  play: ({ canvasElement }) => canvasDrawn(canvasElement),
};
