// An antd form with a diagram in it, as an application has that keeps diagrams beside other fields.
import '@ant-design/v5-patch-for-react-19';
import { FullscreenToggle } from '@letu/fullscreen-toggle';
import { IconPicker } from '@letu/icon-picker';
import { MermaidEditor } from '@letu/mermaid/editor';
import { PagedTable } from '@letu/paged-table';
import { PikchrEditor } from '@letu/pikchr/editor';
import { ExamplePrompts } from '@letu/prompts';
import { LetuProvider } from '@letu/theme';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const COLUMNS = [
  { field: 'name', title: '名称' },
  { field: 'type', title: '类型' },
];
const ROWS = [
  { id: 'one', name: '下单', type: 'MERMAID' },
  { id: 'two', name: '网关', type: 'pikchr' },
];

function Page() {
  const [form] = Form.useForm();
  const [sent, setSent] = useState(0);
  return (
    <Form
      form={form}
      layout="vertical"
      initialValues={{ icon: 'rocket', source: 'flowchart LR; 想法 --> 图' }}
      onFinish={() => setSent((times) => times + 1)}
      style={{ maxWidth: 960, margin: '24px auto', padding: '0 16px' }}
    >
      <h1>新建图</h1>
      <Form.Item name="name" label="名称" rules={[{ required: true }]}>
        <Input />
      </Form.Item>
      <Form.Item name="icon" label="图标">
        <IconPicker />
      </Form.Item>
      <Form.Item name="source" label="图">
        <MermaidEditor style={{ height: 420 }} />
      </Form.Item>
      <Form.Item label="不受控的图">
        <PikchrEditor defaultValue='box "你好"' style={{ height: 320 }} />
      </Form.Item>
      <ExamplePrompts onSelect={(_prompt, text) => form.setFieldValue('name', text)} />
      <PagedTable
        columns={COLUMNS}
        rowKey="id"
        source={async () => ({ rows: ROWS, total: ROWS.length })}
        remove={async () => undefined}
      />
      <Button htmlType="submit" type="primary">
        保存
      </Button>{' '}
      <FullscreenToggle />
      <output data-sent={sent}>提交 {sent} 次</output>
    </Form>
  );
}

createRoot(document.getElementById('root')).render(
  <LetuProvider theme="light" locale="zh-CN">
    <Page />
  </LetuProvider>,
);
