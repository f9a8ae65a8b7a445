import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconFont, iconNames, LetuIcon } from '@letu/icon-picker';

const meta = {
  title: '组件 Components/LetuIcon',
  component: LetuIcon,
  parameters: { layout: 'padded' },
  tags: ['autodocs'],
  argTypes: { name: { control: 'select', options: iconNames } },
  args: { name: 'rocket', size: 48 },
} satisfies Meta<typeof LetuIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Titled: Story = { args: { title: '我的项目' } };
export const Coloured: Story = { args: { color: 'var(--letu-series-cinnabar)' } };
/** A name that is not known is an empty frame. */
export const Unknown: Story = { args: { name: 'no-such-icon' } };

/** A script that cannot be loaded leaves the built-in set. */
export const FontFails: Story = {
  render: (args) => (
    <IconFont scriptUrl="data:text/plain,">
      <LetuIcon {...args} />
    </IconFont>
  ),
};
