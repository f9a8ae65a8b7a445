import { Input, Modal, type InputRef } from 'antd';
import { useRef, useState } from 'react';
import { useSettings } from '../settings/SettingsProvider.js';

export interface RenameDialogProps {
  /** The title to change; closed while there is none. */
  readonly title: string | undefined;
  /** Called with another title than that. */
  onRename(title: string): void;
  onClose(): void;
  /** Called once it is gone. */
  onGone?(): void;
}

export function RenameDialog({ title: present, onRename, onClose, onGone }: RenameDialogProps) {
  const { text } = useSettings();
  const [draft, setDraft] = useState('');
  const [edited, setEdited] = useState<string>();
  const input = useRef<InputRef>(null);
  if (present !== edited) {
    setEdited(present);
    // The words stay while the dialog closes.
    if (present !== undefined) setDraft(present);
  }
  const title = draft.trim();
  const save = () => {
    if (present === undefined || title === '') return;
    if (title !== present) onRename(title);
    onClose();
  };
  return (
    <Modal
      open={present !== undefined}
      title={text.document.rename}
      okText={text.ok}
      cancelText={text.cancel}
      okButtonProps={{ disabled: title === '' }}
      onOk={save}
      onCancel={onClose}
      {...(onGone ? { afterClose: onGone } : {})}
      afterOpenChange={(open) => open && input.current?.focus({ cursor: 'all' })}
      width={420}
    >
      <Input
        ref={input}
        value={draft}
        maxLength={200}
        aria-label={text.document.title}
        onChange={({ target }) => setDraft(target.value)}
        onPressEnter={(event) => {
          // Enter also ends the words of an input method.
          if (event.nativeEvent.isComposing) return;
          // The same key would press what the focus goes back to.
          event.preventDefault();
          save();
        }}
      />
    </Modal>
  );
}
