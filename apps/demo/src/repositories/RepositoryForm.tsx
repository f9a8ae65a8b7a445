import { Form, Input, Radio } from 'antd';
import { useState } from 'react';
import type { Repository } from '@letu/client';
import { PREFERENCES } from '@letu/client/contract';
import { IconPicker, type IconColour, type LetuIconName } from '@letu/icon-picker';
import { usePreferences } from '../account/keptPreferences.js';
import { attempt } from '../server/attempt.js';
import { client } from '../server/client.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { colourName, storedColour } from './repositoryColour.js';

/** What is written into the form. */
export interface RepositoryFields {
  readonly name: string;
  readonly description: string;
  readonly icon: LetuIconName;
  readonly visibility: Repository['visibility'];
}

export interface RepositoryFormProps {
  /** Submits it, among others. */
  readonly form: ReturnType<typeof Form.useForm<RepositoryFields>>[0];
  /** The repository to change; a new one is made without. */
  readonly repository?: Repository | undefined;
  /** @default false */
  readonly isReadOnly?: boolean;
  onSaving(isSaving: boolean): void;
  /** Called with the repository as it now is. */
  onSaved(repository: Repository): void;
}

/** What a repository is called, looks like and who may find it. */
export function RepositoryForm({
  repository,
  form,
  isReadOnly = false,
  onSaving,
  onSaved,
}: RepositoryFormProps) {
  const { text } = useSettings();
  const words = text.library.repository;
  const { repo: preferred = PREFERENCES.repo.initial } = usePreferences();
  const [colour, setColour] = useState<IconColour>(colourName(repository?.colour ?? ''));
  const save = async (fields: RepositoryFields) => {
    onSaving(true);
    const body = { ...fields, colour: storedColour(colour) };
    const saved = await attempt(
      repository
        ? client.call('repository.update', { params: { id: repository.id }, body })
        : client.call('repository.create', { body }),
    );
    onSaving(false);
    if (saved) onSaved(saved);
  };
  const initial: RepositoryFields = {
    name: repository?.name ?? '',
    description: repository?.description ?? '',
    icon: (repository?.icon ?? preferred.icon) as LetuIconName,
    visibility: repository?.visibility ?? preferred.visibility,
  };
  return (
    <Form
      form={form}
      layout="vertical"
      disabled={isReadOnly}
      // The form outlives its dialog: the next repository is not called as the last one.
      preserve={false}
      initialValues={initial}
      onFinish={(fields) => void save(fields)}
    >
      <Form.Item name="name" label={words.name} rules={[{ required: true, whitespace: true, max: 100 }]}>
        <Input
          maxLength={100}
          autoComplete="off"
          // The button that saves lies outside of the form in dialogs, where Enter would find none.
          onPressEnter={(event) => {
            event.preventDefault();
            form.submit();
          }}
        />
      </Form.Item>
      <Form.Item name="description" label={words.description} rules={[{ max: 2000 }]}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
      <Form.Item name="icon" label={words.icon}>
        <IconPicker colour={colour} onColourChange={setColour} disabled={isReadOnly} />
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
