/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import type { Data } from '@letu/client';
import { attempt } from '../server/attempt.js';
import { client } from '../server/client.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { toasts } from '../plain/toasts.js';
import { RoleSelect, type GrantableRole } from './RoleSelect.js';

const styles = {
  form: css({ display: 'flex', flexWrap: 'wrap', gap: 8 }),
  email: css({ '&&': { flex: 1, minWidth: '12em', margin: 0 } }),
};

export interface InviteFormProps {
  readonly on: 'graph' | 'repository';
  readonly id: string;
  /** Called with the invitation, and what it is accepted by. */
  onInvited(invitation: Data<'graph.invite'>): void;
}

/** Invites someone: by email where an address is given, and by a link in any case. */
export function InviteForm({ on, id, onInvited }: InviteFormProps) {
  const { text } = useSettings();
  const { sharing } = text;
  const [form] = Form.useForm<{ email?: string }>();
  const [role, setRole] = useState<GrantableRole>('viewer');
  const [isSending, setIsSending] = useState(false);
  const invite = async ({ email }: { email?: string }) => {
    setIsSending(true);
    const body = email ? { role, email } : { role };
    const invitation = await attempt(client.call(`${on}.invite`, { params: { id }, body }));
    setIsSending(false);
    if (!invitation) return;
    if (email) toasts.success(sharing.invited(email));
    // A reset would make the field anew, and the keyboard's place in it would be lost.
    form.setFieldValue('email', undefined);
    onInvited(invitation);
  };
  return (
    <Form form={form} css={styles.form} onFinish={(fields) => void invite(fields)}>
      <Form.Item
        name="email"
        css={styles.email}
        messageVariables={{ label: sharing.email }}
        rules={[{ type: 'email' }]}
      >
        <Input aria-label={sharing.email} placeholder={sharing.emailHint} autoComplete="off" />
      </Form.Item>
      <RoleSelect label={sharing.role} value={role} onChange={setRole} />
      <Button type="primary" htmlType="submit" loading={isSending}>
        {sharing.invite}
      </Button>
    </Form>
  );
}
