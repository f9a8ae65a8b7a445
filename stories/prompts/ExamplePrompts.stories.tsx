import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ExamplePrompts, examplePrompts } from '@letu/prompts';

const meta = {
  title: '组件 Components/ExamplePrompts',
  component: ExamplePrompts,
  parameters: { layout: 'padded' },
  tags: ['autodocs'],
  args: { onSelect: fn() },
} satisfies Meta<typeof ExamplePrompts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Localized: Story = { args: { locale: 'en-US' } };
export const Disabled: Story = { args: { disabled: true } };
export const One: Story = { args: { prompts: examplePrompts.slice(0, 1) } };
export const Narrow: Story = { args: { style: { width: 240 } } };

/** A prompt hands over its text in the reader's language. */
export const Pressed: Story = {
  async play({ args, canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /动物思维导图/ }));
    await expect(args.onSelect).toHaveBeenCalledWith(
      expect.objectContaining({ key: 'animals' }),
      expect.stringContaining('表情符号'),
    );
  },
};
