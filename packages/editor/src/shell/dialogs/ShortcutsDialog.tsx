import { Modal } from 'antd';
import { nameButton, useMessages } from '@letu/hooks';
import { emptyDialog } from '../antdNames.js';
import { editorMessages } from '../locales/index.js';
import type { DialogProps } from './CommandPalette.js';
import { ShortcutGroups } from './ShortcutGroups.js';

/** The commands that have a shortcut, by their groups. */
export function ShortcutsDialog({ open, commands, locale, root, onClose }: DialogProps) {
  const text = useMessages(editorMessages, locale);
  if (!root) return null;
  return (
    <Modal
      open={open}
      title={text.shortcutsTitle}
      footer={null}
      {...emptyDialog}
      width={640}
      transitionName=""
      maskTransitionName=""
      getContainer={root}
      closeIcon={
        <span ref={nameButton(text.close)} aria-hidden="true">
          ✕
        </span>
      }
      rootClassName="letu-shortcuts"
      onCancel={onClose}
    >
      <ShortcutGroups commands={[...commands.values()]} locale={locale} />
    </Modal>
  );
}
