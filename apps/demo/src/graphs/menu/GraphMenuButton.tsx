import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown, type ButtonProps } from 'antd';
import { useRef, useState } from 'react';
import { useSettings } from '../../settings/SettingsProvider.js';
import type { MenuOptions } from './graphCommands.js';
import type { MenuTarget } from './subject.js';
import { IN_WINDOW, useGraphMenu } from './useGraphMenu.js';

export interface GraphMenuButtonProps
  extends Omit<MenuOptions, 'onDialogGone'>, Pick<ButtonProps, 'size' | 'type'> {
  readonly target: MenuTarget;
}

/** The button that opens a graph's menu. */
export function GraphMenuButton({ target, size, type = 'text', ...options }: GraphMenuButtonProps) {
  const { text } = useSettings();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useGraphMenu(target, isOpen, { ...options, onDialogGone: () => button.current?.focus() });
  const { title } = 'graph' in target ? target.graph : target.document;
  return (
    <Dropdown
      menu={menu}
      trigger={['click']}
      autoFocus
      placement="bottomRight"
      align={IN_WINDOW}
      onOpenChange={setOpen}
    >
      <Button
        ref={button}
        {...{ type }}
        {...(size ? { size } : {})}
        icon={<MoreOutlined aria-hidden="true" />}
        aria-label={text.welcome.actions(title)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
      />
    </Dropdown>
  );
}
