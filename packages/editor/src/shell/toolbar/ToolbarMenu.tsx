import { Dropdown } from 'antd';
import { useRef, useState, type KeyboardEvent } from 'react';
import { emptyMenu } from '../antdNames.js';
import type { Commands } from '../commands/command.js';
import type { MenuItems } from './menuItems.js';
import { ToolbarButton, type ToolbarButtonProps } from './ToolbarButton.js';

export interface ToolbarMenuProps extends Pick<ToolbarButtonProps, 'name' | 'icon' | 'labelled' | 'suffix'> {
  readonly items: MenuItems;
  readonly commands: Commands;
}

/** A button of the tool bar that opens a menu of commands, which stays open while one chooses how a command works. */
export function ToolbarMenu({ items, commands, ...button }: ToolbarMenuProps) {
  const [open, setOpen] = useState(false);
  const isChoice = useRef(false);
  const choose = (key: string) => {
    const command = commands.get(key);
    isChoice.current = command?.checked !== undefined;
    command?.run();
  };
  const openWithArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || open) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <Dropdown
      menu={{ items, onClick: ({ key }) => choose(key) }}
      trigger={['click']}
      open={open}
      onOpenChange={(shown, { source }) => {
        if (shown || source === 'trigger' || !isChoice.current) setOpen(shown);
      }}
      autoFocus
      {...emptyMenu}
      rootClassName="letu-menu"
    >
      <ToolbarButton {...button} aria-haspopup="menu" aria-expanded={open} onKeyDown={openWithArrow} />
    </Dropdown>
  );
}
