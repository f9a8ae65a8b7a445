import { Form, Input, InputNumber, Modal, Switch } from 'antd';
import { useState } from 'react';
import type { Model, Provider } from '@letu/client';
import { attempt } from '../../../server/attempt.js';
import { client } from '../../../server/client.js';
import { useSettings } from '../../../settings/SettingsProvider.js';
import { toasts } from '../../../plain/toasts.js';
import { modelWords } from '../../../locales/build/model/index.js';
import { useWords } from '../../../settings/useWords.js';
import { readModelsAgain } from './lists.js';

/** What is written into the form; a number that is left out is null. */
interface ModelFields {
  readonly name: string;
  readonly label?: string;
  readonly settings: Readonly<Record<keyof Model['settings'], number | boolean | null | undefined>>;
}

export interface ModelDialogProps {
  readonly provider: Provider;
  /** The model to change; a new one is made without. */
  readonly model?: Model | undefined;
  onClose(): void;
}

const MOST_TOKENS = 10_000_000;

/** Adds a model of a provider, or changes one. */
export function ModelDialog({ provider, model, onClose }: ModelDialogProps) {
  const { text } = useSettings();
  const words = useWords(modelWords);
  const [form] = Form.useForm<ModelFields>();
  const [isSaving, setIsSaving] = useState(false);
  const save = async ({ name, label = '', settings }: ModelFields) => {
    setIsSaving(true);
    const body = { name, label, settings: setOnly(settings) };
    const saved = await attempt(
      model
        ? client.call('model.update', { params: { id: model.id }, body })
        : client.call('model.create', { params: { id: provider.id }, body }),
    );
    await readModelsAgain();
    setIsSaving(false);
    if (!saved) return;
    toasts.success(model ? words.saved : words.added(label || name));
    onClose();
  };
  const number = (name: keyof Model['settings'], label: string, most: number, step: number) => (
    <Form.Item name={['settings', name]} label={label}>
      <InputNumber
        min={step < 1 ? 0 : 1}
        max={most}
        step={step}
        {...(step < 1 ? {} : { precision: 0 })}
        controls={false}
        placeholder={words.byProvider}
        style={{ width: '100%' }}
      />
    </Form.Item>
  );
  return (
    <Modal
      open
      title={model ? words.settings(model.label || model.name) : words.addModelTo(provider.name)}
      okText={words.save}
      cancelText={text.cancel}
      confirmLoading={isSaving}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form<ModelFields>
        form={form}
        layout="vertical"
        style={{ paddingTop: 8 }}
        initialValues={{
          name: model?.name ?? '',
          label: model?.label ?? '',
          settings: model?.settings ?? {},
        }}
        onFinish={(fields) => void save(fields)}
      >
        <Form.Item
          name="name"
          label={words.modelName}
          extra={words.modelNameHint}
          rules={[{ required: true, whitespace: true, max: 200 }]}
        >
          <Input maxLength={200} autoComplete="off" placeholder={words.modelExample[provider.kind]} />
        </Form.Item>
        <Form.Item name="label" label={words.label} extra={words.labelHint}>
          <Input maxLength={100} autoComplete="off" />
        </Form.Item>
        <Form.Item name={['settings', 'temperature']} label={words.temperature} extra={words.temperatureHint}>
          <InputNumber
            min={0}
            max={2}
            step={0.1}
            controls={false}
            placeholder={words.byProvider}
            style={{ width: '100%' }}
          />
        </Form.Item>
        {number('topP', words.topP, 1, 0.05)}
        {number('maxTokens', words.maxTokens, MOST_TOKENS, 1)}
        {number('contextTokens', words.contextTokens, MOST_TOKENS, 1)}
        <Form.Item name={['settings', 'vision']} label={words.vision} valuePropName="checked">
          <Switch />
        </Form.Item>
      </Form>
    </Modal>
  );
}

/** What is left empty is up to the provider. */
function setOnly(settings: ModelFields['settings']): Model['settings'] {
  return Object.fromEntries(
    Object.entries(settings).filter(([, value]) => value !== null && value !== undefined),
  );
}
