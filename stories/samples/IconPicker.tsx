import { IconColourPicker, IconPicker, type IconColour, type LetuIconName } from '@letu/icon-picker';
import { Form } from 'antd';
import { useState } from 'react';

export function Default() {
  const [icon, setIcon] = useState<LetuIconName>('rocket');
  return <IconPicker value={icon} onChange={setIcon} />;
}

export function Chosen() {
  return <IconPicker defaultValue="rocket" />;
}

export function Localized() {
  return <IconPicker defaultValue="book" locale="en-US" />;
}

export function WithoutSearch() {
  return <IconPicker hideSearch />;
}

export function Disabled() {
  return <IconPicker defaultValue="lock" disabled />;
}

export function Narrow() {
  return <IconPicker style={{ width: 300 }} />;
}

export function WithColour() {
  const [colour, setColour] = useState<IconColour>('bamboo');
  return <IconPicker defaultValue="plant" colour={colour} onColourChange={setColour} />;
}

export function InForm() {
  return (
    <Form layout="vertical">
      <Form.Item name="icon" label="图标" rules={[{ required: true }]}>
        <IconPicker />
      </Form.Item>
      <Form.Item name="colour" label="颜色" initialValue="lake">
        <IconColourPicker />
      </Form.Item>
    </Form>
  );
}
