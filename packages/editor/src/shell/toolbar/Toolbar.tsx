import {
  AppstoreOutlined,
  CodeOutlined,
  CopyOutlined,
  DownloadOutlined,
  DownOutlined,
  EllipsisOutlined,
  FolderOpenOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  AlignLeftOutlined,
  PictureOutlined,
  RedoOutlined,
  SettingOutlined,
  SplitCellsOutlined,
  UndoOutlined,
} from '@ant-design/icons';
import { memo, useRef, type CSSProperties, type MouseEvent, type ReactNode } from 'react';
import type { Locale } from '@letu/core';
import { isMouseClick, useMessages } from '@letu/hooks';
import type { Commands } from '../commands/command.js';
import { useIsMac } from '../commands/useIsMac.js';
import { PANE_LAYOUTS, type PaneLayout } from '../layout/panes.js';
import { editorMessages } from '../locales/index.js';
import { menuItem, menuItems, type MenuItems, type MenuLook, type MenuName } from './menuItems.js';
import { ToolbarButton } from './ToolbarButton.js';
import { ToolbarMenu } from './ToolbarMenu.js';
import type { ToolbarItem } from './toolbarItems.js';
import { useFittingItems } from './useFittingItems.js';
import { useRovingFocus } from './useRovingFocus.js';

export interface ToolbarProps {
  readonly items: readonly ToolbarItem[];
  readonly commands: Commands;
  readonly locale: Locale;
  /** Leaves out the words beside icons. */
  readonly narrow: boolean;
  /** Whether the options are open, and the id of the element that holds them. */
  readonly optionsOpen: boolean;
  readonly optionsId: string;
  readonly isFullScreen: boolean;
  readonly start: ReactNode;
  readonly end: ReactNode;
  readonly className: string | undefined;
  readonly style: CSSProperties | undefined;
}

const MENU_ICONS: Readonly<Record<MenuName, ReactNode>> = {
  templates: <AppstoreOutlined aria-hidden="true" />,
  copy: <CopyOutlined aria-hidden="true" />,
  export: <DownloadOutlined aria-hidden="true" />,
};
const LAYOUT_ICONS: Readonly<Record<PaneLayout, ReactNode>> = {
  code: <CodeOutlined aria-hidden="true" />,
  both: <SplitCellsOutlined aria-hidden="true" />,
  picture: <PictureOutlined aria-hidden="true" />,
};
const ICONS: Readonly<Partial<Record<ToolbarItem, ReactNode>>> = {
  open: <FolderOpenOutlined aria-hidden="true" />,
  undo: <UndoOutlined aria-hidden="true" />,
  redo: <RedoOutlined aria-hidden="true" />,
  format: <AlignLeftOutlined aria-hidden="true" />,
  options: <SettingOutlined aria-hidden="true" />,
};

function isMenu(item: ToolbarItem): item is MenuName {
  return Object.hasOwn(MENU_ICONS, item);
}

/** The bar above the panes. */
export const Toolbar = memo(function Toolbar(props: ToolbarProps) {
  const { commands, locale, narrow, start, end, className, style } = props;
  const text = useMessages(editorMessages, locale);
  const bar = useRef<HTMLDivElement>(null);
  const roving = useRovingFocus();
  const useful = props.items.filter((item) => isUseful(item, commands));
  const plain: readonly ToolbarItem[] = useful.filter((item) => item !== '|' && item !== 'more');
  const lines = useful.filter((item) => item === '|').length - 1;
  const look = `${text.templates} ${text.export} ${narrow} ${useful.join()}`;
  const room = useFittingItems(bar, [...plain, 'more'], Math.max(lines, 0), look);
  const hidden = plain.filter((item) => !room.includes(item));
  const shown = useful.filter((item) => !hidden.includes(item) && item !== 'more');
  if (hidden.length > 0 || useful.includes('more')) shown.push('more');
  const lastGap = shown.lastIndexOf('|');
  const item = (name: ToolbarItem, index: number) => (
    <span
      key={name === '|' ? `gap ${index}` : name}
      className={name === '|' ? 'letu-gap' : 'letu-item'}
      {...(name === '|' ? { 'data-last': index === lastGap || undefined } : { 'data-item': name })}
    >
      {name !== '|' && <Item {...props} item={name} hidden={hidden} />}
    </span>
  );
  return (
    <div
      {...roving}
      role="toolbar"
      data-part="toolbar"
      aria-label={text.toolbar}
      className={className}
      style={style}
    >
      {start}
      <div ref={bar} className="letu-bar-items">
        {shown.map(item)}
      </div>
      {end}
    </div>
  );
});

