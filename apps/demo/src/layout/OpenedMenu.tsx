import { Dropdown, type MenuProps } from 'antd';
import { useState, type ReactElement } from 'react';
import { Antd } from './Antd.js';

export interface OpenedMenuProps extends Pick<MenuProps, 'items' | 'selectable' | 'selectedKeys'> {
  /** The button that opens it again. */
  readonly children: ReactElement;
}

/** The menu of a button that was just pressed. */
export function OpenedMenu({ children, ...menu }: OpenedMenuProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Antd>
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
    </Antd>
  );
}
