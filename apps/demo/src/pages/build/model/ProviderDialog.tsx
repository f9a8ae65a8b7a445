import { Button, Form, Modal } from 'antd';
import { useState } from 'react';
import type { Provider } from '@letu/client';
import { attempt } from '../../../server/attempt.js';
import { client } from '../../../server/client.js';
import { useSettings } from '../../../settings/SettingsProvider.js';
import { readModelsAgain } from './lists.js';
import { toasts } from '../../../plain/toasts.js';
import { modelWords } from '../../../locales/build/model/index.js';
import { useWords } from '../../../settings/useWords.js';
import { ProviderFields, type ProviderFormFields } from './ProviderFields.js';

export interface ProviderDialogProps {
  readonly provider: Provider;
  onClose(): void;
}

/** Changes what a provider is reached by. */
export function ProviderDialog({ provider, onClose }: ProviderDialogProps) {
  const { text } = useSettings();
  const words = useWords(modelWords);
  const [form] = Form.useForm<ProviderFormFields>();
  const [isSaving, setIsSaving] = useState(false);
  const baseUrl = Form.useWatch('baseUrl', form);
  const { id, kind, name, hasSecret } = provider;
  const isMoved = baseUrl !== undefined && originOf(baseUrl) !== originOf(provider.baseUrl ?? '');
  const update = async (body: Partial<ProviderFormFields> | { secret: null }) => {
    setIsSaving(true);
    const saved = await attempt(client.call('provider.update', { params: { id }, body }));
    await readModelsAgain();
    setIsSaving(false);
    if (!saved) return;
    toasts.success(words.saved);
    onClose();
  };
  const save = ({ secret, ...fields }: ProviderFormFields) =>
    update({ ...fields, ...(secret?.trim() ? { secret } : {}) });
  return (
    <Modal
      open
      title={words.settings(name)}
      okText={words.save}
      cancelText={text.cancel}
      confirmLoading={isSaving}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form<ProviderFormFields>
        form={form}
        layout="vertical"
        style={{ paddingTop: 8 }}
        initialValues={{ name, baseUrl: provider.baseUrl ?? '' }}
        onFinish={(fields) => void save(fields)}
      >
        <ProviderFields kind={kind} hasSecret={hasSecret} isMoved={isMoved} />
        {hasSecret && (
          <Button
            danger
            type="link"
            style={{ paddingInline: 0 }}
            disabled={isSaving}
            onClick={() => void update({ secret: null })}
          >
            {words.secretRemove}
          </Button>
        )}
      </Form>
    </Modal>
  );
}

/** Where a secret is sent. */
const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : address);
