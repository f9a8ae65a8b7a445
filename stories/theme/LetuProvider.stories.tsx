import type { Meta, StoryObj } from '@storybook/react-vite';
import { App, Button, Card, Flex, Form, Input, Space, Tag } from 'antd';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LetuProvider, LetuTheme } from '@letu/theme';

const meta = {
  title: '组件 Components/LetuProvider',
  component: LetuProvider,
  subcomponents: { LetuTheme },
  parameters: {
    layout: 'padded',
    docs: { subtitle: '颜色、语言、疏密、提示和表单消息，一处设定，处处一致。' },
  },
  tags: ['autodocs'],
  // An element is no text to edit.
  argTypes: { children: { control: false } },
  args: { style: { padding: 24 }, children: <Sample /> },
} satisfies Meta<typeof LetuProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

function Sample() {
  const { message } = App.useApp();
  return (
    <Flex vertical gap="middle" style={{ display: 'inline-flex' }}>
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
    </Flex>
  );
}

export const Playground: Story = { name: '试一试 Playground' };
/** Rice paper and ink. */
export const Light: Story = { name: '浅色 Light', args: { theme: 'light' } };
/** Ink and moonlight. */
export const Dark: Story = { name: '深色 Dark', args: { theme: 'dark' } };
/** Controls are lower and stand closer, and their words are a step smaller. */
export const Compact: Story = { name: '紧凑 Compact', args: { density: 'compact' } };
/** The host's own colours. */
export const OwnColours: Story = {
  name: '宿主的颜色 Own colours',
  args: {
    theme: 'light',
    colours: { light: { accent: '#00575f', accentHover: '#00656e', accentActive: '#00444a' } },
  },
};
/** `LetuTheme`: the same colours and words for a page that loads nothing of antd. */
export const WithoutAntd: Story = {
  name: '不带 antd Without antd',
  render: () => (
    <LetuTheme theme="dark" style={{ padding: 24, background: 'var(--letu-surface)' }}>
      <p style={{ margin: 0, color: 'var(--letu-text)' }}>登录页只有一张表单，不必为它加载 antd。</p>
    </LetuTheme>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText(/不必为它加载/);
    await expect(getComputedStyle(words).color).not.toBe('rgb(0, 0, 0)');
    await expect(words.closest('.letu-theme')).not.toHaveClass('ant-app');
  },
};
/** Dark inside of light: what is not said is as it is outside. */
export const Nested: Story = {
  name: '嵌套 Nested',
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
  name: '提示 Toast',
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '保存' }));
    const toast = await within(canvasElement.ownerDocument.body).findByText('已保存');
    await waitFor(() => expect(toast).toBeVisible());
  },
};

/** What forms say where rules have no message of their own. */
export const FormMessages: Story = {
  name: '表单消息 Form messages',
  args: {
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
