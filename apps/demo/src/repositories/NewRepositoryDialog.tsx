import { Form, Modal } from 'antd';
import { useState } from 'react';
import type { Repository } from '@letu/client';
import { useSettings } from '../settings/SettingsProvider.js';
import { RepositoryForm, type RepositoryFields } from './RepositoryForm.js';

export interface NewRepositoryDialogProps {
  readonly open: boolean;
  onClose(): void;
  onCreated(repository: Repository): void;
}

/** Makes a repository. */
export function NewRepositoryDialog({ open, onClose, onCreated }: NewRepositoryDialogProps) {
  const { text } = useSettings();
  const [form] = Form.useForm<RepositoryFields>();
  const [isSaving, setIsSaving] = useState(false);
  const words = text.library.repository;
  return (
    <Modal
      open={open}
      title={words.create}
      okText={words.create}
      cancelText={text.cancel}
      confirmLoading={isSaving}
      onOk={() => form.submit()}
      onCancel={onClose}
      // antd focuses the dialog itself; what is to be written is the name.
      afterOpenChange={(isOpen) => isOpen && form.focusField('name')}
      destroyOnClose
      width={560}
    >
      <RepositoryForm
        form={form}
        onSaving={setIsSaving}
        onSaved={(repository) => {
          onCreated(repository);
          onClose();
        }}
      />
    </Modal>
  );
}
