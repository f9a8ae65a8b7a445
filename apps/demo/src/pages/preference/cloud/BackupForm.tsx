import { Form, Input, InputNumber, Modal, Segmented } from 'antd';
import { useState } from 'react';
import type { BackupPlace, Body } from '@letu/client/contract';
import { attempt } from '../../../server/attempt.js';
import { client } from '../../../server/client.js';
import { readAgain } from '../../../server/queries.js';
import { toasts } from '../../../plain/toasts.js';
import { backupWords } from '../../../locales/backup/index.js';
import { useWords } from '../../../settings/useWords.js';
import { useSettings } from '../../../settings/SettingsProvider.js';

type Fields = Omit<Body<'backup.create'>, 'secret'> & { readonly secret?: string };

const SCHEDULES = ['off', 'daily', 'weekly'] as const;
const KINDS = ['webdav', 's3'] as const;

const INITIAL: Fields = {
  kind: 'webdav',
  name: '',
  url: '',
  user: '',
  bucket: '',
  region: '',
  folder: 'letu',
  schedule: 'daily',
  keep: 7,
};

export interface BackupFormProps {
  /** The storage to change; a new one is added without. */
  readonly place?: BackupPlace;
  onClose(): void;
}

/** Where a storage is and how it is written to. */
export function BackupForm({ place, onClose }: BackupFormProps) {
  const { text } = useSettings();
  const words = useWords(backupWords);
  const [form] = Form.useForm<Fields>();
  const [isSaving, setSaving] = useState(false);
  const kind = Form.useWatch('kind', form) ?? place?.kind ?? 'webdav';
  const url = Form.useWatch('url', form) ?? place?.url ?? '';
  const keepsSecret = place?.hasSecret === true && originOf(url) === originOf(place.url);

  const save = async ({ secret, ...fields }: Fields) => {
    setSaving(true);
    const given = { ...INITIAL, ...fields, ...(secret ? { secret } : {}) };
    const saved = await attempt(place ? change(place, given) : client.call('backup.create', { body: given }));
    await readAgain('backup.list');
    if (saved) {
      const isFine = await attempt(client.call('backup.check', { params: { id: saved.id } }));
      toasts.success(isFine ? words.saved + words.checked : words.saved);
      onClose();
    }
    setSaving(false);
  };
  return (
    <Modal
      open
      title={place ? words.editTitle(place.name) : words.addTitle}
      okText={words.saveAndCheck}
      cancelText={text.cancel}
      confirmLoading={isSaving}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form<Fields>
        form={form}
        layout="vertical"
        initialValues={place ?? INITIAL}
        onFinish={(fields) => void save(fields)}
      >
        <Form.Item name="kind" label={words.kind} extra={words.kindHints[kind]} hidden={place !== undefined}>
          <Segmented block options={KINDS.map((value) => ({ value, label: words.kinds[value] }))} />
        </Form.Item>
        <Form.Item name="name" label={words.name} rules={[{ required: true, whitespace: true, max: 100 }]}>
          <Input maxLength={100} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="url"
          label={words.url[kind]}
          rules={[{ required: true }, { pattern: /^\s*https?:\/\/[^\s?#@]+\s*$/i, message: words.badUrl }]}
        >
          <Input type="url" autoComplete="off" placeholder={words.urlExample[kind]} />
        </Form.Item>
        <Form.Item name="user" label={words.user[kind]} rules={[{ required: kind === 's3' }]}>
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="secret"
          label={words.secret[kind]}
          rules={[{ required: kind === 's3' && !keepsSecret }]}
          extra={place?.hasSecret && !keepsSecret ? words.secretAgain : undefined}
        >
          <Input.Password autoComplete="new-password" placeholder={keepsSecret ? words.secretKept : ''} />
        </Form.Item>
        {kind === 's3' && (
          <>
            <Form.Item name="bucket" label={words.bucket} rules={[{ required: true, whitespace: true }]}>
              <Input autoComplete="off" />
            </Form.Item>
            <Form.Item name="region" label={words.region} extra={words.regionHint}>
              <Input autoComplete="off" />
            </Form.Item>
          </>
        )}
        <Form.Item name="folder" label={words.folder} extra={words.folderHint}>
          <Input maxLength={200} autoComplete="off" />
        </Form.Item>
        <Form.Item name="schedule" label={words.schedule}>
          <Segmented block options={SCHEDULES.map((value) => ({ value, label: words.schedules[value] }))} />
        </Form.Item>
        <Form.Item name="keep" label={words.keep} rules={[{ required: true }]}>
          <InputNumber min={1} max={100} precision={0} addonAfter={words.keepUnit} />
        </Form.Item>
      </Form>
    </Modal>
  );
}

/** The kind of a storage stays what it is. */
function change({ id }: BackupPlace, { kind: _kind, ...body }: Body<'backup.create'>) {
  return client.call('backup.update', { params: { id }, body });
}

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : url);
