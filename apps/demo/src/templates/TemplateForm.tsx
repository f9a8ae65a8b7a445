import { Form, Input, Modal, Radio, Select } from 'antd';
import { useState } from 'react';
import type { Body, Template } from '@letu/client';
import type { DiagramSubject } from '@letu/core';
import { useSettings } from '../settings/SettingsProvider.js';

/** What is said of a template. */
export type TemplateFields = Body<'template.create'>;

/** What templates are for, in the order in which that is offered. */
export const SUBJECTS: readonly DiagramSubject[] = [
  ...(['process', 'software', 'data', 'project', 'organisation', 'ideas', 'figures'] as const),
];

export interface TemplateFormProps {
  /** What the form begins with; closed while there is none. */
  readonly fields: TemplateFields | undefined;
  readonly title: string;
  /** Saves what was written. Tells whether that is done. */
  onSave(fields: TemplateFields): Promise<boolean>;
  onClose(): void;
  /** Called once it is gone. */
  onGone?(): void;
}

/** Asks what a template is called, what it is for and who may use it. */
export function TemplateForm({ fields, title, onSave, onClose, onGone }: TemplateFormProps) {
  const { text } = useSettings();
  const [form] = Form.useForm<TemplateFields>();
  const [isSaving, setSaving] = useState(false);
  const words = text.templates;
  const save = async (written: TemplateFields) => {
    setSaving(true);
    const isSaved = await onSave(written);
    setSaving(false);
    if (isSaved) onClose();
  };
  return (
    <Modal
      open={fields !== undefined}
      title={title}
      okText={text.library.save}
      cancelText={text.cancel}
      confirmLoading={isSaving}
      onOk={() => form.submit()}
      onCancel={onClose}
      {...(onGone ? { afterClose: onGone } : {})}
      afterOpenChange={(isOpen) => isOpen && form.focusField('title')}
      destroyOnClose
      width={520}
    >
      {fields && (
        <Form form={form} layout="vertical" initialValues={fields} onFinish={(written) => void save(written)}>
          <Form.Item name="title" label={words.name} rules={[{ required: true, whitespace: true, max: 200 }]}>
            <Input maxLength={200} autoComplete="off" />
          </Form.Item>
          <Form.Item name="description" label={words.description} rules={[{ max: 2000 }]}>
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
          </Form.Item>
          <Form.Item name="subject" label={words.subject} rules={[{ required: true }]}>
            <Select options={SUBJECTS.map((value) => ({ value, label: words.subjects[value] }))} />
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
      )}
    </Modal>
  );
}

/** Returns what the form for changing a template begins with. */
export function fieldsOf({
  title,
  description,
  subject,
  visibility,
}: Omit<Template, 'source' | 'options' | 'files'>) {
  return { title, description, subject, visibility } satisfies TemplateFields;
}
