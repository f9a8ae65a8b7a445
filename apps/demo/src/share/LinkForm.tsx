/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Button, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { attempt } from '../server/attempt.js';
import { client } from '../server/client.js';
import { readAgain } from '../server/queries.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { toasts } from '../plain/toasts.js';
import { DAY, LATEST, LIVES, useVersions } from './linkChoices.js';

const styles = {
  form: css({
    display: 'grid',
    // The names of revisions are the longest of the choices.
    gridTemplateColumns: 'minmax(0, 1.4fr) repeat(2, minmax(0, 1fr)) auto',
    alignItems: 'end',
    gap: 8,
    '.ant-form-item': { margin: 0 },
    '@media (max-width: 767px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  }),
};

const INITIAL = { days: 0, revision: LATEST };

interface Fields {
  readonly days: number;
  readonly revision: number;
  readonly password?: string;
}

/** Makes a link: what it shows, for how long, and whether it asks for a password. */
export function LinkForm({ gid }: { gid: string }) {
  const { text } = useSettings();
  const { sharing } = text;
  const [form] = Form.useForm<Fields>();
  const [isMaking, setIsMaking] = useState(false);
  const versions = useVersions(gid);
  const copy = async (address: string) => {
    try {
      await navigator.clipboard.writeText(address);
      toasts.success(text.share.copied);
    } catch {
      // Clipboards are closed to pages without HTTPS; the link stands in the list, with a button of its own.
      toasts.success(sharing.created);
    }
  };
  const create = async ({ days, revision, password }: Fields) => {
    setIsMaking(true);
    const body = {
      ...(days > 0 ? { expiresAt: Date.now() + days * DAY } : {}),
      ...(revision === LATEST ? {} : { revision }),
      ...(password ? { password } : {}),
    };
    const link = await attempt(client.call('link.create', { params: { gid }, body }));
    setIsMaking(false);
    if (!link) return;
    // A reset would make the fields anew, and the keyboard's place in them would be lost.
    form.setFieldsValue({ ...INITIAL, password: '' });
    await copy(new URL(link.path, window.location.origin).href);
    await readAgain('link.list');
  };
  return (
    <Form<Fields>
      form={form}
      css={styles.form}
      layout="vertical"
      initialValues={INITIAL}
      onFinish={(fields) => void create(fields)}
    >
      <Form.Item name="revision" label={sharing.shows}>
        <Select options={[...versions]} />
      </Form.Item>
      <Form.Item name="days" label={sharing.life}>
        <Select options={LIVES.map((value) => ({ value, label: sharing.days(value) }))} />
      </Form.Item>
      <Form.Item name="password" label={sharing.password} rules={[{ min: 4, max: 128 }]}>
        <Input.Password placeholder={sharing.noPassword} autoComplete="new-password" />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isMaking}>
        {sharing.create}
      </Button>
    </Form>
  );
}
