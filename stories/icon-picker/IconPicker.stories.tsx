import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { IconColourPicker, IconPicker, type IconColour, type IconPickerProps } from '@letu/icon-picker';

const meta = {
  title: '组件 Components/IconPicker',
  component: IconPicker,
  subcomponents: { IconColourPicker },
  parameters: { layout: 'padded', docs: { subtitle: '从 18 个图标里选一个，中文、拼音、英文都能搜到。' } },
  tags: ['autodocs'],
  args: { onChange: fn() },
} satisfies Meta<typeof IconPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '试一试 Playground' };
/** One is chosen to begin with. */
export const Chosen: Story = { name: '已选 Chosen', args: { defaultValue: 'rocket' } };
/** Names and hints in English. */
export const Localized: Story = { name: '英文界面 English', args: { locale: 'en-US', defaultValue: 'book' } };
/** For places where the 18 are seen at once. */
export const WithoutSearch: Story = { name: '没有搜索 Without search', args: { hideSearch: true } };
/** Shows the choice, and lets nobody change it. */
export const Disabled: Story = { name: '停用 Disabled', args: { disabled: true, defaultValue: 'lock' } };
/** The grid has as many columns as there is room for. */
export const Narrow: Story = { name: '窄处 Narrow', args: { style: { width: 300 } } };

function Coloured(props: IconPickerProps) {
  const [colour, setColour] = useState<IconColour>('bamboo');
  return <IconPicker {...props} colour={colour} onColourChange={setColour} />;
}

/** The colour is a name that stands for one colour a theme. */
export const WithColour: Story = {
  name: '带颜色 With colour',
  args: { defaultValue: 'plant' },
  render: (args) => <Coloured {...args} />,
};

/** In a form, with its rule and its message. */
export const InForm: Story = {
  name: '在表单里 In a form',
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
  name: '拼音搜索 Pinyin search',
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'hj');
    await userEvent.click(canvas.getByRole('radio', { name: '火箭' }));
    await expect(args.onChange).toHaveBeenCalledWith('rocket');
  },
};

/** The words that were looked for are said again. */
export const NothingFound: Story = {
  name: '没有找到 Nothing found',
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), '没有的');
    await expect(canvas.getByText('没有找到“没有的”')).toBeVisible();
  },
};

/** One stop for Tab; arrows choose. */
export const Keyboard: Story = {
  name: '键盘 Keyboard',
  args: { hideSearch: true },
  async play({ args, canvasElement }) {
    within(canvasElement).getByRole('radio', { name: '书本' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('photos');
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith('flower-3');
  },
};
