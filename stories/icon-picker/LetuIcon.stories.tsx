import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconFont, iconNames, LetuIcon } from '@letu/icon-picker';

const meta = {
  title: '组件 Components/LetuIcon',
  component: LetuIcon,
  subcomponents: { IconFont },
  parameters: { layout: 'padded', docs: { subtitle: '乐图自己画的 18 个图标之一，颜色随文字。' } },
  tags: ['autodocs'],
  argTypes: { name: { control: 'select', options: iconNames } },
  args: { name: 'rocket', size: 48 },
} satisfies Meta<typeof LetuIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '试一试 Playground' };
/** Read to those who cannot see it. */
export const Titled: Story = { name: '有名称 Titled', args: { title: '我的项目' } };
/** In a colour of the series. */
export const Coloured: Story = { name: '有颜色 Coloured', args: { color: 'var(--letu-series-cinnabar)' } };
/** A name that is not known is an empty frame. */
export const Unknown: Story = { name: '未知名称 Unknown name', args: { name: 'no-such-icon' } };

/** A script that cannot be loaded, here for want of an address, leaves the built-in set. */
export const FontFails: Story = {
  name: '字体脚本失败 Font fails',
  render: (args) => (
    <IconFont scriptUrl="">
      <LetuIcon {...args} />
    </IconFont>
  ),
};