/** Items that are disabled for good, where they are. */
const NEVER_LATER: readonly ToolbarItem[] = ['format', 'options', 'open'];

/** A button that could never do anything is only in the way. */
function isUseful(item: ToolbarItem, commands: Commands): boolean {
  if (item === 'templates')
    return [...commands.values()].some(({ id, enabled }) => enabled && id.startsWith('template.'));
  if (item === 'layout') return commands.has('layout.both');
  if (STEPS.includes(item)) return commands.has(item);
  return !NEVER_LATER.includes(item) || commands.get(item)?.enabled === true;
}

interface ItemProps extends ToolbarProps {
  readonly item: ToolbarItem;
  readonly hidden: readonly ToolbarItem[];
}

function Item({ item, commands, locale, narrow, optionsOpen, optionsId, isFullScreen, hidden }: ItemProps) {
  const text = useMessages(editorMessages, locale);
  const mac = useIsMac();
  const look = { locale, mac, text };
  if (isMenu(item)) {
    const labelled = !narrow && item !== 'copy';
    return (
      <ToolbarMenu
        name={text[item]}
        icon={MENU_ICONS[item]}
        labelled={labelled}
        suffix={<DownOutlined className="letu-caret" aria-hidden="true" />}
        items={menuItems(item, commands, look)}
        commands={commands}
      />
    );
  }
  if (item === 'more') {
    return (
      <ToolbarMenu
        name={text.more}
        icon={<EllipsisOutlined aria-hidden="true" />}
        items={moreItems(hidden, commands, look)}
        commands={commands}
      />
    );
  }
  if (item === 'layout') {
    return (
      <span className="letu-choice" role="group" aria-label={text.layout}>
        {PANE_LAYOUTS.map((layout) => (
          <CommandButton
            key={layout}
            {...{ commands, locale }}
            id={`layout.${layout}`}
            icon={LAYOUT_ICONS[layout]}
          />
        ))}
      </span>
    );
  }
  if (item === 'fullScreen') {
    const icon = isFullScreen ? (
      <FullscreenExitOutlined aria-hidden="true" />
    ) : (
      <FullscreenOutlined aria-hidden="true" />
    );
    return <CommandButton {...{ commands, locale, icon }} id={item} />;
  }
  const expansion = item === 'options' ? { expanded: optionsOpen, controls: optionsId } : {};
  return <CommandButton {...{ commands, locale, ...expansion }} id={item} icon={ICONS[item]} />;
}

/** The commands that go back and forth in what is edited. */
const STEPS: readonly string[] = ['undo', 'redo'];

interface CommandButtonProps {
  readonly id: string;
  readonly icon: ReactNode;
  readonly commands: Commands;
  readonly locale: Locale;
  readonly expanded?: boolean;
  readonly controls?: string;
}

function CommandButton({ id, icon, commands, locale, expanded, controls }: CommandButtonProps) {
  const command = commands.get(id);
  if (!command) return null;
  const isStep = STEPS.includes(id);
  const press = (event: MouseEvent) => {
    if (command.enabled) command.run();
    // Whoever has taken something back with the mouse goes on with the keys where they were.
    const focus = commands.get('focus');
    if (isStep && isMouseClick(event) && focus?.enabled) focus.run();
  };
  return (
    <ToolbarButton
      name={command.title[locale].replace(/…$/, '')}
      icon={icon}
      shortcut={command.shortcuts?.[0]}
      pressed={command.checked}
      // Whoever has undone all there is by keys stands on the button still.
      {...(isStep ? { 'aria-disabled': !command.enabled } : { disabled: !command.enabled })}
      onClick={press}
      {...(expanded === undefined ? {} : { 'aria-expanded': expanded, 'aria-haspopup': 'dialog' })}
      {...(expanded ? { 'aria-controls': controls } : {})}
    />
  );
}

/** What has no room in the bar, in groups, then the ways to all commands. */
function moreItems(hidden: readonly ToolbarItem[], commands: Commands, look: MenuLook): MenuItems {
  const entry = (id: string): MenuItems => {
    const command = commands.get(id);
    return command ? [menuItem(command, look)] : [];
  };
  const single = hidden.filter((item) => !isMenu(item));
  const groups = hidden.filter(isMenu).map((name) => ({
    type: 'group' as const,
    key: name,
    label: look.text[name],
    children: menuItems(name, commands, look),
  }));
  return [
    ...single.flatMap((item) =>
      item === 'layout' ? PANE_LAYOUTS.flatMap((layout) => entry(`layout.${layout}`)) : entry(item),
    ),
    ...groups,
    ...(hidden.length > 0 ? [{ type: 'divider' as const }] : []),
    ...entry('palette'),
    ...entry('shortcuts'),
  ];
}
