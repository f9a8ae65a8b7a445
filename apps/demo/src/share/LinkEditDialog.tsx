import { Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import type { Data } from '@letu/client';
import { attempt } from '../server/attempt.js';
import { client } from '../server/client.js';
import { readAgain } from '../server/queries.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { DAY, LATEST, LIVES, useVersions } from './linkChoices.js';

/** Leaves the end of a link as it is. */
const SAME = -1;

interface Fields {
  readonly revision: number;
  readonly days: number;
  readonly lock: 'same' | 'new' | 'none';
  readonly password?: string;
}

export interface LinkEditDialogProps {
  readonly gid: string;
  readonly link: Data<'link.list'>[number];
  readonly open: boolean;
  onClose(): void;
}

/** Changes what a link shows, for how long, and its password; whoever has its address keeps it. */
export function LinkEditDialog({ gid, link, open, onClose }: LinkEditDialogProps) {
  const { text, locale } = useSettings();
  const { sharing } = text;
  const [form] = Form.useForm<Fields>();
  const [isSaving, setSaving] = useState(false);
  const lock = Form.useWatch('lock', form);
  const versions = useVersions(gid);
  const { id, revision, expiresAt, hasPassword } = link;
  const until =
    expiresAt !== null &&
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(expiresAt);
  const lives = [
    ...(until === false ? [] : [{ value: SAME, label: sharing.expires(until) }]),
    ...LIVES.map((value) => ({ value, label: sharing.daysFromNow(value) })),
  ];
  const locks = (hasPassword ? (['same', 'new', 'none'] as const) : (['none', 'new'] as const)).map(
    (value) => ({ value, label: sharing.locks[value] }),
  );
  const save = async (fields: Fields) => {
    setSaving(true);
    const body = {
      ...(fields.days === SAME ? {} : { expiresAt: fields.days > 0 ? Date.now() + fields.days * DAY : null }),
      ...(fields.lock === 'same' ? {} : { password: fields.lock === 'new' ? (fields.password ?? '') : null }),
      revision: fields.revision === LATEST ? null : fields.revision,
    };
    const saved = await attempt(client.call('link.update', { params: { gid, id }, body }));
    setSaving(false);
    if (!saved) return;
    onClose();
    await readAgain('link.list');
  };
  return (
    <Modal
      open={open}
      title={sharing.editTitle}
      okText={text.library.save}
      cancelText={text.cancel}
      confirmLoading={isSaving}
      destroyOnClose
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form<Fields>
        form={form}
        layout="vertical"
        preserve={false}
        initialValues={{
          revision: revision ?? LATEST,
          days: until === false ? 0 : SAME,
          lock: hasPassword ? 'same' : 'none',
        }}
        onFinish={(fields) => void save(fields)}
      >
        <Form.Item name="revision" label={sharing.shows}>
          <Select options={[...versions]} />
        </Form.Item>
        <Form.Item name="days" label={sharing.life}>
          <Select options={lives} />
        </Form.Item>
        <Form.Item name="lock" label={sharing.password}>
          <Select options={locks} />
        </Form.Item>
        {lock === 'new' && (
          <Form.Item
            name="password"
            label={sharing.newPassword}
            rules={[{ required: true }, { min: 4, max: 128 }]}
          >
            <Input.Password autoComplete="new-password" />
          </Form.Item>
        )}
      </Form>
    </Modal>
  );
}
