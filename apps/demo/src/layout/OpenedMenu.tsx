import { Dropdown, type MenuProps } from 'antd';
import { useState, type ReactElement } from 'react';

export interface OpenedMenuProps extends Pick<MenuProps, 'items' | 'selectable' | 'selectedKeys'> {
  /** The button that opens it again. */
  readonly children: ReactElement;
}

/** The menu of a button that was just pressed. */
export function OpenedMenu({ children, ...menu }: OpenedMenuProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dropdown
      menu={menu}
      trigger={['click']}
      placement="bottomRight"
      autoFocus
      open={isOpen}
      onOpenChange={setOpen}
    >
      {children}
    </Dropdown>
  );
}
