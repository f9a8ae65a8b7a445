import type { Meta, StoryObj } from '@storybook/react-vite';
import { followToolbar } from '../editor/followToolbar.js';
import { previewState } from '../editor/play.js';
import { OwnKind } from '../guides/samples/OwnKind.js';

const meta = {
  title: '各种语言 Kinds/自己的图类型 Own kind',
  parameters: { docs: { subtitle: 'nomnoml，一个在乐图之外的包。' } },
  component: OwnKind,
  decorators: [followToolbar],
  args: { style: { height: '100vh' } },
} satisfies Meta<typeof OwnKind>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认 Default',
  play: ({ canvasElement }) => previewState(canvasElement, 'ready'),
};
