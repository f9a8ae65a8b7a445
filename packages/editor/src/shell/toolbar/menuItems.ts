import type { MenuProps } from 'antd';
import type { Command, Locale } from '@letu/core';
import type { Commands } from '../commands/command.js';
import { shortcutLabel } from '../commands/shortcut.js';
import type { EditorMessages } from '../locales/zh-CN.js';

/** What antd's menus are made of. */
export type MenuItems = NonNullable<MenuProps['items']>;

/** The tool bar's items that open a menu. */
export type MenuName = 'templates' | 'copy' | 'export';

/** How a menu writes commands. */
export interface MenuLook {
  readonly locale: Locale;
  readonly mac: boolean;
  readonly text: EditorMessages;
}

/** Returns the entry of a command. Menus say what they do, so that their entries need not repeat it. */
export function menuItem(command: Command, { locale, mac }: Omit<MenuLook, 'text'>): MenuItems[number] {
  const { id, title, enabled, shortcuts, checked } = command;
  const choice =
    checked === undefined ? {} : { role: 'menuitemradio', 'aria-checked': checked, className: 'letu-radio' };
  return {
    key: id,
    label: shortTitle(title[locale]),
    disabled: !enabled,
    ...(shortcuts?.[0] ? { extra: shortcutLabel(shortcuts[0], mac) } : {}),
    ...choice,
  };
}

/** Returns the entries of one of the tool bar's menus. */
export function menuItems(name: MenuName, commands: Commands, look: MenuLook): MenuItems {
  const { text } = look;
  const beginning = (prefix: string) =>
    [...commands.values()]
      .filter(({ id }) => id.startsWith(prefix))
      .map((command) => menuItem(command, look));
  if (name === 'templates') return beginning('template.');
  if (name === 'copy') {
    const links = beginning('copy.link.');
    const isLink = new Set(links.map((item) => item?.key));
    const rest = beginning('copy.').filter((item) => !isLink.has(item?.key));
    return links.length > 0 ? [...rest, { type: 'divider' }, ...links] : rest;
  }
  const forms = ['picture', 'svg', 'png', 'pdf', 'source'].flatMap(
    (form) => commands.get(`export.${form}`) ?? [],
  );
  const foreign = beginning('export.format.');
  return [
    ...forms.flatMap((command) => [
      menuItem(command, look),
      ...(command.id === 'export.picture' ? [{ type: 'divider' as const }] : []),
    ]),
    ...(foreign.length > 0
      ? [
          // Open to view, since menus inside menus are hard to hit on small screens.
          { type: 'group' as const, key: 'export.format', label: text.otherFormats, children: foreign },
        ]
      : []),
  ];
}

/** Drops what the menu's own name says: of `模板：订单` the first part. */
function shortTitle(title: string): string {
  return title.replace(/^[^：:]*[：:]\s*/, '');
}
