import MoreOutlined from '@ant-design/icons-svg/es/asn/MoreOutlined';
import { Dropdown } from 'antd';
import { useRef, useState, type ReactElement, type RefObject } from 'react';
import { PlainButton, type PlainButtonProps } from '../../plain/PlainButton.js';
import { PlainIcon } from '../../plain/PlainIcon.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import type { MenuOptions } from './graphCommands.js';
import type { MenuTarget } from './subject.js';
import { IN_WINDOW, useGraphMenu } from './useGraphMenu.js';

export interface GraphMenuButtonProps
  extends Omit<MenuOptions, 'onDialogGone'>, Pick<PlainButtonProps, 'size' | 'type'> {
  readonly target: MenuTarget;
}

/** The button that opens a graph's menu, which is made when it is first asked for: a list has a button for each of its graphs. */
export function GraphMenuButton({ target, size, type = 'text', ...options }: GraphMenuButtonProps) {
  const { text } = useSettings();
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { title } = 'graph' in target ? target.graph : target.document;
  const open = () => {
    setAsked(true);
    setOpen(true);
  };
  const shown = (
    <PlainButton
      ref={button}
      {...{ type }}
      {...(size ? { size } : {})}
      icon={<PlainIcon icon={MoreOutlined} />}
      aria-label={text.welcome.actions(title)}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      {...(isAsked ? {} : { onClick: open })}
    />
  );
  if (!isAsked) return shown;
  return (
    <AskedMenu {...{ target, options, button, isOpen }} onOpen={setOpen}>
      {shown}
    </AskedMenu>
  );
}

interface AskedMenuProps {
  readonly target: MenuTarget;
  readonly options: MenuOptions;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  onOpen(isOpen: boolean): void;
  readonly children: ReactElement;
}

function AskedMenu({ target, options, button, isOpen, onOpen, children }: AskedMenuProps) {
  const menu = useGraphMenu(target, isOpen, { ...options, onDialogGone: () => button.current?.focus() });
  return (
    <Dropdown
      menu={menu}
      trigger={['click']}
      autoFocus
      placement="bottomRight"
      align={IN_WINDOW}
      open={isOpen}
      onOpenChange={onOpen}
    >
      {children}
    </Dropdown>
  );
}
