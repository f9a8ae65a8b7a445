import { App, Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { ClientError, type Graph, type Revision } from '@letu/client';
import { client } from '../../server/client.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { refreshDocument } from '../../sync/openDocument.js';
import { toasts } from '../../plain/toasts.js';
import { desk } from '../../sync/sync.js';

export interface RevisionActionsProps {
  readonly graph: Graph;
  readonly revision: Revision;
  readonly isCurrent: boolean;
  onChanged(): Promise<void>;
}

/** Naming a version and going back to it. Draws nothing for whoever may only look. */
export function RevisionActions({ graph, revision, isCurrent, onChanged }: RevisionActionsProps) {
  const { text } = useSettings();
  const { revision: words } = text.account;
  const { modal } = App.useApp();
  const [isNaming, setNaming] = useState(false);
  if (graph.role !== 'owner' && graph.role !== 'editor') return null;
  const { gid } = graph;
  const { number } = revision;

  const restore = async () => {
    try {
      await client.call('revision.restore', {
        params: { gid, number },
        revision: graph.revision,
      });
      toasts.success(words.done);
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      // What the server says has been told; that one can try again is ours to add.
      if (error.status === 409) toasts.warning(words.stale);
    }
    await Promise.all([refreshDocument(desk, gid), onChanged()]);
  };
  const ask = () =>
    void modal.confirm({
      title: words.restoreTitle(number),
      content: words.restoreHint,
      okText: words.restore,
      cancelText: text.cancel,
      onOk: restore,
    });
  return (
    <div>
      <Button type="text" onClick={() => setNaming(true)}>
        {words.name}
      </Button>{' '}
      {!isCurrent && <Button onClick={ask}>{words.restore}</Button>}
      <NameDialog {...{ gid, revision, onChanged }} open={isNaming} onClose={() => setNaming(false)} />
    </div>
  );
}

interface NameDialogProps {
  readonly gid: string;
  readonly revision: Revision;
  readonly open: boolean;
  onClose(): void;
  onChanged(): Promise<void>;
}

function NameDialog({ gid, revision, open, onClose, onChanged }: NameDialogProps) {
  const { text } = useSettings();
  const { revision: words } = text.account;
  const [form] = Form.useForm<{ message: string }>();
  const submit = async (body: { message: string }) => {
    try {
      await client.call('revision.name', { params: { gid, number: revision.number }, body });
    } catch (error) {
      // Why has been said over the page.
      if (error instanceof ClientError) return;
      throw error;
    }
    toasts.success(words.named);
    onClose();
    await onChanged();
  };
  return (
    <Modal
      open={open}
      title={words.nameTitle}
      okText={text.ok}
      cancelText={text.cancel}
      onOk={() => form.submit()}
      onCancel={onClose}
      width={420}
      destroyOnClose
    >
      <Form
        form={form}
        layout="vertical"
        preserve={false}
        initialValues={{ message: revision.kind === 'named' ? revision.message : '' }}
        onFinish={(body) => void submit(body)}
      >
        <Form.Item
          name="message"
          label={words.nameLabel}
          rules={[{ required: true, whitespace: true }, { max: 500 }]}
        >
          <Input autoFocus />
        </Form.Item>
      </Form>
    </Modal>
  );
}
