import { Dropdown } from 'antd';
import { useState, type KeyboardEvent } from 'react';
import type { Commands } from '../commands/command.js';
import type { MenuItems } from './menuItems.js';
import { ToolbarButton, type ToolbarButtonProps } from './ToolbarButton.js';

export interface ToolbarMenuProps extends Pick<ToolbarButtonProps, 'name' | 'icon' | 'labelled' | 'suffix'> {
  readonly items: MenuItems;
  readonly commands: Commands;
}

/** A button of the tool bar that opens a menu of commands. */
export function ToolbarMenu({ items, commands, ...button }: ToolbarMenuProps) {
  const [open, setOpen] = useState(false);
  const openWithArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || open) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <Dropdown
      menu={{ items, onClick: ({ key }) => commands.get(key)?.run() }}
      trigger={['click']}
      open={open}
      onOpenChange={setOpen}
      autoFocus
      destroyPopupOnHide
      overlayClassName="letu-menu"
    >
      <ToolbarButton {...button} aria-haspopup="menu" aria-expanded={open} onKeyDown={openWithArrow} />
    </Dropdown>
  );
}
