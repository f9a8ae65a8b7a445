import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from 'antd';
import { useRef } from 'react';
import { expect, within } from 'storybook/test';
import { FullscreenToggle, useFullscreen } from '@letu/fullscreen-toggle';

const meta = {
  title: '组件 Components/FullscreenToggle',
  component: FullscreenToggle,
  parameters: { layout: 'padded', docs: { subtitle: '全屏或退出全屏；做不到时，说出原因。' } },
  tags: ['autodocs'],
} satisfies Meta<typeof FullscreenToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '试一试 Playground' };
/** The name of the button in English. */
export const Localized: Story = { name: '英文界面 English', args: { locale: 'en-US' } };
/** It takes what antd’s Button takes. */
export const Outlined: Story = { name: '有边框 Outlined', args: { type: 'default', size: 'large' } };

function ElementCard() {
  const card = useRef<HTMLDivElement>(null);
  const { isTarget } = useFullscreen(card);
  return (
    <Card ref={card} title="一块画布" extra={<FullscreenToggle target={card} />}>
      {isTarget ? '只有这张卡片占满屏幕。' : '按右上角的按钮，只让这张卡片占满屏幕。'}
    </Card>
  );
}

/** An element instead of the page. */
export const Element: Story = { name: '只让一个元素全屏 An element', render: () => <ElementCard /> };

/** The button is reached by Tab and says what it does. */
export const Keyboard: Story = {
  name: '键盘 Keyboard',
  async play({ canvasElement }) {
    const button = within(canvasElement).getByRole('button', { name: /全屏/ });
    button.focus();
    await expect(button).toHaveFocus();
  },
};
