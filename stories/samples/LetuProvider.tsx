import { LetuProvider } from '@letu/theme';
import { App, Button, Form, Input } from 'antd';

export function Default() {
  return (
    <LetuProvider theme="system" locale="zh-CN">
      <Button type="primary">保存</Button>
    </LetuProvider>
  );
}

export function Light() {
  return (
    <LetuProvider theme="light">
      <Button type="primary">保存</Button>
    </LetuProvider>
  );
}

export function Dark() {
  return (
    <LetuProvider theme="dark">
      <Button type="primary">保存</Button>
    </LetuProvider>
  );
}

export function Compact() {
  return (
    <LetuProvider density="compact">
      <Button type="primary">保存</Button>
    </LetuProvider>
  );
}

export function OwnColours() {
  return (
    <LetuProvider colours={{ light: { accent: '#00575f', accentHover: '#00656e', accentActive: '#00444a' } }}>
      <Button type="primary">保存</Button>
    </LetuProvider>
  );
}

export function Nested() {
  return (
    <LetuProvider theme="light">
      <LetuProvider theme="dark" style={{ padding: 24, borderRadius: 12 }}>
        <Button type="primary">保存</Button>
      </LetuProvider>
    </LetuProvider>
  );
}

/** Inside of a `LetuProvider`. */
export function Toast() {
  const { message } = App.useApp();
  return <Button onClick={() => void message.success('已保存')}>保存</Button>;
}

export function FormMessages() {
  return (
    <LetuProvider>
      <Form layout="vertical">
        <Form.Item name="title" label="标题" rules={[{ required: true }]}>
          <Input />
        </Form.Item>
        <Button type="primary" htmlType="submit">
          提交
        </Button>
      </Form>
    </LetuProvider>
  );
}
