import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ExamplePrompts, examplePrompts } from '@letu/prompts';

const meta = {
  title: '组件 Components/ExamplePrompts',
  component: ExamplePrompts,
  parameters: { layout: 'padded', docs: { subtitle: '三条示例提示，按一下就把话带走。' } },
  tags: ['autodocs'],
  args: { onSelect: fn() },
} satisfies Meta<typeof ExamplePrompts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '试一试 Playground' };
/** The prompts themselves are in English, too. */
export const Localized: Story = { name: '英文界面 English', args: { locale: 'en-US' } };
/** While an answer is on its way. */
export const Disabled: Story = { name: '停用 Disabled', args: { disabled: true } };
/** Any list of prompts, of any length. */
export const One: Story = { name: '自己的提示 Own prompts', args: { prompts: examplePrompts.slice(0, 1) } };
/** One below the other where there is little room. */
export const Narrow: Story = { name: '窄处 Narrow', args: { style: { width: 240 } } };

/** A prompt hands over its text in the reader's language. */
export const Pressed: Story = {
  name: '按下 Pressed',
  async play({ args, canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /动物思维导图/ }));
    await expect(args.onSelect).toHaveBeenCalledWith(
      expect.objectContaining({ key: 'animals' }),
      expect.stringContaining('表情符号'),
    );
  },
};
