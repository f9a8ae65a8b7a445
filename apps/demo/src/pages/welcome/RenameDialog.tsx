import { Input, Modal, type InputRef } from 'antd';
import { useRef, useState } from 'react';
import type { StoredDocument } from '../../documents/document.js';
import { useDocumentActions } from '../../documents/useDocumentActions.js';
import { useSettings } from '../../settings/SettingsProvider.js';

export interface RenameDialogProps {
  /** The document to rename; closed while there is none. */
  readonly document: StoredDocument | undefined;
  onClose(): void;
}

export function RenameDialog({ document, onClose }: RenameDialogProps) {
  const { text } = useSettings();
  const actions = useDocumentActions();
  const [draft, setDraft] = useState('');
  const [edited, setEdited] = useState<StoredDocument>();
  const input = useRef<InputRef>(null);
  if (document && document !== edited) {
    setEdited(document);
    setDraft(document.title);
  }
  const title = draft.trim();
  const save = () => {
    if (!document || title === '') return;
    if (title !== document.title) void actions.rename(document.gid, title);
    onClose();
  };
  return (
    <Modal
      open={document !== undefined}
      title={text.document.rename}
      okText={text.ok}
      cancelText={text.cancel}
      okButtonProps={{ disabled: title === '' }}
      onOk={save}
      onCancel={onClose}
      afterOpenChange={(open) => open && input.current?.focus({ cursor: 'all' })}
      width={420}
    >
      <Input
        ref={input}
        value={draft}
        aria-label={text.document.title}
        onChange={({ target }) => setDraft(target.value)}
        onPressEnter={({ nativeEvent }) => {
          // Enter also ends the words of an input method.
          if (!nativeEvent.isComposing) save();
        }}
      />
    </Modal>
  );
}
