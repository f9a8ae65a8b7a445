import { Modal } from 'antd';
import type { Command } from '@letu/core';
import { nameButton, useMessages } from '@letu/hooks';
import { emptyDialog } from '../antdNames.js';
import { COMMAND_GROUPS } from '../commands/command.js';
import { shortcutLabel } from '../commands/shortcut.js';
import { useIsMac } from '../commands/useIsMac.js';
import { editorMessages } from '../locales/index.js';
import type { DialogProps } from './CommandPalette.js';

/** The commands that have a shortcut, by their groups. */
export function ShortcutsDialog({ open, commands, locale, root, onClose }: DialogProps) {
  const text = useMessages(editorMessages, locale);
  if (!root) return null;
  const listed = [...commands.values()].filter(({ shortcuts }) => shortcuts);
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
      <div className="letu-groups">
        {COMMAND_GROUPS.map((group) => (
          <ShortcutGroup
            key={group}
            title={text.groups[group]}
            commands={listed.filter((command) => command.group === group)}
            locale={locale}
          />
        ))}
      </div>
    </Modal>
  );
}

interface ShortcutGroupProps extends Pick<DialogProps, 'locale'> {
  readonly title: string;
  readonly commands: readonly Command[];
}

function ShortcutGroup({ title, commands, locale }: ShortcutGroupProps) {
  const mac = useIsMac();
  if (commands.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <dl>
        {commands.map(({ id, title: name, shortcuts = [] }) => (
          <div key={id}>
            <dt>{name[locale]}</dt>
            <dd>
              {shortcuts.map((shortcut) => (
                <kbd key={shortcut}>{shortcutLabel(shortcut, mac)}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
