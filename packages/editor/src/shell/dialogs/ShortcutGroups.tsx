import type { Command, Locale } from '@letu/core';
import { useMessages } from '@letu/hooks';
import { COMMAND_GROUPS } from '../commands/command.js';
import { shortcutLabel } from '../commands/shortcut.js';
import { useIsMac } from '../commands/useIsMac.js';
import { editorMessages } from '../locales/index.js';

export interface ShortcutGroupsProps {
  /** All commands; those without a shortcut are left out. */
  readonly commands: readonly Command[];
  readonly locale: Locale;
  /** What the names of groups are on the page. @default 'h3' */
  readonly heading?: 'h2' | 'h3';
}

/** The shortcuts of commands, by their groups. */
export function ShortcutGroups({ commands, locale, heading = 'h3' }: ShortcutGroupsProps) {
  const text = useMessages(editorMessages, locale);
  const listed = commands.filter(({ shortcuts = [] }) => shortcuts.length > 0);
  return (
    <div className="letu-groups">
      {COMMAND_GROUPS.map((group) => (
        <ShortcutGroup
          key={group}
          title={text.groups[group]}
          commands={listed.filter((command) => command.group === group)}
          locale={locale}
          heading={heading}
        />
      ))}
    </div>
  );
}

interface ShortcutGroupProps extends ShortcutGroupsProps {
  readonly title: string;
}

function ShortcutGroup({ title, commands, locale, heading: Heading = 'h3' }: ShortcutGroupProps) {
  const mac = useIsMac();
  if (commands.length === 0) return null;
  return (
    <section aria-label={title}>
      <Heading>{title}</Heading>
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
