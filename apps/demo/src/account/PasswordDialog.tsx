import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { ClientError } from '@letu/client';
import { client } from '../server/client.js';
import { toasts } from '../plain/toasts.js';
import { useSettings } from '../settings/SettingsProvider.js';

export interface PasswordDialogProps {
  readonly open: boolean;
  onClose(): void;
}

interface Passwords {
  readonly currentPassword: string;
  readonly password: string;
}

/** Changes the password, which ends all other sessions. */
export function PasswordDialog({ open, onClose }: PasswordDialogProps) {
  const { text } = useSettings();
  const { account } = text;
  const [form] = Form.useForm<Passwords>();
  const [isSending, setSending] = useState(false);
  const submit = async (body: Passwords) => {
    setSending(true);
    try {
      await client.call('auth.changePassword', { body });
      toasts.success(account.passwordChanged);
      onClose();
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      const isWrong = error.reason === 'not-allowed';
      const name = isWrong ? 'currentPassword' : 'password';
      form.setFields([{ name, errors: [isWrong ? account.wrongPassword : error.message] }]);
    } finally {
      setSending(false);
    }
  };
  return (
    <Modal
      open={open}
      title={account.menu.password}
      okText={account.menu.password}
      cancelText={text.cancel}
      confirmLoading={isSending}
      onOk={() => form.submit()}
      onCancel={onClose}
      width={420}
      destroyOnClose
    >
      <Form<Passwords> form={form} layout="vertical" preserve={false} onFinish={(body) => void submit(body)}>
        <Form.Item name="currentPassword" label={account.currentPassword} rules={[{ required: true }]}>
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        <Form.Item
          name="password"
          label={account.newPassword}
          rules={[{ required: true }, { type: 'string', min: 8, max: 128 }]}
          extra={account.passwordHint}
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
      </Form>
    </Modal>
  );
}
