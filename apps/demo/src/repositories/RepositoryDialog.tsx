import { Form, Input, Modal, Radio } from 'antd';
import { useState } from 'react';
import type { Repository } from '@letu/client';
import { IconPicker, type IconColour, type LetuIconName } from '@letu/icon-picker';
import { attempt } from '../server/attempt.js';
import { client } from '../server/client.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { colourName, storedColour } from './repositoryColour.js';

export interface RepositoryDialogProps {
  readonly open: boolean;
  /** The repository to change; a new one is made without. */
  readonly repository?: Repository | undefined;
  onClose(): void;
  /** Called with the repository as it now is. */
  onSaved(repository: Repository): void;
}

interface Fields {
  readonly name: string;
  readonly description: string;
  readonly icon: LetuIconName;
  readonly visibility: Repository['visibility'];
}

/** Makes a repository, or changes what one is called, looks like and who may find it. */
export function RepositoryDialog(props: RepositoryDialogProps) {
  const { open, repository, onClose } = props;
  const { text } = useSettings();
  const [form] = Form.useForm<Fields>();
  const [isSaving, setIsSaving] = useState(false);
  const words = text.library.repository;
  return (
    <Modal
      open={open}
      title={repository ? words.edit : words.create}
      okText={repository ? text.library.save : words.create}
      cancelText={text.cancel}
      confirmLoading={isSaving}
      onOk={() => form.submit()}
      onCancel={onClose}
      // antd focuses the dialog itself; what is to be written is the name.
      afterOpenChange={(isOpen) => isOpen && form.focusField('name')}
      destroyOnClose
      width={560}
    >
      <RepositoryForm {...props} form={form} onSaving={setIsSaving} />
    </Modal>
  );
}

interface RepositoryFormProps extends RepositoryDialogProps {
  readonly form: ReturnType<typeof Form.useForm<Fields>>[0];
  onSaving(isSaving: boolean): void;
}

function RepositoryForm({ repository, form, onSaving, onClose, onSaved }: RepositoryFormProps) {
  const { text } = useSettings();
  const words = text.library.repository;
  const [colour, setColour] = useState<IconColour>(colourName(repository?.colour ?? ''));
  const save = async (fields: Fields) => {
    onSaving(true);
    const body = { ...fields, colour: storedColour(colour) };
    const saved = await attempt(
      repository
        ? client.call('repository.update', { params: { id: repository.id }, body })
        : client.call('repository.create', { body }),
    );
    onSaving(false);
    if (!saved) return;
    onSaved(saved);
    onClose();
  };
  const initial: Fields = {
    name: repository?.name ?? '',
    description: repository?.description ?? '',
    icon: (repository?.icon ?? 'book') as LetuIconName,
    visibility: repository?.visibility ?? 'private',
  };
  return (
    <Form form={form} layout="vertical" initialValues={initial} onFinish={(fields) => void save(fields)}>
      <Form.Item name="name" label={words.name} rules={[{ required: true, whitespace: true, max: 100 }]}>
        <Input maxLength={100} autoComplete="off" />
      </Form.Item>
      <Form.Item name="description" label={words.description} rules={[{ max: 2000 }]}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
      <Form.Item name="icon" label={words.icon}>
        <IconPicker colour={colour} onColourChange={setColour} />
      </Form.Item>
      <Form.Item name="visibility" label={words.visibility}>
        <Radio.Group
          options={(['private', 'site'] as const).map((value) => ({
            value,
            label: words.visibilities[value],
          }))}
        />
      </Form.Item>
    </Form>
  );
}
