/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { App, Button, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { attempt } from '../server/attempt.js';
import { client } from '../server/client.js';
import { asked, readAgain } from '../server/queries.js';
import { useSettings } from '../settings/SettingsProvider.js';

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

const DAY = 24 * 60 * 60 * 1000;
/** After how many days a link may end; 0 for never. */
const LIVES = [0, 1, 7, 30, 90] as const;
/** What stands for the latest revision, whatever it is by then. */
const LATEST = 0;

const INITIAL = { days: 0, revision: LATEST };

interface Fields {
  readonly days: number;
  readonly revision: number;
  readonly password?: string;
}

/** Makes a link: what it shows, for how long, and whether it asks for a password. */
export function LinkForm({ gid }: { gid: string }) {
  const { text, locale } = useSettings();
  const { sharing } = text;
  const { message: toasts } = App.useApp();
  const [form] = Form.useForm<Fields>();
  const [isMaking, setIsMaking] = useState(false);
  // Without the list of revisions a link can still show the latest.
  const revisions = useQuery(asked('revision.list', { params: { gid }, query: { size: 50 } }));
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const versions = (revisions.data?.items ?? []).map(({ number, createdAt, message }) => ({
    value: number,
    label: sharing.version(number, message || date.format(createdAt)),
  }));
  const copy = async (address: string) => {
    try {
      await navigator.clipboard.writeText(address);
      void toasts.success(text.share.copied);
    } catch {
      // Clipboards are closed to pages without HTTPS; the link stands in the list, with a button of its own.
      void toasts.success(sharing.created);
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
        <Select options={[{ value: LATEST, label: sharing.latest }, ...versions]} />
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
