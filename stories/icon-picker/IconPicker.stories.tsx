import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { IconColourPicker, IconPicker, type IconColour, type IconPickerProps } from '@letu/icon-picker';

const meta = {
  title: '组件 Components/IconPicker',
  component: IconPicker,
  parameters: { layout: 'padded' },
  tags: ['autodocs'],
  args: { onChange: fn() },
} satisfies Meta<typeof IconPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Chosen: Story = { args: { defaultValue: 'rocket' } };
export const Localized: Story = { args: { locale: 'en-US', defaultValue: 'book' } };
export const WithoutSearch: Story = { args: { hideSearch: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'lock' } };
export const Narrow: Story = { args: { style: { width: 300 } } };

function Coloured(props: IconPickerProps) {
  const [colour, setColour] = useState<IconColour>('bamboo');
  return <IconPicker {...props} colour={colour} onColourChange={setColour} />;
}

/** The colour is a name that stands for one colour a theme. */
export const WithColour: Story = {
  args: { defaultValue: 'plant' },
  render: (args) => <Coloured {...args} />,
};

/** In a form, with its rule and its message. */
export const InForm: Story = {
  render: () => (
    <Form layout="vertical">
      <Form.Item name="icon" label="图标" rules={[{ required: true }]}>
        <IconPicker />
      </Form.Item>
      <Form.Item name="colour" label="颜色" initialValue="lake">
        <IconColourPicker />
      </Form.Item>
      <Button type="primary" htmlType="submit">
        保存
      </Button>
    </Form>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    const complaint = await canvas.findByText('请输入图标');
    await waitFor(() => expect(complaint).toBeVisible());
  },
};

/** Pinyin, or its initials. */
export const Found: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'hj');
    await userEvent.click(canvas.getByRole('radio', { name: '火箭' }));
    await expect(args.onChange).toHaveBeenCalledWith('rocket');
  },
};

export const NothingFound: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), '没有的');
    await expect(canvas.getByText('没有找到“没有的”')).toBeVisible();
  },
};

/** One stop for Tab; arrows choose. */
export const Keyboard: Story = {
  args: { hideSearch: true },
  async play({ args, canvasElement }) {
    within(canvasElement).getByRole('radio', { name: '书本' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('photos');
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith('flower-3');
  },
};
