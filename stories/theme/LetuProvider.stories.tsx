import type { Meta, StoryObj } from '@storybook/react-vite';
import { App, Button, Card, Form, Input, Space, Tag } from 'antd';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LetuProvider } from '@letu/theme';

const meta = {
  title: '组件 Components/LetuProvider',
  component: LetuProvider,
  parameters: { layout: 'padded' },
  tags: ['autodocs'],
  args: { style: { padding: 24 }, children: <Sample /> },
} satisfies Meta<typeof LetuProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

function Sample() {
  const { message } = App.useApp();
  return (
    <Space direction="vertical" size="middle">
      <Space wrap>
        <Button type="primary" onClick={() => void message.success('已保存')}>
          保存
        </Button>
        <Button>取消</Button>
        <Button danger>删除</Button>
        <Tag color="success">已发布</Tag>
        <Tag color="warning">草稿</Tag>
      </Space>
      <Card title="登录流程">画布上的一切都从一条线开始。</Card>
    </Space>
  );
}

export const Playground: Story = {};
export const Light: Story = { args: { theme: 'light' } };
export const Dark: Story = { args: { theme: 'dark' } };
export const Compact: Story = { args: { density: 'compact' } };
/** The host's own colours. */
export const OwnColours: Story = {
  args: {
    theme: 'light',
    colours: { light: { accent: '#00575f', accentHover: '#00656e', accentActive: '#00444a' } },
  },
};
/** Dark inside of light: what is not said is as it is outside. */
export const Nested: Story = {
  args: {
    theme: 'light',
    children: (
      <LetuProvider theme="dark" style={{ padding: 24, borderRadius: 12 }}>
        <Sample />
      </LetuProvider>
    ),
  },
};

/** A toast, which stays for three seconds. */
export const Toast: Story = {
  args: { theme: 'light' },
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '保存' }));
    const toast = await within(canvasElement.ownerDocument.body).findByText('已保存');
    await waitFor(() => expect(toast).toBeVisible());
  },
};

/** What forms say where rules have no message of their own. */
export const FormMessages: Story = {
  args: {
    theme: 'light',
    children: (
      <Form layout="vertical" initialValues={{ mail: '乐图' }}>
        <Form.Item name="title" label="标题" rules={[{ required: true }]}>
          <Input />
        </Form.Item>
        <Form.Item name="mail" label="邮箱" rules={[{ type: 'email' }]}>
          <Input />
        </Form.Item>
        <Button type="primary" htmlType="submit">
          提交
        </Button>
      </Form>
    ),
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    const complaint = await canvas.findByText('请输入标题');
    await waitFor(() => expect(complaint).toBeVisible());
  },
};
